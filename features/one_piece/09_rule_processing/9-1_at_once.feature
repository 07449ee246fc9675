Feature: 9-1 Rule processing happens at once

  @id:defeat-before-the-don-phase @rule:1-2-2
  Scenario: 9-1-2 The loser of an empty deck has lost before their DON!! Phase
    Given P1 is about to begin the Draw Phase
    And P1 has 1 card in the deck
    And P1 has 4 active DON!! cards
    When P1 begins the Draw Phase
    Then P1 loses the game
    And P1 has 4 active DON!! cards

  @id:defeat-of-the-other-player-in-a-turn
  Scenario: 9-1-1 The defeat of the player whose turn it is not is processed by itself
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Drain |
    And P2 has 2 cards in the deck
    When P1 plays Drain
    Then P2 loses the game

  @id:other-player-keeps-one-card
  Scenario: 9-1-1 No defeat is processed while 1 card is left in the deck
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Drain |
    And P2 has 3 cards in the deck
    When P1 plays Drain
    Then the game goes on
    And P2 has 1 card in the deck

  @id:defeat-in-the-middle-of-an-effect @interaction
  Scenario: 9-1-2 A deck that is empty in the middle of an effect is a defeat though the effect would refill it
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Refill |
    And P1 has 2 cards in the deck
    When P1 plays Refill
    Then P1 loses the game
    And P1 has 2 cards in the hand

  @id:no-defeat-in-the-middle-of-an-effect @interaction
  Scenario: 9-1-2 An effect that leaves 1 card in the deck is carried out to its end
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Refill |
      | hand | Squire |
    And P1 has 3 cards in the deck
    When P1 plays Refill
    And P1 chooses Squire
    Then the game goes on
    And P1 has 2 cards in the deck
