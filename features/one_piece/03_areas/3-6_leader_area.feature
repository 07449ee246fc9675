Feature: 3-6 The Leader area

  @id:leader-area-is-open @observe:views
  Scenario: 3-6-2 A player sees the opponent's Leader
    Given P1 is in the Main Phase
    When P1 gives 1 DON!! card to their Leader
    Then P1 sees P2's Leader in P2's Leader area
    And P2 sees P1's Leader in P1's Leader area

  @id:leader-stays
  Scenario: 3-6-3 An effect that returns Leader and Character cards to the hand leaves the Leader where it is
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Great Tide |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
    When P1 plays Great Tide
    Then P2's Leader is in P2's Leader area
    And Recruit is in P2's hand
    And P2 has 1 card in the hand
