Feature: 2-6 Power

  @id:power-decides-battles
  Scenario: 2-6-1 The power of two cards decides their battle, not their cost
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Recruit |
    And P2 has:
      | area           | card       | state  |
      | Character area | Gatekeeper | rested |
    When P1 attacks Gatekeeper with Recruit
    Then Gatekeeper is in P2's trash

  @id:event-has-no-power @observe:decisions
  Scenario: 2-6-2 An Event and a Stage are no cards with 3000 power or less
    Given P1 is in the Main Phase with:
      | area  | card    |
      | hand  | Rummage |
      | trash | Recruit |
      | trash | Lesson  |
      | trash | Harbor  |
    When P1 plays Rummage
    And P1 chooses Recruit
    Then Recruit is in P1's hand
    And P1 cannot choose Lesson
    And P1 cannot choose Harbor

  @id:power-above-the-printed
  Scenario: 2-6-3 An effect raises a power above the printed value
    Given P1 is in the Main Phase with:
      | area           | card   |
      | Character area | Squire |
      | hand           | Rally  |
    When P1 plays Rally, choosing Squire
    Then Squire has 6000 power

  @id:power-below-the-printed
  Scenario: 2-6-3 An effect lowers a power below the printed value
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Crush |
    When P1 plays Crush, choosing P2's Leader
    Then P2's Leader has -5000 power

  @id:power-limits-leader-and-character-cards @observe:decisions
  Scenario: 2-6-2 A power named of Leader or Character cards limits the Leader too
    Given P1 is in the Main Phase with:
      | area | card              |
      | hand | Humble the Mighty |
    And P2 has:
      | area           | card    |
      | Character area | Veteran |
      | Character area | Fighter |
    When P1 plays Humble the Mighty
    And P1 chooses Veteran
    Then Veteran has 5000 power
    And P1 cannot choose P2's Leader
    And P1 cannot choose Fighter
