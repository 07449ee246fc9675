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

  # Official Q&A sheet "OP05", row 40
  @id:life-becomes-zero-within-double-attack @interaction @rule:4-6-1 @rule:7-1-4-1-1-3 @reading:double-attack-at-one-life
  Scenario: 8-6-2 An effect for Life becoming 0 waits until both damages have been processed
    Given P1 is in the Main Phase with:
      | area           | card         | state  |
      | Character area | Twin Striker | active |
    And P2 has:
      | area        | card            | as      |
      | Leader area | Stubborn Leader | Captain |
    And P2's Life area from the top is:
      | card    |
      | Fighter |
    And P2's deck from the top is:
      | card   |
      | Squire |
    When P1 attacks Captain with Twin Striker
    Then Squire is in P2's Life area
    And P2 has 1 Life card
    And Fighter is in P2's trash
    And the game goes on

  # Official Q&A sheet "OP11", row 35
  @id:turn-players-reaction-to-a-trigger-comes-first @interaction @rule:8-6-2 @reading:damage-reactions-wait-for-triggers
  Scenario: 8-6-1 After damage the turn player's reaction to a Trigger resolves before the other player's reaction to 0 Life
    Given P1 is in the Main Phase with:
      | area           | card   | state  |
      | Character area | Censor | active |
    And P2 has:
      | area        | card            | as      |
      | Leader area | Stubborn Leader | Captain |
      | hand        | Recruit         |         |
      | hand        | Squire          |         |
      | hand        | Fighter         |         |
      | hand        | Veteran         |         |
    And P2's Life area from the top is:
      | card     |
      | Comeback |
    When P1 attacks Captain with Censor
    And P2 activates the Trigger
    And P2 chooses Recruit
    And P2 chooses Squire
    Then P2 has 2 Life cards
    And P2 has 2 cards in the hand

  # Official Q&A sheet "OP06", row 41
  @id:granted-banish-survives-negation @interaction @observe:decisions @rule:8-2-1 @rule:10-1-3-1 @reading:effects-gained-before-invalidity
  Scenario: 8-2-4 A Character whose own text is negated attacks and keeps the Banish that another card gave it
    Given P1 is in the Main Phase with:
      | area           | card     | state  |
      | Character area | Pacifist | active |
      | hand           | Branding |        |
      | hand           | Oblivion |        |
    And P2's Life area from the top is:
      | card       |
      | Lucky Draw |
    And P1 has played Branding, choosing Pacifist
    And P1 has played Oblivion, choosing Pacifist
    When P1 attacks P2's Leader with Pacifist
    Then P2 is not asked to activate the Trigger
    And Lucky Draw is in P2's trash

  # Official Q&A sheet "ST-01-ST-04", row 55
  @id:effect-takes-life-from-a-player-without-life @interaction @rule:1-2-1-1
  Scenario: 1-3-2 Trashing a Life card of a player with 0 Life does nothing, and nobody loses
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Siege |
    And P2 has 0 Life cards
    When P1 plays Siege
    Then the game goes on
    And P2 has 0 cards in the trash

  # Official Q&A sheet "OP02", row 1
  @id:effect-takes-own-life-at-zero @interaction @rule:1-2-1-1
  Scenario: 1-3-2 Adding a Life card to hand at 0 Life does nothing, and nobody loses
    Given P1 is in the Main Phase with:
      | area           | card             |
      | Character area | Bleeding Fighter |
    And P1 has 0 Life cards
    When P1 ends the Main Phase
    Then the game goes on
    And P1 has 0 cards in the hand

  # Official Q&A sheet "OP11", row 11; sheet "OP08", row 15
  @id:face-up-life-turned-face-up @twin:face-down-life-turned-face-up @interaction @rule:8-3-1-3
  Scenario: 1-3-2-1 Turning the top Life card face-up pays no cost if it lies face-up already
    Given P1 is in the Main Phase with:
      | area           | card           |
      | Character area | Lantern Bearer |
    And P1's Life area from the top is:
      | card    | face |
      | Fighter | up   |
      | Squire  | down |
    When P1 tries to activate Lantern Bearer's [Activate: Main]
    Then it is refused

  # Official Q&A sheet "OP11", row 11; sheet "OP08", row 15
  @id:face-down-life-turned-face-up @interaction @rule:8-3-1-3
  Scenario: 1-3-2-1 Turning the top Life card face-up pays a cost if it lies face-down
    Given P1 is in the Main Phase with:
      | area           | card           |
      | Character area | Lantern Bearer |
    And P1's Life area from the top is:
      | card    | face |
      | Fighter | down |
      | Squire  | up   |
    When P1 activates Lantern Bearer's [Activate: Main]
    Then Fighter lies face-up
    And P1 has 1 card in the hand

  # Official Q&A sheet "RULES", row 52
  @id:trigger-of-a-main-that-cannot-be-paid @interaction @rule:10-1-5-3 @rule:10-2-3-1-1
  Scenario: 8-3-1-3 A Trigger that activates a [Main] does nothing if the activation cost of that cannot be paid
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card        |
      | Dear Lesson |
    And P2 has 1 active DON!! card
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    Then Dear Lesson is in P2's trash
    And P2 has 0 cards in the hand
    And P2 has 1 active DON!! card

  @id:trigger-of-a-main-that-is-paid @interaction @rule:10-1-5-3 @rule:10-2-3-1-1
  Scenario: 8-3-1-3 A Trigger that activates a [Main] does so if its activation cost is paid
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card        |
      | Dear Lesson |
    And P2 has 2 active DON!! cards
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    And P2 uses Dear Lesson's effect
    Then Dear Lesson is in P2's trash
    And P2 has 1 card in the hand
    And P2 has 0 active DON!! cards

  # Official Q&A sheet "EB03", no. 19 and 20
  @id:effect-damage-without-banish-and-double-attack @interaction @observe:decisions @rule:10-1-3-1 @rule:4-6-2 @reading:double-attack-and-banish-speak-of-attacks
  Scenario: 10-1-2-1 Damage dealt by an effect of a card with Double Attack and Banish is 1 and allows a Trigger
    Given P1 is in the Main Phase
    And P1's Life area from the top is:
      | card       |
      | Lucky Draw |
      | Fighter    |
      | Squire     |
    And P2 has:
      | area           | card    | state  |
      | Character area | Avenger | rested |
    When P1 attacks Avenger with their Leader
    And P2 uses Avenger's effect
    Then P1 is asked to activate the Trigger
    And Lucky Draw is in P1's hand
    And P1 has 2 Life cards

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
      | area           | card          | state  |
      | Character area | Letter Bearer | rested |
    When P1 attacks Letter Bearer with Fighter
    Then Letter Bearer is in P2's trash
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
