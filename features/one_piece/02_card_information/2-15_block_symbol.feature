Feature: 2-15 Block symbol

  @id:blocks-in-one-deck
  Scenario: 2-15-1 Cards of different blocks are played in one deck
    Given P1 presents a legal deck with:
      | card      | count |
      | Block One | 4     |
      | Block Two | 4     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted
