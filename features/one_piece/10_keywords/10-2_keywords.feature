Feature: 10-2 Keywords

  Rule: 10-2-1 K.O.

    @id:ko-by-battle-is-a-ko
    Scenario: 10-2-1-1 A Character that is trashed for losing a battle is K.O.'d
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card   | state  |
        | Character area | Martyr | rested |
      When P1 attacks Martyr with their Leader
      Then Martyr is in P2's trash
      And P2 has 1 card in the hand

    @id:ko-by-effect-is-a-ko
    Scenario: 10-2-1-1 A Character that an effect K.O.'s is K.O.'d
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card   | state  |
        | Character area | Martyr | active |
      When P1 plays Cannon Shot, choosing Martyr
      Then P2 has 1 card in the hand

    @id:ko-places-in-the-trash
    Scenario: 10-2-1-2 K.O. moves a Character to its owner's trash
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card    | state  |
        | Character area | Fighter | active |
        | trash          | Recruit |        |
      When P1 plays Cannon Shot, choosing Fighter
      Then P2's trash from the top is: Fighter, Recruit

    # Official Q&A sheet "OP06", rows 45 and 46; sheet "OP09", row 3
    @id:trashing-is-no-ko @reading:trash-is-not-ko
    Scenario: 10-2-1-3 A Character that an effect trashes is not K.O.'d
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Disposal |
      And P2 has:
        | area           | card   | state  |
        | Character area | Martyr | active |
      When P1 plays Disposal, choosing Martyr
      Then Martyr is in P2's trash
      And P2 has 0 cards in the hand

    # Official Q&A sheet "OP06", rows 45 and 46; sheet "OP09", row 3
    @id:trashing-a-character-that-cannot-be-koed @reading:trash-is-not-ko
    Scenario: 10-2-1-3 Protection from K.O. does not keep a Character from being trashed
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Disposal |
      And P2 has:
        | area           | card      | state  |
        | Character area | Iron Wall | active |
      When P1 plays Disposal, choosing Iron Wall
      Then Iron Wall is in P2's trash

    # Official Q&A sheet "OP03" (OP03-012)
    @id:trashed-as-a-cost-is-no-ko @reading:trash-is-not-ko @interaction
    Scenario: 10-2-1-3 A Character that is trashed to pay a cost is not K.O.'d
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Moored Ship |
        | Character area | Anchor      |
        | Character area | Martyr      |
      When P1 activates Moored Ship's [Activate: Main]
      And P1 chooses Martyr
      Then Martyr is in P1's trash
      And P1 has 1 card in the hand

    @id:protected-from-effects
    Scenario: 10-2-1-3 A Character that effects cannot K.O. stays
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card      | state  |
        | Character area | Iron Wall | active |
      When P1 plays Cannon Shot, choosing Iron Wall
      Then Iron Wall is in P2's Character area

    @id:protected-from-effects-not-from-battle @interaction
    Scenario: 10-2-1-3 Protection from effects does not help in battle
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card      | state  |
        | Character area | Iron Wall | rested |
      When P1 attacks Iron Wall with their Leader
      Then Iron Wall is in P2's trash

    @id:protected-in-battle-not-from-effects @interaction
    Scenario: 10-2-1-3 Protection in battle does not help against effects
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card      | state  |
        | Character area | Iron Fist | rested |
      And P1 has attacked Iron Fist with their Leader
      When P1 plays Cannon Shot, choosing Iron Fist
      Then Iron Fist is in P2's trash

    @id:room-made-is-no-ko @rule:3-7-6-1-1 @interaction
    Scenario: 10-2-1-3 A Character trashed to make room is not K.O.'d
      Given P1 is in the Main Phase with:
        | area           | card    | as    |
        | hand           | Fighter |       |
        | Character area | Martyr  |       |
        | Character area | Filler  | One   |
        | Character area | Filler  | Two   |
        | Character area | Filler  | Three |
        | Character area | Filler  | Four  |
      When P1 plays Fighter, choosing Martyr
      Then Martyr is in P1's trash
      And P1 has 0 cards in the hand

  Rule: 10-2-2 [Activate: Main]

    @id:activate-main-in-the-main-phase
    Scenario: 10-2-2-1 An [Activate: Main] effect is activated in the Main Phase
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Trainer |
      When P1 activates Trainer's [Activate: Main]
      Then P1 has 1 card in the hand

    @id:activate-main-in-battle @twin:activate-main-in-the-main-phase
    Scenario: 10-2-2-1 An [Activate: Main] effect is not activated during a battle
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Trainer |
      And P2 has:
        | area | card     |
        | hand | Guardian |
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to counter
      When P1 tries to activate Trainer's [Activate: Main]
      Then it is refused

  Rule: 10-2-3 [Main]

    @id:main-event-in-the-main-phase
    Scenario: 10-2-3-1 A [Main] Event is used in the Main Phase
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Lesson |
      When P1 plays Lesson
      Then Lesson is in P1's trash
      And P1 has 2 cards in the hand

    @id:main-event-in-battle @twin:main-event-in-the-main-phase
    Scenario: 10-2-3-1 A [Main] Event is not used during a battle
      Given P1 is in the Main Phase
      And P2 has:
        | area | card   |
        | hand | Lesson |
        | hand | Parry  |
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to counter
      When P2 tries to counter with Lesson
      Then it is refused

    @id:trigger-activates-main @reading:trigger-activates-other-timings
    Scenario: 10-2-3-1-1 A [Trigger] activates [Main] outside the Main Phase of its player
      Given P1 is in the Main Phase
      And P2's Life area from the top is:
        | card         |
        | Lucky Lesson |
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then P2 has 2 cards in the hand
      And Lucky Lesson is in P2's trash

  Rule: 10-2-4 [Counter]

    @id:counter-event-in-the-counter-step
    Scenario: 10-2-4-1 A [Counter] Event is used in the opponent's Counter Step
      Given P1 is in the Main Phase
      And P2 has:
        | area | card        |
        | hand | Lucky Feint |
      When P1 attacks P2's Leader with their Leader
      And P2 counters with Lucky Feint
      Then Lucky Feint is in P2's trash
      And P2 has 3 cards in the hand

    @id:counter-event-in-the-own-main-phase @twin:counter-event-in-the-counter-step
    Scenario: 10-2-4-1 A [Counter] Event is not used in the own Main Phase
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Lucky Feint |
      When P1 tries to play Lucky Feint
      Then it is refused

    @id:trigger-activates-counter @reading:trigger-activates-other-timings
    Scenario: 10-2-4-1-1 A [Trigger] activates [Counter] outside the Counter Step
      Given P1 is in the Main Phase
      And P2's Life area from the top is:
        | card        |
        | Lucky Feint |
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then P2 has 2 cards in the hand

    @id:main-does-not-bring-counter-along @reading:trigger-activates-other-timings
    Scenario: 10-2-4-1-2 Activating [Main] does not activate the [Counter] of the same card
      Given P1 is in the Main Phase
      And P2's Life area from the top is:
        | card        |
        | Two Lessons |
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then P2 has 1 card in the hand

  Rule: 10-2-5 [When Attacking]

    @id:when-attacking-activates
    Scenario: 10-2-5-1 A [When Attacking] effect activates when its card attacks
      Given P1 is in the Main Phase with:
        | area           | card   |
        | Character area | Raider |
      When P1 attacks P2's Leader with Raider
      Then P1 has 1 card in the hand

    @id:when-attacking-is-not-for-others
    Scenario: 10-2-5-1 A [When Attacking] effect is silent when another card attacks
      Given P1 is in the Main Phase with:
        | area           | card   | state  |
        | Character area | Raider | active |
      When P1 attacks P2's Leader with their Leader
      Then P1 has 0 cards in the hand

    @id:when-attacking-before-the-block @observe:decisions
    Scenario: 10-2-5-1 A [When Attacking] effect has acted before the opponent may block
      Given P1 is in the Main Phase with:
        | area           | card   |
        | Character area | Raider |
      And P2 has:
        | area           | card       |
        | Character area | Gatekeeper |
      When P1 attacks P2's Leader with Raider
      And P2 is now asked to block
      Then P1 has 1 card in the hand
      And P2 has 5 Life cards

  Rule: 10-2-6 [On Play]

    @id:on-play-activates
    Scenario: 10-2-6-1 An [On Play] effect activates when the card is played
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Scout |
      When P1 plays Scout
      Then P1 has 1 card in the hand

    @id:on-play-is-silent-for-another-card
    Scenario: 10-2-6-1 An [On Play] effect is silent when another card is played
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Scout   |
        | hand           | Recruit |
      When P1 plays Recruit
      Then P1 has 0 cards in the hand

  Rule: 10-2-7 and 10-2-8 The end of a turn

    @id:end-of-your-turn-activates
    Scenario: 10-2-7-1 An [End of Your Turn] effect activates in the End Phase of its player
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Character area | Homesick |
      When P1 ends the Main Phase
      Then P1 has 4 Life cards
      And P1 has 1 card in the hand

    @id:end-of-your-turn-is-silent-in-the-opposing-turn
    Scenario: 10-2-7-1 An [End of Your Turn] effect is silent in the opponent's End Phase
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card        |
        | Character area | Night Clerk |
      And P2 has 20 cards in the deck
      When P1 ends the Main Phase
      Then P2 has 1 card in the hand
      And P2 has 19 cards in the deck

    @id:end-of-your-opponents-turn-before-the-own-turn @interaction @rule:9-1-2
    Scenario: 10-2-8-1 An [End of Your Opponent's Turn] effect has acted before its player's own turn begins
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card      |
        | Character area | Night Spy |
      And P2 has 1 card in the deck
      When P1 ends the Main Phase
      Then P2 loses the game
      And it is P1's turn

    @id:end-of-your-opponents-turn-is-silent-in-the-own-turn
    Scenario: 10-2-8-1 An [End of Your Opponent's Turn] effect is silent in its player's own End Phase
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Night Spy |
      When P1 ends the Main Phase
      Then P1 has 0 cards in the hand

  Rule: 10-2-13 [Once Per Turn]

    @id:once-per-turn-a-second-time @twin:activate-main-in-the-main-phase
    Scenario: 10-2-13-1 A [Once Per Turn] effect is not activated twice in a turn
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Trainer |
      And P1 has activated Trainer's [Activate: Main]
      When P1 tries to activate Trainer's [Activate: Main]
      Then it is refused

    @id:once-per-turn-in-the-next-turn
    Scenario: 10-2-13-1 A [Once Per Turn] effect is activated again in a later turn
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Trainer |
      And P1 has activated Trainer's [Activate: Main]
      And P1 has ended the Main Phase
      And P2 has ended the Main Phase
      When P1 activates Trainer's [Activate: Main]
      Then P1 has 3 cards in the hand

    # Official Q&A sheet "OP02", row 58
    @id:two-don-returned-and-once-per-turn @interaction @rule:8-1-3-1
    Scenario: 10-2-13-1 A reaction for once per turn acts once when 2 DON!! cards are returned
      Given P1 is in the Main Phase with:
        | area        | card            | as      |
        | Leader area | Grateful Leader | Captain |
        | hand        | Offering        |         |
      When P1 plays Offering
      And P1 uses Offering's effect
      Then Captain has 6000 power
      And P1 has 8 active DON!! cards

    # Official Q&A sheet "RULES", row 25
    @id:once-per-turn-for-each-card
    Scenario: 10-2-13-2 Two cards with the same [Once Per Turn] effect are used once each
      Given P1 is in the Main Phase with:
        | area           | card    | as  |
        | Character area | Trainer | One |
        | Character area | Trainer | Two |
      And P1 has activated One's [Activate: Main]
      When P1 activates Two's [Activate: Main]
      Then P1 has 2 cards in the hand

    @id:once-per-turn-cost-is-not-paid-again @twin:peddler-trades-once
    Scenario: 10-2-13-3 The cost of a [Once Per Turn] effect is not paid a second time
      Given P1 is in the Main Phase with:
        | area           | card    | as    |
        | Character area | Peddler |       |
        | hand           | Recruit | First |
      And P1 has activated Peddler's [Activate: Main]
      And P1 chooses First
      When P1 tries to activate Peddler's [Activate: Main]
      Then it is refused

    @id:once-per-turn-after-coming-back @interaction
    Scenario: 10-2-13-4 A card that has left the field and come back is used again
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Trainer |
        | hand           | Summons |
      And P1 has activated Trainer's [Activate: Main]
      And P1 has played Summons, choosing Trainer
      And P1 has played Trainer
      When P1 activates Trainer's [Activate: Main]
      Then P1 has 2 cards in the hand

    @id:failed-payment-burns-the-use @twin:moored-ship-casts-off @reading:failed-payment
    Scenario: 10-2-13-5 A payment that fails half-way uses up a [Once Per Turn] effect
      Given P1 is in the Main Phase with:
        | area           | card        | as  |
        | Character area | Moored Ship |     |
        | Character area | Anchor      |     |
        | Character area | Recruit     |     |
        | hand           | Anchor      | New |
      And P1 has activated Moored Ship's [Activate: Main]
      And P1 chooses Anchor
      And P1 has played New
      When P1 tries to activate Moored Ship's [Activate: Main]
      Then it is refused

  Rule: 10-2-14 Trash

    @id:trash-from-the-hand
    Scenario: 10-2-14-1 A player who has to trash a card chooses one from their hand
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Extortion |
      And P2 has:
        | area           | card    | as   |
        | hand           | Recruit | Held |
        | hand           | Fighter | Kept |
        | Character area | Recruit | Out  |
      When P1 plays Extortion
      And P2 chooses Held
      Then Held is in P2's trash
      And Kept is in P2's hand
      And Out is in P2's Character area

    @id:trash-from-the-deck-is-not-from-the-hand @reading:trash-as-an-instruction
    Scenario: 10-2-14-1 A text that trashes a card of the deck leaves the hand alone
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Bilge Run |
        | hand | Recruit   |
      And P1's deck from the top is:
        | card   |
        | Squire |
      When P1 plays Bilge Run
      Then Squire is in P1's trash
      And Recruit is in P1's hand

    @id:trashing-until-so-many-are-left
    Scenario: 10-2-14-1 A player trashes cards of their choice from the hand until so many are left
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Tidy Steward |
        | hand | Squire       |
        | hand | Fighter      |
        | hand | Veteran      |
      When P1 plays Tidy Steward
      And P1 chooses Fighter
      Then Fighter is in P1's trash
      And P1 has 2 cards in the hand

  Rule: 10-2-15 [On Block]

    @id:on-block-activates
    Scenario: 10-2-15-1 An [On Block] effect activates when the [Blocker] is activated
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card               | state  |
        | Character area | Ringing Gatekeeper | active |
      When P1 attacks P2's Leader with their Leader
      And P2 blocks with Ringing Gatekeeper
      Then P2 has 1 card in the hand

    @id:on-block-is-silent-without-a-block
    Scenario: 10-2-15-1 An [On Block] effect is silent when its card is itself attacked
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card               | state  |
        | Character area | Ringing Gatekeeper | rested |
      When P1 attacks Ringing Gatekeeper with their Leader
      Then P2 has 0 cards in the hand

  Rule: 10-2-16 [On Your Opponent's Attack]

    # Official Q&A sheet "RULES", row 54
    @id:on-your-opponents-attack-for-any-target
    Scenario: 10-2-16-1 An [On Your Opponent's Attack] effect activates whatever is attacked
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card          | state  |
        | Character area | Calm Defender | active |
      When P1 attacks P2's Leader with their Leader
      Then P2 has 2 cards in the hand

    # Official Q&A, OP11 sheet
    @id:reaction-removed-by-the-attack @interaction
    Scenario: 10-2-16-1 [When Attacking] comes first and can remove the card that would react
      Given P1 is in the Main Phase with:
        | area           | card    | state  |
        | Character area | Bouncer | active |
      And P2 has:
        | area           | card  | state  |
        | Character area | Snare | active |
      When P1 attacks P2's Leader with Bouncer
      And P1 chooses Snare
      Then Snare is in P2's hand
      And Bouncer is in P1's Character area

    @id:own-attack-is-not-the-opponents
    Scenario: 10-2-16-1 An [On Your Opponent's Attack] effect is silent when its own player attacks
      Given P1 is in the Main Phase with:
        | area           | card          |
        | Character area | Calm Defender |
      When P1 attacks P2's Leader with their Leader
      Then P1 has 0 cards in the hand

  Rule: 10-2-17 [On K.O.]

    @id:on-ko-resolves-in-the-trash @rule:10-2-17-2
    Scenario: 10-2-17-1 An [On K.O.] effect resolves while its card is in the trash
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card    | state  |
        | Character area | Phoenix | rested |
      When P1 attacks Phoenix with their Leader
      Then Phoenix is in P2's hand

    @id:on-ko-condition-is-checked-on-the-field @rule:10-2-17-2 @interaction
    Scenario: 10-2-17-1 The condition of an [On K.O.] effect is checked on the field
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card         | state  | DON!! |
        | Character area | Loyal Martyr | rested | 1     |
      When P1 attacks Loyal Martyr with their Leader
      Then Loyal Martyr is in P2's trash
      And P2 has 1 card in the hand

    @id:on-ko-condition-not-met-on-the-field @rule:10-2-17-2
    Scenario: 10-2-17-1 An [On K.O.] effect whose condition is not met does nothing
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card         | state  |
        | Character area | Loyal Martyr | rested |
      When P1 attacks Loyal Martyr with their Leader
      Then P2 has 0 cards in the hand

    # Official Q&A sheet "OP14 EB04", no. 18 (OP14-033) and no. 57 (EB04-015)
    @id:koed-character-does-not-pay @rule:8-4-1-3 @reading:on-ko-cost-and-the-koed-card @interaction @observe:decisions
    Scenario: 10-2-17-1 A Character that is K.O.'d while active is not rested for the cost of its own [On K.O.]
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card         | state  |
        | Leader area    | Plain Leader | rested |
        | Character area | Last Errand  | active |
        | Character area | Fighter      | rested |
      And P2 has 0 active DON!! cards
      When P1 plays Cannon Shot, choosing Last Errand
      Then P2 is not asked to use an effect
      And Last Errand is in P2's trash
      And P2 has 0 cards in the hand

    # Official Q&A sheet "OP14 EB04", no. 9 (OP14-020) and no. 18 (OP14-033)
    @id:don-pays-for-the-koed-character @rule:8-4-1-3 @reading:on-ko-cost-and-the-koed-card @interaction
    Scenario: 10-2-17-1 A DON!! card is one of your cards and is rested for the cost of an [On K.O.] effect
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card         | state  |
        | Leader area    | Plain Leader | rested |
        | Character area | Last Errand  | active |
        | Character area | Fighter      | rested |
      And P2 has 1 active DON!! card
      When P1 plays Cannon Shot, choosing Last Errand
      And P2 uses Last Errand's effect
      Then P2 has 0 active DON!! cards
      And P2 has 1 card in the hand

    # Official Q&A sheet "OP14 EB04", no. 9 (OP14-020)
    @id:your-cards-that-pay @rule:8-4-1-3 @reading:on-ko-cost-and-the-koed-card @interaction @observe:decisions
    Scenario: 10-2-17-1 Leader, Characters and Stage are your cards and are rested for the cost of an [On K.O.] effect
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card        | state  |
        | Character area | Last Errand | active |
        | Character area | Fighter     | active |
        | Stage area     | Smithy      | active |
      And P2 has 0 active DON!! cards
      When P1 plays Cannon Shot, choosing Last Errand
      And P2 uses Last Errand's effect
      And P2 chooses Smithy
      Then P2 can choose P2's Leader
      And P2 can choose Fighter
      And P2 cannot choose Last Errand
      And Smithy is rested
      And P2 has 1 card in the hand
