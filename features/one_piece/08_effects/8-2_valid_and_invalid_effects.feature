Feature: 8-2 Valid and invalid effects

  Rule: 8-2-1 Invalid effects

    @id:invalid-effect-is-not-offered @observe:decisions @rule:8-2-1
    Scenario: 8-2-1-1 An invalid effect does not happen, and its cost is not paid
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Gag Order |
      And P2 has:
        | area           | card        |
        | Character area | Loud Sentry |
        | hand           | Recruit     |
      And P1 has played Gag Order, choosing Loud Sentry
      When P1 attacks P2's Leader with their Leader
      Then P2 is not asked to use an effect
      And Recruit is in P2's hand
      And P2 has 4 Life cards

    @id:valid-effect-is-offered
    Scenario: 8-2-1-1 A valid effect happens when its cost is paid
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card        |
        | Character area | Loud Sentry |
        | hand           | Recruit     |
      When P1 attacks P2's Leader with their Leader
      And P2 uses Loud Sentry's effect
      Then Recruit is in P2's trash
      And P2 has 5 Life cards

    @id:invalid-effect-requires-no-choice @observe:decisions
    Scenario: 8-2-1-1 A choice that an invalid effect requires is not made
      Given P1 is in the Main Phase with:
        | area           | card           |
        | Character area | Recruit        |
        | hand           | Long Gag Order |
      And P2 has:
        | area           | card             |
        | Character area | Sweeping Charger |
      And P1 has played Long Gag Order, choosing Sweeping Charger
      And P1 has ended the Main Phase
      When P2 attacks P1's Leader with Sweeping Charger
      Then P2 is not asked to choose
      And Recruit is in P1's Character area

    @id:invalid-activate-effect @twin:activate-effect-in-the-main-phase
    Scenario: 8-2-1-1 An invalid activate effect is not activated
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Long Gag Order |
      And P2 has:
        | area           | card       |
        | Character area | Swordsmith |
      And P1 has played Long Gag Order, choosing Swordsmith
      And P1 has ended the Main Phase
      When P2 tries to activate Swordsmith's [Activate: Main]
      Then it is refused

    @id:invalid-permanent-effect @interaction
    Scenario: 8-2-1-1 An invalid permanent effect does not act
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Gag Order |
      And P2 has:
        | area           | card           |
        | Character area | Banner Carrier |
        | Character area | Recruit        |
      When P1 plays Gag Order
      And P1 chooses Banner Carrier
      Then Recruit has 2000 power

    @id:invalid-permanent-effect-acts-again @interaction
    Scenario: 8-2-1-1 A permanent effect acts again when it is no longer invalid
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Gag Order |
      And P2 has:
        | area           | card           |
        | Character area | Banner Carrier |
        | Character area | Recruit        |
      And P1 has played Gag Order, choosing Banner Carrier
      When P1 ends the Main Phase
      Then Recruit has 3000 power

    @id:invalid-replacement-effect @interaction
    Scenario: 8-2-1-1 An invalid replacement effect does not apply
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Gag Order   |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card          |
        | Character area | Stubborn Mule |
        | hand           | Recruit       |
      And P1 has played Gag Order, choosing Stubborn Mule
      When P1 plays Cannon Shot
      And P1 chooses Stubborn Mule
      Then Stubborn Mule is in P2's trash
      And Recruit is in P2's hand

    @id:invalid-keyword-effect @twin:blocker-takes-the-attack @interaction
    Scenario: 8-2-1-1 A Character with an invalid [Blocker] does not block
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Gag Order |
      And P2 has:
        | area           | card       | as       |
        | Character area | Gatekeeper | Gagged   |
        | Character area | Gatekeeper | Ungagged |
      And P1 has played Gag Order, choosing Gagged
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to block
      When P2 tries to block with Gagged
      Then it is refused

    @id:effect-made-invalid-while-it-waits @interaction
    Scenario: 8-2-1-1 An effect that becomes invalid while it waits does not activate
      Given P1 is in the Main Phase with:
        | area           | card            |
        | Character area | Hushing Charger |
      And P2 has:
        | area           | card          |
        | Character area | Calm Defender |
      When P1 attacks P2's Leader with Hushing Charger
      And P1 chooses Calm Defender
      Then P2 has 4 Life cards
      And P2 has 1 card in the hand

    @id:invalid-on-ko @interaction
    Scenario: 8-2-1-1 An invalid [On K.O.] does not activate
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Gag Order   |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card   |
        | Character area | Martyr |
      And P1 has played Gag Order, choosing Martyr
      When P1 plays Cannon Shot
      And P1 chooses Martyr
      Then Martyr is in P2's trash
      And P2 has 0 cards in the hand

    @id:effect-invalid-by-its-own-words @observe:decisions
    Scenario: 8-2-1-1 An effect that its own words make invalid does not apply
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card    |
        | Character area | Foiled  |
        | Character area | Spoiler |
      When P1 plays Cannon Shot
      And P1 chooses Foiled
      Then Foiled is in P2's trash
      And P2 is not asked to use an effect

    @id:effect-valid-by-its-own-words
    Scenario: 8-2-1-1 An effect that its own words leave valid applies
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card   |
        | Character area | Foiled |
      When P1 plays Cannon Shot
      And P1 chooses Foiled
      And P2 uses Foiled's effect
      Then Foiled is in P2's Character area
      And P2 has 4 Life cards

    # Official Q&A sheet "OP09", row 19
    @id:trigger-of-an-invalid-effect @interaction @rule:10-1-5-3
    Scenario: 8-2-1-1 A [Trigger] that activates an invalid effect does nothing
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Quiet Please |
      And P2's Life area from the top is:
        | card         |
        | Late Arrival |
      And P1 has played Quiet Please
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then Late Arrival is in P2's trash
      And P2 has 0 cards in the hand

    @id:trigger-of-a-valid-effect @interaction
    Scenario: 8-2-1-1 A [Trigger] still carries out the [On Play] effect of the player whose effects are not negated
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Quiet Please |
      And P1's Life area from the top is:
        | card         |
        | Late Arrival |
      And P1 has played Quiet Please
      And P1 has ended the Main Phase
      When P2 attacks P1's Leader with their Leader
      And P1 activates the Trigger
      Then Late Arrival is in P1's trash
      And P1 has 1 card in the hand

    @id:effect-valid-under-its-condition @rule:8-2-1
    Scenario: 8-2-1-2 An effect that is valid under a condition acts while it is met
      Given P1 is in the Main Phase with:
        | area           | card       | DON!! |
        | Character area | Keen Blade | 1     |
      When P1 attacks P2's Leader with Keen Blade
      Then P2 has 3 Life cards

    @id:effect-invalid-without-its-condition
    Scenario: 8-2-1-2 An effect that is valid under a condition is invalid while it is not met
      Given P1 is in the Main Phase with:
        | area           | card       | DON!! |
        | Character area | Keen Blade | 0     |
      When P1 attacks P2's Leader with Keen Blade
      Then P2 has 4 Life cards

    # Official Q&A sheet "OP06", row 31
    @id:unneeded-blocker @twin:needed-blocker-blocks @interaction @rule:7-1-2-1
    Scenario: 8-2-1-2 A [Blocker] whose condition ends in the Attack Step does not block
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Big Spender |
      And P2 has:
        | area           | card          |
        | Character area | Needy Blocker |
        | Character area | Gatekeeper    |
      And P2 has 8 active DON!! cards
      And P1 has attacked P2's Leader with Big Spender
      And P1 uses Big Spender's effect
      And P2 is now asked to block
      When P2 tries to block with Needy Blocker
      Then it is refused

    @id:needed-blocker-blocks @interaction @rule:7-1-2-1
    Scenario: 8-2-1-2 A [Blocker] whose condition holds in the Block Step blocks
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Big Spender |
      And P2 has:
        | area           | card          |
        | Character area | Needy Blocker |
      And P2 has 8 active DON!! cards
      When P1 attacks P2's Leader with Big Spender
      And P2 blocks with Needy Blocker
      Then P2 has 5 Life cards
      And Needy Blocker is in P2's trash

  Rule: 8-2-2 to 8-2-4 What invalidity does not do

    # Official Q&A sheet "OP06", row 38
    @id:invalid-is-not-no-base-effect @rule:2-8-5
    Scenario: 8-2-2 A Character with an invalid effect is not one with no base effect
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Gag Order |
      And P2 has:
        | area           | card           |
        | Character area | Plain Favourer |
        | Character area | Swordsmith     |
        | Character area | Recruit        |
      When P1 plays Gag Order
      And P1 chooses Swordsmith
      Then Swordsmith has 3000 power
      And Recruit has 3000 power

    # Official Q&A sheet "OP06", row 36
    @id:resolved-effect-outlives-invalidity
    Scenario: 8-2-3 What an effect has done stays when the effect becomes invalid
      Given P2 is in the Main Phase with:
        | area | card        |
        | hand | Night Crier |
      And P1 has:
        | area | card      |
        | hand | Gag Order |
      And P2 has played Night Crier
      And P2 has ended the Main Phase
      When P1 plays Gag Order
      And P1 chooses Night Crier
      Then P2's Leader has 7000 power

    @id:resolved-activate-effect-outlives-invalidity
    Scenario: 8-2-3 What an activate effect has done stays when the effect becomes invalid
      Given P1 is in the Main Phase with:
        | area           | card          |
        | Character area | Self-Silencer |
      When P1 activates Self-Silencer's [Activate: Main]
      Then Self-Silencer has 5000 power

    @id:gained-effect-is-valid
    Scenario: 8-2-4 An effect gained by a card with an invalid effect is valid
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Oathbound |
        | hand           | War Paint |
      And P2's Life area from the top is:
        | card    |
        | Recruit |
      And P1 has activated Oathbound's [Activate: Main]
      And P1 has played War Paint, choosing Oathbound
      When P1 attacks P2's Leader with Oathbound
      Then Recruit is in P2's trash

    # Official Q&A sheet "OP06", row 41
    @id:gained-effect-before-invalidity @interaction @observe:decisions @rule:8-2-1 @reading:effects-gained-before-invalidity
    Scenario: 8-2-4 An effect gained from another card stays valid when the card's own text becomes invalid
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Oathbound |
        | hand           | War Paint |
      And P2's Life area from the top is:
        | card       |
        | Lucky Draw |
      And P1 has played War Paint, choosing Oathbound
      And P1 has activated Oathbound's [Activate: Main]
      When P1 attacks P2's Leader with Oathbound
      Then Lucky Draw is in P2's trash
      And P2 is not asked to activate the Trigger

    # Official Q&A sheet "OP06", row 41
    @id:granted-banish-survives-negation @interaction @observe:decisions @rule:8-2-1 @rule:10-1-3-1 @reading:effects-gained-before-invalidity
    Scenario: 8-2-4 A Character whose own text is negated attacks and keeps the Banish that another card gave it
      Given P1 is in the Main Phase with:
        | area           | card      | state  |
        | Character area | Pacifist  | active |
        | hand           | War Paint |        |
        | hand           | Oblivion  |        |
      And P2's Life area from the top is:
        | card       |
        | Lucky Draw |
      And P1 has played War Paint, choosing Pacifist
      And P1 has played Oblivion, choosing Pacifist
      When P1 attacks P2's Leader with Pacifist
      Then P2 is not asked to activate the Trigger
      And Lucky Draw is in P2's trash
