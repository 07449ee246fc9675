Feature: 7-1-3 Counter Step

  @id:counter-saves-the-leader @rule:2-10-1
  Scenario: 7-1-3-2-1 A Counter trashed from hand adds its value to the attacked Leader
    Given P1 is in the Main Phase
    And P2 has:
      | area | card     |
      | hand | Guardian |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Guardian for P2's Leader
    Then P2 has 5 Life cards
    And Guardian is in P2's trash
    And P2 has 10 active DON!! cards

  @id:counter-on-another-card
  Scenario: 7-1-3-2-1 A Counter goes to a card that is not attacked
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card     | state  |
      | hand           | Guardian |        |
      | Character area | Recruit  | active |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Guardian for Recruit
    Then Guardian is in P2's trash
    And P2 has 4 Life cards

  @id:card-without-counter @twin:counter-saves-the-leader
  Scenario: 7-1-3-2-1 A card without Counter is not trashed for power
    Given P1 is in the Main Phase
    And P2 has:
      | area | card     |
      | hand | Recruit  |
      | hand | Guardian |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to counter
    When P2 tries to counter with Recruit for P2's Leader
    Then it is refused

  # Official Q&A sheet "RULES", rows 19 and 21
  @id:counter-from-the-field @twin:counter-saves-the-leader
  Scenario: 7-1-3-2-1 A Character on the field does not lend its Counter
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card      | state  |
      | hand           | Bodyguard |        |
      | Character area | Guardian  | active |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to counter
    When P2 tries to counter with Guardian for P2's Leader
    Then it is refused

  @id:several-counters
  Scenario: 7-1-3-2 Several Counters are used in one Counter Step
    Given P1 is in the Main Phase with:
      | area        | card         | as      | DON!! |
      | Leader area | Plain Leader | Captain | 2     |
    And P2 has:
      | area | card      |
      | hand | Guardian  |
      | hand | Bodyguard |
    When P1 attacks P2's Leader with Captain
    And P2 counters with Guardian for P2's Leader
    And P2 counters with Bodyguard for P2's Leader
    Then P2 has 5 Life cards
    And P2 has 0 cards in the hand

  @id:counter-event @rule:10-2-4-1
  Scenario: 7-1-3-2-2 A Counter Event is paid for, trashed and strengthens the Leader
    Given P1 is in the Main Phase
    And P2 has:
      | area | card  |
      | hand | Parry |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Parry
    And P2 chooses P2's Leader
    Then P2 has 5 Life cards
    And Parry is in P2's trash
    And P2 has 9 active DON!! cards
    And P2 has 1 rested DON!! card

  @id:counter-event-without-don @twin:counter-event
  Scenario: 7-1-3-2-2 A Counter Event that cannot be paid for is not activated
    Given P1 is in the Main Phase
    And P2 has:
      | area | card     |
      | hand | Parry    |
      | hand | Guardian |
    And P2 has 2 rested DON!! cards
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to counter
    When P2 tries to counter with Parry
    Then it is refused

  @id:when-attacked-effect
  Scenario: 7-1-3-1 An effect for when its Character is attacked activates
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card         | state  |
      | Character area | Wary Fighter | rested |
    When P1 attacks Wary Fighter with their Leader
    Then P2 has 1 card in the hand
    And Wary Fighter is in P2's Character area

  @id:when-attacked-effect-of-a-leader
  Scenario: 7-1-3-1 An effect for when the Leader is attacked activates before the damage
    Given P1 is in the Main Phase
    And P2 has:
      | area        | card        | as      |
      | Leader area | Wary Leader | Captain |
    And P2's deck from the top is:
      | card    | as    |
      | Fighter | Drawn |
    When P1 attacks Captain with their Leader
    Then Drawn is in P2's hand
    And P2 has 2 cards in the hand

  @id:when-attacked-comes-after-the-attack-step @interaction @rule:7-1-1-4
  Scenario: 7-1-3-1 An effect for when its Character is attacked does not come if the attack ends before the Counter Step
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Thrower | active |
    And P2 has:
      | area           | card         | state  |
      | Character area | Wary Fighter | rested |
    When P1 attacks Wary Fighter with Thrower
    And P1 chooses Wary Fighter
    Then Wary Fighter is in P2's hand
    And P2 has 1 card in the hand

  @id:counter-and-counter-event-in-any-order @interaction
  Scenario: 7-1-3-2 A Counter Event and a Counter are used one after the other
    Given P1 is in the Main Phase with:
      | area        | card         | as      | DON!! |
      | Leader area | Plain Leader | Captain | 2     |
    And P2 has:
      | area | card     |
      | hand | Parry    |
      | hand | Guardian |
    When P1 attacks P2's Leader with Captain
    And P2 counters with Parry
    And P2 chooses P2's Leader
    And P2 counters with Guardian for P2's Leader
    Then P2 has 5 Life cards
    And P2 has 0 cards in the hand

  # Official Q&A sheet "OP01", rows 19 and 20
  @id:counter-after-the-attacker-has-gone @interaction @rule:7-1-3-3
  Scenario: 7-1-3-2 Further Counters are used although the attacker has been K.O.'d in the Counter Step
    Given P1 is in the Main Phase with:
      | area           | card   |
      | Character area | Squire |
    And P2 has:
      | area           | card     | state  |
      | Character area | Recruit  | rested |
      | hand           | Riposte  |        |
      | hand           | Guardian |        |
    When P1 attacks Recruit with Squire
    And P2 counters with Riposte
    And P2 chooses Squire
    And P2 counters with Guardian for Recruit
    Then Squire is in P1's trash
    And Guardian is in P2's trash
    And Recruit is in P2's Character area

  # Official Q&A sheet "OP01", rows 19 and 20
  @id:no-damage-after-further-counters @interaction @rule:7-1-3-2
  Scenario: 7-1-3-3 After further Counters the battle of a K.O.'d attacker ends without the damage it would have dealt
    Given P1 is in the Main Phase with:
      | area           | card     | state  |
      | Character area | Squire   | active |
      | hand           | Weakness |        |
    And P2 has:
      | area | card     |
      | hand | Riposte  |
      | hand | Guardian |
    And P1 has played Weakness, choosing P2's Leader
    When P1 attacks P2's Leader with Squire
    And P2 counters with Riposte
    And P2 chooses Squire
    And P2 counters with Guardian for P2's Leader
    Then Guardian is in P2's trash
    And P2 has 5 Life cards
    And the battle is over

  @id:counter-saves-a-character
  Scenario: 7-1-3-2-1 A Counter strengthens an attacked Character
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card      | state  |
      | hand           | Bodyguard |        |
      | Character area | Squire    | rested |
    When P1 attacks Squire with their Leader
    And P2 counters with Bodyguard for Squire
    Then Squire is in P2's Character area
    And Bodyguard is in P2's trash

  @id:counter-for-an-opposing-card @twin:counter-saves-the-leader
  Scenario: 7-1-3-2-1 A Counter does not strengthen a card of the opponent
    Given P1 is in the Main Phase
    And P2 has:
      | area | card     |
      | hand | Guardian |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to counter
    When P2 tries to counter with Guardian for P1's Leader
    Then it is refused

  # Official Q&A sheet "RULES", rows 19 and 21
  @id:counter-costs-nothing
  Scenario: 7-1-3-2-1 A Counter is used without any DON!! card
    Given P1 is in the Main Phase
    And P2 has:
      | area | card     |
      | hand | Guardian |
    And P2 has 3 rested DON!! cards
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Guardian for P2's Leader
    Then P2 has 5 Life cards
    And P2 has 3 rested DON!! cards

  @id:counter-adds-its-value
  Scenario: 7-1-3-2-1 A Counter of 1000 only draws level with 1000 more power, and the attack wins
    Given P1 is in the Main Phase with:
      | area        | card         | as      | DON!! |
      | Leader area | Plain Leader | Captain | 1     |
    And P2 has:
      | area | card     |
      | hand | Guardian |
    When P1 attacks P2's Leader with Captain
    And P2 counters with Guardian for P2's Leader
    Then P2 has 4 Life cards

  @id:main-event-in-the-counter-step @twin:counter-event
  Scenario: 7-1-3-2-2 An Event without Counter is not activated in the Counter Step
    Given P1 is in the Main Phase
    And P2 has:
      | area | card     |
      | hand | Rally    |
      | hand | Guardian |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to counter
    When P2 tries to counter with Rally
    Then it is refused

  # Official Q&A sheet "EB01", rows 13 and 14
  @id:attack-turned-to-an-active-character @interaction @rule:1-3-1 @rule:7-1-2-2
  Scenario: 7-1-3-2-2 A Counter Event turns the attack to an active Character, which has not blocked
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card               | state  |
      | Character area | Ringing Gatekeeper | active |
      | Character area | Veteran            | active |
      | hand           | Red Herring        |        |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Red Herring
    And P2 chooses Veteran
    Then P2 has 5 Life cards
    And Veteran is active
    And Veteran is in P2's Character area

  # Official Q&A sheet "EB01", rows 13 and 14
  @id:attack-turned-to-an-active-blocker @interaction @rule:1-3-1 @rule:7-1-2-2
  Scenario: 7-1-3-2-2 An active Blocker to which the attack is turned does not block, and its [On Block] does not activate
    Given P1 is in the Main Phase with:
      | area           | card   | as       | state  |
      | Character area | Filler | Weakling | active |
      | hand           | Burden |          |        |
    And P2 has:
      | area           | card               | state  |
      | Character area | Ringing Gatekeeper | active |
      | hand           | Red Herring        |        |
    And P1 has played Burden, choosing Weakling
    When P1 attacks P2's Leader with Weakling
    And P2 counters with Red Herring
    And P2 chooses Ringing Gatekeeper
    Then Ringing Gatekeeper is active
    And Ringing Gatekeeper is in P2's Character area
    And P2 has 0 cards in the hand

  # Official Q&A sheet "EB01", rows 13 and 14
  @id:attack-turned-to-an-active-blocker-hits-it @interaction @rule:1-3-1 @rule:7-1-2-2
  Scenario: 7-1-3-2-2 An active Blocker to which the attack is turned is K.O.'d in place of the Leader, without its [On Block]
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card               | state  |
      | Character area | Ringing Gatekeeper | active |
      | hand           | Red Herring        |        |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Red Herring
    And P2 chooses Ringing Gatekeeper
    Then Ringing Gatekeeper is in P2's trash
    And P2 has 5 Life cards
    And P2 has 0 cards in the hand

  @id:attack-turned-away-from-a-blocker @interaction @rule:7-1-2-1
  Scenario: 7-1-3-2-2 A Counter Event turns the attack from the Blocker to another Character
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card        | state  |
      | Character area | Gatekeeper  | active |
      | Character area | Veteran     | active |
      | hand           | Red Herring |        |
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Gatekeeper
    And P2 counters with Red Herring
    And P2 chooses Veteran
    Then Gatekeeper is in P2's Character area
    And Gatekeeper is rested
    And Veteran is in P2's Character area
    And P2 has 5 Life cards

  @id:attacking-card-is-meant @observe:decisions
  Scenario: 7-1-3-2-2 A [Counter] effect on an attacking card does not reach a card that is not attacking
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    And P2 has:
      | area | card     |
      | hand | Blunting |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Blunting
    And P2 chooses P1's Leader
    Then P1's Leader has 3000 power
    And P2 cannot choose Fighter
    And P2 has 5 Life cards

  @id:attacker-leaves-in-the-counter-step
  Scenario: 7-1-3-3 If the attacker has left in the Counter Step, no damage follows
    Given P1 is in the Main Phase with:
      | area           | card   | state  |
      | Character area | Squire | active |
    And P2 has:
      | area           | card    | state  |
      | Character area | Recruit | rested |
      | hand           | Riposte |        |
    When P1 attacks Recruit with Squire
    And P2 counters with Riposte
    And P2 chooses Squire
    Then Squire is in P1's trash
    And Recruit is in P2's Character area

  @id:target-leaves-in-the-counter-step
  Scenario: 7-1-3-3 If the target has left in the Counter Step, it is not K.O.'d
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card      | state  |
      | Character area | Recruit   | rested |
      | hand           | Pull Back |        |
    When P1 attacks Recruit with their Leader
    And P2 counters with Pull Back
    And P2 chooses Recruit
    Then Recruit is in P2's hand
    And P2 has 5 Life cards

  @id:another-card-leaves-in-the-counter-step
  Scenario: 7-1-3-3 If a card that is not in the battle has left, the Damage Step follows
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Squire  | active |
      | Character area | Fighter | active |
    And P2 has:
      | area           | card    | state  |
      | Character area | Recruit | rested |
      | hand           | Riposte |        |
    When P1 attacks Recruit with Fighter
    And P2 counters with Riposte
    And P2 chooses Squire
    Then Squire is in P1's trash
    And Recruit is in P2's trash
