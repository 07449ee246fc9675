Feature: 7-1-5 End of the battle

  @id:attackers-battle-bonus-ends
  Scenario: 7-1-5-4 Power that the attacked player gained during this battle is gone after it
    Given P1 is in the Main Phase
    And P2 has:
      | area | card     |
      | hand | Guardian |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Guardian for P2's Leader
    Then P2's Leader has 5000 power

  @id:main-phase-goes-on-after-a-battle @rule:7-1-5-1
  Scenario: 7-1-5-5 After a battle the Main Phase goes on
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
    And P1 has attacked P2's Leader with their Leader
    When P1 plays Recruit
    Then Recruit is in P1's Character area
    And it is P1's turn

  @id:attackers-own-battle-bonus-counts
  Scenario: 7-1-5-3 Power that the attacker gains during this battle counts in it
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Charger | active |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    When P1 attacks Fighter with Charger
    Then Fighter is in P2's trash

  @id:attackers-own-battle-bonus-ends
  Scenario: 7-1-5-3 Power that the attacker gained during this battle is gone after it
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Charger | active |
    When P1 attacks P2's Leader with Charger
    Then P2 has 4 Life cards
    And Charger has 4000 power

  @id:battle-bonus-is-there-at-the-end-of-the-battle @interaction @rule:7-1-5-2
  Scenario: 7-1-5-3 Power gained during this battle still counts for an effect at the end of the battle
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Boaster | active |
    When P1 attacks P2's Leader with Boaster
    Then P1 has 1 card in the hand
    And Boaster has 4000 power

  @id:battle-bonus-of-a-bystander-ends
  Scenario: 7-1-5-4 A Counter given to a Character outside the battle is gone after it too
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
    And P2 has:
      | area           | card      | state  |
      | hand           | Bodyguard |        |
      | Character area | Squire    | rested |
    And P1 has attacked P2's Leader with their Leader
    And P2 has countered with Bodyguard for Squire
    When P1 attacks Squire with Fighter
    Then Squire is in P2's trash

  @id:attack-after-a-battle @rule:7-1-5-1
  Scenario: 7-1-5-5 After a battle the turn player battles again with another card
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
    And P1 has attacked P2's Leader with their Leader
    When P1 attacks P2's Leader with Fighter
    Then P2 has 3 Life cards
    And the battle is over

  Rule: 7-1-5-2 Effects at the end of the battle

    @id:set-active-after-battling @rule:7-1-5-1
    Scenario: 7-1-5-2 An effect for having battled a Character acts at the end of the battle
      Given P1 is in the Main Phase with:
        | area           | card     | state  | DON!! |
        | Character area | Restless | active | 1     |
      And P2 has:
        | area           | card    | state  |
        | Character area | Veteran | rested |
      When P1 attacks Veteran with Restless
      Then Restless is active
      And Veteran is in P2's Character area

    @id:not-set-active-after-battling-a-leader @rule:7-1-5-1
    Scenario: 7-1-5-2 An effect for having battled a Character does not act after a battle with a Leader
      Given P1 is in the Main Phase with:
        | area           | card     | state  | DON!! |
        | Character area | Restless | active | 1     |
      When P1 attacks P2's Leader with Restless
      Then P2 has 4 Life cards
      And the battle is over
      And Restless is rested

    # Official Q&A sheet "ST-01-ST-04", row 30
    @id:battled-needs-the-damage-step @interaction @reading:battles-cut-short @rule:7-1-3-3
    Scenario: 7-1-5-2 An effect for having battled does not act if the target left in the Counter Step
      Given P1 is in the Main Phase with:
        | area           | card     | state  | DON!! |
        | Character area | Restless | active | 1     |
      And P2 has:
        | area           | card      | state  |
        | Character area | Recruit   | rested |
        | hand           | Pull Back |        |
      When P1 attacks Recruit with Restless
      And P2 counters with Pull Back
      And P2 chooses Recruit
      Then Recruit is in P2's hand
      And Restless is rested

    # Official Q&A sheet "OP02", row 45
    @id:end-of-battle-after-the-attack-step @interaction @reading:battles-cut-short @rule:7-1-1-4
    Scenario: 7-1-5-2 What was put off to the end of this battle is done although it ended with the Attack Step
      Given P1 is in the Main Phase with:
        | area           | card        | state  |
        | Character area | Hit and Run | active |
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | rested |
      When P1 attacks Recruit with Hit and Run
      And P1 chooses Recruit
      Then Recruit is in P2's hand
      And Hit and Run is at the bottom of P1's deck

    @id:end-of-battle-after-the-damage @rule:7-1-5-1
    Scenario: 7-1-5-2 What was put off to the end of this battle is done after the damage
      Given P1 is in the Main Phase with:
        | area           | card        | state  |
        | Character area | Hit and Run | active |
      When P1 attacks P2's Leader with Hit and Run
      Then P2 has 4 Life cards
      And Hit and Run is at the bottom of P1's deck

    @id:loser-of-the-battle-knocks-out-at-its-end @rule:7-1-5-1
    Scenario: 7-1-5-2 A Character that lost the battle K.O.'s its opponent at the end of it
      Given P1 is in the Main Phase with:
        | area           | card  | state  |
        | Character area | Venom | active |
      And P2 has:
        | area           | card    | state  |
        | Character area | Veteran | rested |
      When P1 attacks Veteran with Venom
      Then Veteran is in P2's trash
      And Venom is in P1's Character area

    @id:defenders-effect-at-the-end-of-the-battle @rule:7-1-5-1
    Scenario: 7-1-5-2 The attacked player's effect at the end of the battle acts too
      Given P1 is in the Main Phase with:
        | area           | card | state  |
        | Character area | Cook | active |
      And P2 has:
        | area           | card  | state  |
        | Character area | Venom | rested |
      When P1 attacks Venom with Cook
      Then Cook is in P1's trash
      And Venom is in P2's Character area

    @id:set-active-after-battling-once-per-turn @interaction @rule:10-2-13-1
    Scenario: 7-1-5-2 An effect for having battled that acts once per turn does not act after a second battle
      Given P1 is in the Main Phase with:
        | area           | card     | state  | DON!! |
        | Character area | Restless | active | 1     |
      And P2 has:
        | area           | card    | state  |
        | Character area | Veteran | rested |
      And P1 has attacked Veteran with Restless
      When P1 attacks Veteran with Restless
      Then Restless is rested
