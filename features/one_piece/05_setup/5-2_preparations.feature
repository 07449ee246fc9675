Feature: 5-2 Pre-Game Preparations

  @id:presented-decks-are-legal @rule:5-2-1 @rule:5-1-1
  Scenario: 5-2-1-1 Two decks that follow the deck construction rules are accepted and the game begins
    Given P1 presents a legal deck
    And P2 presents a legal deck
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted
    And P2's deck is accepted
    And the game is in the Main Phase

  @id:one-presented-deck-is-illegal @twin:presented-decks-are-legal @rule:5-2-1 @rule:5-1-1
  Scenario: 5-2-1-1 The second player's deck is checked too
    Given P1 presents a legal deck
    And P2 presents a deck of 50 cards with:
      | card      | count |
      | Old Print | 5     |
    When the players try to prepare the game
    Then P2's deck is refused
    And P1's deck is accepted

  @id:both-decks-are-shuffled
  Scenario: 5-2-1-2 P2's deck is shuffled before the opening hands are drawn
    Given P2's deck is shuffled to:
      | card   |
      | Harbor |
    When the players prepare the game
    And P1 goes first
    Then Harbor is in P2's hand

  @id:presented-deck-lies-face-down @observe:views
  Scenario: 5-2-1-2 Nobody sees the cards of a deck in its deck area
    Given P1's deck is shuffled to:
      | card    | as   | count |
      | Recruit |      | 4     |
      | Squire  |      | 4     |
      | Fighter |      | 2     |
      | Veteran | Next | 1     |
    When the players prepare the game
    And P1 goes first
    Then Next is on top of P1's deck
    And P1 cannot see Next
    And P2 cannot see Next

  @id:leaders-face
  Scenario: 5-2-1-3 Each player's Leader lies face-up in their Leader area
    Given P1 wins the toss
    When the players prepare the game
    And P1 goes first
    Then P1's Leader is in P1's Leader area
    And P1's Leader lies face-up
    And P2's Leader lies face-up

  @id:decks-are-shuffled @rule:3-2-1 @rule:5-2-1
  Scenario: 5-2-1-2 The opening hand comes from the shuffled deck
    Given P1's deck is shuffled to:
      | card    | as    |
      | Recruit | One   |
      | Squire  | Two   |
      | Fighter | Three |
      | Veteran | Four  |
      | Harbor  | Five  |
    When the players prepare the game
    And P1 goes first
    Then One is in P1's hand
    And Two is in P1's hand
    And Three is in P1's hand
    And Four is in P1's hand
    And Five is in P1's hand

  @id:leader-lies-face-up @observe:views @rule:3-6-1 @rule:5-2-1
  Scenario: 5-2-1-3 Each player's Leader lies in their Leader area for both to see
    Given P2 wins the toss
    When the players prepare the game
    And P2 goes first
    Then P2 sees P1's Leader in P1's Leader area
    And P1 sees P2's Leader in P2's Leader area

  @id:toss-winner-decides @observe:decisions @rule:5-2-1
  Scenario: 5-2-1-4 The winner of the toss decides who goes first
    Given P2 wins the toss
    When the players prepare the game
    And P2 goes first
    Then P2 is asked to choose who goes first
    And P1 is not asked to choose who goes first

  @id:loser-of-the-toss-decides @twin:toss-winner-goes-first
  Scenario: 5-2-1-4-1 The player who lost the toss does not decide who goes first
    Given P2 wins the toss
    And the players have prepared the game
    And P2 is now asked to choose who goes first
    When P1 tries to go first
    Then it is refused

  @id:nobody-is-asked-about-the-decision @observe:decisions
  Scenario: 5-2-1-4-1 Once the decision is made the other player is not asked about it
    Given P2 wins the toss
    And the players have prepared the game
    And P2 is now asked to choose who goes first
    When P2 goes second
    Then P1 is not asked to choose who goes first
    And it is P1's turn

  @id:toss-winner-goes-first
  Scenario: 5-2-1-5 The winner of the toss goes first
    Given P2 wins the toss
    When the players prepare the game
    And P2 goes first
    Then it is P2's turn

  @id:toss-winner-goes-second @rule:5-2-1
  Scenario: 5-2-1-5 The winner of the toss goes second
    Given P2 wins the toss
    When the players prepare the game
    And P2 goes second
    Then it is P1's turn

  @id:opening-hands-of-five @rule:5-2-1
  Scenario: 5-2-1-6 Each player draws an opening hand of 5 cards
    Given P1 wins the toss
    When the players prepare the game
    And P1 goes first
    Then P1 has 5 cards in the hand
    And P2 has 5 cards in the hand

  @id:first-player-redraws-first @twin:hand-is-redrawn
  Scenario: 5-2-1-6 The player going first decides on a redraw before the other
    Given P1 wins the toss
    And the players have prepared the game
    And P1 goes second
    And P2 is now asked to redraw
    When P1 tries to redraw
    Then it is refused

  @id:first-player-is-asked-first @observe:decisions
  Scenario: 5-2-1-6 The player going second is asked about a redraw after the player going first, who is not asked again
    Given P1 wins the toss
    And the players have prepared the game
    And P1 goes second
    And P2 is now asked to redraw
    When P2 redraws
    Then P1 is asked to redraw
    And P2 is not asked to redraw

  @id:second-redraw @twin:hand-is-redrawn
  Scenario: 5-2-1-6 A player redraws only once
    Given the players have prepared the game
    And P1 goes first
    And P1 redraws
    And P2 is now asked to redraw
    When P1 tries to redraw
    Then it is refused

  @id:hand-is-redrawn
  Scenario: 5-2-1-6-1 A redrawn hand is 5 cards of the deck into which the old hand has been shuffled
    Given P1's deck is shuffled to:
      | card    | as    |
      | Recruit | First |
    And P1's deck is shuffled to:
      | card    | as     | count |
      | Squire  | Second | 1     |
      | Fighter |        | 4     |
      | Veteran |        | 4     |
      | Harbor  |        | 1     |
    When the players prepare the game
    And P1 goes first
    And P1 redraws
    Then Second is in P1's hand
    And First is in P1's deck
    And P1 has 5 cards in the hand
    And P1 has 40 cards in the deck

  @id:kept-hand-is-not-redrawn
  Scenario: 5-2-1-6 A player who does not redraw keeps their hand
    Given P1's deck is shuffled to:
      | card    | as    |
      | Recruit | First |
    And P1's deck is shuffled to:
      | card   | as     |
      | Squire | Second |
    When the players prepare the game
    And P1 goes first
    Then First is in P1's hand
    And P1 has 5 cards in the hand

  @id:life-is-placed-bottom-first @rule:2-9-2-1 @rule:5-2-1
  Scenario: 5-2-1-7 The first card of the deck becomes the bottom Life card
    Given P1's deck is shuffled to:
      | card    | as         |
      | Filler  | Hand one   |
      | Filler  | Hand two   |
      | Recruit | Hand three |
      | Recruit | Hand four  |
      | Recruit | Hand five  |
      | Squire  | Bottom     |
      | Fighter | Second     |
      | Veteran | Third      |
      | Harbor  | Fourth     |
      | Lookout | Top        |
    When the players prepare the game
    And P1 goes first
    Then P1's Life from the top is: Top, Fourth, Third, Second, Bottom
    And P1 has 5 Life cards

  @id:life-by-the-leaders-value @rule:2-9-2
  Scenario: 5-2-1-7 A Leader with 4 Life gets 4 Life cards
    Given P2 presents a legal deck with:
      | card           | count |
      | Twofold Leader | 1     |
    When the players prepare the game
    And P1 goes first
    Then P2 has 4 Life cards
    And P1 has 5 Life cards
    And P2 has 41 cards in the deck

  @id:first-player-starts-their-turn @rule:5-2-1
  Scenario: 5-2-1-8 The first player's turn begins after the preparations
    Given P1 wins the toss
    When the players prepare the game
    And P1 goes second
    Then it is P2's turn
    And the game is in the Main Phase
    And P2 has 1 active DON!! card
    And P2 has 5 cards in the hand
    And P1 has 10 cards in the DON!! deck

  @id:both-players-redraw
  Scenario: 5-2-1-6 Each player may redraw, the player going second too
    Given P2's deck is shuffled to:
      | card    | as    |
      | Recruit | First |
    And P2's deck is shuffled to:
      | card    | as     | count |
      | Squire  | Second | 1     |
      | Fighter |        | 4     |
      | Veteran |        | 4     |
      | Harbor  |        | 1     |
    When the players prepare the game
    And P1 goes first
    And P1 redraws
    And P2 redraws
    Then Second is in P2's hand
    And First is in P2's deck
    And P2 has 5 cards in the hand
    And P1 has 5 cards in the hand

  @id:life-lies-face-down @observe:views
  Scenario: 5-2-1-7 Life cards are placed face-down
    Given P1's deck is shuffled to:
      | card    | as   | count |
      | Recruit |      | 4     |
      | Squire  |      | 1     |
      | Fighter | Deep | 1     |
    When the players prepare the game
    And P1 goes first
    Then Deep is at the bottom of P1's Life area
    And Deep lies face-down
    And P1 cannot see Deep
    And P2 cannot see Deep

  # Official Q&A, basic rules, Q2
  @id:first-damage-takes-the-life-card-placed-last @interaction @rule:2-9-2-1 @rule:3-10-2
  Scenario: 5-2-1-7 The Life card that was placed last is the first to be taken by damage
    Given P2's deck is shuffled to:
      | card    | as     | count |
      | Recruit |        | 4     |
      | Squire  |        | 1     |
      | Fighter | Lowest | 1     |
      | Veteran |        | 3     |
      | Harbor  | Upmost | 1     |
    And the players have prepared the game
    And P1 goes first
    And P1 has ended the Main Phase
    And P2 has ended the Main Phase
    When P1 attacks P2's Leader with their Leader
    Then Upmost is in P2's hand
    And Lowest is at the bottom of P2's Life area

  # Official Q&A, basic rules, Q2
  @id:life-pile-order-after-a-redraw @interaction @rule:2-9-2-1 @rule:5-2-1-6
  Scenario: 5-2-1-7 After a redraw the Life cards come from the new deck, its top card lowest
    Given P1 presents a legal deck with:
      | card         | count |
      | Frail Leader | 1     |
    And P1's deck is shuffled to:
      | card    | count |
      | Fighter | 4     |
      | Cook    | 4     |
    And P1's deck is shuffled to:
      | card    | as     | count |
      | Recruit |        | 4     |
      | Squire  |        | 1     |
      | Lookout | First  | 1     |
      | Veteran | Second | 1     |
      | Harbor  | Third  | 1     |
    When the players prepare the game
    And P1 goes first
    And P1 redraws
    Then P1's Life from the top is: Third, Second, First

  Rule: 5-2-1-5-1 At the start of the game

    @id:start-of-game-effect
    Scenario: 5-2-1-5-1 A Leader's effect at the start of the game is processed before the hands are drawn
      Given P1 presents a legal deck with:
        | card            | count |
        | Founding Leader | 1     |
      And P1's deck is shuffled to:
        | card   |
        | Harbor |
      When the players prepare the game
      And P1 goes first
      And P1 chooses Harbor
      Then Harbor is in P1's Stage area
      And P1 has 5 cards in the hand
      And P1 has 5 Life cards
      And P1 has 39 cards in the deck

    @id:start-of-game-effects-of-both @observe:events
    Scenario: 5-2-1-5-1 The player who chose to go first processes their effect first
      Given P1 presents a legal deck with:
        | card            | count |
        | Founding Leader | 1     |
      And P2 presents a legal deck with:
        | card            | count |
        | Founding Leader | 1     |
      And P1's deck is shuffled to:
        | card   | as        |
        | Harbor | Near Port |
      And P2's deck is shuffled to:
        | card   | as       |
        | Harbor | Far Port |
      And P2 wins the toss
      When the players prepare the game
      And P2 goes first
      And P2 chooses Far Port
      And P1 chooses Near Port
      Then P1 saw:
        | event | card      | to         |
        | move  | Far Port  | Stage area |
        | move  | Near Port | Stage area |

    # Official Q&A sheet "OP13" (OP13-079)
    @id:start-of-game-effects-when-the-chooser-goes-second @observe:events @reading:start-of-game-effects-order
    Scenario: 5-2-1-5-1 If the player who chose goes second, the other player processes their effect first
      Given P1 presents a legal deck with:
        | card            | count |
        | Founding Leader | 1     |
      And P2 presents a legal deck with:
        | card            | count |
        | Founding Leader | 1     |
      And P1's deck is shuffled to:
        | card   | as        |
        | Harbor | Near Port |
      And P2's deck is shuffled to:
        | card   | as       |
        | Harbor | Far Port |
      And P2 wins the toss
      When the players prepare the game
      And P2 goes second
      And P1 chooses Near Port
      And P2 chooses Far Port
      Then P1 saw:
        | event | card      | to         |
        | move  | Near Port | Stage area |
        | move  | Far Port  | Stage area |

    @id:deck-changed-at-the-start-is-shuffled
    Scenario: 5-2-1-5-2 A deck from which a card was played at the start of the game is shuffled again
      Given P1 presents a legal deck with:
        | card            | count |
        | Founding Leader | 1     |
      And P1's deck is shuffled to:
        | card    | count |
        | Harbor  | 1     |
        | Recruit | 4     |
        | Squire  | 4     |
      And P1's deck is shuffled to:
        | card    | as    |
        | Veteran | Fresh |
      When the players prepare the game
      And P1 goes first
      And P1 chooses Harbor
      Then Fresh is in P1's hand

    @id:deck-unchanged-at-the-start-is-not-shuffled
    Scenario: 5-2-1-5-2 A deck that the effect did not change is not shuffled again
      Given P1 presents a legal deck with:
        | card            | count |
        | Founding Leader | 1     |
      And P1's deck is shuffled to:
        | card    | as    |
        | Fighter | First |
      And P1's deck is shuffled to:
        | card    | count |
        | Recruit | 4     |
        | Squire  | 4     |
      When the players prepare the game
      And P1 goes first
      And P1 chooses nothing
      Then First is in P1's hand
