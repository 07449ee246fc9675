Feature: 4-9 Base

  @id:base-power-ignores-bonuses @rule:4-9-1
  Scenario: 4-9-2 A Character of 4000 base power fits that limit although it has 5000 power
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Cull |
    And P2 has:
      | area           | card          | state  |
      | Character area | Night Fighter | rested |
    When P1 plays Cull, choosing Night Fighter
    Then Night Fighter is in P2's trash

  @id:base-power-ignores-reductions @observe:decisions @rule:4-9-1
  Scenario: 4-9-2 A Character of 5000 base power does not fit a limit of 4000 although its power has fallen to 3000
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Cull     |
      | hand | Weakness |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
      | Character area | Squire  | rested |
    And P1 has played Weakness, choosing Fighter
    When P1 plays Cull, choosing Squire
    Then P1 cannot choose Fighter
    And Squire is in P2's trash

  @id:base-cost-ignores-reductions @observe:decisions @rule:4-9-1
  Scenario: 4-9-2 The base cost of a Character is the printed one although its cost has fallen
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Cheap Shot |
      | hand | Price Cut  |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
      | Character area | Squire  | rested |
    And P1 has played Price Cut, choosing Fighter
    When P1 plays Cheap Shot, choosing Squire
    Then P1 cannot choose Fighter
    And Fighter has a cost of 1

  # Official Q&A sheet "EB01", row 25
  @id:copied-base-power-and-given-don @interaction @rule:6-5-5-2
  Scenario: 4-9-2 A base power that becomes another card's power is raised further by given DON!! cards
    Given P1 is in the Main Phase with:
      | area           | card     | state  | DON!! |
      | Character area | Impostor | active | 1     |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
    When P1 attacks P2's Leader with Impostor
    And P1 chooses Fighter
    Then Impostor has 6000 power

  # Derived: the copied number is the power just now, and no base power
  @id:copied-power-is-the-power-just-now @interaction @rule:6-5-5-2
  Scenario: 4-9-2 A base power that becomes another card's power counts what that card has lost
    Given P1 is in the Main Phase with:
      | area           | card     | state  | DON!! |
      | Character area | Impostor | active | 1     |
      | hand           | Weakness |        |       |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
    And P1 has played Weakness, choosing Fighter
    When P1 attacks P2's Leader with Impostor
    And P1 chooses Fighter
    Then Impostor has 4000 power

  @id:higher-base-power-set-first @interaction
  Scenario: 4-9-2-1 Of two base powers the higher one applies, also if the lower was set later
    Given P1 is in the Main Phase with:
      | area           | card         | state  | DON!! |
      | Character area | Shapeshifter | active | 1     |
    And P1 has activated Shapeshifter's [Activate: Main]
    When P1 attacks P2's Leader with Shapeshifter
    Then Shapeshifter has 8000 power

  @id:higher-base-power-set-later @interaction
  Scenario: 4-9-2-1 Of two base powers the higher one applies, also if it was set later
    Given P1 is in the Main Phase with:
      | area           | card              | state  |
      | Character area | Slow Shapeshifter | active |
    And P1 has activated Slow Shapeshifter's [Activate: Main]
    When P1 attacks P2's Leader with Slow Shapeshifter
    Then Slow Shapeshifter has 7000 power

  @id:higher-base-cost-applies @interaction
  Scenario: 4-9-2-2 Of two base costs the higher one applies, also if the lower was set later
    Given P1 is in the Main Phase with:
      | area           | card         | state  |
      | Character area | Price Setter | active |
    And P1 has activated Price Setter's [Activate: Main]
    When P1 attacks P2's Leader with Price Setter
    Then Price Setter has a cost of 7

  @id:base-power-as-of-the-attacking-card
  Scenario: 4-9-2 A base power that becomes the power of the attacking card is that power
    Given P2 is in the Main Phase with:
      | area           | card    |
      | Character area | Veteran |
    And P1 has:
      | area           | card   |
      | Character area | Mirror |
    When P2 attacks P1's Leader with Veteran
    Then Mirror has 7000 power

  @id:base-power-set-for-all-characters @rule:8-1-3-3
  Scenario: 4-9-2 An effect sets the base power of all Characters in its player's turn
    Given P1 is in the Main Phase with:
      | area           | card     |
      | Character area | Leveller |
      | Character area | Squire   |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
    When P1 gives 1 DON!! card to Squire
    Then Leveller has 7000 power
    And Squire has 8000 power
    And Recruit has 2000 power

  @id:base-power-like-the-leaders-base
  Scenario: 4-9-2 A base power like that of the Leader leaves out what the Leader gains
    Given P1 is in the Main Phase with:
      | area           | card              |
      | Character area | Second in Command |
    When P1 gives 2 DON!! cards to their Leader
    Then P1's Leader has 7000 power
    And Second in Command has 5000 power
