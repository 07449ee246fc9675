Feature: 2-16 Illustration

  @id:illustrations-count-together @twin:illustrations-up-to-four
  Scenario: 2-16-1 Cards with one card number count together whatever their illustration
    Given P1 presents a deck of 50 cards with:
      | card          | count |
      | Plain Picture | 3     |
      | New Picture   | 2     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:illustrations-up-to-four
  Scenario: 2-16-1 Four cards with one card number are accepted whatever their illustration
    Given P1 presents a legal deck with:
      | card          | count |
      | Plain Picture | 2     |
      | New Picture   | 2     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted
