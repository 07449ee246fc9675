Feature: 3-3 The DON!! deck

  @id:don-deck-at-the-start
  Scenario: 3-3-1 At the start of the game the DON!! deck lies in its area and not in the cost area
    Given P2 wins the toss
    When the players prepare the game
    And P2 goes second
    Then P2 has 10 cards in the DON!! deck
    And P2 has 0 cards in the cost area

  @id:don-deck-is-open @observe:views
  Scenario: 3-3-2 Both players see the cards of a DON!! deck, which lie face-down
    Given P1 is in the Main Phase with:
      | area       | card  | as    |
      | DON!! deck | DON!! | First |
    When P1 gives 1 DON!! card to their Leader
    Then P1 sees First in P1's DON!! deck
    And P2 sees First in P1's DON!! deck
    And First lies face-down

  @id:own-don-deck-is-reordered
  Scenario: 3-3-2 A player changes the order of their DON!! deck
    Given P1 is in the Main Phase with:
      | area       | card  | as     |
      | DON!! deck | DON!! | First  |
      | DON!! deck | DON!! | Second |
    When P1 reorders their DON!! deck to: Second, First
    Then P1's DON!! deck from the top is: Second, First
    And nothing else changes

  @id:opposing-don-deck-is-reordered @reading:who-may-reorder-a-don-deck
  Scenario: 3-3-2 A player changes the order of the opponent's DON!! deck
    Given P1 is in the Main Phase with:
      | area       | card  | as     |
      | DON!! deck | DON!! | First  |
      | DON!! deck | DON!! | Second |
    When P2 reorders P1's DON!! deck to: Second, First
    Then P1's DON!! deck from the top is: Second, First
    And nothing else changes

  # Derived: a card that is moved from a stack by itself is the top one. The order within the cost area is free (3-9-2).
  @id:don-cards-move-one-by-one @observe:events
  Scenario: 3-3-3 DON!! cards come from the DON!! deck one by one, the top one first
    Given P1 is about to begin the DON!! Phase with:
      | area       | card  | as     |
      | DON!! deck | DON!! | First  |
      | DON!! deck | DON!! | Second |
      | DON!! deck | DON!! | Third  |
    And P1 has 0 active DON!! cards
    And P1 has 10 cards in the DON!! deck
    When P1 begins the DON!! Phase
    Then First is in P1's cost area
    And Second is in P1's cost area
    And P1 saw:
      | event | card   | to        |
      | move  | First  | cost area |
      | move  | Second | cost area |
    And Third is in P1's DON!! deck

  @id:effect-adds-the-top-don-card
  Scenario: 3-3-3 An effect that adds a DON!! card from the DON!! deck adds the top one
    Given P1 is in the Main Phase with:
      | area       | card        | as     |
      | DON!! deck | DON!!       | First  |
      | DON!! deck | DON!!       | Second |
      | hand       | Slow Supply |        |
    And P1 has 8 active DON!! cards
    When P1 plays Slow Supply
    And P1 chooses the number 1
    Then First is in P1's cost area
    And First is rested
    And Second is in P1's DON!! deck
