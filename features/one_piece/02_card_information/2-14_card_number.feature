Feature: 2-14 Card number

  @id:four-cards-of-a-number @rule:2-14-1
  Scenario: 2-14-2 A deck holds 4 cards with the same card number
    Given P1 presents a legal deck with:
      | card      | count |
      | Block One | 4     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted

  @id:five-cards-of-a-number @twin:four-cards-of-a-number @rule:2-14-1
  Scenario: 2-14-2 A deck does not hold 5 cards with the same card number
    Given P1 presents a deck of 50 cards with:
      | card      | count |
      | Block One | 5     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:card-number-in-text @observe:decisions
  Scenario: 2-14-3 An effect speaks of cards by their card number
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Call Print   |
      | hand | Common Print |
      | hand | Rare Print   |
      | hand | Old Print    |
    When P1 plays Call Print
    And P1 chooses Rare Print
    Then Rare Print is in P1's Character area
    And P1 can choose Common Print
    And P1 cannot choose Old Print
