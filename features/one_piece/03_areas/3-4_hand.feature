Feature: 3-4 The hand

  @id:own-hand-is-seen @observe:views
  Scenario: 3-4-2 A player sees the cards in their own hand
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
    When P1 gives 1 DON!! card to their Leader
    Then P1 sees Recruit in P1's hand

  @id:opposing-hand-is-hidden @observe:views
  Scenario: 3-4-3 A player does not see the cards in the opponent's hand
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
    When P1 gives 1 DON!! card to their Leader
    Then P2 cannot see Recruit
    And P1 has 1 card in the hand

  @id:own-hand-is-reordered
  Scenario: 3-4-2 A player changes the order of their hand
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
      | hand | Fighter |
    When P1 reorders their hand to: Fighter, Recruit
    Then P1's hand from the top is: Fighter, Recruit
    And nothing else changes

  @id:opposing-hand-is-reordered @twin:own-hand-is-reordered
  Scenario: 3-4-2 A player does not change the order of the opponent's hand
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
      | hand | Fighter |
    When P2 tries to reorder P1's hand to: Fighter, Recruit
    Then it is refused
