Feature: 6-4 DON!! Phase

  @id:two-don-placed @rule:3-9-3
  Scenario: 6-4-1 2 DON!! cards enter the cost area
    Given P1 is about to begin the DON!! Phase
    And P1 has 4 active DON!! cards
    When P1 begins the DON!! Phase
    Then P1 has 6 active DON!! cards
    And P1 has 4 cards in the DON!! deck

  @id:first-player-first-turn-one-don
  Scenario: 6-4-1 The player going first places only 1 DON!! card on their first turn
    Given P1 is about to begin the DON!! Phase
    And it is P1's first turn, going first
    And P1 has 0 active DON!! cards
    When P1 begins the DON!! Phase
    Then P1 has 1 active DON!! card
    And P1 has 9 cards in the DON!! deck

  @id:second-player-first-turn-two-don
  Scenario: 6-4-1 The player going second places 2 DON!! cards on their first turn
    Given P1 is about to begin the DON!! Phase
    And it is P1's first turn, going second
    And P1 has 0 active DON!! cards
    When P1 begins the DON!! Phase
    Then P1 has 2 active DON!! cards

  @id:last-don-placed
  Scenario: 6-4-2 With 1 card left in the DON!! deck only that one is placed
    Given P1 is about to begin the DON!! Phase
    And P1 has 9 active DON!! cards
    When P1 begins the DON!! Phase
    Then P1 has 10 active DON!! cards
    And P1 has 0 cards in the DON!! deck

  @id:empty-don-deck-places-none
  Scenario: 6-4-3 With an empty DON!! deck nothing is placed and nobody loses
    Given P1 is about to begin the DON!! Phase
    And P1 has 10 active DON!! cards
    When P1 begins the DON!! Phase
    Then the game goes on
    And P1 has 10 active DON!! cards
