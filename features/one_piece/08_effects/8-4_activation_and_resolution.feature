Feature: 8-4 Activation and resolution

  Rule: 8-4-1 The steps of an activation

    @id:activation-with-its-condition @rule:8-4-1
    Scenario: 8-4-1-1 An effect is activated with its condition met
      Given P1 is in the Main Phase with:
        | area           | card     | DON!! |
        | Character area | Gun Crew | 2     |
      When P1 activates Gun Crew's [Activate: Main]
      Then Gun Crew has 6000 power

    @id:activation-without-its-condition @twin:activation-with-its-condition @rule:8-4-1
    Scenario: 8-4-1-1 An effect is not activated without its condition met
      Given P1 is in the Main Phase with:
        | area           | card     | DON!! |
        | Character area | Gun Crew | 1     |
      When P1 tries to activate Gun Crew's [Activate: Main]
      Then it is refused

    @id:event-in-hand-is-revealed @observe:events @rule:8-4-1
    Scenario: 8-4-1-2 A card in hand whose effect is activated is revealed
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Lesson |
      When P1 plays Lesson
      Then P2 saw:
        | event  | card   | from | to    |
        | reveal | Lesson |      |       |
        | move   | Lesson | hand | trash |

    @id:counter-event-in-hand-is-revealed @observe:events
    Scenario: 8-4-1-2 A [Counter] Event in hand is revealed when it is activated
      Given P1 is in the Main Phase
      And P2 has:
        | area | card        |
        | hand | Quick Study |
      When P1 attacks P2's Leader with their Leader
      And P2 counters with Quick Study
      Then P1 saw:
        | event  | card        | from | to    |
        | reveal | Quick Study |      |       |
        | move   | Quick Study | hand | trash |

    @id:effect-of-two-is-specified
    Scenario: 8-4-1-2 The player says which effect of a card is activated
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Two-Trick |
      When P1 activates Two-Trick's [Once Per Turn]
      Then P1's Leader has 6000 power
      And P1 has 0 cards in the hand

    @id:other-effect-of-two-is-specified
    Scenario: 8-4-1-2 The player says that the other effect of the card is activated
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Two-Trick |
      When P1 activates Two-Trick's [Activate: Main]
      Then P1 has 1 card in the hand
      And P1's Leader has 5000 power

    # Official Q&A sheet "PROMOTION-CARDS", row 22
    @id:paid-cost-ends-a-protection @interaction @rule:8-1-3-3-2 @rule:8-4-1
    Scenario: 8-4-1-3 A cost that is paid first ends a protection before the effect resolves
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Desperate Blow |
      And P2 has:
        | area           | card        |
        | Character area | Untouchable |
      When P1 plays Desperate Blow
      And P1 uses Desperate Blow's effect
      Then P1 has 4 active DON!! cards
      And Untouchable is in P2's trash

    @id:unpaid-cost-leaves-a-protection @interaction @rule:8-1-3-3-2
    Scenario: 8-4-6 A protection for 10 DON!! cards on the field holds although 1 of them is rested to pay for the Event
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Full Broadside |
      And P2 has:
        | area           | card        |
        | Character area | Untouchable |
      When P1 plays Full Broadside
      Then P1 has 9 active DON!! cards
      And Untouchable is in P2's Character area

    # Official Q&A sheet "PROMOTION-CARDS", row 18
    @id:cost-refills-the-deck @interaction @rule:9-2-1-2
    Scenario: 8-4-1-3 A cost that puts a card under the deck is paid before the draw
      Given P1 is in the Main Phase with:
        | area           | card       |
        | Character area | Deck Diver |
      And P1 has 1 card in the deck
      When P1 activates Deck Diver's [Activate: Main]
      Then the game goes on
      And P1's deck from the top is: Deck Diver
      And P1 has 1 card in the hand

    # Official Q&A sheet "OP15 EB04", no. 71 (OP15-083); sheet "OP14 EB04", no. 61 (EB04-034)
    @id:cost-fulfils-the-clause-behind-it @interaction @rule:8-4-1-5 @rule:8-3-3
    Scenario: 8-4-1-3 A clause behind the colon counts the card that was trashed to pay
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Fifteenth |
      And P1 has 14 cards in the trash
      And P1 has 0 active DON!! cards
      And P1 has 1 rested DON!! card
      When P1 activates Fifteenth's [Activate: Main]
      And P1 chooses 1 rested DON!! card
      Then P1's Leader has 1 DON!! card given

    @id:clause-not-fulfilled-after-the-cost @interaction
    Scenario: 8-4-1-3 A clause behind the colon that the payment does not fulfil leaves nothing to resolve
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Fifteenth |
      And P1 has 13 cards in the trash
      And P1 has 0 active DON!! cards
      And P1 has 1 rested DON!! card
      When P1 activates Fifteenth's [Activate: Main]
      Then P1 has 14 cards in the trash
      And P1's Leader has 0 DON!! cards given

    # Official Q&A sheet "OP10", no. 28 (OP10-071); sheet "PRB02", no. 3; sheet "ST-23-28", no. 4
    @id:costs-of-reactions-one-at-a-time @interaction @rule:8-3-1-5
    Scenario: 8-4-1-3 The DON!! card that one effect adds pays for the next effect
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card       | as     |
        | Character area | Bilge Pump | First  |
        | Character area | Bilge Pump | Second |
      And P2 has 1 active DON!! card
      And P2 has 7 rested DON!! cards
      When P1 attacks P2's Leader with their Leader
      And P2 uses First's effect
      And P2 uses Second's effect
      Then P2 has 1 active DON!! card
      And P2 has 9 rested DON!! cards

    # Official Q&A sheet "OP09", no. 8 (OP09-030); sheet "OP13", no. 10 (OP13-031)
    @id:source-returned-to-pay @interaction @rule:8-4-1-5 @rule:8-1-3-1-3
    Scenario: 8-4-1-3 A card that is returned to pay for its own effect does not end the effect
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Revolving Door |
        | hand | Fighter        |
      When P1 plays Revolving Door
      And P1 uses Revolving Door's effect
      And P1 chooses Revolving Door
      And P1 chooses Fighter
      Then Revolving Door is in P1's hand
      And Fighter is in P1's Character area

    @id:peddler-trades-once
    Scenario: 8-4-1-3 The activation cost is paid before the effect resolves
      Given P1 is in the Main Phase with:
        | area           | card    | as    |
        | Character area | Peddler |       |
        | hand           | Recruit | First |
        | hand           | Recruit | Other |
      When P1 activates Peddler's [Activate: Main]
      And P1 chooses First
      Then First is in P1's trash
      And P1 has 2 cards in the hand

    @id:effect-of-a-card-that-has-gone @rule:8-4-1
    Scenario: 8-4-1-4 An effect is activated although its card was trashed to pay for it
      Given P1 is in the Main Phase with:
        | area           | card           |
        | Character area | Burnt Offering |
      When P1 activates Burnt Offering's [Activate: Main]
      Then Burnt Offering is in P1's trash
      And P1 has 2 cards in the hand

    @id:effect-is-resolved-to-its-end @rule:8-4-1
    Scenario: 8-4-1-5 An activated effect is resolved from its first to its last sentence
      Given P1 is in the Main Phase with:
        | area           | card           |
        | Character area | Thorough Smith |
      When P1 activates Thorough Smith's [Activate: Main]
      Then P1 has 1 card in the hand
      And P1's Leader has 6000 power

  Rule: 8-4-2 and 8-4-3 Where the card is

    @id:event-counts-itself-in-the-trash
    Scenario: 8-4-2 An Event is in the trash when its effect is carried out
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Self-Count |
      When P1 plays Self-Count
      Then Self-Count is in P1's trash
      And P1 has 1 card in the hand

    @id:leader-effect-is-carried-out
    Scenario: 8-4-3 An effect of a Leader is carried out
      Given P1 is in the Main Phase with:
        | area        | card        |
        | Leader area | Busy Leader |
      When P1 activates P1's Leader's [Activate: Main]
      Then P1 has 1 card in the hand
      And P1 has 1 card in the Leader area

    @id:stage-effect-is-carried-out
    Scenario: 8-4-3 An effect of a Stage is carried out, and the Stage stays
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Stage area     | Smithy  |
        | Character area | Fighter |
      When P1 activates Smithy's [Activate: Main]
      Then P1's Leader has 6000 power
      And Smithy is in P1's Stage area

    @id:character-effect-is-carried-out
    Scenario: 8-4-3 An effect of a Character is carried out, and the Character stays
      Given P1 is in the Main Phase with:
        | area           | card           |
        | Character area | Thorough Smith |
        | Character area | Fighter        |
      When P1 activates Thorough Smith's [Activate: Main]
      Then Thorough Smith is in P1's Character area
      And P1 has 1 card in the hand

  Rule: 8-4-4 Choosing

    @id:choice-when-it-is-required @reading:when-up-to-is-chosen
    Scenario: 8-4-4 A card is chosen when the text comes to it
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Exchange |
        | hand | Fighter  |
      And P1's deck from the top is:
        | card    |
        | Recruit |
      When P1 plays Exchange
      And P1 chooses Recruit
      Then Recruit is in P1's trash
      And Fighter is in P1's hand

    @id:choose-as-many-as-stated
    Scenario: 8-4-4-1 The stated number of cards is chosen
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Firm Hand |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
        | Character area | Fighter |
        | Character area | Veteran |
      When P1 plays Firm Hand
      And P1 chooses Recruit, Veteran
      Then Recruit is rested
      And Veteran is rested
      And Fighter is active

    @id:choose-fewer-than-stated @twin:choose-as-many-as-stated
    Scenario: 8-4-4-1 Fewer cards than the stated number are not chosen
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Firm Hand |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
        | Character area | Fighter |
        | Character area | Veteran |
      And P1 has played Firm Hand
      And P1 is now asked to choose
      When P1 tries to choose Recruit
      Then it is refused

    @id:choose-more-than-stated @twin:choose-as-many-as-stated
    Scenario: 8-4-4-1 More cards than the stated number are not chosen
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Firm Hand |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
        | Character area | Fighter |
        | Character area | Veteran |
      And P1 has played Firm Hand
      And P1 is now asked to choose
      When P1 tries to choose Recruit, Fighter, Veteran
      Then it is refused

    @id:choose-as-many-as-there-are
    Scenario: 8-4-4-1 As many cards as there are are chosen where the stated number is not reached
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Firm Hand |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
      When P1 plays Firm Hand
      Then Recruit is rested

    @id:choose-none-of-up-to
    Scenario: 8-4-4-1 No card is chosen where "up to" is stated
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Loose Hand |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
        | Character area | Fighter |
      When P1 plays Loose Hand
      And P1 chooses nothing
      Then Recruit is active
      And Fighter is active

    @id:choose-one-of-up-to-two
    Scenario: 8-4-4-1 Fewer cards than the number after "up to" are chosen
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Loose Hand |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
        | Character area | Fighter |
      When P1 plays Loose Hand
      And P1 chooses Fighter
      Then Recruit is active
      And Fighter is rested

    @id:choose-within-a-total
    Scenario: 8-4-4-1 Cards are chosen whose costs come to the stated total
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Twin Volley |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
        | Character area | Squire  |
        | Character area | Fighter |
      When P1 plays Twin Volley
      And P1 chooses Recruit, Fighter
      Then Recruit is in P2's trash
      And Fighter is in P2's trash
      And Squire is in P2's Character area

    @id:choose-beyond-a-total @twin:choose-within-a-total
    Scenario: 8-4-4-1 Cards whose costs come to 1 more than the stated total are not chosen
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Twin Volley |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
        | Character area | Squire  |
        | Character area | Fighter |
      And P1 has played Twin Volley
      And P1 is now asked to choose
      When P1 tries to choose Squire, Fighter
      Then it is refused

    @id:choose-different-names
    Scenario: 8-4-4-1 Cards with different names are chosen where different names are stated
      Given P1 is in the Main Phase with:
        | area | card       | as    |
        | hand | Mixed Crew |       |
        | hand | Recruit    | One   |
        | hand | Recruit    | Other |
        | hand | Cook       |       |
      When P1 plays Mixed Crew
      And P1 chooses One, Cook
      Then One is in P1's Character area
      And Cook is in P1's Character area
      And Other is in P1's hand

    @id:choose-equal-names @twin:choose-different-names
    Scenario: 8-4-4-1 Two cards with one name are not chosen where different names are stated
      Given P1 is in the Main Phase with:
        | area | card       | as    |
        | hand | Mixed Crew |       |
        | hand | Recruit    | One   |
        | hand | Recruit    | Other |
        | hand | Cook       |       |
      And P1 has played Mixed Crew
      And P1 is now asked to choose
      When P1 tries to choose One, Other
      Then it is refused

    @id:choose-none-in-a-secret-area
    Scenario: 8-4-4-2 A player chooses no card of a secret area although one fits
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Picky Host |
        | hand | Recruit    |
      When P1 plays Picky Host
      And P1 chooses nothing
      Then Recruit is in P1's hand

    @id:choose-a-fitting-card-in-a-secret-area
    Scenario: 8-4-4-2 A player chooses a fitting card of a secret area
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Picky Host |
        | hand | Recruit    |
      When P1 plays Picky Host
      And P1 chooses Recruit
      Then Recruit is in P1's Character area

    @id:effect-without-a-named-player
    Scenario: 8-4-4-3 An effect that names no player applies to its own player
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Veteran |
      And P2 has:
        | area           | card   | state  |
        | Character area | Martyr | rested |
      When P1 attacks Martyr with Veteran
      Then P2 has 1 card in the hand
      And P1 has 0 cards in the hand

    @id:effect-without-a-named-card
    Scenario: 8-4-4-3 An effect that names no card applies to its own card
      Given P1 is in the Main Phase with:
        | area           | card       |
        | Character area | Keen Blade |
        | Character area | Fighter    |
      When P1 gives 1 DON!! card to Keen Blade
      Then Keen Blade has [Double Attack]
      And Fighter does not have [Double Attack]
      And P1's Leader does not have [Double Attack]

    @id:deck-is-looked-through @observe:views @twin:specified-card-of-the-deck
    Scenario: 8-4-4-4 A player who chooses from their deck sees its cards and takes only a specified one
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cook Wanted |
      And P1's deck from the top is:
        | card    |
        | Recruit |
        | Cook    |
      And P1 has played Cook Wanted
      And P1 is now asked to choose
      When P1 tries to choose Recruit
      Then it is refused
      And P1 can see Recruit
      And P2 cannot see Recruit

    @id:specified-card-of-the-deck @observe:decisions
    Scenario: 8-4-4-4 Only a specified card is chosen from the deck
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cook Wanted |
      And P1's deck from the top is:
        | card    |
        | Recruit |
        | Cook    |
      When P1 plays Cook Wanted
      And P1 chooses Cook
      Then Cook is in P1's hand
      And P1 cannot choose Recruit

    @id:don-for-each
    Scenario: 8-4-4 A DON!! card is chosen anew for each card that is given one
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Recruit      |
        | Character area | Squire       |
        | hand           | Shared Wages |
      And P1 has 8 active DON!! cards
      And P1 has 2 rested DON!! cards
      When P1 plays Shared Wages
      And P1 chooses 1 rested DON!! card
      And P1 chooses 1 rested DON!! card
      Then Recruit has 1 DON!! card given
      And Squire has 1 DON!! card given
      And P1 has 1 rested DON!! card

    @id:don-for-one-of-two
    Scenario: 8-4-4-1 Of cards that are each given up to 1 DON!! card the second is given none
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Recruit      |
        | Character area | Squire       |
        | hand           | Shared Wages |
      And P1 has 8 active DON!! cards
      And P1 has 2 rested DON!! cards
      When P1 plays Shared Wages
      And P1 chooses 1 rested DON!! card
      And P1 chooses nothing
      Then Recruit has 1 DON!! card given
      And Squire has 0 DON!! cards given

    @id:choose-whose-life
    Scenario: 8-4-4 A player chooses whose Life cards an effect is about
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Either Life |
      And P2's Life area from the top is:
        | card    |
        | Recruit |
        | Squire  |
      When P1 plays Either Life
      And P1 chooses the opponent's cards
      And P1 chooses the bottom
      Then P2's Life from the top is: Squire, Recruit

    @id:power-for-every-card-trashed
    Scenario: 8-4-4-1 What is gained for every card trashed is gained for as many as were chosen
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Head Count |
        | hand | Recruit    |
        | hand | Squire     |
        | hand | Cook       |
      When P1 plays Head Count
      And P1 chooses Recruit, Cook
      Then P1's Leader has 7000 power
      And Squire is in P1's hand

    @id:power-for-every-character-knocked-out
    Scenario: 8-4-4-1 What is gained for every Character K.O.'d is gained for those that were K.O.'d alone
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Reaper |
      And P2 has:
        | area           | card     |
        | Character area | Recruit  |
        | Character area | Ironclad |
      When P1 plays Reaper, choosing Recruit, Ironclad
      Then P1's Leader has 6000 power
      And Ironclad is in P2's Character area

    @id:don-for-each-of-several
    Scenario: 8-4-4-1 A number for each card of a description is chosen for each of them
      Given P1 is in the Main Phase with:
        | area           | card    | as           |
        | hand           | Pay Day |              |
        | Character area | Marine  | One Marine   |
        | Character area | Marine  | Other Marine |
        | Character area | Fighter |              |
      When P1 plays Pay Day
      And P1 chooses 1 rested DON!! card
      And P1 chooses 1 rested DON!! card
      Then One Marine has 1 DON!! card given
      And Other Marine has 1 DON!! card given
      And Fighter has 0 DON!! cards given

    @id:don-for-each-chosen-card
    Scenario: 8-4-4-1 A number with "each" is chosen for each of the chosen cards
      Given P1 is in the Main Phase with:
        | area           | card         |
        | hand           | Equal Shares |
        | Character area | Recruit      |
        | Character area | Squire       |
        | Character area | Fighter      |
      When P1 plays Equal Shares
      And P1 chooses Recruit, Fighter
      And P1 chooses 1 rested DON!! card
      And P1 chooses 1 rested DON!! card
      Then Recruit has 1 DON!! card given
      And Fighter has 1 DON!! card given
      And Squire has 0 DON!! cards given

    @id:don-for-one-card
    Scenario: 8-4-4-1 A number without "each" is chosen once for a card
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Self-Payer |
      When P1 plays Self-Payer
      And P1 chooses 2 rested DON!! cards
      Then Self-Payer has 2 DON!! cards given
      And P1 has 0 rested DON!! cards

    @id:one-and-the-other
    Scenario: 8-4-4-1 Of two selected cards one is chosen for the first change, and the other has the second
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Uneven Hex |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
        | Character area | Veteran |
        | Character area | Squire  |
      When P1 plays Uneven Hex
      And P1 chooses Fighter, Veteran
      And P1 chooses Veteran
      Then Veteran has 4000 power
      And Fighter has 3000 power
      And Squire has 4000 power

    @id:for-every-card-trashed
    Scenario: 8-4-4-1 Any number of cards is chosen, and every card trashed counts
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Costume Ball |
        | hand | Recruit      |
        | hand | Squire       |
        | hand | Fighter      |
      When P1 plays Costume Ball
      And P1 uses Costume Ball's effect
      And P1 chooses Recruit, Squire
      Then P1's Leader has 7000 power
      And Fighter is in P1's hand

    @id:for-every-character-knocked-out
    Scenario: 8-4-4-1 Any number of Characters is chosen, and every Character K.O.'d counts
      Given P1 is in the Main Phase with:
        | area           | card         |
        | hand           | Dark Harvest |
        | Character area | Recruit      |
        | Character area | Rooted       |
        | Character area | Squire       |
      When P1 plays Dark Harvest
      And P1 chooses Recruit, Rooted, Squire
      Then Rooted is in P1's Character area
      And P1's Leader has 7000 power

    @id:for-every-three-cards-placed
    Scenario: 8-4-4-1 Any number of cards is chosen, and every 3 cards placed in the deck count once
      Given P1 is in the Main Phase with:
        | area  | card           |
        | hand  | Grave Offering |
        | trash | Recruit        |
        | trash | Squire         |
        | trash | Fighter        |
        | trash | Veteran        |
        | trash | Cook           |
      When P1 plays Grave Offering
      And P1 chooses Recruit, Squire, Fighter, Veteran, Cook
      And P1 orders Recruit, Squire, Fighter, Veteran, Cook
      Then P1's Leader has 6000 power
      And P1 has 35 cards in the deck

    @id:one-of-this-and-one-of-that
    Scenario: 8-4-4-1 Up to 1 card of one description and up to 1 of another are both chosen
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Double Verdict |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
        | Character area | Recruit |
        | Character area | Squire  |
      When P1 plays Double Verdict
      And P1 chooses Fighter
      And P1 chooses Recruit
      Then Fighter is in P2's trash
      And Recruit is in P2's trash
      And Squire is in P2's Character area

    @id:place-of-both-descriptions
    Scenario: 8-4-4-1 A place and a player named after two descriptions hold for both
      Given P1 is in the Main Phase with:
        | area  | card       |
        | hand  | Two Graves |
        | trash | Fighter    |
        | trash | Lesson     |
      And P2 has:
        | area  | card   |
        | trash | Gunner |
      When P1 plays Two Graves
      And P1 chooses Fighter
      And P1 chooses Lesson
      Then Fighter is in P1's hand
      And Lesson is in P1's hand

    @id:one-of-each-name
    Scenario: 8-4-4-1 Up to 1 each of several names is chosen once for every name
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Old Friends |
        | hand | Recruit     |
        | hand | Cook        |
        | hand | Gunner      |
      When P1 plays Old Friends
      And P1 chooses Recruit
      And P1 chooses nothing
      And P1 chooses Gunner
      Then Recruit is in P1's Character area
      And Cook is in P1's hand
      And Gunner is in P1's Character area

    @id:one-of-each-category
    Scenario: 8-4-4-1 Up to 1 each of Leader and Character cards is 1 of both
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Spread Fear |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
        | Character area | Veteran |
      When P1 plays Spread Fear
      And P1 chooses P2's Leader
      And P1 chooses Veteran
      Then P2's Leader has 3000 power
      And Veteran has 5000 power
      And Fighter has 5000 power

    @id:one-or-one
    Scenario: 8-4-4-1 1 card of one description or 1 of another is 1 card in all
      Given P1 is in the Main Phase with:
        | area  | card      |
        | hand  | Old Books |
        | trash | Lesson    |
        | trash | Harbor    |
      When P1 plays Old Books
      And P1 chooses Harbor
      Then Harbor is in P1's hand
      And Lesson is in P1's trash

    @id:your-one-active-leader
    Scenario: 8-4-4-1 "Your 1 active Leader" is the player's Leader while it is active
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Proud Herald |
      When P1 plays Proud Herald
      And P1 uses Proud Herald's effect
      Then P1's Leader has 0 power
      And P1 has 1 card in the hand

    @id:your-one-active-leader-is-rested @observe:decisions
    Scenario: 8-4-4-1 A rested Leader is not "your 1 active Leader"
      Given P1 is in the Main Phase with:
        | area        | card         | state  |
        | Leader area | Plain Leader | rested |
        | hand        | Proud Herald |        |
      When P1 plays Proud Herald
      Then P1 is not asked to use an effect
      And P1 has 0 cards in the hand

    @id:leader-or-one-of-your-characters
    Scenario: 8-4-4-1 Of the Leader and a player's Characters 1 is chosen where the text says "or 1"
      Given P1 is in the Main Phase with:
        | area           | card      |
        | hand           | War Chest |
        | Character area | Fighter   |
        | Character area | Squire    |
      When P1 plays War Chest
      And P1 chooses 2 rested DON!! cards
      And P1 chooses Fighter
      Then Fighter has 2 DON!! cards given
      And Squire has 0 DON!! cards given
      And P1's Leader has 0 DON!! cards given

    @id:leader-or-two-of-your-characters @twin:leader-or-one-of-your-characters
    Scenario: 8-4-4-1 Two Characters are not chosen where the text says "or 1"
      Given P1 is in the Main Phase with:
        | area           | card      |
        | hand           | War Chest |
        | Character area | Fighter   |
        | Character area | Squire    |
      And P1 has played War Chest
      And P1 has chosen 2 rested DON!! cards
      And P1 is now asked to choose
      When P1 tries to choose Fighter, Squire
      Then it is refused

    @id:this-leader-or-one-of-your-characters
    Scenario: 8-4-4-1 Of this Leader and a player's Characters 1 is chosen where the text says "or 1"
      Given P1 is in the Main Phase with:
        | area           | card           |
        | Leader area    | Sharing Leader |
        | Character area | Fighter        |
      And P1 has 2 rested DON!! cards
      When P1 activates P1's Leader's [Activate: Main]
      And P1 chooses 1 rested DON!! card
      And P1 chooses P1's Leader
      Then P1's Leader has 1 DON!! card given
      And Fighter has 0 DON!! cards given

    @id:one-thing-or-the-other-first
    Scenario: 8-4-4 A player chooses which of two things is done with the chosen card, the first
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Mercy or Death |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
        | Character area | Squire  |
      When P1 plays Mercy or Death
      And P1 chooses Fighter
      And P1 chooses option 1
      Then Fighter is in P2's trash
      And Squire is in P2's Character area

    @id:one-thing-or-the-other-second
    Scenario: 8-4-4 A player chooses which of two things is done with the chosen card, the second
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Mercy or Death |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
        | Character area | Squire  |
      When P1 plays Mercy or Death
      And P1 chooses Fighter
      And P1 chooses option 2
      Then Fighter is in P2's hand
      And Squire is in P2's Character area

    @id:life-cards-of-either-player
    Scenario: 8-4-4 A player chooses whose Life cards are meant where the text leaves it open
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Peer Through |
      When P1 plays Peer Through
      And P1 chooses the opponent's cards
      Then P2 has 4 Life cards
      And P1 has 5 Life cards

    @id:top-or-bottom-of-life
    Scenario: 8-4-4 A player chooses the bottom where a text says the top or bottom
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Bury Alive |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
      When P1 plays Bury Alive
      And P1 chooses Fighter
      And P1 chooses the bottom
      Then Fighter is at the bottom of P2's Life area
      And Fighter lies face-up

    @id:one-of-two-places-the-first
    Scenario: 8-4-4 Of two places to go to the player chooses the first
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Character area | Sea Gate |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
      When P1 attacks P2's Leader with Sea Gate
      And P1 chooses Fighter
      And P1 chooses option 1
      Then Fighter is in P2's hand

    @id:one-of-two-places-the-second
    Scenario: 8-4-4 Of two places to go to the player chooses the second
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Character area | Sea Gate |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
      When P1 attacks P2's Leader with Sea Gate
      And P1 chooses Fighter
      And P1 chooses option 2
      Then Fighter is at the bottom of P2's deck

    @id:choose-within-a-total-power @observe:decisions
    Scenario: 8-4-4-1 Cards are chosen whose powers come to the stated total
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Light Volley |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
        | Character area | Squire  |
        | Character area | Veteran |
      When P1 plays Light Volley
      And P1 chooses Recruit, Squire
      Then Recruit is in P2's trash
      And Squire is in P2's trash
      And P1 cannot choose Veteran

    @id:from-one-area-or-another
    Scenario: 8-4-4-1 A card is chosen from either of two areas that a text names
      Given P1 is in the Main Phase with:
        | area  | card      | as             |
        | hand  | Wide Call |                |
        | hand  | Recruit   | Held Recruit   |
        | trash | Recruit   | Fallen Recruit |
      When P1 plays Wide Call
      And P1 chooses Fallen Recruit
      Then Fallen Recruit is in P1's Character area
      And Held Recruit is in P1's hand

    @id:card-of-a-cost-counted-elsewhere
    Scenario: 8-4-4-1 A card from the hand whose cost is no higher than a number counted on the field is chosen
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Open Door |
        | hand | Fighter   |
        | hand | Veteran   |
      And P1 has 4 active DON!! cards
      When P1 plays Open Door, choosing Fighter
      Then Fighter is in P1's Character area

    @id:card-of-a-cost-above-the-number-counted @twin:card-of-a-cost-counted-elsewhere
    Scenario: 8-4-4-1 A card from the hand whose cost is above a number counted on the field is not chosen
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Open Door |
        | hand | Fighter   |
        | hand | Veteran   |
      And P1 has 4 active DON!! cards
      And P1 has played Open Door
      And P1 is now asked to choose
      When P1 tries to choose Veteran
      Then it is refused

  Rule: 8-4-5 Cards that move

    @id:own-move-to-an-open-area
    Scenario: 8-4-5 An effect on its own card's leaving activates when the card goes to an open area
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Overboard |
      And P2 has:
        | area           | card           |
        | Character area | Leaving Herald |
      When P1 plays Overboard
      And P1 chooses Leaving Herald
      Then Leaving Herald is in P2's trash
      And P2 has 1 card in the hand

    @id:own-move-to-a-secret-area
    Scenario: 8-4-5 An effect on its own card's leaving does not activate when the card goes to a secret area
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Farewell |
      And P2 has:
        | area           | card           |
        | Character area | Leaving Herald |
      When P1 plays Farewell
      And P1 chooses Leaving Herald
      Then Leaving Herald is in P2's hand
      And P2 has 1 card in the hand
      And P2 has 30 cards in the deck

    @id:others-move-to-a-secret-area @reading:moves-watched-by-other-cards
    Scenario: 8-4-5 An effect of a card that stays activates when another card goes to a secret area
      Given P1 is in the Main Phase with:
        | area           | card            |
        | Leader area    | Farewell Leader |
        | Character area | Leaving Herald  |
        | hand           | Farewell        |
      When P1 plays Farewell
      And P1 chooses Leaving Herald
      Then Leaving Herald is in P1's hand
      And P1 has 2 cards in the hand

  Rule: 8-4-6 What is taken into account

    # Official Q&A sheet "ST-14", row 5
    @id:permanent-effect-counts-for-an-on-play @interaction @rule:8-1-3-3
    Scenario: 8-4-6 A permanent effect on a played Character counts for its [On Play]
      Given P1 is in the Main Phase with:
        | area        | card          | DON!! |
        | Leader area | Cost Promoter | 1     |
        | hand        | Big Shot      |       |
      And P2 has:
        | area           | card    |
        | Character area | Veteran |
      When P1 plays Big Shot
      And P1 chooses Veteran
      Then Big Shot has a cost of 6
      And Veteran is in P2's trash

    @id:no-permanent-effect-for-an-on-play @interaction
    Scenario: 8-4-6 Without the permanent effect the [On Play] finds its clause unfulfilled
      Given P1 is in the Main Phase with:
        | area        | card          | DON!! |
        | Leader area | Cost Promoter | 0     |
        | hand        | Big Shot      |       |
      And P2 has:
        | area           | card    |
        | Character area | Veteran |
      When P1 plays Big Shot
      Then Big Shot has a cost of 5
      And Veteran is in P2's Character area

    @id:continuous-effect-counts-for-a-choice @interaction
    Scenario: 8-4-6 A continuous effect counts for what a later effect may choose
      Given P1 is in the Main Phase with:
        | area | card          |
        | hand | Weakening Hex |
        | hand | Mercy Blow    |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
      And P1 has played Weakening Hex, choosing Fighter
      When P1 plays Mercy Blow
      And P1 chooses Fighter
      Then Fighter is in P2's trash
