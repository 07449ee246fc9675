Feature: 8-3 Activation cost and conditions

  Rule: 8-3-1 Activation cost

    @id:cost-before-the-colon
    Scenario: 8-3-1 The action before the colon is taken for what follows it
      Given P1 is in the Main Phase with:
        | area           | card       |
        | Character area | Pawnbroker |
        | hand           | Recruit    |
      When P1 activates Pawnbroker's [Activate: Main]
      Then Recruit is in P1's trash
      And P1 has 2 cards in the hand

    # Official Q&A sheet "RULES", row 52
    @id:trigger-with-a-cost-in-the-main-effect @interaction @rule:8-3-1-3 @rule:10-1-5-3
    Scenario: 8-3-1 A [Trigger] that activates a [Main] effect does not spare its activation cost
      Given P1 is in the Main Phase
      And P2's Life area from the top is:
        | card     |
        | Old Debt |
      And P2 has 1 active DON!! card
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then Old Debt is in P2's trash
      And P2 has 0 cards in the hand
      And P2 has 1 active DON!! card

    @id:trigger-that-pays-the-cost-of-the-main-effect @interaction @rule:10-1-5-3
    Scenario: 8-3-1 A [Trigger] activates a [Main] effect for its activation cost
      Given P1 is in the Main Phase
      And P2's Life area from the top is:
        | card     |
        | Old Debt |
      And P2 has 2 active DON!! cards
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      And P2 uses Old Debt's effect
      Then P2 has 2 cards in the hand
      And P2 has 0 active DON!! cards

    @id:parts-of-a-cost-in-order
    Scenario: 8-3-1-1 The actions of one activation cost are carried out in the order of the text
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Character area | Shuffler |
        | Character area | Fighter  |
        | hand           | Recruit  |
      When P1 activates Shuffler's [Activate: Main]
      And P1 chooses Fighter
      And P1 chooses Fighter
      Then Fighter is in P1's trash
      And Recruit is in P1's hand
      And Shuffler has 4000 power

    @id:moored-ship-casts-off
    Scenario: 8-3-1-1 An activation cost of two actions is paid and the effect resolves
      Given P1 is in the Main Phase with:
        | area           | card        | as    |
        | Character area | Moored Ship |       |
        | Character area | Anchor      |       |
        | Character area | Recruit     | Spare |
      When P1 activates Moored Ship's [Activate: Main]
      And P1 chooses Spare
      Then Spare is in P1's trash
      And Moored Ship is rested
      And P1 has 1 card in the hand

    @id:added-cost-after-the-own-one @interaction
    Scenario: 8-3-1-2 An activation cost that another effect adds is paid after the effect's own
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Character area | Recaller |
        | Character area | Fighter  |
        | hand           | Recruit  |
      And P2 has:
        | area           | card        |
        | Character area | Toll Keeper |
      When P1 activates Recaller's [Activate: Main]
      And P1 chooses Fighter
      And P1 chooses Fighter
      Then Fighter is in P1's trash
      And Recruit is in P1's hand
      And Recaller has 4000 power

    @id:added-cost-that-cannot-be-paid @twin:added-cost-that-is-paid @interaction
    Scenario: 8-3-1-2 An effect whose added activation cost cannot be paid is not activated
      Given P1 is in the Main Phase with:
        | area           | card       |
        | Character area | Swordsmith |
      And P2 has:
        | area           | card        |
        | Character area | Toll Keeper |
      When P1 tries to activate Swordsmith's [Activate: Main]
      Then it is refused

    @id:added-cost-that-is-paid @interaction
    Scenario: 8-3-1-2 An effect without a cost of its own is activated for an added one
      Given P1 is in the Main Phase with:
        | area           | card       |
        | Character area | Swordsmith |
        | hand           | Recruit    |
      And P2 has:
        | area           | card        |
        | Character area | Toll Keeper |
      When P1 activates Swordsmith's [Activate: Main]
      Then Recruit is in P1's trash
      And Swordsmith has 4000 power

    @id:cost-payable-in-part @twin:cost-payable-as-a-whole
    Scenario: 8-3-1-3 An activation cost that can be paid only in part is not paid at all
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Heavy Toller |
        | hand           | Recruit      |
      When P1 tries to activate Heavy Toller's [Activate: Main]
      Then it is refused

    @id:cost-payable-as-a-whole
    Scenario: 8-3-1-3 An activation cost that can be paid as a whole is paid
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Heavy Toller |
        | hand           | Recruit      |
        | hand           | Fighter      |
      When P1 activates Heavy Toller's [Activate: Main]
      Then Heavy Toller is rested
      And P1 has 2 cards in the trash
      And P1 has 1 card in the hand

    @id:one-card-rested-and-trashed
    Scenario: 8-3-1-3 One card pays two parts of a cost that can both be done to it
      Given P1 is in the Main Phase with:
        | area           | card            |
        | Character area | Harsh Boatswain |
        | Character area | Recruit         |
      When P1 activates Harsh Boatswain's [Activate: Main]
      Then Recruit is in P1's trash
      And P1 has 1 card in the hand

    # Official Q&A sheet "EB01", row 19
    @id:deck-smaller-than-a-cost @interaction @rule:9-2-1-2
    Scenario: 8-3-1-3 A cost larger than the deck is not paid
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Deep Dig |
      And P1 has 1 card in the deck
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
      When P1 plays Deep Dig
      Then P1 has 1 card in the deck
      And Fighter is in P2's Character area
      And the game goes on

    @id:deck-as-large-as-a-cost @interaction @rule:9-2-1-2
    Scenario: 8-3-1-3 A cost as large as the deck is paid, and the deck is empty
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Deep Dig |
      And P1 has 2 cards in the deck
      When P1 plays Deep Dig
      Then P1 loses the game

    @id:protected-card-does-not-pay @twin:unprotected-card-pays @interaction @rule:1-3-3
    Scenario: 8-3-1-3 A cost that a prohibition forbids is not paid
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Character area | Reveller |
        | Character area | Rooted   |
      When P1 tries to activate Reveller's [Activate: Main]
      Then it is refused

    @id:unprotected-card-pays
    Scenario: 8-3-1-3 A cost that nothing forbids is paid
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Character area | Reveller |
        | Character area | Recruit  |
      When P1 activates Reveller's [Activate: Main]
      Then Recruit is in P1's trash
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

    @id:giving-as-a-cost-without-a-character @twin:giving-as-a-cost
    Scenario: 8-3-1-3 An activation cost that gives a DON!! card to a Character is not paid without a Character
      Given P1 is in the Main Phase with:
        | area       | card      |
        | Stage area | Pay Table |
      And P1 has 9 active DON!! cards
      And P1 has 1 rested DON!! card
      When P1 tries to activate Pay Table's [Activate: Main]
      Then it is refused

    @id:giving-as-a-cost
    Scenario: 8-3-1-3 An activation cost that gives a DON!! card to a Character is paid with one
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Stage area     | Pay Table |
        | Character area | Fighter   |
      And P1 has 9 active DON!! cards
      And P1 has 1 rested DON!! card
      When P1 activates Pay Table's [Activate: Main]
      Then Fighter has 1 DON!! card given
      And P1 has 1 card in the hand

    @id:cost-lost-while-paying @interaction @reading:failed-payment
    Scenario: 8-3-1-3-1 An effect whose cost becomes unpayable while it is paid does not resolve
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Lashed Raft |
        | Character area | Bollard     |
        | Character area | Recruit     |
      When P1 activates Lashed Raft's [Activate: Main]
      And P1 chooses Bollard
      Then Bollard is in P1's trash
      And Lashed Raft is active
      And P1 has 0 cards in the hand

    @id:cost-kept-while-paying @interaction @reading:failed-payment
    Scenario: 8-3-1-3-1 An effect whose cost stays payable resolves
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Lashed Raft |
        | Character area | Bollard     |
        | Character area | Recruit     |
      When P1 activates Lashed Raft's [Activate: Main]
      And P1 chooses Recruit
      Then Recruit is in P1's trash
      And Lashed Raft is rested
      And P1 has 1 card in the hand

    @id:cost-declined
    Scenario: 8-3-1-4 An activation cost with "may" is not paid, and the effect is not activated
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Haggler |
        | hand | Recruit |
      When P1 plays Haggler
      Then Recruit is in P1's hand
      And P1 has 1 card in the hand

    @id:cost-accepted
    Scenario: 8-3-1-4 An activation cost with "may" is paid, and the effect is activated
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Haggler |
        | hand | Recruit |
      When P1 plays Haggler
      And P1 uses Haggler's effect
      Then Recruit is in P1's trash
      And P1 has 2 cards in the hand

    # Official Q&A sheet "OP10", no. 1 (OP10-003); sheet "ST-01-ST-04", no. 64 (ST04-016)
    @id:event-activated-without-its-cost @interaction @rule:8-4-2 @rule:8-5-2 @rule:8-5-4
    Scenario: 8-3-1-4 An Event is activated although the cost in its text is not paid
      Given P1 is in the Main Phase
      And P2 has:
        | area        | card         |
        | Leader area | Event Funder |
        | hand        | Costly Parry |
        | hand        | Recruit      |
      And P2 has 8 active DON!! cards
      When P1 attacks P2's Leader with their Leader
      And P2 counters with Costly Parry
      And P2 chooses the number 1
      Then Costly Parry is in P2's trash
      And Recruit is in P2's hand
      And P2 has 4 Life cards
      And P2 has 9 active DON!! cards

    @id:circled-number
    Scenario: 8-3-1-5 A circled number is paid by resting so many active DON!! cards
      Given P1 is in the Main Phase with:
        | area           | card  |
        | Character area | Rower |
      And P1 has 1 active DON!! card
      And P1 has 3 rested DON!! cards
      When P1 activates Rower's [Activate: Main]
      Then P1 has 0 active DON!! cards
      And P1 has 4 rested DON!! cards
      And P1 has 1 card in the hand

    @id:circled-number-without-active-don @twin:circled-number
    Scenario: 8-3-1-5 A circled number is not paid with rested DON!! cards
      Given P1 is in the Main Phase with:
        | area           | card  |
        | Character area | Rower |
      And P1 has 0 active DON!! cards
      And P1 has 3 rested DON!! cards
      When P1 tries to activate Rower's [Activate: Main]
      Then it is refused

    # Official Q&A sheet "RULES", no. 59; sheet "OP08", no. 20 (OP08-082)
    @id:rest-a-don-without-an-active-one @twin:rest-an-active-don @interaction @rule:4-4-2 @reading:given-don-have-no-state
    Scenario: 8-3-1-5 Neither a given nor a rested DON!! card is rested to pay
      Given P1 is in the Main Phase with:
        | area           | card         | DON!! |
        | Leader area    | Plain Leader | 2     |
        | Character area | Second Rower | 0     |
      And P1 has 0 active DON!! cards
      And P1 has 1 rested DON!! card
      When P1 tries to activate Second Rower's [Activate: Main]
      Then it is refused

    @id:rest-an-active-don @interaction @rule:4-4-2
    Scenario: 8-3-1-5 An active DON!! card of the cost area is rested to pay
      Given P1 is in the Main Phase with:
        | area           | card         | DON!! |
        | Leader area    | Plain Leader | 2     |
        | Character area | Second Rower | 0     |
      And P1 has 1 active DON!! card
      And P1 has 1 rested DON!! card
      When P1 activates Second Rower's [Activate: Main]
      Then P1 has 2 rested DON!! cards
      And P1's Leader has 2 DON!! cards given
      And P1 has 1 card in the hand

    # Official Q&A sheet "RULES", row 18
    @id:don-minus-takes-given-cards @interaction @rule:10-2-10-1
    Scenario: 8-3-1-6 DON!! -X takes DON!! cards given to the Leader
      Given P1 is in the Main Phase with:
        | area           | card         | DON!! |
        | Leader area    | Plain Leader | 2     |
        | Character area | Sacrificer   | 0     |
      And P1 has 0 active DON!! cards
      When P1 activates Sacrificer's [Activate: Main]
      Then P1's Leader has 0 DON!! cards given
      And P1's Leader has 5000 power
      And P1 has 10 cards in the DON!! deck
      And P1 has 1 card in the hand

    @id:don-minus-takes-from-three-areas @rule:10-2-10-1
    Scenario: 8-3-1-6 DON!! -X takes DON!! cards from the Leader, a Character and the cost area
      Given P1 is in the Main Phase with:
        | area           | card             | DON!! |
        | Leader area    | Plain Leader     | 1     |
        | Character area | Great Sacrificer | 1     |
      And P1 has 0 active DON!! cards
      And P1 has 1 rested DON!! card
      When P1 activates Great Sacrificer's [Activate: Main]
      Then P1 has 10 cards in the DON!! deck
      And P1 has 1 card in the hand

    @id:don-minus-with-a-choice @rule:10-2-10-1
    Scenario: 8-3-1-6 The player chooses which DON!! cards go back for DON!! -X
      Given P1 is in the Main Phase with:
        | area           | card         | DON!! |
        | Leader area    | Plain Leader | 2     |
        | Character area | Sacrificer   | 0     |
      And P1 has 1 active DON!! card
      And P1 has 2 rested DON!! cards
      When P1 activates Sacrificer's [Activate: Main]
      And P1 chooses 2 rested DON!! cards
      Then P1 has 0 rested DON!! cards
      And P1 has 1 active DON!! card
      And P1's Leader has 2 DON!! cards given

    @id:don-minus-with-too-few @twin:don-minus-takes-given-cards @rule:10-2-10-1
    Scenario: 8-3-1-6 DON!! -X is not paid with fewer DON!! cards
      Given P1 is in the Main Phase with:
        | area           | card         | DON!! |
        | Leader area    | Plain Leader | 1     |
        | Character area | Sacrificer   | 0     |
      And P1 has 0 active DON!! cards
      When P1 tries to activate Sacrificer's [Activate: Main]
      Then it is refused

    # Official Q&A sheet "RULES", row 18
    @id:don-minus-takes-given-don @interaction @rule:6-5-5-2 @rule:10-2-10-1
    Scenario: 8-3-1-6 DON!! -2 returns given DON!! cards to the DON!! deck, and the Leader loses their power
      Given P1 is in the Main Phase with:
        | area        | card         | as      | DON!! |
        | Leader area | Plain Leader | Captain | 2     |
        | hand        | Offering     |         |       |
      And P1 has 0 active DON!! cards
      When P1 plays Offering
      And P1 uses Offering's effect
      Then P1 has 1 card in the hand
      And Captain has 0 DON!! cards given
      And Captain has 5000 power
      And P1 has 10 cards in the DON!! deck

    # Official Q&A sheet "OP05", row 42
    @id:replaced-cost-is-not-paid @interaction
    Scenario: 8-3-1-7 What follows the colon is not processed where the activation cost was replaced
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Recaller    |
        | Character area | Life Debtor |
      When P1 activates Recaller's [Activate: Main]
      And P1 chooses Life Debtor
      And P1 uses Life Debtor's effect
      Then Life Debtor is in P1's Character area
      And P1 has 4 Life cards
      And Recaller has 3000 power

    @id:cost-whose-replacement-is-declined @interaction
    Scenario: 8-3-1-7 An activation cost whose replacement is declined is paid
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Recaller    |
        | Character area | Life Debtor |
      When P1 activates Recaller's [Activate: Main]
      And P1 chooses Life Debtor
      Then Life Debtor is in P1's hand
      And P1 has 5 Life cards
      And Recaller has 4000 power

    @id:rest-of-a-cost-after-a-replacement @interaction @rule:8-1-3-4-4-1
    Scenario: 8-3-1-7 The rest of a cost is paid after a part of it was replaced
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Shuffler    |
        | Character area | Life Debtor |
        | hand           | Recruit     |
      When P1 activates Shuffler's [Activate: Main]
      And P1 chooses Life Debtor
      And P1 uses Life Debtor's effect
      Then Life Debtor is in P1's Character area
      And Recruit is in P1's trash
      And Shuffler has 3000 power

    @id:cost-rests-don-and-the-card
    Scenario: 8-3-1-3 A cost that rests a DON!! card and the card itself rests both
      Given P1 is in the Main Phase with:
        | area           | card         | state  |
        | Character area | Tired Reader | active |
      And P1 has 3 active DON!! cards
      When P1 activates Tired Reader's [Activate: Main]
      Then Tired Reader is rested
      And P1 has 2 active DON!! cards
      And P1 has 1 card in the hand

    @id:cost-rests-the-card-but-no-don @twin:cost-rests-don-and-the-card
    Scenario: 8-3-1-3 A cost that rests a DON!! card and the card itself is not paid without a DON!! card
      Given P1 is in the Main Phase with:
        | area           | card         | state  |
        | Character area | Tired Reader | active |
      And P1 has 0 active DON!! cards
      When P1 tries to activate Tired Reader's [Activate: Main]
      Then it is refused

    @id:cost-returns-active-don
    Scenario: 8-3-1-3 A cost that returns active DON!! cards leaves the rested ones
      Given P1 is in the Main Phase with:
        | area           | card             |
        | Character area | Fresh Coin Payer |
      And P1 has 3 active DON!! cards
      And P1 has 2 rested DON!! cards
      When P1 activates Fresh Coin Payer's [Activate: Main]
      Then P1 has 1 active DON!! card
      And P1 has 2 rested DON!! cards
      And P1 has 1 card in the hand

    @id:rested-don-do-not-pay-for-active-ones @twin:cost-returns-active-don
    Scenario: 8-3-1-3 A cost that returns active DON!! cards is not paid with rested ones
      Given P1 is in the Main Phase with:
        | area           | card             |
        | Character area | Fresh Coin Payer |
      And P1 has 1 active DON!! card
      And P1 has 2 rested DON!! cards
      When P1 tries to activate Fresh Coin Payer's [Activate: Main]
      Then it is refused

    @id:cost-takes-back-given-don
    Scenario: 8-3-1-3 A cost that takes back given DON!! cards places them in the cost area rested
      Given P1 is in the Main Phase with:
        | area           | card      | DON!! |
        | Character area | Reclaimer | 2     |
      And P1 has 3 active DON!! cards
      When P1 activates Reclaimer's [Activate: Main]
      Then Reclaimer has 0 DON!! cards given
      And P1 has 3 active DON!! cards
      And P1 has 2 rested DON!! cards
      And P1 has 1 card in the hand

    @id:no-given-don-to-take-back @twin:cost-takes-back-given-don
    Scenario: 8-3-1-3 A cost that takes back two given DON!! cards is not paid with one
      Given P1 is in the Main Phase with:
        | area           | card      | DON!! |
        | Character area | Reclaimer | 1     |
      And P1 has 3 active DON!! cards
      When P1 tries to activate Reclaimer's [Activate: Main]
      Then it is refused

  Rule: 8-3-2 Conditions

    @id:both-conditions-met
    Scenario: 8-3-2-1 An effect with two conditions acts while both are met
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Two Oaths |
      When P1 gives 1 DON!! card to Two Oaths
      Then Two Oaths has 7000 power

    @id:only-the-first-condition-met
    Scenario: 8-3-2-1 An effect with two conditions does not act while only the first is met
      Given P1 is in the Main Phase with:
        | area           | card      | DON!! |
        | Character area | Two Oaths | 1     |
      When P1 ends the Main Phase
      Then Two Oaths has 4000 power

    @id:only-the-second-condition-met
    Scenario: 8-3-2-1 An effect with two conditions does not act while only the second is met
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Two Oaths |
      When P1 gives 1 DON!! card to their Leader
      Then Two Oaths has 4000 power

    @id:added-condition-not-met @twin:added-condition-met @interaction
    Scenario: 8-3-2-2 An effect is not activated while a condition that another effect adds is not met
      Given P1 is in the Main Phase with:
        | area           | card       |
        | Character area | Swordsmith |
        | hand           | Recruit    |
        | hand           | Fighter    |
      And P2 has:
        | area           | card        |
        | Character area | Curfew Bell |
      When P1 tries to activate Swordsmith's [Activate: Main]
      Then it is refused

    @id:added-condition-met @interaction
    Scenario: 8-3-2-2 An effect is activated while a condition that another effect adds is met
      Given P1 is in the Main Phase with:
        | area           | card       |
        | Character area | Swordsmith |
        | hand           | Recruit    |
        | hand           | Fighter    |
        | hand           | Squire     |
      And P2 has:
        | area           | card        |
        | Character area | Curfew Bell |
      When P1 activates Swordsmith's [Activate: Main]
      Then Swordsmith has 4000 power

    @id:added-condition-beside-an-unmet-one @twin:added-condition-beside-a-met-one @interaction
    Scenario: 8-3-2-2 An added condition does not take the place of the effect's own
      Given P1 is in the Main Phase with:
        | area           | card     | DON!! |
        | Character area | Gun Crew | 1     |
        | hand           | Recruit  |       |
        | hand           | Fighter  |       |
        | hand           | Squire   |       |
      And P2 has:
        | area           | card        |
        | Character area | Curfew Bell |
      When P1 tries to activate Gun Crew's [Activate: Main]
      Then it is refused

    @id:added-condition-beside-a-met-one @interaction
    Scenario: 8-3-2-2 An effect with its own and an added condition met is activated
      Given P1 is in the Main Phase with:
        | area           | card     | DON!! |
        | Character area | Gun Crew | 2     |
        | hand           | Recruit  |       |
        | hand           | Fighter  |       |
        | hand           | Squire   |       |
      And P2 has:
        | area           | card        |
        | Character area | Curfew Bell |
      When P1 activates Gun Crew's [Activate: Main]
      Then Gun Crew has 6000 power

    @id:as-many-don-as-the-condition-says @rule:8-3-2 @rule:10-2-9-1
    Scenario: 8-3-2-3 [DON!! x2] is met with 2 DON!! cards given
      Given P1 is in the Main Phase with:
        | area           | card      | DON!! |
        | Character area | Heavy Arm | 1     |
      When P1 gives 1 DON!! card to Heavy Arm
      Then Heavy Arm has 8000 power

    @id:fewer-don-than-the-condition-says @rule:8-3-2 @rule:10-2-9-1
    Scenario: 8-3-2-3 [DON!! x2] is not met with 1 DON!! card given
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Heavy Arm |
      When P1 gives 1 DON!! card to Heavy Arm
      Then Heavy Arm has 5000 power

    @id:more-don-than-the-condition-says @rule:8-3-2 @rule:10-2-9-1
    Scenario: 8-3-2-3 [DON!! x2] is met with 3 DON!! cards given
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Heavy Arm |
      When P1 gives 3 DON!! cards to Heavy Arm
      Then Heavy Arm has 9000 power

    # Official Q&A sheet "RULES", row 17
    @id:don-condition-stays-met @rule:8-3-2 @rule:10-2-9-1 @reading:don-condition-compares-the-count
    Scenario: 8-3-2-3 [DON!! x2] stays met when a card that has 2 DON!! cards is given a third
      Given P1 is in the Main Phase with:
        | area           | card      | DON!! |
        | Character area | Heavy Arm | 2     |
      When P1 gives 1 DON!! card to Heavy Arm
      Then Heavy Arm has 9000 power

    # Official Q&A sheet "OP10", row 23; sheet "OP01", row 44
    @id:condition-lost-by-paying @interaction @reading:condition-lost-while-paying @rule:8-4-1 @rule:8-2-1-2 @rule:10-2-9-1
    Scenario: 8-3-2-3 An effect whose cost takes the DON!! card of its own condition does not resolve
      Given P1 is in the Main Phase with:
        | area           | card          | DON!! |
        | Character area | Pinching Crab | 1     |
      And P1 has 0 active DON!! cards
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
      When P1 attacks P2's Leader with Pinching Crab
      And P1 uses Pinching Crab's effect
      Then Pinching Crab has 0 DON!! cards given
      And Recruit is in P2's Character area

    @id:condition-kept-while-paying @interaction @rule:10-2-9-1
    Scenario: 8-3-2-3 An effect whose cost leaves the DON!! card of its own condition resolves
      Given P1 is in the Main Phase with:
        | area           | card          | DON!! |
        | Character area | Pinching Crab | 1     |
      And P1 has 1 active DON!! card
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
      When P1 attacks P2's Leader with Pinching Crab
      And P1 uses Pinching Crab's effect
      And P1 chooses 1 active DON!! card
      And P1 chooses Recruit
      Then Pinching Crab has 1 DON!! card given
      And Recruit is in P2's trash

    @id:your-turn-on-your-turn @rule:8-3-2 @rule:10-2-11-1
    Scenario: 8-3-2-4 [Your Turn] is met on the player's own turn
      Given P2 is in the Main Phase
      And P1 has:
        | area           | card      |
        | Character area | Day Guard |
      When P2 ends the Main Phase
      Then Day Guard has 6000 power

    @id:your-turn-on-the-opponents-turn @rule:8-3-2 @rule:10-2-11-1
    Scenario: 8-3-2-4 [Your Turn] is not met on the opponent's turn
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Day Guard |
      When P1 ends the Main Phase
      Then Day Guard has 4000 power

    @id:opponents-turn-on-the-opponents-turn @rule:8-3-2 @rule:10-2-12-1
    Scenario: 8-3-2-5 [Opponent's Turn] is met on the opponent's turn
      Given P1 is in the Main Phase with:
        | area           | card |
        | Character area | Ward |
      When P1 ends the Main Phase
      Then Ward has 6000 power

    @id:opponents-turn-on-your-turn @rule:8-3-2 @rule:10-2-12-1
    Scenario: 8-3-2-5 [Opponent's Turn] is not met on the player's own turn
      Given P2 is in the Main Phase
      And P1 has:
        | area           | card |
        | Character area | Ward |
      When P2 ends the Main Phase
      Then Ward has 4000 power

  Rule: 8-3-3 Clauses with "if"

    @id:if-clause-fulfilled
    Scenario: 8-3-3 What follows an "if" is resolved when it is fulfilled
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Careful Reader |
        | hand | Recruit        |
        | hand | Fighter        |
      When P1 plays Careful Reader
      Then P1 has 3 cards in the hand

    @id:if-clause-not-fulfilled
    Scenario: 8-3-3 What follows an "if" is not resolved when it is not fulfilled
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Careful Reader |
        | hand | Recruit        |
        | hand | Fighter        |
        | hand | Squire         |
      When P1 plays Careful Reader
      Then P1 has 3 cards in the hand
      And P1 has 30 cards in the deck

    # Official Q&A sheet "OP11", row 17
    @id:reaction-with-a-condition-met-meanwhile @interaction @rule:7-1-1-3 @rule:10-2-16-1
    Scenario: 8-3-3 The "if" of a waiting effect is read when its turn comes
      Given P1 is in the Main Phase with:
        | area           | card             |
        | Character area | Sweeping Charger |
      And P2 has:
        | area           | card          |
        | Character area | Lone Defender |
        | Character area | Recruit       |
      When P1 attacks P2's Leader with Sweeping Charger
      And P1 chooses Recruit
      Then Recruit is in P2's hand
      And P2 has 4 Life cards
      And P2 has 3 cards in the hand

    @id:reaction-with-a-condition-never-met @interaction @rule:7-1-1-3 @rule:10-2-16-1
    Scenario: 8-3-3 What follows the "if" of a waiting effect is not resolved where it is still unfulfilled
      Given P1 is in the Main Phase with:
        | area           | card             |
        | Character area | Sweeping Charger |
      And P2 has:
        | area           | card          |
        | Character area | Lone Defender |
        | Character area | Recruit       |
      When P1 attacks P2's Leader with Sweeping Charger
      And P1 chooses nothing
      Then P2 has 4 Life cards
      And P2 has 1 card in the hand

    @id:if-clause-governs-what-follows
    Scenario: 8-3-3 All that stands after an "if" that is not fulfilled is left out
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Careful Trader |
        | hand | Recruit        |
        | hand | Fighter        |
        | hand | Squire         |
      When P1 plays Careful Trader
      Then P1 has 3 cards in the hand
      And P1 has 5 Life cards

    @id:if-clause-lets-all-follow
    Scenario: 8-3-3 All that stands after an "if" that is fulfilled is carried out
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Careful Trader |
        | hand | Recruit        |
      When P1 plays Careful Trader
      Then P1 has 2 cards in the hand
      And P1 has 4 Life cards

    @id:if-less-life
    Scenario: 8-3-3 What follows an "if" that asks for less Life cards than the opponent's is resolved with 1 card less
      Given P1 is in the Main Phase with:
        | area | card              |
        | hand | Desperate Measure |
      And P1 has 2 Life cards
      And P2 has 3 Life cards
      When P1 plays Desperate Measure
      Then P1 has 1 card in the hand

    @id:if-less-life-and-equal
    Scenario: 8-3-3 What follows an "if" that asks for less Life cards than the opponent's is not resolved with as many
      Given P1 is in the Main Phase with:
        | area | card              |
        | hand | Desperate Measure |
      And P1 has 3 Life cards
      And P2 has 3 Life cards
      When P1 plays Desperate Measure
      Then P1 has 0 cards in the hand

    @id:if-more-life
    Scenario: 8-3-3 What follows an "if" that asks for more Life cards than the opponent's is resolved with 1 card more
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Rich Harvest |
      And P1 has 3 Life cards
      And P2 has 2 Life cards
      When P1 plays Rich Harvest
      Then P1 has 1 card in the hand

    @id:if-more-life-and-equal
    Scenario: 8-3-3 What follows an "if" that asks for more Life cards than the opponent's is not resolved with as many
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Rich Harvest |
      And P1 has 3 Life cards
      And P2 has 3 Life cards
      When P1 plays Rich Harvest
      Then P1 has 0 cards in the hand

    @id:if-as-many-don
    Scenario: 8-3-3 What follows an "if" that asks for no more DON!! cards than the opponent's is resolved with as many
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Even Terms |
      When P1 plays Even Terms
      Then P1 has 1 card in the hand

    @id:if-one-don-more
    Scenario: 8-3-3 What follows an "if" that asks for no more DON!! cards than the opponent's is not resolved with 1 more
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Even Terms |
      And P2 has 9 active DON!! cards
      When P1 plays Even Terms
      Then P1 has 0 cards in the hand

    @id:if-only-such-characters
    Scenario: 8-3-3 What follows an "if" that asks for Characters of a type alone is resolved where all are of it
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Marine       |
        | Character area | Double Agent |
        | hand           | Only Navy    |
      When P1 plays Only Navy
      Then P1 has 1 card in the hand

    @id:if-only-such-characters-and-another
    Scenario: 8-3-3 What follows an "if" that asks for Characters of a type alone is not resolved where one is not of it
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Marine    |
        | Character area | Recruit   |
        | hand           | Only Navy |
      When P1 plays Only Navy
      Then P1 has 0 cards in the hand

    @id:if-played-this-turn
    Scenario: 8-3-3 What follows an "if" that asks for a Character played this turn is resolved in that turn
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Newcomer |
      And P1 has played Newcomer
      When P1 activates Newcomer's [Activate: Main]
      Then P1 has 1 card in the hand

    @id:if-played-before
    Scenario: 8-3-3 What follows an "if" that asks for a Character played this turn is not resolved for one of an earlier turn
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Character area | Newcomer |
      When P1 activates Newcomer's [Activate: Main]
      Then P1 has 0 cards in the hand

    @id:if-not-drawn-yet
    Scenario: 8-3-3 What follows an "if" that asks for no draw by this effect in the turn is resolved once
      Given P1 is in the Main Phase with:
        | area           | card       |
        | Character area | One Lesson |
      And P1 has activated One Lesson's [Activate: Main]
      When P1 activates One Lesson's [Activate: Main]
      Then P1 has 1 card in the hand

    @id:condition-named-last-is-met
    Scenario: 8-3-3 A condition that the text names last is met
      Given P1 is in the Main Phase with:
        | area | card       | count |
        | hand | Quick Wits |       |
        | hand | Recruit    | 3     |
      When P1 plays Quick Wits
      Then P1 has 4 cards in the hand

    @id:condition-named-last-is-not-met
    Scenario: 8-3-3 A condition that the text names last is not met
      Given P1 is in the Main Phase with:
        | area | card       | count |
        | hand | Quick Wits |       |
        | hand | Recruit    | 4     |
      When P1 plays Quick Wits
      Then P1 has 4 cards in the hand

    @id:condition-of-two-numbers-first
    Scenario: 8-3-3 Of two numbers in a condition the first is enough
      Given P1 is in the Main Phase with:
        | area        | card           |
        | Leader area | Thrifty Leader |
      And P1 has 0 active DON!! cards
      When P1 activates P1's Leader's [Activate: Main]
      Then P1 has 1 card in the hand

    @id:condition-of-two-numbers-second
    Scenario: 8-3-3 Of two numbers in a condition the second is enough
      Given P1 is in the Main Phase with:
        | area        | card           |
        | Leader area | Thrifty Leader |
      And P1 has 3 active DON!! cards
      When P1 activates P1's Leader's [Activate: Main]
      Then P1 has 1 card in the hand

    @id:condition-on-a-revealed-card-is-met
    Scenario: 8-3-3 What follows an "if" about the revealed card is done where the card is such a card
      Given P1 is in the Main Phase with:
        | area | card             |
        | hand | Turn of the Card |
      And P1's deck from the top is:
        | card    |
        | Fighter |
      When P1 plays Turn of the Card
      Then Fighter is in P1's hand

    @id:condition-on-a-revealed-card-is-not-met
    Scenario: 8-3-3 What follows an "if" about the revealed card is not done where the card is another
      Given P1 is in the Main Phase with:
        | area | card             |
        | hand | Turn of the Card |
      And P1's deck from the top is:
        | card   |
        | Squire |
      When P1 plays Turn of the Card
      Then Squire is on top of P1's deck

    @id:condition-of-only-such-characters
    Scenario: 8-3-3 What needs only Characters of a type is done where all are of it
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Marine      |
        | hand           | Navy Purist |
      When P1 plays Navy Purist
      Then P1 has 1 card in the hand

    @id:condition-of-only-such-characters-not-met
    Scenario: 8-3-3 What needs only Characters of a type is not done beside another Character
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Marine      |
        | Character area | Squire      |
        | hand           | Navy Purist |
      When P1 plays Navy Purist
      Then P1 has 0 cards in the hand

    @id:neither-of-two-limits
    Scenario: 8-3-3 What needs a cost of 1 or of 9 is not done with a cost between them
      Given P1 is in the Main Phase with:
        | area           | card               |
        | Character area | Veteran            |
        | hand           | Friend of Extremes |
      When P1 plays Friend of Extremes
      Then P1 has 0 cards in the hand

    @id:one-of-two-limits
    Scenario: 8-3-3 What needs a cost of 1 or of 9 is done with a cost of 1
      Given P1 is in the Main Phase with:
        | area           | card               |
        | Character area | Recruit            |
        | hand           | Friend of Extremes |
      When P1 plays Friend of Extremes
      Then P1 has 1 card in the hand
