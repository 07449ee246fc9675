Feature: 8-6 Order of effect resolution

  Rule: 8-6-1 Effects that are met together

    @id:turn-players-effect-first @interaction @rule:8-3-1-8
    Scenario: 8-6-1 The turn player's effect resolves before the non-turn player's
      Given P1 is in the Main Phase with:
        | area           | card                |
        | Character area | Threatening Charger |
      And P2 has:
        | area           | card          |
        | Character area | Calm Defender |
      When P1 attacks P2's Leader with Threatening Charger
      Then P2 has 2 cards in the hand
      And P2 has 0 cards in the trash

    @id:new-effect-waits-for-the-other-player @interaction @reading:rounds-of-simultaneous-effects @rule:8-3-1-8
    Scenario: 8-6-1 A further effect of the turn player waits for the non-turn player's waiting one
      Given P1 is in the Main Phase with:
        | area        | card             |
        | Leader area | Summoning Leader |
        | hand        | Bully            |
      And P2 has:
        | area           | card          |
        | Character area | Calm Defender |
      And P2 has 5 Life cards
      When P1 attacks P2's Leader with their Leader
      And P1 chooses Bully
      Then P2 has 1 card in the trash
      And P2 has 1 card in the hand

    # Official Q&A sheet "OP07", no. 32 (OP07-019)
    @id:defenders-effect-before-a-new-on-play @interaction @observe:decisions @rule:7-1-1-3 @rule:10-2-16-1
    Scenario: 8-6-1 The defender's waiting effect comes before the [On Play] of a Character played meanwhile
      Given P1 is in the Main Phase with:
        | area        | card             |
        | Leader area | Summoning Leader |
        | hand        | Usher In         |
        | hand        | Fighter          |
      And P2 has:
        | area        | card           |
        | Leader area | Binding Leader |
      When P1 attacks P2's Leader with their Leader
      And P1 chooses Usher In
      And P2 uses P2's Leader's effect
      And P2 chooses Usher In
      And P1 chooses Fighter
      Then Usher In is rested
      And Fighter is in P1's Character area
      And Fighter is active
      And P2 cannot choose Fighter

    # Official Q&A sheet "OP06", row 22
    @id:reaction-to-a-block-before-on-block @interaction @rule:7-1-2-2
    Scenario: 8-6-1 The turn player's reaction to a block comes before the [On Block]
      Given P1 is in the Main Phase with:
        | area           | card          |
        | Character area | Block Breaker |
      And P2 has:
        | area           | card            | DON!! |
        | Character area | Sinking Blocker | 1     |
      When P1 attacks P2's Leader with their Leader
      And P2 blocks with Sinking Blocker
      And P1 uses Block Breaker's effect
      And P2 chooses Block Breaker
      Then P1 has 4 cards in the trash
      And Block Breaker is at the bottom of P1's deck

    # Official Q&A sheet "OP11", row 35
    @id:turn-players-reaction-to-a-trigger @interaction @rule:8-6-2 @reading:damage-reactions-wait-for-triggers
    Scenario: 8-6-1 The turn player's reaction to a [Trigger] comes before the defender's reaction to 0 Life
      Given P1 is in the Main Phase with:
        | area           | card          |
        | Character area | Trigger Hater |
      And P2 has:
        | area        | card               |
        | Leader area | Last Breath Leader |
        | hand        | Cook               |
        | hand        | Lookout            |
        | hand        | Gunner             |
        | hand        | Squire             |
      And P2 has 1 Life card
      And P2's Life area from the top is:
        | card        |
        | Gasp of Air |
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      And P2 chooses Cook
      And P2 chooses Lookout
      Then P2 has 2 Life cards
      And P2 has 2 cards in the hand

    @id:turn-players-effect-first-on-the-other-turn @interaction @rule:8-3-1-8
    Scenario: 8-6-1 On the other player's turn that player's effect resolves first
      Given P2 is in the Main Phase with:
        | area           | card                |
        | Character area | Threatening Charger |
      And P1 has:
        | area           | card          |
        | Character area | Calm Defender |
      When P2 attacks P1's Leader with Threatening Charger
      Then P1 has 2 cards in the hand
      And P1 has 0 cards in the trash

    @id:on-ko-of-both-players-at-once @interaction @rule:8-3-1-8
    Scenario: 8-6-1 Of [On K.O.] effects met at once the turn player's resolves first
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Fallen Bully |
        | hand           | Maelstrom    |
      And P2 has:
        | area           | card   |
        | Character area | Martyr |
      When P1 plays Maelstrom
      Then P2 has 1 card in the hand
      And P2 has 1 card in the trash

    @id:on-ko-of-one-player-in-order @interaction
    Scenario: 8-6-1 A player orders the [On K.O.] effects of their Characters K.O.'d at once
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Full Broadside |
      And P2 has:
        | area           | card           | as |
        | Character area | Martyr         |    |
        | Character area | Fallen Wastrel |    |
      When P1 plays Full Broadside
      And P2 orders Fallen Wastrel, Martyr
      Then P2 has 1 card in the hand
      And P2 has 2 cards in the trash

    # Official Q&A sheet "OP10", row 40
    @id:new-effect-waits-for-the-same-player @interaction
    Scenario: 8-6-1-1 An effect met meanwhile waits for the one of the same player that is waiting
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card            |
        | Leader area    | Mourning Leader |
        | Character area | Successor       |
        | trash          | Wastrel         |
      When P1 plays Cannon Shot
      And P1 chooses Successor
      And P2 orders Successor, P2's Leader
      And P2 chooses Wastrel
      Then Wastrel is in P2's Character area
      And P2 has 0 cards in the hand

    # Official Q&A sheet "OP10", row 40
    @id:new-effect-is-not-put-before-a-waiting-one @interaction @observe:decisions
    Scenario: 8-6-1-1 A player does not choose to resolve an effect met meanwhile before their waiting one
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card            |
        | Leader area    | Mourning Leader |
        | Character area | Successor       |
        | trash          | Wastrel         |
      And P1 has played Cannon Shot, choosing Successor
      And P2 has ordered Successor, P2's Leader
      And P2 is now asked to choose
      When P2 chooses Wastrel
      Then P2 is not asked to order
      And P2 has 0 cards in the hand

    @id:new-effect-of-the-turn-player-waits @interaction
    Scenario: 8-6-1-1 An effect C met by effect A comes after effect B
      Given P1 is in the Main Phase with:
        | area           | card          |
        | Character area | Event Opener  |
        | Character area | Event Scholar |
        | hand           | Gag Order     |
        | hand           | Wastrel       |
      When P1 plays Gag Order
      And P1 orders Event Opener, Event Scholar
      And P1 chooses Wastrel
      Then Wastrel is in P1's Character area
      And P1 has 0 cards in the hand

    @id:order-of-ones-own-effects @interaction
    Scenario: 8-6-1 A player resolves their own effects in the order of their choice
      Given P1 is in the Main Phase with:
        | area           | card          |
        | Character area | Event Opener  |
        | Character area | Event Scholar |
        | hand           | Gag Order     |
      And P1's deck from the top is:
        | card  |
        | Rower |
      When P1 plays Gag Order
      And P1 orders Event Scholar, Event Opener
      And P1 chooses Rower
      Then Rower is in P1's Character area

    # Official Q&A sheet "OP04" (OP04-058)
    @id:cost-reaction-and-on-play-in-either-order @interaction @reading:order-of-your-own-simultaneous-effects
    Scenario: 8-6-1 An effect met by a cost and the [On Play] of the played card are ordered by their player
      Given P1 is in the Main Phase with:
        | area           | card            |
        | Leader area    | Refund Leader   |
        | Character area | Costly Summoner |
        | hand           | Wastrel         |
      When P1 activates Costly Summoner's [Activate: Main]
      And P1 chooses Wastrel
      And P1 orders Wastrel, P1's Leader
      Then P1 has 1 card in the hand

    # Official Q&A sheet "OP04" (OP04-064)
    @id:cost-reaction-before-on-play @interaction @reading:order-of-your-own-simultaneous-effects
    Scenario: 8-6-1 An effect met by a cost may come before the [On Play] of the played card
      Given P1 is in the Main Phase with:
        | area           | card            |
        | Leader area    | Refund Leader   |
        | Character area | Costly Summoner |
        | hand           | Wastrel         |
      When P1 activates Costly Summoner's [Activate: Main]
      And P1 chooses Wastrel
      And P1 orders P1's Leader, Wastrel
      Then P1 has 0 cards in the hand

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

  Rule: 8-6-2 Effects that are met during damage

    @id:effect-waits-for-all-damage @interaction
    Scenario: 8-6-2 Effects met during damage are activated after all of the damage
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Twin Striker |
      And P2 has:
        | area           | card         |
        | Character area | Life Counter |
      When P1 attacks P2's Leader with Twin Striker
      Then P2 has 3 Life cards
      And P2 has 4 cards in the hand

    # Official Q&A sheet "OP05", row 40 (OP05-098)
    @id:life-becomes-0-waits @interaction @reading:double-attack-at-one-life @rule:8-6-1
    Scenario: 8-6-2 A reaction to 0 Life adds its Life card only after both points of damage
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Twin Striker |
      And P2 has:
        | area        | card               |
        | Leader area | Last Breath Leader |
      And P2 has 1 Life card
      When P1 attacks P2's Leader with Twin Striker
      Then the game goes on
      And P2 has 1 Life card
      And P2 has 0 cards in the hand
      And P2 has 1 card in the trash

    # Official Q&A sheet "OP08" (OP08-105); sheet "OP13" (OP13-002)
    @id:reaction-waits-for-the-trigger @interaction @reading:damage-reactions-wait-for-triggers
    Scenario: 8-6-2 A reaction to a lost Life card comes after its [Trigger]
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card         |
        | Character area | Life Counter |
      And P2 has 4 Life cards
      And P2's Life area from the top is:
        | card         |
        | Fresh Supply |
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then P2 has 4 Life cards
      And P2 has 0 cards in the hand

    # Official Q&A sheet "OP08" (OP08-105); sheet "OP13" (OP13-002); otherwise sheet "OP03" (OP03-040 and others)
    @id:attackers-reaction-to-damage-waits-for-the-trigger @interaction @reading:damage-reactions-wait-for-triggers @rule:8-6-2-1
    Scenario: 8-6-2 The attacker's reaction to the damage comes after the [Trigger] of the Life card
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Deck Ripper |
      And P2's Life area from the top is:
        | card       |
        | Lucky Draw |
        | Recruit    |
      And P2's deck from the top is:
        | card    |
        | Squire  |
        | Fighter |
      When P1 attacks P2's Leader with Deck Ripper
      And P2 activates the Trigger
      Then Squire is in P2's hand
      And Fighter is in P2's trash

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

    @id:trigger-suspends-the-damage @interaction
    Scenario: 8-6-2-1 A [Trigger] is resolved before the next point of damage
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Twin Striker |
      And P2's Life area from the top is:
        | card         |
        | Fresh Supply |
        | Recruit      |
      And P2's deck from the top is:
        | card    |
        | Fighter |
      When P1 attacks P2's Leader with Twin Striker
      And P2 activates the Trigger
      Then Fighter is in P2's hand
      And Recruit is in P2's Life area

    # Official Q&A sheet "OP03", row 47 (OP03-118)
    @id:trigger-adds-life-between-damage @interaction @rule:7-1-4-1-1-3 @reading:double-attack-at-one-life
    Scenario: 8-6-2-1 A Life card added by a [Trigger] is taken by the second point of damage
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Twin Striker |
      And P2 has:
        | area | card    |
        | hand | Cook    |
        | hand | Lookout |
      And P2 has 1 Life card
      And P2's Life area from the top is:
        | card        |
        | Bought Time |
      And P2's deck from the top is:
        | card    |
        | Fighter |
      When P1 attacks P2's Leader with Twin Striker
      And P2 activates the Trigger
      And P2 uses Bought Time's effect
      Then the game goes on
      And Fighter is in P2's hand
      And P2 has 0 Life cards

    # Official Q&A sheet "OP03", row 47 (OP03-118)
    @id:trigger-of-the-added-life-card @interaction @reading:double-attack-at-one-life
    Scenario: 8-6-2-1 A Life card added by a [Trigger] may itself be used as a [Trigger]
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Twin Striker |
      And P2 has 1 Life card
      And P2's Life area from the top is:
        | card         |
        | Fresh Supply |
      And P2's deck from the top is:
        | card       |
        | Lucky Draw |
      When P1 attacks P2's Leader with Twin Striker
      And P2 activates the Trigger of Fresh Supply
      And P2 activates the Trigger of Lucky Draw
      Then Lucky Draw is in P2's trash
      And P2 has 1 card in the hand

  Rule: 8-6-3 Effects that are met by an activation

    # Official Q&A sheet "OP06", row 20
    @id:reaction-waits-for-the-event @interaction @rule:8-5-2
    Scenario: 8-6-3 A reaction to an Event comes after the Event has resolved
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Event Censor |
      And P2 has:
        | area | card        |
        | hand | Quick Study |
      And P2's deck from the top is:
        | card    |
        | Fighter |
      When P1 attacks P2's Leader with their Leader
      And P2 counters with Quick Study
      Then Fighter is at the bottom of P2's deck

    # Official Q&A sheet "OP03", row 38; sheet "EB01", row 16
    @id:on-play-waits-for-the-rest-of-the-effect @interaction @rule:1-3-7
    Scenario: 8-6-3 The [On Play] of a Character played by an effect comes after the rest of the effect
      Given P1 is in the Main Phase with:
        | area | card          |
        | hand | Talent Search |
      And P1's deck from the top is:
        | card          |
        | Scrap Counter |
        | Recruit       |
        | Fighter       |
      When P1 plays Talent Search
      And P1 chooses Scrap Counter
      Then P1 has 3 cards in the trash
      And P1 has 1 card in the hand
