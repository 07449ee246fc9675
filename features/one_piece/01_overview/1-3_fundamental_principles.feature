Feature: 1-3 Fundamental principles

  Rule: 1-3-1 Cards go before the rules

    @id:text-lets-a-card-attack-active-characters
    Scenario: 1-3-1 A card that may attack active Characters attacks one
      Given P1 is in the Main Phase with:
        | area           | card    | state  |
        | Character area | Duelist | active |
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | active |
      When P1 attacks Recruit with Duelist
      Then Recruit is in P2's trash
      And P2 has 5 Life cards

    @id:no-text-no-attack-on-active-characters @twin:text-lets-a-card-attack-active-characters
    Scenario: 1-3-1 The text of one card frees no other card from the rules
      Given P1 is in the Main Phase with:
        | area           | card    | state  |
        | Character area | Duelist | active |
        | Character area | Fighter | active |
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | active |
      When P1 tries to attack Recruit with Fighter
      Then it is refused

    @id:text-wins-with-an-empty-deck @interaction @rule:1-2-1-1-2
    Scenario: 1-3-1 A Leader whose text wins with an empty deck does not lose by it
      Given P1 is about to begin the Draw Phase with:
        | area        | card           |
        | Leader area | Patient Leader |
      And P1 has 1 card in the deck
      When P1 begins the Draw Phase
      Then P1 wins the game

    @id:text-lets-a-new-character-attack-characters @rule:3-7-4
    Scenario: 1-3-1 A text lets a Character attack Characters on the turn in which it is played
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Eager Hunter |
      And P2 has:
        | area           | card   | state  |
        | Character area | Squire | rested |
      And P1 has played Eager Hunter
      When P1 attacks Squire with Eager Hunter
      Then Squire is in P2's trash

    @id:text-for-characters-is-not-for-leaders @rule:3-7-4 @twin:text-lets-a-new-character-attack-characters
    Scenario: 1-3-1 A text that lets a new Character attack Characters does not let it attack a Leader
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Eager Hunter |
      And P2 has:
        | area           | card   | state  |
        | Character area | Squire | rested |
      And P1 has played Eager Hunter
      When P1 tries to attack P2's Leader with Eager Hunter
      Then it is refused

  Rule: 1-3-2 What is impossible is not done

    @id:as-many-as-possible-are-trashed
    Scenario: 1-3-2 Of two cards to be trashed the only one there is trashed
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Purge   |
        | hand | Recruit |
      When P1 plays Purge
      Then Recruit is in P1's trash
      And P1 has 1 card in the hand

    @id:impossible-part-does-not-stop-the-rest
    Scenario: 1-3-2 The rest of an effect is carried out when its first part is impossible
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Purge |
      And P1 has 20 cards in the deck
      When P1 plays Purge
      Then P1 has 1 card in the hand
      And P1 has 19 cards in the deck

    # Official Q&A sheet "ST-01-ST-04", row 55
    @id:no-life-card-to-trash @rule:1-2-1-1 @interaction
    Scenario: 1-3-2 An effect that trashes a Life card does nothing to a player with 0 Life
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Siege |
      And P2 has 0 Life cards
      When P1 plays Siege
      Then the game goes on
      And P2 has 0 cards in the trash

    # Official Q&A sheet "OP02", row 1
    @id:no-life-card-to-take @interaction
    Scenario: 1-3-2 A player with 0 Life who has to take a Life card takes none
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Character area | Homesick |
      And P1 has 0 Life cards
      When P1 ends the Main Phase
      Then it is P2's turn
      And P1 has 0 cards in the hand

    # Official Q&A sheet "ST-07", no. 4 and 6 (ST07-010)
    @id:option-that-does-nothing-is-chosen
    Scenario: 1-3-2 A player chooses the option that can do nothing
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Extortionist |
      And P2 has 0 Life cards
      When P1 plays Extortionist
      And P2 chooses option 1
      Then the game goes on
      And P1 has 5 Life cards

    @id:option-that-does-something-is-chosen
    Scenario: 1-3-2 A player chooses the option that can be carried out
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Extortionist |
      And P2 has 0 Life cards
      When P1 plays Extortionist
      And P2 chooses option 2
      Then P1 has 6 Life cards

    # Official Q&A sheet "OP06", no. 47 (OP06-092)
    @id:fewer-cards-than-asked-for
    Scenario: 1-3-2 Where 3 cards are asked for and 2 are there, both are moved
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Grave Tax |
      And P2 has:
        | area  | card    |
        | trash | Recruit |
        | trash | Squire  |
      When P1 plays Grave Tax
      Then P2 has 0 cards in the trash
      And P2 has 32 cards in the deck

    # Official Q&A sheet "OP06", no. 47 (OP06-092)
    @id:option-that-can-be-done-in-part-is-chosen
    Scenario: 1-3-2 An option is chosen that can be carried out only in part
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Tax or Tuition |
      And P2 has:
        | area  | card    |
        | trash | Recruit |
        | trash | Squire  |
      When P1 plays Tax or Tuition
      And P1 chooses option 2
      And P2 orders Squire, Recruit
      Then P2 has 0 cards in the trash
      And P2 has 32 cards in the deck
      And Recruit is at the bottom of P2's deck
      And P1 has 0 cards in the hand

    @id:no-target-for-the-first-part
    Scenario: 1-3-2 An effect without a card to K.O. goes on with its next part
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Judgement |
      When P1 plays Judgement
      Then P1 has 1 card in the hand

    @id:rested-card-is-rested-again
    Scenario: 1-3-2-1 Resting a rested card is not done
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Deep Sleep |
      And P2 has:
        | area           | card    | state  |
        | Character area | Fighter | rested |
      When P1 plays Deep Sleep
      Then Fighter is rested
      And P1 has 0 cards in the hand

    @id:active-card-is-rested
    Scenario: 1-3-2-1 Resting an active card is done
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Deep Sleep |
      And P2 has:
        | area           | card    | state  |
        | Character area | Fighter | active |
      When P1 plays Deep Sleep
      Then Fighter is rested
      And P1 has 1 card in the hand

    @id:active-card-is-set-as-active
    Scenario: 1-3-2-1 Setting an active card as active is not done
      Given P1 is in the Main Phase with:
        | area           | card    | state  |
        | Character area | Fighter | active |
        | hand           | Wake Up |        |
      When P1 plays Wake Up
      Then Fighter is active
      And P1 has 0 cards in the hand

    # Official Q&A sheet "OP11", row 11; Official Q&A sheet "OP08", row 15
    @id:face-up-life-card-pays-no-turning @twin:face-down-life-card-pays-a-turning @interaction
    Scenario: 1-3-2-1 A Life card that is face-up already is not turned face-up as a cost
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Torchbearer |
      And P1's Life area from the top is:
        | card    | face |
        | Recruit | up   |
        | Squire  | down |
      When P1 tries to activate Torchbearer's [Activate: Main]
      Then it is refused

    @id:face-down-life-card-pays-a-turning
    Scenario: 1-3-2-1 A face-down Life card is turned face-up as a cost
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Torchbearer |
      And P1's Life area from the top is:
        | card    | face |
        | Recruit | down |
        | Squire  | down |
      When P1 activates Torchbearer's [Activate: Main]
      Then Recruit lies face-up
      And P1 has 1 card in the hand

    # Official Q&A sheet "OP09", row 7
    @id:played-rested-is-not-being-rested @interaction
    Scenario: 1-3-2-1 A Character that is played rested has not been rested by an effect
      Given P1 is in the Main Phase with:
        | area        | card          |
        | Leader area | Drowsy Leader |
        | Stage area  | Nap Room      |
        | hand        | Fighter       |
      When P1 plays Fighter
      Then Fighter is rested
      And P1 has 0 cards in the hand

    @id:rested-by-an-effect-is-being-rested
    Scenario: 1-3-2-1 An active Character that an effect rests has been rested by it
      Given P1 is in the Main Phase with:
        | area           | card     |
        | Stage area     | Nap Room |
        | Character area | Sleeper  |
      When P1 activates Sleeper's [Activate: Main]
      Then Sleeper is rested
      And P1 has 1 card in the hand

    @id:negative-number-of-draws
    Scenario: 1-3-2-2 Drawing a negative number of cards is neither drawing nor its reverse
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Top Up |
      And P1 has 6 cards in the hand
      When P1 plays Top Up
      Then P1 has 5 cards in the hand
      And P1 has 30 cards in the deck

    @id:no-draws
    Scenario: 1-3-2-2 Drawing 0 cards is not done
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Top Up |
      And P1 has 4 cards in the hand
      When P1 plays Top Up
      Then P1 has 3 cards in the hand
      And P1 has 30 cards in the deck

    @id:one-draw
    Scenario: 1-3-2-2 Drawing 1 card is done
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Top Up |
      And P1 has 3 cards in the hand
      When P1 plays Top Up
      Then P1 has 3 cards in the hand
      And P1 has 29 cards in the deck

    @id:turning-up-a-face-up-life-card-is-not-done
    Scenario: 1-3-2-1 Turning a Life card face-up that lies face-up already is not done
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Face Up |
      And P1's Life area from the top is:
        | card    | face |
        | Recruit | up   |
      When P1 plays Face Up
      Then Recruit lies face-up
      And P1 has 0 cards in the hand

    @id:turning-up-a-face-down-life-card-is-done
    Scenario: 1-3-2-1 Turning a Life card face-up that lies face-down is done
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Face Up |
      And P1's Life area from the top is:
        | card    | face |
        | Recruit | down |
      When P1 plays Face Up
      Then Recruit lies face-up
      And P1 has 1 card in the hand

    # Official Q&A sheet "OP11", row 11; sheet "OP08", row 15
    @id:face-up-life-turned-face-up @twin:face-down-life-turned-face-up @interaction @rule:8-3-1-3
    Scenario: 1-3-2-1 Turning the top Life card face-up pays no cost if it lies face-up already
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Torchbearer |
      And P1's Life area from the top is:
        | card    | face |
        | Fighter | up   |
        | Squire  | down |
      When P1 tries to activate Torchbearer's [Activate: Main]
      Then it is refused

    # Official Q&A sheet "OP11", row 11; sheet "OP08", row 15
    @id:face-down-life-turned-face-up @interaction @rule:8-3-1-3
    Scenario: 1-3-2-1 Turning the top Life card face-up pays a cost if it lies face-down
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Torchbearer |
      And P1's Life area from the top is:
        | card    | face |
        | Fighter | down |
        | Squire  | up   |
      When P1 activates Torchbearer's [Activate: Main]
      Then Fighter lies face-up
      And P1 has 1 card in the hand

    @id:nobody-to-give-to
    Scenario: 1-3-2 A DON!! card that is to be given to a Character stays where it is if there is none
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Supply Line |
      And P1 has 9 active DON!! cards
      And P1 has 1 rested DON!! card
      When P1 plays Supply Line
      And P1 chooses 1 rested DON!! card
      Then P1 has 1 rested DON!! card
      And P1 has 9 active DON!! cards

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

  Rule: 1-3-3 What is forbidden stays forbidden

    # Official Q&A sheet "OP11", row 14 (OP11-034)
    @id:card-that-cannot-be-rested-is-not-rested @interaction
    Scenario: 1-3-3 An effect does not rest a card that another effect forbids to rest
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Freeze     |
        | hand | Deep Sleep |
      And P2 has:
        | area           | card    | state  |
        | Character area | Fighter | active |
      And P1 has played Freeze, choosing Fighter
      When P1 plays Deep Sleep
      Then Fighter is active
      And P1 has 0 cards in the hand

    # Official Q&A sheet "OP11", row 14 (OP11-034)
    @id:card-that-cannot-be-rested-by-its-own-effect @interaction
    Scenario: 1-3-3 A player's own effect does not rest a card that may not be rested
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Freeze |
      And P2 has:
        | area           | card    |
        | Character area | Sleeper |
      And P1 has played Freeze, choosing Sleeper
      And P1 has ended the Main Phase
      When P2 activates Sleeper's [Activate: Main]
      Then Sleeper is active

    # Official Q&A sheet "OP11", row 14 (OP11-034)
    @id:card-that-cannot-be-rested-blocks @twin:card-that-can-be-rested-blocks @interaction
    Scenario: 1-3-3 A Blocker that cannot be rested does not block
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Freeze |
      And P2 has:
        | area           | card       | as     | state  |
        | Character area | Gatekeeper | Frozen | active |
        | Character area | Gatekeeper | Free   | active |
      And P1 has played Freeze, choosing Frozen
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to block
      When P2 tries to block with Frozen
      Then it is refused

    @id:card-that-can-be-rested-blocks
    Scenario: 1-3-3 A Blocker that nothing forbids to rest blocks
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Freeze |
      And P2 has:
        | area           | card       | as     | state  |
        | Character area | Gatekeeper | Frozen | active |
        | Character area | Gatekeeper | Free   | active |
      And P1 has played Freeze, choosing Frozen
      When P1 attacks P2's Leader with their Leader
      And P2 blocks with Free
      Then Free is in P2's trash
      And P2 has 5 Life cards

    # Official Q&A sheet "OP11", row 14 (OP11-034)
    @id:card-that-cannot-be-rested-attacks @twin:card-that-can-be-rested-attacks @interaction
    Scenario: 1-3-3 A card that cannot be rested does not attack
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Freeze |
      And P2 has:
        | area           | card    | as     | state  |
        | Character area | Fighter | Frozen | active |
        | Character area | Fighter | Free   | active |
      And P1 has played Freeze, choosing Frozen
      And P1 has ended the Main Phase
      When P2 tries to attack P1's Leader with Frozen
      Then it is refused

    @id:card-that-can-be-rested-attacks
    Scenario: 1-3-3 A card that nothing forbids to rest attacks
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Freeze |
      And P2 has:
        | area           | card    | as     | state  |
        | Character area | Fighter | Frozen | active |
        | Character area | Fighter | Free   | active |
      And P1 has played Freeze, choosing Frozen
      And P1 has ended the Main Phase
      When P2 attacks P1's Leader with Free
      Then P1 has 4 Life cards

    # Official Q&A sheet "OP11", row 14 (OP11-034)
    @id:card-that-cannot-be-rested-pays @twin:card-that-can-be-rested-pays @interaction
    Scenario: 1-3-3 A card that cannot be rested does not pay a cost of resting it
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Freeze |
      And P2 has:
        | area           | card     | as     | state  |
        | Character area | Watchman | Frozen | active |
        | Character area | Watchman | Free   | active |
      And P1 has played Freeze, choosing Frozen
      And P1 has ended the Main Phase
      When P2 tries to activate Frozen's [Activate: Main]
      Then it is refused

    @id:card-that-can-be-rested-pays
    Scenario: 1-3-3 A card that nothing forbids to rest pays a cost of resting it
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Freeze |
      And P2 has:
        | area           | card     | as     | state  |
        | Character area | Watchman | Frozen | active |
        | Character area | Watchman | Free   | active |
      And P1 has played Freeze, choosing Frozen
      And P1 has ended the Main Phase
      When P2 activates Free's [Activate: Main]
      Then Free is rested
      And P2 has 2 cards in the hand

    # Official Q&A sheet "OP02", row 14
    @id:forbidden-life-card-pays @twin:life-card-pays @interaction
    Scenario: 1-3-3 A cost of taking a Life card is not paid while that is forbidden
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Bloodletter |
        | hand           | Vow         |
      And P1 has 3 Life cards
      And P1 has played Vow
      When P1 tries to activate Bloodletter's [Activate: Main]
      Then it is refused

    @id:life-card-pays
    Scenario: 1-3-3 A cost of taking a Life card is paid while nothing forbids it
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Bloodletter |
        | hand           | Vow         |
      And P1 has 3 Life cards
      When P1 activates Bloodletter's [Activate: Main]
      Then P1 has 2 Life cards
      And P1 has 3 cards in the hand

    # Official Q&A sheet "OP12", row 44
    @id:draw-forbidden-by-the-other-copy @interaction
    Scenario: 1-3-3 The second of two equal effects does not draw after the first has forbidden it
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card        | as          |
        | Character area | Greedy Heir | First Heir  |
        | Character area | Greedy Heir | Second Heir |
      When P1 attacks P2's Leader with their Leader
      Then P2 has 4 Life cards
      And P2 has 2 cards in the hand

    # Official Q&A sheet "OP11", row 4
    @id:forbidden-target-that-text-allows @twin:text-lets-a-card-attack-active-characters @interaction
    Scenario: 1-3-3 A card that may attack active Characters does not attack one that an effect forbids
      Given P1 is in the Main Phase with:
        | area           | card    | state  |
        | Character area | Duelist | active |
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | active |
        | Character area | Decoy   | rested |
      When P1 tries to attack Recruit with Duelist
      Then it is refused

    @id:forbidden-blocker @twin:blocker-is-not-forbidden @interaction
    Scenario: 1-3-3 A Blocker whose activation is forbidden does not block
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Open Gates |
      And P2 has:
        | area           | card       |
        | Character area | Gatekeeper |
      And P1 has played Open Gates
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to block
      When P2 tries to block with Gatekeeper
      Then it is refused

    @id:blocker-is-not-forbidden @interaction
    Scenario: 1-3-3 A Blocker blocks again when the turn of the prohibition is over
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Open Gates |
      And P2 has:
        | area           | card       |
        | Character area | Gatekeeper |
      And P1 has played Open Gates
      And P1 has ended the Main Phase
      And P2 has ended the Main Phase
      When P1 attacks P2's Leader with their Leader
      And P2 blocks with Gatekeeper
      Then Gatekeeper is in P2's trash

    @id:blocker-forbidden-by-a-stage @twin:blocker-of-the-forbidding-player @interaction
    Scenario: 1-3-3 A Stage that lets the opponent not activate [Blocker] keeps their Blocker from blocking
      Given P1 is in the Main Phase with:
        | area       | card        |
        | Stage area | Siege Tower |
      And P2 has:
        | area           | card       |
        | Character area | Gatekeeper |
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to block
      When P2 tries to block with Gatekeeper
      Then it is refused

    @id:blocker-of-the-forbidding-player @interaction
    Scenario: 1-3-3 A Stage that forbids the opponent's [Blocker] does not forbid that of its own player
      Given P2 is in the Main Phase
      And P1 has:
        | area           | card        |
        | Character area | Gatekeeper  |
        | Stage area     | Siege Tower |
      When P2 attacks P1's Leader with their Leader
      And P1 blocks with Gatekeeper
      Then Gatekeeper is in P1's trash

    @id:forbidden-ko @interaction
    Scenario: 1-3-3 An effect that K.O.'s all Characters does not K.O. one that cannot be K.O.'d by effects
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Great Fire |
      And P2 has:
        | area           | card     |
        | Character area | Ironclad |
        | Character area | Recruit  |
      When P1 plays Great Fire
      Then Ironclad is in P2's Character area
      And Recruit is in P2's trash

    @id:ko-that-is-not-forbidden @interaction
    Scenario: 1-3-3 A battle K.O.'s a Character that cannot be K.O.'d by effects
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card     | state  |
        | Character area | Ironclad | rested |
      When P1 attacks Ironclad with their Leader
      Then Ironclad is in P2's trash

    @id:attack-for-its-price @interaction
    Scenario: 1-3-3 A Character that cannot attack unless cards are trashed attacks when they are trashed
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Toll of War |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
        | hand           | Recruit |
        | hand           | Squire  |
        | hand           | Cook    |
      And P1 has played Toll of War, choosing Fighter
      And P1 has ended the Main Phase
      When P2 attacks P1's Leader with Fighter
      And P2 chooses Recruit, Cook
      Then Recruit is in P2's trash
      And Cook is in P2's trash
      And P1 has 4 Life cards

    @id:attack-without-its-price @twin:attack-for-its-price @interaction
    Scenario: 1-3-3 A Character that cannot attack unless 2 cards are trashed does not attack with 1 card in hand
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Toll of War |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
      And P1 has played Toll of War, choosing Fighter
      And P1 has ended the Main Phase
      When P2 tries to attack P1's Leader with Fighter
      Then it is refused

    @id:attack-of-another-without-price @interaction
    Scenario: 1-3-3 A Character that was not selected attacks although another cannot unless cards are trashed
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Toll of War |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
        | Character area | Gunner  |
      And P1 has played Toll of War, choosing Gunner
      And P1 has ended the Main Phase
      When P2 attacks P1's Leader with Fighter
      Then P1 has 4 Life cards
      And P2 has 1 card in the hand

    @id:cheap-blocker-forbidden @twin:dear-blocker-free
    Scenario: 1-3-3 A Blocker of the kind whose activation is forbidden does not block
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Narrow Pass |
      And P2 has:
        | area           | card            |
        | Character area | Gatekeeper      |
        | Character area | Sinking Blocker |
      And P1 has played Narrow Pass
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to block
      When P2 tries to block with Gatekeeper
      Then it is refused

    @id:dear-blocker-free
    Scenario: 1-3-3 A Blocker of another kind than the one whose activation is forbidden blocks
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Narrow Pass |
      And P2 has:
        | area           | card            |
        | Character area | Gatekeeper      |
        | Character area | Sinking Blocker |
      And P1 has played Narrow Pass
      When P1 attacks P2's Leader with their Leader
      And P2 blocks with Sinking Blocker
      Then Sinking Blocker is in P2's trash

    @id:leader-attack-forbidden @twin:character-attack-free
    Scenario: 1-3-3 A player who cannot attack a Leader this turn does not attack one
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Truce |
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | rested |
      And P1 has played Truce
      When P1 tries to attack P2's Leader with their Leader
      Then it is refused

    @id:character-attack-free
    Scenario: 1-3-3 A player who cannot attack a Leader this turn attacks a Character
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Truce |
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | rested |
      And P1 has played Truce
      When P1 attacks Recruit with their Leader
      Then Recruit is in P2's trash

    @id:leader-attack-of-the-other-player
    Scenario: 1-3-3 The opponent of a player who cannot attack a Leader this turn attacks one next turn
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Truce |
      And P1 has played Truce
      And P1 has ended the Main Phase
      When P2 attacks P1's Leader with their Leader
      Then P1 has 4 Life cards

    @id:blocker-beside-a-lasting-prohibition @interaction
    Scenario: 1-3-3 A prohibition of the opponent's [Blocker] that holds in every turn does not forbid that of its own player
      Given P2 is in the Main Phase
      And P1 has:
        | area           | card       |
        | Character area | Gatekeeper |
        | Stage area     | Wide Gate  |
      When P2 attacks P1's Leader with their Leader
      And P1 blocks with Gatekeeper
      Then Gatekeeper is in P1's trash

    @id:blocker-beside-another-rule @interaction
    Scenario: 1-3-3 A text of the attacking player that says nothing on [Blocker] keeps no Blocker from blocking
      Given P2 is in the Main Phase with:
        | area       | card      |
        | Stage area | Navy Yard |
      And P1 has:
        | area           | card       |
        | Character area | Gatekeeper |
      When P2 attacks P1's Leader with their Leader
      And P1 blocks with Gatekeeper
      Then Gatekeeper is in P1's trash

    @id:blocker-of-small-power-forbidden @twin:blocker-of-greater-power-allowed
    Scenario: 1-3-3 An effect against [Blocker] Characters of 2000 power or less forbids one of 1000 power
      Given P1 is in the Main Phase with:
        | area           | card             |
        | Character area | Towering Charger |
      And P2 has:
        | area           | card            |
        | Character area | Gatekeeper      |
        | Character area | Talkative Guard |
      And P1 has attacked P2's Leader with Towering Charger
      And P2 is now asked to block
      When P2 tries to block with Gatekeeper
      Then it is refused

    @id:blocker-of-greater-power-allowed
    Scenario: 1-3-3 An effect against [Blocker] Characters of 2000 power or less does not forbid one of 6000 power
      Given P1 is in the Main Phase with:
        | area           | card             |
        | Character area | Towering Charger |
      And P2 has:
        | area           | card            |
        | Character area | Gatekeeper      |
        | Character area | Talkative Guard |
      When P1 attacks P2's Leader with Towering Charger
      And P2 blocks with Talkative Guard
      Then Talkative Guard is rested
      And P2 has 5 Life cards

    @id:leader-not-attacked-on-the-turn-of-playing @twin:character-attacked-on-the-turn-of-playing @interaction
    Scenario: 1-3-3 A Character with [Rush] that cannot attack a Leader on the turn in which it is played does not
      Given P1 is in the Main Phase with:
        | area | card          |
        | hand | Wary Sprinter |
      And P2 has:
        | area           | card   | state  |
        | Character area | Squire | rested |
      And P1 has played Wary Sprinter
      When P1 tries to attack P2's Leader with Wary Sprinter
      Then it is refused

    @id:character-attacked-on-the-turn-of-playing @interaction
    Scenario: 1-3-3 A Character with [Rush] that cannot attack a Leader on the turn in which it is played attacks a Character
      Given P1 is in the Main Phase with:
        | area | card          |
        | hand | Wary Sprinter |
      And P2 has:
        | area           | card   | state  |
        | Character area | Squire | rested |
      And P1 has played Wary Sprinter
      When P1 attacks Squire with Wary Sprinter
      Then Squire is in P2's trash

    @id:removal-forbidden
    Scenario: 1-3-3 A Character that cannot be removed by the opponent's effects is not returned to the hand by one
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Send Home |
      And P2 has:
        | area           | card |
        | Character area | Rock |
      When P1 plays Send Home
      And P1 chooses Rock
      Then Rock is in P2's Character area

    @id:chosen-character-cannot-block @twin:character-not-chosen-blocks @rule:10-1-4-1
    Scenario: 1-3-3 A Character that an effect keeps from activating its Blocker does not block
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Gate Barrer |
      And P2 has:
        | area           | card       | as     | state  |
        | Character area | Gatekeeper | Barred | active |
        | Character area | Gatekeeper | Free   | active |
      And P1 has played Gate Barrer, choosing Barred
      And P1 has attacked P2's Leader with their Leader
      And P2 is now asked to block
      When P2 tries to block with Barred
      Then it is refused

    @id:character-not-chosen-blocks @rule:10-1-4-1
    Scenario: 1-3-3 Another Character than the one kept from activating its Blocker blocks
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Gate Barrer |
      And P2 has:
        | area           | card       | as     | state  |
        | Character area | Gatekeeper | Barred | active |
        | Character area | Gatekeeper | Free   | active |
      And P1 has played Gate Barrer, choosing Barred
      When P1 attacks P2's Leader with their Leader
      And P2 blocks with Free
      Then Free is in P2's trash
      And P2 has 5 Life cards

    @id:opponents-effect-does-not-rest-it @rule:4-4-1
    Scenario: 1-3-3 A Character that the opponent's effects cannot rest stays active
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Lullaby |
      And P2 has:
        | area           | card          | state  |
        | Character area | Wakeful Guard | active |
      When P1 plays Lullaby, choosing Wakeful Guard
      Then Wakeful Guard is active
      And P1 has 0 cards in the hand

    @id:opponents-effects-alone-cannot-rest-it @rule:7-1-1-1
    Scenario: 1-3-3 A Character that the opponent's effects cannot rest is rested to attack
      Given P1 is in the Main Phase with:
        | area           | card          | state  |
        | Character area | Wakeful Guard | active |
      When P1 attacks P2's Leader with Wakeful Guard
      Then Wakeful Guard is rested
      And P2 has 4 Life cards

    @id:protected-from-effects-of-weak-characters @rule:10-2-1-2
    Scenario: 1-3-3 A Character that effects of weak Characters cannot K.O. survives one
      Given P1 is in the Main Phase with:
        | area           | card   | state  |
        | Character area | Sniper | active |
      And P2 has:
        | area           | card           |
        | Character area | Careful Debtor |
      When P1 attacks P2's Leader with Sniper
      And P1 chooses Careful Debtor
      Then Careful Debtor is in P2's Character area

    @id:not-protected-from-events @rule:10-2-1-2
    Scenario: 1-3-3 A Character that effects of weak Characters cannot K.O. is K.O.'d by an Event
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card           |
        | Character area | Careful Debtor |
      When P1 plays Cannon Shot, choosing Careful Debtor
      Then Careful Debtor is in P2's trash

  Rule: 1-3-4 Choosing at the same time

    @id:turn-player-chooses-first @observe:events
    Scenario: 1-3-4 Both players choose cards to trash, the turn player first
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Recruit |
        | hand | Squire  |
        | hand | Fighter |
      And P2 has:
        | area      | card       |
        | Life area | Leveler    |
        | hand      | Guardian   |
        | hand      | Bodyguard  |
        | hand      | Gatekeeper |
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      And P2 chooses Guardian
      And P1 chooses Squire
      Then P1 saw:
        | event | card     | to    |
        | move  | Squire   | trash |
        | move  | Guardian | trash |

    @id:other-player-chooses-first @twin:turn-player-chooses-first
    Scenario: 1-3-4 The other player does not choose before the turn player has
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Recruit |
        | hand | Squire  |
        | hand | Fighter |
      And P2 has:
        | area      | card       |
        | Life area | Leveler    |
        | hand      | Guardian   |
        | hand      | Bodyguard  |
        | hand      | Gatekeeper |
      And P1 has attacked P2's Leader with their Leader
      And P2 has activated the Trigger
      And P1 is now asked to choose
      When P2 tries to choose Guardian
      Then it is refused

  Rule: 1-3-5 Choosing a number

    @id:number-within-bounds
    Scenario: 1-3-5 A player chooses a whole number
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Supply |
      And P1 has 6 active DON!! cards
      When P1 plays Supply
      And P1 chooses the number 1
      Then P1 has 6 active DON!! cards
      And P1 has 1 rested DON!! card

    @id:negative-number @twin:number-within-bounds
    Scenario: 1-3-5 A player does not choose a negative number
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Supply |
      And P1 has 6 active DON!! cards
      And P1 has played Supply
      And P1 is now asked to choose a number
      When P1 tries to choose the number -1
      Then it is refused

    @id:zero-of-up-to-two
    Scenario: 1-3-5-1 A player chooses 0 where only a highest number is set
      Given P1 is in the Main Phase with:
        | area | card   |
        | hand | Supply |
      And P1 has 6 active DON!! cards
      When P1 plays Supply
      And P1 chooses the number 0
      Then P1 has 5 active DON!! cards
      And P1 has 4 cards in the DON!! deck

    @id:no-card-of-up-to-one
    Scenario: 1-3-5-1 A player chooses no card where up to 1 is asked for
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Lullaby |
      And P2 has:
        | area           | card    | state  |
        | Character area | Fighter | active |
      When P1 plays Lullaby
      And P1 chooses nothing
      Then Fighter is active
      And P1 has 0 cards in the hand

    @id:any-number-is-zero
    Scenario: 1-3-5-1 Any number of cards may be 0
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Cast Off |
        | hand | Recruit  |
        | hand | Squire   |
      When P1 plays Cast Off
      And P1 chooses nothing
      Then P1 has 3 cards in the hand
      And P1 has 1 card in the trash

    @id:any-number-is-all
    Scenario: 1-3-5-1 Any number of cards may be all of them
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Cast Off |
        | hand | Recruit  |
        | hand | Squire   |
      When P1 plays Cast Off
      And P1 chooses Recruit, Squire
      Then P1 has 1 card in the hand
      And P1 has 3 cards in the trash

    @id:chosen-cost-is-that-of-the-card @rule:8-3-3
    Scenario: 1-3-5 A player chooses a cost, and the revealed card has it
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Cost Guesser |
      And P2's deck from the top is:
        | card    |
        | Fighter |
      When P1 plays Cost Guesser
      And P1 chooses the number 3
      Then P1 has 1 card in the hand
      And Fighter is on top of P2's deck

    @id:chosen-cost-is-another @rule:8-3-3
    Scenario: 1-3-5 A player chooses a cost, and the revealed card has another
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Cost Guesser |
      And P2's deck from the top is:
        | card    |
        | Fighter |
      When P1 plays Cost Guesser
      And P1 chooses the number 2
      Then P1 has 0 cards in the hand
      And Fighter is on top of P2's deck

  Rule: 1-3-6 Numbers of cards

    @id:cost-is-read-as-zero
    Scenario: 1-3-6 A cost that an effect lowers below 0 is 0
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Discount |
      And P2 has:
        | area           | card   |
        | Character area | Squire |
      When P1 plays Discount, choosing Squire
      Then Squire has a cost of 0

    # Official Q&A sheet "OP02", row 82; Official Q&A sheet "PROMOTION-CARDS", row 17
    @id:cost-under-two-reductions @interaction
    Scenario: 1-3-6 A cost that two reductions together lower below 0 is 0
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Bargainer |
        | hand           | Price Cut |
      And P2 has:
        | area           | card    |
        | Character area | Veteran |
      When P1 plays Price Cut, choosing Veteran
      Then Veteran has a cost of 0

    # Official Q&A sheet "OP02", row 82; Official Q&A sheet "PROMOTION-CARDS", row 17
    @id:remaining-reduction-of-a-cost-below-zero @interaction
    Scenario: 1-3-6 A cost below 0 that loses one of two reductions is the printed one less the other
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Bargainer |
        | hand           | Price Cut |
        | hand           | Retreat   |
      And P2 has:
        | area           | card    |
        | Character area | Veteran |
      And P1 has played Price Cut, choosing Veteran
      When P1 plays Retreat, choosing Bargainer
      Then Veteran has a cost of 3

    @id:cost-has-no-fraction
    Scenario: 1-3-6 A cost that grows by 1 for every 2 cards grows by 1 with 3 cards
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Collector |
        | hand           | Lesson    |
      And P1 has 2 cards in the hand
      When P1 plays Lesson
      Then P1 has 3 cards in the hand
      And Collector has a cost of 3

    # Basic Rules Q&A, Q3 and Q7
    @id:power-below-zero
    Scenario: 1-3-6-1 Power goes below 0
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Crush |
      And P2 has:
        | area           | card    |
        | Character area | Mourned |
      When P1 plays Crush, choosing Mourned
      Then Mourned has -4000 power

    # Official Q&A sheet "OP04", no. 1 (OP04-002); Official Q&A sheet "EB03", no. 3 (EB03-006)
    @id:power-of-zero-is-spent @interaction
    Scenario: 1-3-6-1 A Leader with 0 power pays a cost of losing power
      Given P1 is in the Main Phase with:
        | area        | card            |
        | Leader area | Reckless Leader |
      When P1 activates P1's Leader's [Activate: Main]
      Then P1's Leader has -5000 power
      And P1 has 1 card in the hand

    # Official Q&A sheet "PRB02", no. 2 (PRB02-002)
    @id:negative-power-is-spent-instead @interaction
    Scenario: 1-3-6-1 A Character with negative power loses more power instead of leaving
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Crush |
        | hand | Repel |
      And P2 has:
        | area           | card     |
        | Character area | Stubborn |
      And P1 has played Crush, choosing Stubborn
      When P1 plays Repel, choosing Stubborn
      And P2 uses Stubborn's effect
      Then Stubborn is in P2's Character area
      And Stubborn has -7000 power

    # Basic Rules Q&A, Q3 and Q7
    @id:negative-power-is-no-ko
    Scenario: 1-3-6-1-1 A Character with negative power stays where it is
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Crush |
      And P2 has:
        | area           | card    |
        | Character area | Mourned |
      When P1 plays Crush, choosing Mourned
      Then Mourned is in P2's Character area
      And P2 has 0 cards in the hand

    @id:negative-cost-counts-as-zero
    Scenario: 1-3-6-2 A card whose cost comes out negative is a card with a cost of 0
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Discount |
        | hand | Dismiss  |
      And P2 has:
        | area           | card   |
        | Character area | Squire |
      And P1 has played Discount, choosing Squire
      When P1 plays Dismiss
      And P1 chooses Squire
      Then Squire is in P2's trash

    # Official Q&A sheet "OP02", row 82; Official Q&A sheet "PROMOTION-CARDS", row 17
    @id:cost-after-a-reduction-is-gone @interaction
    Scenario: 1-3-6-2 A cost below 0 rises again when one of its reductions is gone
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Bargainer |
        | hand           | Discount  |
        | hand           | Retreat   |
      And P2 has:
        | area           | card    |
        | Character area | Veteran |
      And P1 has played Discount, choosing Veteran
      When P1 plays Retreat, choosing Bargainer
      Then Veteran has a cost of 2

    @id:negative-cost-is-paid-with-nothing @rule:2-7-2 @interaction
    Scenario: 1-3-6-2 A card whose cost comes out negative is played for 0 DON!! cards
      Given P1 is in the Main Phase with:
        | area | card          |
        | hand | Featherweight |
      And P1 has 0 active DON!! cards
      And P1 has 3 rested DON!! cards
      And P2 has:
        | area           | card    | state  |
        | Character area | Recruit | rested |
        | Character area | Squire  | rested |
      When P1 plays Featherweight
      Then Featherweight is in P1's Character area
      And P1 has 3 rested DON!! cards

    @id:negative-cost-is-raised @interaction
    Scenario: 1-3-6-2-1 Raising a negative cost begins at the negative value
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Discount |
        | hand | Markup   |
      And P2 has:
        | area           | card   |
        | Character area | Squire |
      And P1 has played Discount, choosing Squire
      When P1 plays Markup, choosing Squire
      Then Squire has a cost of 1

    @id:negative-cost-is-lowered-and-raised @interaction
    Scenario: 1-3-6-2-1 A cost that stays below 0 after it is raised is still 0
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Bargainer |
        | hand           | Discount  |
        | hand           | Markup    |
      And P2 has:
        | area           | card   |
        | Character area | Squire |
      And P1 has played Discount, choosing Squire
      When P1 plays Markup, choosing Squire
      Then Squire has a cost of 0

  Rule: 1-3-7 Order

    @id:draw-before-trash
    Scenario: 1-3-7 A card is drawn before a card is trashed, as the text says
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Exchange |
      And P1's deck from the top is:
        | card    |
        | Recruit |
        | Squire  |
      When P1 plays Exchange
      Then Recruit is in P1's trash
      And P1 has 0 cards in the hand

    @id:rested-and-active-at-once @interaction
    Scenario: 1-3-8 A Character that one effect plays active and another rested is played rested
      Given P1 is in the Main Phase with:
        | area        | card          |
        | Leader area | Drowsy Leader |
        | hand        | Call Up       |
        | hand        | Fighter       |
      When P1 plays Call Up, choosing Fighter
      Then Fighter is in P1's Character area
      And Fighter is rested

    @id:active-where-nothing-rests
    Scenario: 1-3-8 A Character that an effect plays active is active where no effect rests it
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Call Up |
        | hand | Fighter |
      When P1 plays Call Up, choosing Fighter
      Then Fighter is in P1's Character area
      And Fighter is active

  Rule: 1-3-9 Cost and activation cost

    @id:cost-is-paid-to-play
    Scenario: 1-3-9-1 A card of cost 5 is played with 5 active DON!! cards
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Veteran |
      And P1 has 5 active DON!! cards
      When P1 plays Veteran
      Then Veteran is in P1's Character area
      And P1 has 0 active DON!! cards
      And P1 has 5 rested DON!! cards

    @id:cost-is-not-paid-to-play @twin:cost-is-paid-to-play
    Scenario: 1-3-9-1 A card of cost 5 is not played with 4 active DON!! cards
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Veteran |
      And P1 has 4 active DON!! cards
      When P1 tries to play Veteran
      Then it is refused

    @id:activation-cost-is-paid
    Scenario: 1-3-9-2 An effect is activated for its activation cost, not for the cost of its card
      Given P1 is in the Main Phase with:
        | area           | card  |
        | Character area | Clerk |
      And P1 has 3 active DON!! cards
      When P1 activates Clerk's [Activate: Main]
      Then P1 has 1 active DON!! card
      And P1 has 2 rested DON!! cards
      And P1 has 1 card in the hand

    @id:activation-cost-is-not-paid @twin:activation-cost-is-paid
    Scenario: 1-3-9-2 An effect with an activation cost of 2 DON!! cards is not activated with 1
      Given P1 is in the Main Phase with:
        | area           | card  |
        | Character area | Clerk |
      And P1 has 1 active DON!! card
      When P1 tries to activate Clerk's [Activate: Main]
      Then it is refused

  Rule: 1-3-10 Acting at the same time

    @id:turn-player-draws-first
    Scenario: 1-3-10 Both players draw by an effect of the other player, the turn player first
      Given P1 is in the Main Phase
      And P2 has:
        | area      | card  |
        | Life area | Toast |
      And P1 has 1 card in the deck
      And P2 has 1 card in the deck
      When P1 attacks P2's Leader with their Leader
      And P2 activates the Trigger
      Then P1 loses the game
      And P2 has 1 card in the deck

    @id:both-players-draw
    Scenario: 1-3-10 An effect for each player lets the other player draw too
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Shared Feast |
      When P1 plays Shared Feast
      Then P1 has 1 card in the hand
      And P2 has 1 card in the hand

    @id:other-player-draws-after-the-turn-player @interaction @rule:9-1-2
    Scenario: 1-3-10 The other player draws when the turn player has drawn already
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Shared Feast |
      And P2 has 1 card in the deck
      When P1 plays Shared Feast
      Then P2 loses the game
      And P1 has 1 card in the hand

    @id:other-player-draws-where-one-cannot @interaction @rule:1-3-3
    Scenario: 1-3-10 The other player draws although the turn player cannot
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Greedy Heir  |
        | Character area | Bloodletter  |
        | hand           | Shared Feast |
      And P1 has activated Bloodletter's [Activate: Main]
      When P1 plays Shared Feast
      Then P2 has 1 card in the hand
      And P1 has 3 cards in the hand
