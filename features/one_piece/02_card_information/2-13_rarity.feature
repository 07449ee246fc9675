Feature: 2-13 Rarity

  @id:rarities-count-together @twin:rarities-up-to-four
  Scenario: 2-13-1 Cards with one card number count together whatever their rarity
    Given P1 presents a deck of 50 cards with:
      | card         | count |
      | Common Print | 3     |
      | Rare Print   | 2     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:rarities-up-to-four
  Scenario: 2-13-1 Four cards with one card number are accepted whatever their rarity
    Given P1 presents a legal deck with:
      | card         | count |
      | Common Print | 2     |
      | Rare Print   | 2     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted
