Feature: 4-5 Drawing

  @id:draw-takes-the-top-card @rule:4-5-2 @rule:3-4-1
  Scenario: 4-5-1 Drawing adds the top card of the deck to the hand
    Given P1 is about to begin the Draw Phase
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Fighter |
      | Squire  |
    When P1 begins the Draw Phase
    Then Recruit is in P1's hand
    And Fighter is on top of P1's deck

  @id:drawn-card-is-hidden-from-the-opponent @observe:views
  Scenario: 4-5-1 A drawn card is not shown to the opponent
    Given P1 is about to begin the Draw Phase
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 begins the Draw Phase
    Then P2 cannot see Recruit
    And P1 can see Recruit

  @id:draw-two-cards
  Scenario: 4-5-3 Drawing 2 cards is drawing a card twice
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Lesson |
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Fighter |
      | Squire  |
    When P1 plays Lesson
    Then Recruit is in P1's hand
    And Fighter is in P1's hand
    And Squire is on top of P1's deck

  @id:draw-one-card-by-an-effect
  Scenario: 4-5-2 "Draw 1 card" takes exactly the top card
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Page |
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 plays Page
    Then Recruit is in P1's hand
    And Fighter is on top of P1's deck

  @id:card-drawn-by-an-effect-is-hidden @observe:views
  Scenario: 4-5-2 A card drawn by an effect is not shown to the opponent
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Page |
    And P1's deck from the top is:
      | card    |
      | Recruit |
    When P1 plays Page
    Then P1 can see Recruit
    And P2 cannot see Recruit

  @id:drawing-stops-with-the-last-card @interaction @rule:9-1-2
  Scenario: 4-5-3 Drawing 2 cards from a deck of 1 draws that card and loses the game
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Lesson |
    And P1's deck from the top is:
      | card    |
      | Recruit |
    And P1 has 1 card in the deck
    When P1 plays Lesson
    Then P1 loses the game
    And Recruit is in P1's hand

  @id:drawing-zero-cards
  Scenario: 4-5-3 Drawing 0 cards does nothing
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Card Exchange |
      | hand | Fighter       |
    When P1 plays Card Exchange
    And P1 chooses nothing
    Then P1 has 1 card in the hand
    And Fighter is in P1's hand
    And P1 has 30 cards in the deck

  @id:drawing-as-many-as-returned
  Scenario: 4-5-3 Drawing as many cards as 2 that were returned draws 2
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Card Exchange |
      | hand | Fighter       |
      | hand | Squire        |
    When P1 plays Card Exchange
    And P1 chooses Fighter, Squire
    Then P1 has 2 cards in the hand
    And P1 has 30 cards in the deck

  Rule: 4-5-4 Draw up to X cards

    @id:draw-up-to-one
    Scenario: 4-5-4 "Draw up to 1 card" lets the player draw 1 card
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Short Course |
      When P1 plays Short Course
      And P1 goes on drawing
      Then P1 has 1 card in the hand
      And P1 has 29 cards in the deck

    @id:draw-up-to-and-stop-at-once
    Scenario: 4-5-4-1 A player who may draw up to 2 cards ends the action before the first
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Long Course |
      When P1 plays Long Course
      Then P1 has 0 cards in the hand
      And P1 has 30 cards in the deck

    @id:draw-up-to-and-stop-after-one
    Scenario: 4-5-4-2 Going on once draws 1 card
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Long Course |
      And P1's deck from the top is:
        | card    |
        | Recruit |
        | Fighter |
      When P1 plays Long Course
      And P1 goes on drawing
      Then Recruit is in P1's hand
      And Fighter is on top of P1's deck

    @id:draw-up-to-all
    Scenario: 4-5-4-3 After the first of up to 2 cards the player is asked again and draws the second
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Long Course |
      When P1 plays Long Course
      And P1 goes on drawing
      And P1 goes on drawing
      Then P1 has 2 cards in the hand
      And P1 has 28 cards in the deck

    @id:draw-up-to-ends-after-the-last @observe:decisions
    Scenario: 4-5-4-3 After the second of up to 2 cards the action is over
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Long Course |
      And P1 has played Long Course
      And P1 has gone on drawing
      And P1 is now asked to draw
      When P1 goes on drawing
      Then P1 is not asked to draw
      And P1 has 2 cards in the hand
