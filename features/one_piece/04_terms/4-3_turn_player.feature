Feature: 4-3 Turn player and non-turn player

  @id:turn-player-is-whoevers-turn-runs
  Scenario: 4-3-1 The player who went second is the turn player during their own turn
    Given P2 is in the Main Phase with:
      | area           | card        | as     |
      | Character area | Day Fighter | Theirs |
    And P1 has:
      | area           | card        | as   |
      | Character area | Day Fighter | Mine |
    When P2 gives 1 DON!! card to P2's Leader
    Then it is P2's turn
    And Theirs has 5000 power
    And Mine has 4000 power

  @id:turn-player-changes-with-the-turn
  Scenario: 4-3-1 When the turn passes, so do effects that act in one's own turn
    Given P1 is in the Main Phase with:
      | area           | card        | as   |
      | Character area | Day Fighter | Mine |
    And P2 has:
      | area           | card        | as     |
      | Character area | Day Fighter | Theirs |
    When P1 ends the Main Phase
    Then Mine has 4000 power
    And Theirs has 5000 power

  @id:non-turn-player-is-the-other-player
  Scenario: 4-3-2 Only the player whose turn is not running has an opponent's turn
    Given P1 is in the Main Phase with:
      | area           | card          | as   |
      | Character area | Night Fighter | Mine |
    And P2 has:
      | area           | card          | as     |
      | Character area | Night Fighter | Theirs |
    When P1 gives 1 DON!! card to their Leader
    Then Theirs has 5000 power
    And Mine has 4000 power
