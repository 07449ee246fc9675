Feature: 4-2 Players and owners

  @id:effect-speaks-to-the-possessor-of-its-card
  Scenario: 4-2-1 The player meant by an effect is the one who possesses its card, not the turn player
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card   | state  |
      | Character area | Martyr | rested |
    When P1 attacks Martyr with their Leader
    Then Martyr is in P2's trash
    And P2 has 1 card in the hand
    And P1 has 0 cards in the hand

  @id:your-opponent-is-the-other-player
  Scenario: 4-2-1 "Your opponent" in a text is the player who does not possess the card
    Given P1 is in the Main Phase with:
      | area           | card    | as   | state  |
      | hand           | Trip    |      |        |
      | Character area | Fighter | Mine | active |
    And P2 has:
      | area           | card    | as     | state  |
      | Character area | Fighter | Theirs | active |
    When P1 plays Trip, choosing Theirs
    Then Theirs is rested
    And Mine is active

  @id:card-returns-to-its-owners-hand
  Scenario: 4-2-1-1 A card returned to the owner's hand goes to the player who brought it, not to the player of the effect
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Send Home |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
    When P1 plays Send Home, choosing Fighter
    Then Fighter is in P2's hand
    And P1 has 0 cards in the hand

  @id:your-trash-is-your-own @observe:decisions
  Scenario: 4-2-1 "Your trash" in a text is that of the player who possesses the card
    Given P1 is in the Main Phase with:
      | area  | card    |
      | hand  | Salvage |
      | trash | Recruit |
    And P2 has:
      | area  | card    |
      | trash | Fighter |
    When P1 plays Salvage
    And P1 chooses Recruit
    Then Recruit is in P1's hand
    And P1 cannot choose Fighter
