Feature: 6-3 Draw Phase

  @id:turn-player-draws-one
  Scenario: 6-3-1 The turn player draws 1 card
    Given P1 is about to begin the Draw Phase
    And P1 has 20 cards in the deck
    When P1 begins the Draw Phase
    Then P1 has 1 card in the hand
    And P1 has 19 cards in the deck
    And P2 has 0 cards in the hand

  @id:first-player-first-turn-no-draw
  Scenario: 6-3-1 The player going first draws nothing on their first turn
    Given P1 is about to begin the Draw Phase
    And it is P1's first turn, going first
    When P1 begins the Draw Phase
    Then P1 has 0 cards in the hand

  @id:second-player-first-turn-draws
  Scenario: 6-3-1 The player going second draws on their first turn
    Given P1 is about to begin the Draw Phase
    And it is P1's first turn, going second
    When P1 begins the Draw Phase
    Then P1 has 1 card in the hand
