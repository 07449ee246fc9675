Feature: 10-1 Keyword effects

  Rule: 10-1-1 Rush

    @id:rush-attacks-at-once
    Scenario: 10-1-1-1 A Character with Rush attacks on the turn it is played
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Sprinter |
      And P1 has played Sprinter
      When P1 attacks P2's Leader with Sprinter
      Then P2 has 4 Life cards

    @id:gained-rush-attacks-at-once @interaction
    Scenario: 10-1-1-1 A Character that has gained Rush attacks on the turn it is played
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Fighter  |
        | hand | Cheer On |
      And P1 has played Fighter
      And P1 has played Cheer On, choosing Fighter
      When P1 attacks P2's Leader with Fighter
      Then P2 has 4 Life cards

  Rule: 10-1-2 Double Attack

    @id:double-attack-deals-two @profile:core @reading:double-attack-and-banish-speak-of-attacks
    Scenario: 10-1-2-1 Double Attack deals 2 damage
      Given P1 is in the Main Phase with:
        | area           | card         | state  |
        | Character area | Twin Striker | active |
      When P1 attacks P2's Leader with Twin Striker
      Then P2 has 3 Life cards
      And P2 has 2 cards in the hand

  Rule: 10-1-3 Banish

    @id:banish-trashes-the-life-card @profile:core @reading:double-attack-and-banish-speak-of-attacks
    Scenario: 10-1-3-1 Banish trashes the Life card instead of adding it to hand
      Given P1 is in the Main Phase with:
        | area           | card  | state  |
        | Character area | Exile | active |
      And P2's Life area from the top is:
        | card    |
        | Recruit |
      When P1 attacks P2's Leader with Exile
      Then Recruit is in P2's trash
      And P2 has 0 cards in the hand

    @id:banish-allows-no-trigger @profile:core @observe:decisions @interaction @reading:double-attack-and-banish-speak-of-attacks
    Scenario: 10-1-3-1 A Life card trashed by Banish activates no Trigger
      Given P1 is in the Main Phase with:
        | area           | card  | state  |
        | Character area | Exile | active |
      And P2's Life area from the top is:
        | card       |
        | Lucky Draw |
      When P1 attacks P2's Leader with Exile
      Then P2 is not asked to activate the Trigger
      And Lucky Draw is in P2's trash

  Rule: 10-1-4 Blocker

    @id:blocker-takes-the-attack
    Scenario: 10-1-4-1 A Blocker is rested and takes the place of the attacked card
      Given P1 is in the Main Phase with:
        | area           | card   | state  |
        | Character area | Squire | active |
      And P2 has:
        | area           | card       | state  |
        | Character area | Gatekeeper | active |
        | Character area | Recruit    | rested |
      When P1 attacks Recruit with Squire
      And P2 blocks with Gatekeeper
      Then Recruit is in P2's Character area
      And Gatekeeper is in P2's trash

    @id:rested-blocker @twin:blocker-takes-the-attack
    Scenario: 10-1-4-1 A rested Blocker does not block
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card       | as     | state  |
        | Character area | Gatekeeper | Awake  | active |
        | Character area | Gatekeeper | Asleep | rested |
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to block
      When P2 tries to block with Asleep
      Then it is refused

    @id:character-without-blocker @twin:blocker-takes-the-attack
    Scenario: 10-1-4-1 A Character without Blocker does not block
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card       | state  |
        | Character area | Gatekeeper | active |
        | Character area | Fighter    | active |
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to block
      When P2 tries to block with Fighter
      Then it is refused

    @id:candidates-for-a-block @observe:decisions
    Scenario: 10-1-4-1 An active card with Blocker can be chosen to block, a rested one and one without cannot
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card       | as       | state  |
        | Character area | Gatekeeper | Standing |        |
        | Character area | Gatekeeper | Tired    | rested |
        | Character area | Recruit    |          |        |
      When P1 attacks P2's Leader with their Leader
      And P2 is now asked to block
      Then P2 can choose Standing
      And P2 cannot choose Tired
      And P2 cannot choose Recruit

  Rule: 10-1-5 Trigger

    @id:trigger-instead-of-hand @rule:7-1-4-1-1-2 @rule:2-11-1
    Scenario: 10-1-5-1 A Trigger is activated instead of adding the card to hand
      Given P1 is in the Main Phase
      And P2's Life area from the top is:
        | card       |
        | Lucky Draw |
      And P2 has 20 cards in the deck
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then P2 has 1 card in the hand
      And P2 has 19 cards in the deck

    @id:trigger-declined @observe:views
    Scenario: 10-1-5-2 A Trigger card that is not activated goes to hand unseen
      Given P1 is in the Main Phase
      And P2's Life area from the top is:
        | card       |
        | Lucky Draw |
      When P1 attacks P2's Leader with their Leader
      Then Lucky Draw is in P2's hand
      And P1 cannot see Lucky Draw

    @id:used-trigger-card-is-trashed
    Scenario: 10-1-5-3 A card whose Trigger was activated is trashed afterwards
      Given P1 is in the Main Phase
      And P2's Life area from the top is:
        | card       |
        | Lucky Draw |
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then Lucky Draw is in P2's trash

    @id:trigger-that-plays-the-card @interaction
    Scenario: 10-1-5-3 A Trigger that plays its own card leaves nothing to trash
      Given P1 is in the Main Phase
      And P2's Life area from the top is:
        | card     |
        | Ambusher |
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then Ambusher is in P2's Character area
      And P2 has 0 cards in the trash

  Rule: Effect damage

    # Official Q&A sheet "EB03", no. 19 and 20 (EB03-055)
    @id:banish-and-double-attack-leave-effect-damage-alone @interaction @reading:double-attack-and-banish-speak-of-attacks
    Scenario: 10-1-2-1 Damage from an effect is neither doubled nor banished
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | War Gifts   |
        | hand | Cannon Shot |
      And P1's Life area from the top is:
        | card    |
        | Recruit |
        | Squire  |
        | Fighter |
      And P2 has:
        | area           | card   | state  |
        | Character area | Grudge | active |
      And P1 has played War Gifts, choosing Grudge
      When P1 plays Cannon Shot, choosing Grudge
      And P2 uses Grudge's effect
      Then P1 has 2 Life cards
      And Recruit is in P1's hand

    @id:double-attack-with-banish @interaction @reading:double-attack-and-banish-speak-of-attacks
    Scenario: 10-1-3-1 Double Attack with Banish trashes 2 Life cards
      Given P1 is in the Main Phase with:
        | area           | card        | state  |
        | Character area | Exile       | active |
        | hand           | Double Gift |        |
      And P2's Life area from the top is:
        | card       |
        | Lucky Draw |
        | Squire     |
        | Fighter    |
      And P1 has played Double Gift, choosing Exile
      When P1 attacks P2's Leader with Exile
      Then P2's trash from the top is: Squire, Lucky Draw
      And P2 has 1 Life card
      And P2 has 0 cards in the hand

    # Official Q&A sheet "RULES", row 35
    @id:trigger-removes-the-double-attacker @interaction @reading:double-attack-and-banish-speak-of-attacks
    Scenario: 10-1-2-1 The second damage of Double Attack comes though a Trigger has removed the attacker
      Given P1 is in the Main Phase with:
        | area           | card         | state  |
        | Character area | Twin Striker | active |
      And P2's Life area from the top is:
        | card       |
        | Lucky Shot |
        | Squire     |
        | Fighter    |
      When P1 attacks P2's Leader with Twin Striker
      And P2 activates the Trigger
      And P2 chooses Twin Striker
      Then Twin Striker is in P1's trash
      And P2 has 1 Life card
      And Squire is in P2's hand

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

    # Official Q&A sheet "OP05", row 12
    @id:leader-with-blocker @interaction
    Scenario: 10-1-4-1 A Leader with Blocker takes the damage for a Character
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card            | state  |
        | Leader area    | Guardian Leader | active |
        | Character area | Recruit         | rested |
      When P1 attacks Recruit with their Leader
      And P2 blocks with P2's Leader
      Then Recruit is in P2's Character area
      And P2 has 4 Life cards

    # Official Q&A sheet "RULES", rows 28 to 32
    @id:target-does-not-block-for-itself @twin:blocker-takes-the-attack
    Scenario: 10-1-4-1 A card that is attacked does not block for itself
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card            | state  |
        | Leader area    | Guardian Leader | active |
        | Character area | Gatekeeper      | active |
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to block
      When P2 tries to block with P2's Leader
      Then it is refused

  Rule: Keyword effects that are on cards and in no rule

    # Official Q&A sheet "ST-29" (ST29-016)
    @id:unblockable-attack-is-blocked @twin:attack-beside-an-unblockable-one-is-blocked @reading:unblockable
    Scenario: 10-1-4-1 A Blocker does not block the attack of a Character with [Unblockable]
      Given P1 is in the Main Phase with:
        | area           | card        | state  |
        | Character area | Eel Swimmer | active |
      And P2 has:
        | area           | card       | state  |
        | Character area | Gatekeeper | active |
      And P1 has attacked P2's Leader with Eel Swimmer
      And P2 is now asked to block
      When P2 tries to block with Gatekeeper
      Then it is refused

    @id:attack-beside-an-unblockable-one-is-blocked @reading:unblockable
    Scenario: 10-1-4-1 A Blocker blocks the attack of a card beside the Character with [Unblockable]
      Given P1 is in the Main Phase with:
        | area           | card        | state  |
        | Character area | Eel Swimmer | active |
      And P2 has:
        | area           | card       | state  |
        | Character area | Gatekeeper | active |
      When P1 attacks P2's Leader with their Leader
      And P2 blocks with Gatekeeper
      Then Gatekeeper is in P2's trash
      And P2 has 5 Life cards

    # Official Q&A sheet "ST-29" (ST29-016)
    @id:unblockable-attack-is-turned-to-a-blocker @reading:unblockable @rule:7-1-2-1 @interaction
    Scenario: 10-1-4-1 An effect turns the attack of a Character with [Unblockable] to a Character with [Blocker]
      Given P1 is in the Main Phase with:
        | area           | card        | state  |
        | Character area | Eel Swimmer | active |
      And P2 has:
        | area           | card        | state  |
        | Character area | Gatekeeper  | active |
        | hand           | Red Herring |        |
      When P1 attacks P2's Leader with Eel Swimmer
      And P2 counters with Red Herring
      And P2 chooses Gatekeeper
      Then Gatekeeper is in P2's trash
      And P2 has 5 Life cards

    # Official Q&A sheet "ST-29" (ST29-016)
    @id:unblockable-attack-is-turned-to-the-leader @reading:unblockable @rule:7-1-2-1 @interaction
    Scenario: 10-1-4-1 An effect turns the attack of a Character with [Unblockable] from a Character to the Leader
      Given P1 is in the Main Phase with:
        | area           | card        | state  |
        | Character area | Eel Swimmer | active |
      And P2 has:
        | area           | card          | state  |
        | Leader area    | Daring Leader | active |
        | Character area | Recruit       | rested |
      When P1 attacks Recruit with Eel Swimmer
      Then Recruit is in P2's Character area
      And P2 has 4 Life cards

    # Official Q&A sheet "OP05", row 12
    @id:leader-blocks @interaction @rule:7-1-4-1-1
    Scenario: 10-1-4-1 A Leader with Blocker takes the attack on a Character, and 1 damage
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card            | as      | state  |
        | Leader area    | Guardian Leader | Captain | active |
        | Character area | Recruit         |         | rested |
      When P1 attacks Recruit with their Leader
      And P2 blocks with Captain
      Then P2 has 4 Life cards
      And Recruit is in P2's Character area
      And Captain is rested

    # Official Q&A sheet "ST-29" (ST29-014); sheet "OP14 EB04" (EB04-011)
    @id:rush-character-attacks-a-character @reading:rush-character @rule:3-7-4
    Scenario: 10-1-1-1 A Character with [Rush: Character] attacks a rested Character on the turn it is played
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Brawl Seeker |
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | rested |
        | Character area | Squire  | active |
      And P1 has played Brawl Seeker
      When P1 attacks Recruit with Brawl Seeker
      Then Recruit is in P2's trash

    # Official Q&A sheet "ST-29" (ST29-014); sheet "OP14 EB04" (EB04-011)
    @id:rush-character-attacks-an-active-character @twin:rush-character-attacks-a-character @reading:rush-character @rule:3-7-4 @rule:7-1-1-2
    Scenario: 10-1-1-1 A Character with [Rush: Character] does not attack an active Character on the turn it is played
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Brawl Seeker |
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | rested |
        | Character area | Squire  | active |
      And P1 has played Brawl Seeker
      When P1 tries to attack Squire with Brawl Seeker
      Then it is refused

    @id:rush-character-attacks-the-leader @twin:rush-character-attacks-a-character @reading:rush-character @rule:3-7-4
    Scenario: 10-1-1-1 A Character with [Rush: Character] does not attack the Leader on the turn it is played
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Brawl Seeker |
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | rested |
      And P1 has played Brawl Seeker
      When P1 tries to attack P2's Leader with Brawl Seeker
      Then it is refused

    @id:rush-character-after-the-turn-of-playing @reading:rush-character @rule:3-7-4
    Scenario: 10-1-1-1 A Character with [Rush: Character] attacks the Leader on a later turn
      Given P1 is in the Main Phase with:
        | area           | card         | state  |
        | Character area | Brawl Seeker | active |
      When P1 attacks P2's Leader with Brawl Seeker
      Then P2 has 4 Life cards

    # Official Q&A sheet "ST-29" (ST29-014)
    @id:rush-character-attack-is-turned-to-the-leader @reading:rush-character @rule:3-7-4 @interaction
    Scenario: 10-1-1-1 An effect turns the attack of a Character with [Rush: Character] to the Leader
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Brawl Seeker |
      And P2 has:
        | area           | card          | state  |
        | Leader area    | Daring Leader | active |
        | Character area | Recruit       | rested |
      And P1 has played Brawl Seeker
      When P1 attacks Recruit with Brawl Seeker
      Then Recruit is in P2's Character area
      And P2 has 4 Life cards
