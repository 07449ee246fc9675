Feature: 4-8 Up to X cards

  # Official Q&A sheet "OP06", row 15
  @id:up-to-two-and-choose-none
  Scenario: 4-8-1 Of "up to 2 Characters" none is chosen, and the rest of the effect is carried out
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Lull |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
      | Character area | Recruit | active |
    When P1 plays Lull
    And P1 chooses nothing
    Then Fighter is active
    And Recruit is active
    And P1 has 4 Life cards
    And P1 has 1 card in the hand

  @id:up-to-two-and-choose-one
  Scenario: 4-8-1 Of "up to 2 Characters" one is chosen
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Lull |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
      | Character area | Recruit | active |
    When P1 plays Lull, choosing Recruit
    Then Recruit is rested
    And Fighter is active

  @id:up-to-two-and-choose-both
  Scenario: 4-8-1 Of "up to 2 Characters" both are chosen
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Lull |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
      | Character area | Recruit | active |
      | Character area | Squire  | active |
    When P1 plays Lull, choosing Fighter, Recruit
    Then Fighter is rested
    And Recruit is rested
    And Squire is active

  @id:up-to-two-and-choose-three @twin:up-to-two-and-choose-both
  Scenario: 4-8-1 Of "up to 2 Characters" three are not chosen
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Lull |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
      | Character area | Recruit | active |
      | Character area | Squire  | active |
    And P1 has played Lull
    And P1 is now asked to choose
    When P1 tries to choose Fighter, Recruit, Squire
    Then it is refused

  # Official Q&A sheet "ST-06" (ST06-015); sheet "OP09" (OP09-089)
  @id:up-to-is-chosen-after-the-draw @reading:when-up-to-is-chosen
  Scenario: 4-8-1 A card drawn by the first part of an effect is chosen for the "up to 1" of its second
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Callup |
    And P1's deck from the top is:
      | card    |
      | Recruit |
    When P1 plays Callup
    And P1 chooses Recruit
    Then Recruit is in P1's Character area

  @id:draw-up-to-is-decided-card-by-card
  Scenario: 4-8-2 "Draw up to 2 cards" asks for no number beforehand but after each card
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Long Course |
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Fighter |
    And P1 has played Long Course
    And P1 has gone on drawing
    And P1 is now asked to draw
    When P1 goes on drawing
    Then Recruit is in P1's hand
    And Fighter is in P1's hand
    And P1 has 2 cards in the hand

  @id:first-card-is-seen-before-the-second-is-decided @observe:views
  Scenario: 4-8-2 The first card is in hand before the second is decided on
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Long Course |
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 plays Long Course
    And P1 goes on drawing
    Then P1 can see Recruit
    And Fighter is on top of P1's deck
    And P1 has 1 card in the hand

  @id:up-to-two-don-and-take-none
  Scenario: 4-8-1 Of "up to 2 DON!! cards" none is taken
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Tribute |
    And P1 has 5 active DON!! cards
    When P1 plays Tribute
    And P1 chooses the number 0
    Then P1 has 5 cards in the DON!! deck

  @id:up-to-two-don-and-take-two
  Scenario: 4-8-1 Of "up to 2 DON!! cards" both are taken
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Tribute |
    And P1 has 5 active DON!! cards
    When P1 plays Tribute
    And P1 chooses the number 2
    Then P1 has 3 cards in the DON!! deck
    And P1 has 3 rested DON!! cards

  @id:up-to-two-don-and-take-three @twin:up-to-two-don-and-take-two
  Scenario: 4-8-1 Of "up to 2 DON!! cards" three are not taken
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Tribute |
    And P1 has 5 active DON!! cards
    And P1 has played Tribute
    And P1 is now asked to choose a number
    When P1 tries to choose the number 3
    Then it is refused
