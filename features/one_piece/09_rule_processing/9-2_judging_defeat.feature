Feature: 9-2 Judging defeat

  @id:both-decks-empty @reading:both-players-defeated-together
  Scenario: 9-2-1 Both players lose when both decks are empty
    Given P1 is about to begin the Draw Phase
    And P1 has 1 card in the deck
    And P2 has 0 cards in the deck
    When P1 begins the Draw Phase
    Then both players lose the game

  # Derived from 1-3-10 and 9-1-2
  @id:shared-draw-from-last-cards @reading:both-players-defeated-together @interaction @rule:1-3-10 @rule:9-1-2
  Scenario: 9-2-1 A shared draw of two last cards defeats the turn player alone
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Shared Feast |
    And P1 has 1 card in the deck
    And P2 has 1 card in the deck
    When P1 plays Shared Feast
    Then P1 loses the game
    And P2 has 1 card in the deck
