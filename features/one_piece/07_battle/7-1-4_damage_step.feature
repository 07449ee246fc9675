Feature: 7-1-4 Damage Step

  @id:equal-power-wins
  Scenario: 7-1-4-1 Equal power wins the battle
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
    When P1 attacks P2's Leader with Fighter
    Then P2 has 4 Life cards

  @id:less-power-loses
  Scenario: 7-1-4-2 1000 less power loses the battle and nothing happens
    Given P1 is in the Main Phase with:
      | area           | card   | state  |
      | Character area | Squire | active |
    When P1 attacks P2's Leader with Squire
    Then Squire is rested
    And nothing else changes

  @id:leader-takes-one-damage
  Scenario: 7-1-4-1-1 A Leader that loses a battle takes 1 damage
    Given P1 is in the Main Phase
    When P1 attacks P2's Leader with their Leader
    Then P2 has 4 Life cards
    And P2 has 1 card in the hand

  @id:attack-at-zero-life-wins
  Scenario: 7-1-4-1-1-1 An attack that wins against 0 Life wins the game
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
    And P2 has 0 Life cards
    When P1 attacks P2's Leader with Fighter
    Then P1 wins the game

  @id:double-attack-against-one-life @interaction @reading:double-attack-at-one-life
  Scenario: 7-1-4-1-1-1 Double Attack against 1 Life does not win the game
    Given P1 is in the Main Phase with:
      | area           | card         | state  |
      | Character area | Twin Striker | active |
    And P2 has 1 Life card
    When P1 attacks P2's Leader with Twin Striker
    Then the game goes on
    And P2 has 0 Life cards

  @id:attack-at-one-life
  Scenario: 7-1-4-1-1-2 An attack that wins against 1 Life takes that Life card
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card    |
      | Recruit |
    When P1 attacks P2's Leader with their Leader
    Then Recruit is in P2's hand
    And the game goes on

  @id:double-attack-takes-two
  Scenario: 7-1-4-1-1-3 2 damage takes 2 Life cards
    Given P1 is in the Main Phase with:
      | area           | card         | state  |
      | Character area | Twin Striker | active |
    And P2 has 2 Life cards
    When P1 attacks P2's Leader with Twin Striker
    Then P2 has 0 Life cards
    And P2 has 2 cards in the hand
    And the game goes on

  @id:character-loses-and-is-ko-d
  Scenario: 7-1-4-1-2 A Character that loses a battle is K.O.'d
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    When P1 attacks Fighter with their Leader
    Then Fighter is in P2's trash
    And P1's Leader is rested
    And nothing else changes

  @id:losing-attacker-stays
  Scenario: 7-1-4-2 An attacker with less power stays in play
    Given P1 is in the Main Phase with:
      | area           | card   | state  |
      | Character area | Squire | active |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    When P1 attacks Fighter with Squire
    Then Squire is in P1's Character area
    And Fighter is in P2's Character area

  # Official Q&A sheet "RULES", row 15
  @id:equal-negative-power-against-a-character @interaction @rule:7-1-4-1-2
  Scenario: 7-1-4-1 Equal negative power wins against a Character
    Given P1 is in the Main Phase with:
      | area           | card            | as   | state  |
      | Character area | Fighter         | Mine | active |
      | hand           | Crushing Weight |      |        |
      | hand           | Burden          |      |        |
    And P2 has:
      | area           | card    | as     | state  |
      | Character area | Fighter | Theirs | rested |
    And P1 has played Crushing Weight, choosing Theirs
    And P1 has played Burden, choosing Mine
    When P1 attacks Theirs with Mine
    Then Theirs is in P2's trash

  # Official Q&A sheet "RULES", row 15
  @id:equal-negative-power-against-a-leader @interaction @rule:7-1-4-1-1
  Scenario: 7-1-4-1 Equal negative power wins against a Leader
    Given P1 is in the Main Phase with:
      | area           | card            | as   | state  |
      | Character area | Fighter         | Mine | active |
      | hand           | Crushing Weight |      |        |
      | hand           | Burden          |      |        |
    And P1 has played Crushing Weight, choosing P2's Leader
    And P1 has played Burden, choosing Mine
    When P1 attacks P2's Leader with Mine
    Then P2 has 4 Life cards

  @id:lower-negative-power-loses @interaction
  Scenario: 7-1-4-2 The lower of two negative powers loses
    Given P1 is in the Main Phase with:
      | area           | card            | state  |
      | Character area | Squire          | active |
      | hand           | Crushing Weight |        |
      | hand           | Burden          |        |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    And P1 has played Crushing Weight, choosing Fighter
    And P1 has played Burden, choosing Squire
    When P1 attacks Fighter with Squire
    Then Fighter is in P2's Character area

  @id:much-more-power-deals-one
  Scenario: 7-1-4-1-1 Far more power than the Leader's deals 1 damage all the same
    Given P1 is in the Main Phase with:
      | area        | card         | as      | DON!! |
      | Leader area | Plain Leader | Captain | 10    |
    And P2 has 3 Life cards
    When P1 attacks P2's Leader with Captain
    Then P2 has 2 Life cards
    And P2 has 1 card in the hand

  # Official Q&A sheet "ST-06", row 2
  @id:double-attack-lost-before-the-damage @interaction @rule:10-1-2-1
  Scenario: 7-1-4-1-1 An attacker that has lost Double Attack before the Damage Step deals 1 damage
    Given P1 is in the Main Phase with:
      | area           | card         | as    | state  |
      | Character area | Crew Striker |       | active |
      | Character area | Recruit      | First | active |
      | Character area | Recruit      | Other | active |
    And P2 has:
      | area | card    |
      | hand | Riposte |
    When P1 attacks P2's Leader with Crew Striker
    And P2 counters with Riposte
    And P2 chooses First
    Then P2 has 4 Life cards

  @id:double-attack-kept-until-the-damage @interaction @rule:10-1-2-1
  Scenario: 7-1-4-1-1 An attacker that has kept Double Attack until the Damage Step deals 2 damage
    Given P1 is in the Main Phase with:
      | area           | card         | as    | state  |
      | Character area | Crew Striker |       | active |
      | Character area | Recruit      | First | active |
      | Character area | Recruit      | Other | active |
    When P1 attacks P2's Leader with Crew Striker
    Then P2 has 3 Life cards

  # Official Q&A sheet "OP06", row 1
  @id:banish-lost-before-the-damage @interaction @rule:10-1-3-1
  Scenario: 7-1-4-1-1 An attacker that has lost Banish before the Damage Step lets the Life card go to hand
    Given P1 is in the Main Phase with:
      | area           | card        | state  |
      | Character area | Heavy Exile | active |
    And P2 has:
      | area | card |
      | hand | Sap  |
    And P2's Life area from the top is:
      | card       |
      | Lucky Draw |
    When P1 attacks P2's Leader with Heavy Exile
    And P2 counters with Sap
    And P2 chooses Heavy Exile
    And P2 activates the Trigger
    Then Heavy Exile has 6000 power
    And P2 has 1 card in the hand
    And P2 has 0 Life cards

  @id:trigger-instead-of-the-hand-in-battle @observe:views
  Scenario: 7-1-4-1-1-2 A Trigger is activated in place of adding the card to hand, and the card is revealed
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card       |
      | Lucky Draw |
      | Fighter    |
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    Then P2 has 1 card in the hand
    And P2 has 1 Life card
    And P1 can see Lucky Draw

  # Official Q&A sheet "RULES", row 35
  @id:second-damage-without-the-attacker @interaction @rule:8-6-2-1
  Scenario: 7-1-4-1-1-3 The second damage is dealt although a Trigger has K.O.'d the attacker after the first
    Given P1 is in the Main Phase with:
      | area           | card         | state  |
      | Character area | Twin Striker | active |
    And P2's Life area from the top is:
      | card    |
      | Revenge |
      | Fighter |
      | Squire  |
    When P1 attacks P2's Leader with Twin Striker
    And P2 activates the Trigger
    And P2 chooses Twin Striker
    Then Twin Striker is in P1's trash
    And Fighter is in P2's hand
    And P2 has 1 Life card

  # Official Q&A sheet "OP03", row 47
  @id:life-added-between-two-damages @interaction @rule:8-6-2-1 @reading:double-attack-at-one-life
  Scenario: 7-1-4-1-1-3 A Life card that a Trigger adds after the first damage is taken by the second
    Given P1 is in the Main Phase with:
      | area           | card         | state  |
      | Character area | Twin Striker | active |
    And P2 has:
      | area | card    |
      | hand | Recruit |
      | hand | Squire  |
    And P2's Life area from the top is:
      | card    |
      | Renewal |
    And P2's deck from the top is:
      | card    |
      | Fighter |
    When P1 attacks P2's Leader with Twin Striker
    And P2 activates the Trigger
    And P2 uses Renewal's effect
    And P2 chooses the number 1
    Then Fighter is in P2's hand
    And P2 has 0 Life cards
    And the game goes on

  @id:double-attack-banish-and-trigger @interaction @observe:decisions @rule:10-1-2-1 @rule:10-1-3-1
  Scenario: 7-1-4-1-1-3 Double Attack with Banish trashes 2 Life cards and allows no Trigger
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Ravager | active |
    And P2's Life area from the top is:
      | card       |
      | Lucky Draw |
      | Revenge    |
      | Fighter    |
    When P1 attacks P2's Leader with Ravager
    Then P2 is not asked to activate the Trigger
    And Lucky Draw is in P2's trash
    And Revenge is in P2's trash
    And P2 has 0 cards in the hand
    And P2 has 1 Life card

  @id:double-attack-against-a-character @interaction @rule:10-1-2-1
  Scenario: 7-1-4-1-2 Double Attack against a Character K.O.'s it and damages nobody
    Given P1 is in the Main Phase with:
      | area           | card         | state  |
      | Character area | Twin Striker | active |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    When P1 attacks Fighter with Twin Striker
    Then Fighter is in P2's trash
    And P2 has 5 Life cards

  @id:ko-in-battle-activates-on-ko @interaction @rule:10-2-17-1
  Scenario: 7-1-4-1-2 A Character that loses a battle is K.O.'d, and its [On K.O.] effect activates
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
    And P2 has:
      | area           | card   | state  |
      | Character area | Martyr | rested |
    When P1 attacks Martyr with Fighter
    Then Martyr is in P2's trash
    And P2 has 1 card in the hand

  @id:leader-loses-to-a-character
  Scenario: 7-1-4-2 A Leader that loses against a Character takes no damage
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card    | state  |
      | Character area | Veteran | rested |
    When P1 attacks Veteran with their Leader
    Then P1's Leader is rested
    And nothing else changes

  @id:attacker-weakened-in-the-counter-step @interaction @rule:7-1-3-2-2
  Scenario: 7-1-4-2 An attacker weakened to 1000 less in the Counter Step loses the battle
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
    And P2 has:
      | area | card |
      | hand | Sap  |
    When P1 attacks P2's Leader with Fighter
    And P2 counters with Sap
    And P2 chooses Fighter
    Then P2 has 5 Life cards
    And Fighter has 4000 power

  @id:trigger-plays-into-a-full-area @interaction @rule:3-7-6-1 @rule:10-1-5-3
  Scenario: 7-1-4-1-1-2 A Trigger that plays its card into a full Character area makes room first
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card    | as     |
      | Character area | Recruit | First  |
      | Character area | Recruit | Second |
      | Character area | Recruit | Third  |
      | Character area | Recruit | Fourth |
      | Character area | Recruit | Fifth  |
    And P2's Life area from the top is:
      | card     |
      | Ambusher |
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    And P2 chooses Second
    Then Ambusher is in P2's Character area
    And Second is in P2's trash
    And P2 has 5 cards in the Character area

  @id:two-triggers-of-one-double-attack @interaction @rule:4-6-3
  Scenario: 7-1-4-1-1-3 Each of the 2 Life cards that Double Attack takes may activate its Trigger
    Given P1 is in the Main Phase with:
      | area           | card         | state  |
      | Character area | Twin Striker | active |
    And P2's Life area from the top is:
      | card       |
      | Lucky Draw |
      | Ambusher   |
      | Fighter    |
    When P1 attacks P2's Leader with Twin Striker
    And P2 activates the Trigger of Lucky Draw
    And P2 activates the Trigger of Ambusher
    Then Lucky Draw is in P2's trash
    And Ambusher is in P2's Character area
    And P2 has 1 card in the hand
    And P2 has 1 Life card
