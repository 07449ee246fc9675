Feature: 7-1-1 Attack Step

  @id:attacker-is-rested
  Scenario: 7-1-1-1 The attacker is rested by declaring the attack
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
    When P1 attacks P2's Leader with Fighter
    Then Fighter is rested

  @id:rested-card-attacks @twin:attacker-is-rested
  Scenario: 7-1-1-1 A rested Character does not attack
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    When P1 tries to attack P2's Leader with Fighter
    Then it is refused

  @id:active-character-attacked @twin:rested-character-attacked
  Scenario: 7-1-1-2 An active Character is no target
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card    | state  |
      | Character area | Recruit | active |
    When P1 tries to attack Recruit with their Leader
    Then it is refused

  @id:rested-character-attacked
  Scenario: 7-1-1-2 A rested Character is a target
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card    | state  |
      | Character area | Recruit | rested |
    When P1 attacks Recruit with their Leader
    Then Recruit is in P2's trash
    And P2 has 5 Life cards

  @id:own-character-attacked @twin:rested-character-attacked
  Scenario: 7-1-1-2 A player's own rested Character is no target
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Recruit | rested |
    When P1 tries to attack Recruit with their Leader
    Then it is refused

  @id:stage-attacks @twin:attacker-is-rested
  Scenario: 7-1-1-1 A Stage does not attack
    Given P1 is in the Main Phase with:
      | area       | card   | state  |
      | Stage area | Harbor | active |
    When P1 tries to attack P2's Leader with Harbor
    Then it is refused

  @id:card-in-hand-attacks @twin:attacker-is-rested
  Scenario: 7-1-1-1 A Character card in hand does not attack
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Fighter |
    When P1 tries to attack P2's Leader with Fighter
    Then it is refused

  @id:second-attack-of-the-leader @twin:attacker-is-rested
  Scenario: 7-1-1-1 A Leader that has attacked is rested and does not attack again
    Given P1 is in the Main Phase
    And P1 has attacked P2's Leader with their Leader
    When P1 tries to attack P2's Leader with their Leader
    Then it is refused

  @id:opposing-character-attacks @twin:attacker-is-rested
  Scenario: 7-1-1-1 The turn player does not attack with the opponent's Character
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
    When P1 tries to attack P2's Leader with Fighter
    Then it is refused

  # Official Q&A sheet "OP01", no. 37; sheet "OP05", no. 16
  @id:attacker-counts-as-rested @interaction @rule:7-1-1-3
  Scenario: 7-1-1-1 The attacker is rested already when its own effect counts rested Characters
    Given P1 is in the Main Phase with:
      | area           | card        | state  |
      | Character area | Pack Hunter | active |
      | Character area | Recruit     | rested |
    When P1 attacks P2's Leader with Pack Hunter
    Then P1 has 1 card in the hand

  @id:one-rested-character-is-too-few @interaction @rule:7-1-1-3
  Scenario: 7-1-1-1 With no other rested Character the attacker alone is too few
    Given P1 is in the Main Phase with:
      | area           | card        | state  |
      | Character area | Pack Hunter | active |
      | Character area | Recruit     | active |
    When P1 attacks P2's Leader with Pack Hunter
    Then P1 has 0 cards in the hand

  @id:character-played-by-a-trigger-attacks-next-turn @interaction @rule:3-7-4
  Scenario: 7-1-1-1 A Character that a Trigger played in the opponent's turn attacks in its player's next turn
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card     |
      | Ambusher |
    And P1 has attacked P2's Leader with their Leader
    And P2 has activated the Trigger
    And P1 has ended the Main Phase
    When P2 attacks P1's Leader with Ambusher
    Then Ambusher is rested
    And P1 has 5 Life cards

  @id:stage-attacked @twin:rested-character-attacked
  Scenario: 7-1-1-2 A rested Stage is no target
    Given P1 is in the Main Phase
    And P2 has:
      | area       | card   | state  |
      | Stage area | Harbor | rested |
    When P1 tries to attack Harbor with their Leader
    Then it is refused

  @id:rested-leader-attacked
  Scenario: 7-1-1-2 The opponent's Leader is a target whether active or rested
    Given P1 is in the Main Phase
    And P2 has:
      | area        | card         | as      | state  |
      | Leader area | Plain Leader | Captain | rested |
    When P1 attacks Captain with their Leader
    Then P2 has 4 Life cards

  @id:active-character-attacked-by-permission @interaction @rule:1-3-1
  Scenario: 7-1-1-2 An active Character is a target for a card whose text allows it
    Given P1 is in the Main Phase with:
      | area           | card             | state  |
      | Character area | Reckless Striker | active |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
    When P1 attacks Fighter with Reckless Striker
    Then Fighter is in P2's trash

  # Official Q&A sheet "OP01", row 23
  @id:target-rested-by-the-attack-itself @twin:target-stays-as-declared @interaction @rule:7-1-1-3
  Scenario: 7-1-1-2 An active Character is no target although the attacker's own effect could rest it
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Tripper | active |
    And P2 has:
      | area           | card    | state  |
      | Character area | Recruit | active |
    When P1 tries to attack Recruit with Tripper
    Then it is refused

  # Official Q&A sheet "OP01", row 23
  @id:target-stays-as-declared @interaction @rule:7-1-1-3
  Scenario: 7-1-1-2 A Character rested by the attacker's effect does not become the target
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Tripper | active |
    And P2 has:
      | area           | card    | state  |
      | Character area | Recruit | active |
    When P1 attacks P2's Leader with Tripper
    And P1 chooses Recruit
    Then Recruit is rested
    And Recruit is in P2's Character area
    And P2 has 4 Life cards

  @id:target-set-active-after-the-declaration @interaction @rule:7-1-1-3
  Scenario: 7-1-1-2 A target that is set as active after the attack was declared is still the target
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card     | state  |
      | Character area | Reveille | active |
      | Character area | Recruit  | rested |
    When P1 attacks Recruit with their Leader
    And P2 chooses Recruit
    Then Recruit is in P2's trash
    And P2 has 5 Life cards

  Rule: 7-1-1-3 Effects on attacking

    @id:when-attacking-effect
    Scenario: 7-1-1-3 A [When Attacking] effect of the attacker activates
      Given P1 is in the Main Phase with:
        | area           | card   | as     | state  |
        | Character area | Raider | First  | active |
        | Character area | Raider | Second | active |
      When P1 attacks P2's Leader with First
      Then P1 has 1 card in the hand

    # Official Q&A sheet "RULES", row 54
    @id:on-your-opponents-attack-effect @rule:10-2-16-1
    Scenario: 7-1-1-3 An [On Your Opponent's Attack] effect activates whatever is attacked
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card          | state  |
        | Character area | Calm Defender | active |
      When P1 attacks P2's Leader with their Leader
      Then P2 has 2 cards in the hand
      And P2 has 4 Life cards

    @id:when-you-attack-effect
    Scenario: 7-1-1-3 An effect of another card for when you attack activates
      Given P1 is in the Main Phase with:
        | area       | card     |
        | Stage area | War Drum |
      When P1 attacks P2's Leader with their Leader
      Then P1 has 1 card in the hand

    @id:on-attack-effect-not-on-own-attack
    Scenario: 7-1-1-3 An [On Your Opponent's Attack] effect does not activate on an attack of its own player
      Given P1 is in the Main Phase with:
        | area           | card          | state  |
        | Character area | Calm Defender | active |
      When P1 attacks P2's Leader with their Leader
      Then P1 has 0 cards in the hand

    # Official Q&A sheet "OP11", row 19
    @id:reaction-of-a-character-that-the-attacker-knocks-out @interaction @rule:8-1-3-1-3 @rule:10-2-16-1
    Scenario: 7-1-1-3 A Character that the attacker's effect K.O.'s does not react to the attack
      Given P1 is in the Main Phase with:
        | area           | card   | state  |
        | Character area | Sniper | active |
      And P2 has:
        | area           | card          | state  |
        | Character area | Calm Defender | active |
      When P1 attacks P2's Leader with Sniper
      And P1 chooses Calm Defender
      Then Calm Defender is in P2's trash
      And P2 has 1 card in the hand

    # Official Q&A sheet "OP11", row 17
    @id:reaction-whose-condition-the-attack-brings-about @interaction @rule:8-1-3-1 @rule:10-2-16-1
    Scenario: 7-1-1-3 A reaction whose condition the attacker's effect brings about activates
      Given P1 is in the Main Phase with:
        | area           | card   | state  |
        | Character area | Sniper | active |
      And P2 has:
        | area           | card       | state  |
        | Character area | Last Watch | active |
        | Character area | Recruit    | active |
      When P1 attacks P2's Leader with Sniper
      And P1 chooses Recruit
      Then Recruit is in P2's trash
      And P2 has 2 cards in the hand

  Rule: 7-1-1-4 A battle that ends with the Attack Step

    @id:target-leaves-in-the-attack-step @observe:decisions
    Scenario: 7-1-1-4 If the target has left, the Block Step is skipped
      Given P1 is in the Main Phase with:
        | area           | card    | state  |
        | Character area | Thrower | active |
      And P2 has:
        | area           | card       | state  |
        | Character area | Recruit    | rested |
        | Character area | Gatekeeper | active |
      When P1 attacks Recruit with Thrower
      And P1 chooses Recruit
      Then P2 is not asked to block
      And Recruit is in P2's hand
      And the battle is over

    @id:another-card-leaves-in-the-attack-step
    Scenario: 7-1-1-4 If a card that is not in the battle has left, the Block Step follows
      Given P1 is in the Main Phase with:
        | area           | card    | state  |
        | Character area | Thrower | active |
      And P2 has:
        | area           | card       | state  |
        | Character area | Recruit    | rested |
        | Character area | Squire     | rested |
        | Character area | Gatekeeper | active |
      When P1 attacks Recruit with Thrower
      And P1 chooses Squire
      And P2 blocks with Gatekeeper
      Then Gatekeeper is in P2's trash
      And Recruit is in P2's Character area

    # Official Q&A sheet "OP01", row 33
    @id:attacker-trashed-to-make-room @observe:decisions @interaction @rule:3-7-6-1
    Scenario: 7-1-1-4 An attacker that is trashed to make room for a Character ends the battle
      Given P1 is in the Main Phase with:
        | area           | card      | as     | state  |
        | Character area | Trumpeter |        | active |
        | Character area | Recruit   | First  | active |
        | Character area | Recruit   | Second | active |
        | Character area | Recruit   | Third  | active |
        | Character area | Recruit   | Fourth | active |
        | hand           | Squire    |        |        |
      And P2 has:
        | area           | card       | state  |
        | Character area | Gatekeeper | active |
      When P1 attacks P2's Leader with Trumpeter
      And P1 chooses Squire
      And P1 chooses Trumpeter
      Then P2 is not asked to block
      And P2 is not asked to counter
      And Squire is in P1's Character area
      And P2 has 5 Life cards

    @id:attacker-returned-by-the-attacked-player @interaction @observe:decisions @rule:10-2-16-1
    Scenario: 7-1-1-4 An attacker that the attacked player's reaction returns to the hand ends the battle
      Given P1 is in the Main Phase with:
        | area           | card    | state  |
        | Character area | Fighter | active |
      And P2 has:
        | area           | card       | state  |
        | Character area | Repeller   | active |
        | Character area | Gatekeeper | active |
      When P1 attacks P2's Leader with Fighter
      And P2 chooses Fighter
      Then P2 is not asked to block
      And Fighter is in P1's hand
      And P2 has 5 Life cards
