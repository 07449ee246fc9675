Feature: 6-2 Refresh Phase

  Rule: 6-2-1 Effects until the start of your next turn

    @id:effect-lasts-through-the-opposing-turn
    Scenario: 6-2-1 An effect until the start of your next turn lasts through the opponent's turn
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Bulwark |
      And P1 has played Bulwark, choosing their Leader
      When P1 ends the Main Phase
      Then it is P2's turn
      And P1's Leader has 7000 power

    @id:effect-ends-at-the-start-of-the-next-turn
    Scenario: 6-2-1 An effect until the start of your next turn has ended in that turn
      Given P1 is in the Main Phase with:
        | area | card    |
        | hand | Bulwark |
      And P1 has played Bulwark, choosing their Leader
      And P1 has ended the Main Phase
      When P2 ends the Main Phase
      Then it is P1's turn
      And P1's Leader has 5000 power

    @id:effect-ends-before-the-start-of-turn-effects @interaction @rule:6-2-2
    Scenario: 6-2-1 An effect until the start of your next turn has ended before effects at the start of the turn look
      Given P1 is in the Main Phase with:
        | area        | card        | as      |
        | Leader area | Vain Leader | Captain |
        | hand        | Bulwark     |         |
      And P1 has played Bulwark, choosing Captain
      And P1 has ended the Main Phase
      When P2 ends the Main Phase
      Then P1 has 1 card in the hand

    @id:effect-begun-on-the-opposing-turn-ends-at-the-start @interaction
    Scenario: 6-2-1 An effect until the start of your next turn that began in the opponent's turn ends with the turn that follows
      Given P1 is in the Main Phase
      And P2 has:
        | area | card        |
        | hand | Night Guard |
      And P1 has attacked P2's Leader with their Leader
      And P2 has countered with Night Guard
      And P2 has chosen P2's Leader
      When P1 ends the Main Phase
      Then it is P2's turn
      And P2's Leader has 5000 power

  Rule: 6-2-2 Effects at the start of the turn

    @id:start-of-turn-effect
    Scenario: 6-2-2 The turn player's effect at the start of their turn activates
      Given P1 is about to begin the Refresh Phase with:
        | area           | card        |
        | Character area | Early Riser |
      When P1 begins the Refresh Phase
      Then P1 has 2 cards in the hand
      And P2 has 0 cards in the hand

    @id:start-of-opponents-turn-effect
    Scenario: 6-2-2 The other player's effect at the start of their opponent's turn activates
      Given P1 is about to begin the Refresh Phase
      And P2 has:
        | area           | card      |
        | Character area | Early Spy |
      When P1 begins the Refresh Phase
      Then P2 has 1 card in the hand
      And P1 has 1 card in the hand

    @id:start-of-the-other-players-turn
    Scenario: 6-2-2 An effect at the start of your turn does not activate in the opponent's
      Given P1 is about to begin the Refresh Phase
      And P2 has:
        | area           | card        |
        | Character area | Early Riser |
      When P1 begins the Refresh Phase
      Then P2 has 0 cards in the hand

    @id:start-of-turn-before-don-return @interaction @rule:6-2-3
    Scenario: 6-2-2 An effect at the start of the turn sees DON!! cards that are still given
      Given P1 is about to begin the Refresh Phase with:
        | area           | card        | DON!! |
        | Character area | Dawn Patrol | 1     |
      When P1 begins the Refresh Phase
      Then P1 has 2 cards in the hand
      And Dawn Patrol has 0 DON!! cards given

    # Official Q&A sheet "OP11", row 14; sheet "OP01", row 74
    @id:given-don-count-at-the-start-of-the-turn @interaction @rule:6-2-3 @rule:6-2-4 @rule:6-3-1
    Scenario: 6-2-2 4 DON!! cards in the cost area and 4 given ones are 8 at the start of the turn
      Given P1 is about to begin the Refresh Phase with:
        | area           | card             | as      | DON!! |
        | Leader area    | Treasurer Leader | Captain |       |
        | Character area | Fighter          |         | 2     |
        | Character area | Squire           |         | 2     |
      And P1 has 4 active DON!! cards
      When P1 begins the Refresh Phase
      Then P1 has 2 cards in the hand
      And P1 has 10 active DON!! cards

    # Official Q&A sheet "OP11", row 14; sheet "OP01", row 74
    @id:start-of-turn-before-don-return-and-draw @interaction @rule:6-2-3 @rule:6-2-4 @rule:6-3-1
    Scenario: 6-2-2 An effect at the start of the turn sees 8 DON!! cards, 4 of them given, and the deck before the draw
      Given P1 is about to begin the Refresh Phase with:
        | area           | card        | state  | DON!! |
        | Character area | Early Clerk | rested | 2     |
        | Character area | Fighter     |        | 2     |
      And P1 has 4 rested DON!! cards
      And P1's deck from the top is:
        | card    |
        | Recruit |
        | Squire  |
        | Veteran |
      When P1 begins the Refresh Phase
      And P1 chooses Squire
      Then Squire is in P1's hand
      And Veteran is in P1's hand
      And Recruit is at the bottom of P1's deck
      And Early Clerk is active
      And P1 has 10 active DON!! cards

    # Official Q&A sheet "OP11", row 14; sheet "OP01", row 74
    @id:start-of-turn-before-cards-become-active @interaction @rule:6-2-4
    Scenario: 6-2-2 An effect at the start of the turn sees a Character that is still rested
      Given P1 is about to begin the Refresh Phase with:
        | area           | card         | state  |
        | Character area | Dawn Sleeper | rested |
      When P1 begins the Refresh Phase
      Then P1 has 2 cards in the hand
      And Dawn Sleeper is active

    @id:too-few-don-at-the-start-of-the-turn @interaction @rule:6-4-1
    Scenario: 6-2-2 The DON!! cards of this turn's DON!! Phase do not count at its start
      Given P1 is about to begin the Refresh Phase with:
        | area           | card             | as      | DON!! |
        | Leader area    | Treasurer Leader | Captain |       |
        | Character area | Fighter          |         | 3     |
      And P1 has 4 active DON!! cards
      When P1 begins the Refresh Phase
      Then P1 has 1 card in the hand
      And P1 has 9 active DON!! cards

    @id:last-card-drawn-at-the-start-of-the-turn @interaction @rule:9-1-2
    Scenario: 6-2-2 A player whose effect at the start of the turn draws the last card loses before DON!! cards return
      Given P1 is about to begin the Refresh Phase with:
        | area           | card        | DON!! |
        | Character area | Early Riser | 2     |
      And P1 has 1 card in the deck
      When P1 begins the Refresh Phase
      Then P1 loses the game
      And Early Riser has 2 DON!! cards given

  Rule: 6-2-3 Given DON!! cards return

    @id:returned-don-are-rested @interaction
    Scenario: 6-2-3 Given DON!! cards return rested and stay so where an effect keeps them from becoming active
      Given P1 is about to begin the Refresh Phase with:
        | area        | card         | as      | DON!! |
        | Leader area | Plain Leader | Captain | 2     |
        | Stage area  | Frozen Dock  |         |       |
      And P1 has 3 active DON!! cards
      And P1 has 0 cards in the DON!! deck
      When P1 begins the Refresh Phase
      Then P1 has 2 rested DON!! cards
      And P1 has 3 active DON!! cards

    @id:returned-don-are-active @edition:1.1.8 @interaction
    Scenario: 6-2-3 Given DON!! cards return active, also where an effect keeps rested ones from becoming active
      Given P1 is about to begin the Refresh Phase with:
        | area        | card         | as      | DON!! |
        | Leader area | Plain Leader | Captain | 2     |
        | Stage area  | Frozen Dock  |         |       |
      And P1 has 3 active DON!! cards
      And P1 has 0 cards in the DON!! deck
      When P1 begins the Refresh Phase
      Then P1 has 0 rested DON!! cards
      And P1 has 5 active DON!! cards

    @id:given-don-return
    Scenario: 6-2-3 Given DON!! cards return to the cost area
      Given P1 is about to begin the Refresh Phase with:
        | area           | card         | as      | DON!! |
        | Leader area    | Plain Leader | Captain | 2     |
        | Character area | Fighter      |         | 1     |
      And P1 has 3 active DON!! cards
      And P1 has 0 cards in the DON!! deck
      When P1 begins the Refresh Phase
      Then Captain has 0 DON!! cards given
      And Fighter has 0 DON!! cards given
      And P1 has 6 active DON!! cards

    @id:opposing-don-stay-given
    Scenario: 6-2-3 The opponent's given DON!! cards stay where they are
      Given P1 is about to begin the Refresh Phase
      And P2 has:
        | area           | card    | DON!! |
        | Character area | Fighter | 2     |
      When P1 begins the Refresh Phase
      Then Fighter has 2 DON!! cards given

  Rule: 6-2-4 Rested cards become active

    @id:own-cards-become-active
    Scenario: 6-2-4 The turn player's rested cards become active
      Given P1 is about to begin the Refresh Phase with:
        | area           | card         | as      | state  |
        | Leader area    | Plain Leader | Captain | rested |
        | Character area | Fighter      |         | rested |
        | Stage area     | Harbor       |         | rested |
      And P1 has 4 rested DON!! cards
      And P1 has 0 cards in the DON!! deck
      When P1 begins the Refresh Phase
      Then Captain is active
      And Fighter is active
      And Harbor is active
      And P1 has 4 active DON!! cards

    @id:opposing-cards-stay-rested
    Scenario: 6-2-4 The opponent's rested cards stay rested
      Given P1 is about to begin the Refresh Phase
      And P2 has:
        | area           | card    | state  |
        | Character area | Fighter | rested |
      When P1 begins the Refresh Phase
      Then Fighter is rested

    @id:card-kept-from-becoming-active @interaction @rule:1-3-3
    Scenario: 6-2-4 A Character that an effect keeps rested in its next Refresh Phase stays rested, the others do not
      Given P1 is in the Main Phase with:
        | area | card          |
        | hand | Heavy Slumber |
      And P2 has:
        | area           | card    | state  |
        | Character area | Fighter | rested |
        | Character area | Squire  | rested |
      And P1 has played Heavy Slumber, choosing Fighter
      When P1 ends the Main Phase
      Then Fighter is rested
      And Squire is active

    @id:returned-don-become-active-too @interaction @rule:6-2-3
    Scenario: 6-2-4 Rested DON!! cards and those that have just returned become active together
      Given P1 is about to begin the Refresh Phase with:
        | area           | card    | DON!! |
        | Character area | Fighter | 2     |
      And P1 has 3 rested DON!! cards
      And P1 has 0 cards in the DON!! deck
      When P1 begins the Refresh Phase
      Then P1 has 5 active DON!! cards
      And P1 has 0 rested DON!! cards
