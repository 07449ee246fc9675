Feature: 6-5 Main Phase

  Rule: 6-5-1 At the start of the Main Phase

    @id:start-of-main-phase-effect
    Scenario: 6-5-1 The turn player's effect at the start of their Main Phase activates
      Given P1 is about to begin the Main Phase with:
        | area       | card         |
        | Stage area | Morning Bell |
      When P1 begins the Main Phase
      Then P1 has 1 card in the hand

    @id:start-of-opponents-main-phase-effect
    Scenario: 6-5-1 The other player's effect at the start of this Main Phase activates
      Given P1 is about to begin the Main Phase
      And P2 has:
        | area       | card       |
        | Stage area | Alarm Bell |
      When P1 begins the Main Phase
      Then P2 has 1 card in the hand
      And P1 has 0 cards in the hand

    @id:main-phase-effect-not-in-the-draw-phase @interaction @rule:6-1-1
    Scenario: 6-5-1 An effect at the start of the Main Phase comes after draw and DON!!
      Given P1 is about to begin the Draw Phase with:
        | area       | card         |
        | Stage area | Morning Bell |
      And P1's deck from the top is:
        | card    | as     |
        | Recruit | First  |
        | Fighter | Second |
        | Squire  | Third  |
      When P1 begins the Draw Phase
      Then First is in P1's hand
      And Second is in P1's hand
      And Third is on top of P1's deck

  Rule: 6-5-2 What the turn player may do

    @id:opponent-plays-out-of-turn @twin:turn-player-plays
    Scenario: 6-5-2 The other player does not play cards in this Main Phase
      Given P1 is in the Main Phase
      And P2 has:
        | area | card    |
        | hand | Recruit |
      When P2 tries to play Recruit
      Then it is refused

    @id:turn-player-plays
    Scenario: 6-5-2 The turn player plays a card in their Main Phase
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Recruit |
      When P1 plays Recruit
      Then Recruit is in P1's Character area

    @id:play-after-a-battle
    Scenario: 6-5-2 A card is played after a battle and after DON!! cards were given
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Recruit |
      And P1 has given 1 DON!! card to their Leader
      And P1 has attacked P2's Leader with their Leader
      When P1 plays Recruit
      Then Recruit is in P1's Character area
      And P2 has 4 Life cards

    @id:every-action-a-second-time @interaction
    Scenario: 6-5-2 Each action of the Main Phase is done a second time, in another order
      Given P1 is in the Main Phase with:
        | area           | card    | as | state  |
        | hand           | Recruit |    |        |
        | hand           | Squire  |    |        |
        | Character area | Fighter |    | active |
        | Character area | Rower   |    | active |
      And P1 has played Recruit
      And P1 has activated Rower's [Activate: Main]
      And P1 has attacked P2's Leader with their Leader
      And P1 has given 1 DON!! card to Fighter
      And P1 has activated Rower's [Activate: Main]
      And P1 has played Squire
      When P1 attacks P2's Leader with Fighter
      Then P2 has 3 Life cards
      And Recruit is in P1's Character area
      And Squire is in P1's Character area
      And P1 has 2 cards in the hand

    @id:ending-the-main-phase
    Scenario: 6-5-2-1 Declaring the end of the Main Phase leads through the End Phase to the next turn
      Given P1 is in the Main Phase
      When P1 ends the Main Phase
      Then it is P2's turn

  Rule: 6-5-3 Play a card

    @id:cost-rests-don @rule:2-7-2
    Scenario: 6-5-3-1 Playing a Character rests as many DON!! cards as its cost
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Fighter |
      When P1 plays Fighter
      Then Fighter is in P1's Character area
      And P1 has 7 active DON!! cards
      And P1 has 3 rested DON!! cards
      And nothing else changes

    @id:cost-cannot-be-paid @twin:cost-just-paid
    Scenario: 6-5-3-1 A Character of cost 3 is not played with 2 active DON!! cards
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Fighter |
      And P1 has 2 active DON!! cards
      And P1 has 5 rested DON!! cards
      When P1 tries to play Fighter
      Then it is refused

    @id:cost-just-paid
    Scenario: 6-5-3-1 A Character of cost 3 is played with 3 active DON!! cards
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Fighter |
      And P1 has 3 active DON!! cards
      When P1 plays Fighter
      Then Fighter is in P1's Character area
      And P1 has 0 active DON!! cards

    @id:stage-is-played
    Scenario: 6-5-3-1 A Stage is played from the hand for its cost
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Lighthouse |
      When P1 plays Lighthouse
      Then Lighthouse is in P1's Stage area
      And P1 has 8 active DON!! cards
      And P1 has 2 rested DON!! cards

    @id:event-without-main @twin:event-with-main
    Scenario: 6-5-3-1 An Event without Main is not activated in the Main Phase
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Parry |
      When P1 tries to play Parry
      Then it is refused

    @id:event-with-main
    Scenario: 6-5-3-1 An Event with Main is activated for its cost
      Given P1 is in the Main Phase with:
        | area | card |
        | hand | Page |
      And P1 has 1 active DON!! card
      When P1 plays Page
      Then P1 has 1 card in the hand
      And P1 has 1 rested DON!! card

    @id:several-cards-in-one-phase
    Scenario: 6-5-3-1 Several cards are played as long as the DON!! cards last
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Recruit |
        | hand | Harbor  |
        | hand | Squire  |
      And P1 has 4 active DON!! cards
      And P1 has played Harbor
      And P1 has played Recruit
      When P1 plays Squire
      Then P1 has 2 cards in the Character area
      And P1 has 0 active DON!! cards

  Rule: 6-5-4 Activate a card's effect

    @id:turn-player-activates
    Scenario: 6-5-4-1 The turn player activates an effect with Activate: Main
      Given P1 is in the Main Phase with:
        | area           | card  | state  |
        | Character area | Rower | active |
      When P1 activates Rower's [Activate: Main]
      Then P1 has 1 card in the hand
      And P1 has 1 rested DON!! card
      And Rower is active

    @id:other-player-activates @twin:turn-player-activates
    Scenario: 6-5-4-1 The other player does not activate an effect with Activate: Main
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card  | state  |
        | Character area | Rower | active |
      When P2 tries to activate Rower's [Activate: Main]
      Then it is refused

    @id:opposing-card-is-activated @twin:turn-player-activates
    Scenario: 6-5-4-1 The turn player does not activate an effect of the opponent's card
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card  | as     | state  |
        | Character area | Rower | Theirs | active |
      When P1 tries to activate Theirs's [Activate: Main]
      Then it is refused

  Rule: 6-5-5 Give DON!! cards

    @id:giving-takes-an-active-don
    Scenario: 6-5-5-1 Giving places 1 active DON!! card under the Leader
      Given P1 is in the Main Phase
      And P1 has 3 active DON!! cards
      When P1 gives 1 DON!! card to their Leader
      Then P1's Leader has 1 DON!! card given
      And P1 has 2 active DON!! cards

    @id:rested-don-cannot-be-given @twin:last-active-don-is-given
    Scenario: 6-5-5-1 A rested DON!! card is not given
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Recruit |
      And P1 has 3 rested DON!! cards
      When P1 tries to give 1 DON!! card to Recruit
      Then it is refused

    @id:last-active-don-is-given
    Scenario: 6-5-5-1 The only active DON!! card is given to a Character
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Recruit |
      And P1 has 1 active DON!! card
      When P1 gives 1 DON!! card to Recruit
      Then Recruit has 1 DON!! card given
      And P1 has 0 active DON!! cards

    @id:don-given-to-an-opposing-card @twin:last-active-don-is-given
    Scenario: 6-5-5-1 DON!! cards are not given to the opponent's Characters
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
      When P1 tries to give 1 DON!! card to Recruit
      Then it is refused

    @id:don-given-to-a-stage @twin:last-active-don-is-given
    Scenario: 6-5-5-1 DON!! cards are not given to a Stage
      Given P1 is in the Main Phase with:
        | area       | card   |
        | Stage area | Harbor |
      When P1 tries to give 1 DON!! card to Harbor
      Then it is refused

    @id:don-given-to-a-card-in-hand @twin:last-active-don-is-given
    Scenario: 6-5-5-1 DON!! cards are not given to a Character card in hand
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Recruit |
      When P1 tries to give 1 DON!! card to Recruit
      Then it is refused

    @id:given-don-strengthens-the-leader
    Scenario: 6-5-5-2 2 DON!! cards given to a Leader let it win against 2000 more power
      Given P1 is in the Main Phase with:
        | area        | card         | as      | DON!! |
        | Leader area | Plain Leader | Captain | 2     |
      And P2 has:
        | area           | card    | state  |
        | Character area | Veteran | rested |
      When P1 attacks Veteran with Captain
      Then Veteran is in P2's trash

    @id:given-don-raises-power-on-own-turn
    Scenario: 6-5-5-2 Each given DON!! card adds 1000 power during its player's turn
      Given P1 is in the Main Phase with:
        | area           | card    | DON!! |
        | Character area | Recruit | 2     |
      When P1 gives 1 DON!! card to Recruit
      Then Recruit has 5000 power

    @id:given-don-adds-nothing-on-the-opposing-turn
    Scenario: 6-5-5-2 Given DON!! cards add no power during the opponent's turn
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card    | state  | DON!! |
        | Character area | Recruit | rested | 5     |
      When P1 attacks Recruit with their Leader
      Then Recruit is in P2's trash

    @id:giving-again-and-again
    Scenario: 6-5-5-3 DON!! cards are given as often as there are active ones
      Given P1 is in the Main Phase
      And P1 has 3 active DON!! cards
      When P1 gives 3 DON!! cards to their Leader
      Then P1's Leader has 3 DON!! cards given
      And P1 has 0 active DON!! cards

    @id:giving-after-giving
    Scenario: 6-5-5-3 A player gives a DON!! card to one card and then another to the next
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Recruit |
      And P1 has 2 active DON!! cards
      And P1 has given 1 DON!! card to Recruit
      When P1 gives 1 DON!! card to their Leader
      Then Recruit has 1 DON!! card given
      And P1's Leader has 1 DON!! card given
      And P1 has 0 active DON!! cards

    @id:giving-more-than-there-are @twin:giving-again-and-again
    Scenario: 6-5-5-3 A player does not give more DON!! cards than they have active
      Given P1 is in the Main Phase
      And P1 has 2 active DON!! cards
      And P1 has 3 rested DON!! cards
      When P1 tries to give 3 DON!! cards to their Leader
      Then it is refused

    @id:returned-holder-leaves-its-don @interaction
    Scenario: 6-5-5-4 DON!! cards of a Character returned to the hand go to their player's cost area rested
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Send Home |
      And P2 has:
        | area           | card    | DON!! |
        | Character area | Fighter | 3     |
      And P2 has 2 active DON!! cards
      When P1 plays Send Home, choosing Fighter
      Then Fighter is in P2's hand
      And P2 has 3 rested DON!! cards
      And P2 has 2 active DON!! cards

    @id:blocker-with-don-is-ko-d @interaction @rule:6-5-5-2
    Scenario: 6-5-5-4 A Blocker with given DON!! cards gains nothing from them, and they are rested when it is K.O.'d
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card       | state  | DON!! |
        | Character area | Gatekeeper | active | 5     |
      When P1 attacks P2's Leader with their Leader
      And P2 blocks with Gatekeeper
      Then Gatekeeper is in P2's trash
      And P2 has 5 rested DON!! cards

    @id:holder-leaves-and-don-are-rested
    Scenario: 6-5-5-4 DON!! cards of a card that leaves go to the cost area rested
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card    | state  | DON!! |
        | Character area | Recruit | rested | 2     |
      And P2 has 1 active DON!! card
      When P1 attacks Recruit with their Leader
      Then Recruit is in P2's trash
      And P2 has 2 rested DON!! cards
      And P2 has 1 active DON!! card

    @id:giving-is-told @observe:events
    Scenario: 6-5-5-1 Both players see that 1 DON!! card is given
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Recruit |
      When P1 gives 1 DON!! card to Recruit
      Then P2 saw:
        | event | card    | amount |
        | give  | Recruit | 1      |

  Rule: 6-5-6 Battle

    @id:first-player-attacks-on-first-turn @twin:attack-after-the-first-turns
    Scenario: 6-5-6-1 The player going first does not battle on their first turn
      Given P1 is in the Main Phase
      And it is P1's first turn, going first
      When P1 tries to attack P2's Leader with their Leader
      Then it is refused

    @id:second-player-attacks-on-first-turn @twin:attack-after-the-first-turns
    Scenario: 6-5-6-1 The player going second does not battle on their first turn
      Given P1 is in the Main Phase
      And it is P1's first turn, going second
      When P1 tries to attack P2's Leader with their Leader
      Then it is refused

    @id:first-player-attacks-in-an-extra-turn @interaction
    Scenario: 6-5-6-1 A player battles in an extra turn that follows their first turn
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Time Twist |
      And it is P1's first turn, going first
      And P1 has played Time Twist
      And P1 has ended the Main Phase
      When P1 attacks P2's Leader with their Leader
      Then P2 has 4 Life cards

    @id:second-player-attacks-after-an-extra-turn @twin:first-player-attacks-in-an-extra-turn @interaction
    Scenario: 6-5-6-1 A player does not battle on their first turn although the opponent has taken two turns
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Time Twist |
      And it is P1's first turn, going first
      And P1 has played Time Twist
      And P1 has ended the Main Phase
      And P1 has ended the Main Phase
      When P2 tries to attack P1's Leader with their Leader
      Then it is refused

    @id:first-player-attacks-on-second-turn
    Scenario: 6-5-6-1 The player going first battles on the turn after both first turns
      Given P1 is in the Main Phase
      And it is P1's first turn, going first
      And P1 has ended the Main Phase
      And P2 has ended the Main Phase
      When P1 attacks P2's Leader with their Leader
      Then P2 has 4 Life cards

    # Official Q&A sheet "PRB01", row 2
    @id:rush-on-the-first-turn @twin:rush-attacks-at-once @interaction @rule:10-1-1-1
    Scenario: 6-5-6-1 Rush does not let a Character battle on its player's first turn
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Sprinter |
      And it is P1's first turn, going second
      And P1 has played Sprinter
      When P1 tries to attack P2's Leader with Sprinter
      Then it is refused

    # Official Q&A sheet "PRB01", row 2
    @id:gained-rush-on-the-first-turn @twin:gained-rush-attacks-at-once @interaction @rule:10-1-1-1
    Scenario: 6-5-6-1 A Rush gained from another card does not let a Character battle on its player's first turn
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Fighter  |
        | hand | Cheer On |
      And it is P1's first turn, going second
      And P1 has played Fighter
      And P1 has played Cheer On, choosing Fighter
      When P1 tries to attack P2's Leader with Fighter
      Then it is refused

    @id:attack-in-the-first-turn-of-a-whole-game @twin:attack-in-the-third-turn-of-a-whole-game @interaction @rule:5-2-1-8
    Scenario: 6-5-6-1 In a game from its beginning the player going first does not attack on turn 1
      Given the players have prepared the game
      And P1 has gone first
      When P1 tries to attack P2's Leader with P1's Leader
      Then it is refused

    @id:attack-in-the-third-turn-of-a-whole-game @interaction @rule:5-2-1-8
    Scenario: 6-5-6-1 In a game from its beginning the player going first attacks on turn 3
      Given the players have prepared the game
      And P1 has gone first
      And P1 has ended the Main Phase
      And P2 has ended the Main Phase
      When P1 attacks P2's Leader with P1's Leader
      Then P2 has 4 Life cards
