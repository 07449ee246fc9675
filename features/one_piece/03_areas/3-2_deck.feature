Feature: 3-2 The deck

  @id:deck-is-hidden @observe:views
  Scenario: 3-2-2 Neither player sees the cards of a deck
    Given P1 is in the Main Phase
    And P1's deck from the top is:
      | card    |
      | Recruit |
    When P1 gives 1 DON!! card to their Leader
    Then P1 cannot see Recruit
    And P2 cannot see Recruit

  @id:deck-lies-face-down
  Scenario: 3-2-2 A card placed in the deck lies face-down
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Sweep Away |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
    When P1 plays Sweep Away, choosing Recruit
    Then Recruit is at the bottom of P2's deck
    And Recruit lies face-down

  @id:deck-is-not-reordered @twin:own-trash-may-be-reordered
  Scenario: 3-2-2 A player does not change the order of their deck
    Given P1 is in the Main Phase
    And P1 has 2 cards in the deck
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 tries to reorder their deck to: Fighter, Recruit
    Then it is refused

  @id:deck-cards-move-one-by-one
  Scenario: 3-2-3 Cards trashed from a deck go one by one, so that the last lies on top of the trash
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Dig  |
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Squire  |
      | Fighter |
    When P1 plays Dig
    Then P1's trash from the top is: Fighter, Squire, Recruit, Dig

  @id:deck-runs-out-one-by-one @interaction @rule:9-1-2
  Scenario: 3-2-3 Of 3 cards to be trashed from a deck of 2 both are trashed, and the second is a defeat
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Dig  |
    And P1 has 2 cards in the deck
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Squire  |
    When P1 plays Dig
    Then P1 loses the game
    And P1's trash from the top is: Squire, Recruit, Dig

  @id:deck-is-shuffled-by-an-effect
  Scenario: 3-2-4 An effect that shuffles a deck puts it into a random order
    Given P1 presents a legal deck with:
      | card      | count |
      | Reshuffle | 4     |
    And P1's deck is shuffled to:
      | card      | as      | count |
      | Reshuffle | In Hand | 1     |
      | Recruit   |         | 4     |
      | Squire    |         | 4     |
      | Fighter   |         | 1     |
      | Guardian  | Old Top | 1     |
    And P1's deck is shuffled to:
      | card    | as      |
      | Veteran | New Top |
    And the players have prepared the game
    And P1 goes first
    When P1 plays In Hand
    Then New Top is on top of P1's deck
    And Old Top is in P1's deck

  @id:deck-cards-need-no-order @observe:decisions
  Scenario: 3-2-3 A player whose deck cards are trashed one by one is not asked for an order
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Dig  |
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Squire  |
      | Fighter |
    When P1 plays Dig
    Then P1 is not asked to order
    And P1's trash from the top is: Fighter, Squire, Recruit
