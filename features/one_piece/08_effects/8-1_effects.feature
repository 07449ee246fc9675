Feature: 8-1 Effects

  @id:cost-is-part-of-the-effect @interaction
  Scenario: 8-1-1 A Character returned to pay an activation cost is removed by an effect
    Given P1 is in the Main Phase with:
      | area           | card            |
      | Leader area    | Farewell Leader |
      | Character area | Recaller        |
      | Character area | Fighter         |
    When P1 activates Recaller's [Activate: Main]
    And P1 chooses Fighter
    Then Fighter is in P1's hand
    And P1 has 2 cards in the hand

  @id:command-is-the-effect
  Scenario: 8-1-1 A Character returned by the command of a text is removed by an effect
    Given P1 is in the Main Phase with:
      | area        | card            |
      | Leader area | Farewell Leader |
      | hand        | Farewell        |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    When P1 plays Farewell
    And P1 chooses Fighter
    Then Fighter is in P2's hand
    And P1 has 1 card in the hand

  @id:may-is-declined
  Scenario: 8-1-2 A player does not do what an effect says they may do
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Volunteer |
    When P1 plays Volunteer
    Then P1 has 0 cards in the hand
    And P1 has 30 cards in the deck

  @id:may-is-done
  Scenario: 8-1-2 A player does what an effect says they may do
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Volunteer |
    When P1 plays Volunteer
    And P1 uses Volunteer's effect
    Then P1 has 1 card in the hand

  @id:effect-that-can-be-activated-is-left @interaction
  Scenario: 8-1-2 A player does not activate an effect that "can" be activated
    Given P1 is in the Main Phase with:
      | area        | card            |
      | Leader area | Ferryman Leader |
      | hand        | Send Home       |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    When P1 plays Send Home
    And P1 chooses Fighter
    Then Fighter is in P2's hand
    And P1 has 0 cards in the hand

  @id:effect-that-was-left-can-be-activated-later @interaction @rule:10-2-13-3
  Scenario: 8-1-2 A [Once Per Turn] effect that was not activated on its first event can be activated on the next
    Given P1 is in the Main Phase with:
      | area        | card            | as          |
      | Leader area | Ferryman Leader |             |
      | hand        | Send Home       | First Wind  |
      | hand        | Send Home       | Second Wind |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
      | Character area | Squire  |
    And P1 has played First Wind, choosing Fighter
    When P1 plays Second Wind
    And P1 chooses Squire
    And P1 uses P1's Leader's effect
    Then P1 has 1 card in the hand

  @id:compulsory-effect-as-far-as-possible
  Scenario: 8-1-2 An effect without a word of choice is processed as far as possible
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Wastrel |
      | hand | Recruit |
    When P1 plays Wastrel
    Then Recruit is in P1's trash
    And P1 has 0 cards in the hand

  # Official Q&A sheet "OP10", row 37
  @id:protection-is-not-waived @observe:decisions @interaction
  Scenario: 8-1-2 A protection for once per turn is not waived
    Given P1 is in the Main Phase with:
      | area | card        | as     |
      | hand | Cannon Shot | First  |
      | hand | Cannon Shot | Second |
    And P2 has:
      | area           | card           |
      | Character area | Charmed Sailor |
    And P1 has played First, choosing Charmed Sailor
    When P1 plays Second
    And P1 chooses Charmed Sailor
    Then P2 is not asked to use an effect
    And Charmed Sailor is in P2's trash

  # Official Q&A sheet "OP10", row 37
  @id:protection-for-the-first-time @interaction
  Scenario: 8-1-2 A protection for once per turn acts on the first occasion
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Cannon Shot |
    And P2 has:
      | area           | card           |
      | Character area | Charmed Sailor |
    When P1 plays Cannon Shot
    And P1 chooses Charmed Sailor
    Then Charmed Sailor is in P2's Character area

  @id:life-trashed-until-one-is-left
  Scenario: 8-1-1 Life cards are trashed from the top until as many are left as the text says
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Burnt Ship |
    And P1's Life area from the top is:
      | card    |
      | Recruit |
      | Squire  |
      | Fighter |
    When P1 plays Burnt Ship
    Then Recruit is in P1's trash
    And Squire is in P1's trash
    And Fighter is in P1's Life area

  @id:life-already-at-the-number-is-not-trashed @rule:1-3-2-2
  Scenario: 8-1-1 No Life card is trashed where only as many are left as the text says
    Given P1 is in the Main Phase with:
      | area      | card       |
      | hand      | Burnt Ship |
      | Life area | Fighter    |
    When P1 plays Burnt Ship
    Then Fighter is in P1's Life area

  @id:opponent-returns-a-don-card
  Scenario: 8-1-1 The opponent returns a DON!! card of theirs, and no other player does
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Levy |
    And P2 has:
      | area           | card    | DON!! |
      | Character area | Fighter | 1     |
    When P1 plays Levy
    And P2 chooses 1 DON!! card given to Fighter
    Then Fighter has 0 DON!! cards given
    And P2 has 1 card in the DON!! deck
    And P1 has 0 cards in the DON!! deck

  @id:one-of-the-cards-looked-at
  Scenario: 8-1-1 A number alone means so many of the cards that were looked at
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Inner Sight |
    And P1's Life area from the top is:
      | card    |
      | Recruit |
      | Squire  |
      | Fighter |
    When P1 plays Inner Sight
    And P1 chooses Squire
    And P1 orders Fighter, Recruit
    Then Squire is on top of P1's deck
    And P1's Life area from the top is: Fighter, Recruit

  @id:opponent-reveals-their-hand @observe:events
  Scenario: 8-1-1 The opponent trashes a card and reveals all others of their hand
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | House Search |
    And P2 has:
      | area | card    |
      | hand | Recruit |
      | hand | Squire  |
      | hand | Fighter |
    When P1 plays House Search
    And P2 chooses Recruit
    Then Recruit is in P2's trash
    And P1 saw:
      | event  | card    |
      | reveal | Squire  |
      | reveal | Fighter |

  @id:don-returned-until-equal
  Scenario: 8-1-1 DON!! cards are returned until both players have the same number on the field
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Evening Out |
    And P1 has 5 active DON!! cards
    And P2 has 3 active DON!! cards
    When P1 plays Evening Out
    And P1 chooses 2 active DON!! cards
    Then P1 has 2 active DON!! cards
    And P1 has 1 rested DON!! card
    And P2 has 3 active DON!! cards

  @id:life-reaches-both-numbers-of-a-total
  Scenario: 8-1-1 A total of 4 or less Life cards counts those of both players
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Common Fate |
    And P1 has 2 Life cards
    And P2 has 2 Life cards
    When P1 plays Common Fate
    Then P1 has 1 card in the hand

  @id:life-is-above-a-total
  Scenario: 8-1-1 With 5 Life cards between the players nothing is done for a total of 4 or less
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Common Fate |
    And P1 has 2 Life cards
    And P2 has 3 Life cards
    When P1 plays Common Fate
    Then P1 has 0 cards in the hand

  @id:opponent-does-what-they-may
  Scenario: 8-1-2 An opponent who does what they may do escapes what happens if they do not
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Ultimatum |
    When P1 plays Ultimatum
    And P2 uses Ultimatum's effect
    Then P2 has 4 Life cards
    And P1 has 0 cards in the hand

  @id:opponent-does-not-do-what-they-may
  Scenario: 8-1-2 If the opponent does not do what they may do, what is said of that case happens
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Ultimatum |
    When P1 plays Ultimatum
    Then P2 has 5 Life cards
    And P1 has 2 cards in the hand

  @id:may-with-a-condition-after-it
  Scenario: 8-1-2 A player does what they may do under a condition that the text names last
    Given P1 is in the Main Phase with:
      | area        | card           |
      | Leader area | Scholar Leader |
      | hand        | Rally          |
    When P1 plays Rally
    And P1 chooses nothing
    And P1 uses P1's Leader's effect
    Then P1 has 1 card in the hand

  @id:may-once-by-a-condition @observe:decisions
  Scenario: 8-1-2 A player who has drawn by an effect may not draw by it again where it says so
    Given P1 is in the Main Phase with:
      | area        | card           | as           |
      | Leader area | Scholar Leader |              |
      | hand        | Rally          | First Rally  |
      | hand        | Rally          | Second Rally |
    And P1 has played First Rally
    And P1 has chosen nothing
    And P1 has used P1's Leader's effect
    When P1 plays Second Rally
    And P1 chooses nothing
    Then P1 is not asked to use an effect
    And P1 has 1 card in the hand

  @id:may-above-a-condition @observe:decisions
  Scenario: 8-1-2 A player with 5 cards in hand may not do what is for 4 or less
    Given P1 is in the Main Phase with:
      | area        | card           | count |
      | Leader area | Scholar Leader |       |
      | hand        | Rally          |       |
      | hand        | Recruit        | 5     |
    When P1 plays Rally
    And P1 chooses nothing
    Then P1 is not asked to use an effect
    And P1 has 5 cards in the hand

  @id:opponent-takes-the-bribe
  Scenario: 8-1-2 If the opponent does what they may do, what is said of that case happens
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Bribe |
    And P2 has:
      | area | card    |
      | hand | Recruit |
    When P1 plays Bribe
    And P2 uses Bribe's effect
    Then Recruit is in P2's trash
    And P1 has 2 cards in the hand

  @id:opponent-takes-no-bribe
  Scenario: 8-1-2 If the opponent does not do what they may do, what is said of the other case does not happen
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Bribe |
    And P2 has:
      | area | card    |
      | hand | Recruit |
    When P1 plays Bribe
    Then Recruit is in P2's hand
    And P1 has 0 cards in the hand

  @id:life-cards-turned-face-down
  Scenario: 8-1-1 Life cards that lie face-up are turned face-down by a text that says so
    Given P1 is in the Main Phase with:
      | area      | card       | face |
      | hand      | Dim Lights |      |
      | Life area | Recruit    | up   |
      | Life area | Squire     | down |
    When P1 plays Dim Lights
    Then Recruit lies face-down
    And Squire lies face-down

  @id:effect-does-what-the-text-says @rule:4-1-1
  Scenario: 8-1-1 An effect does what the card text says and nothing besides
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Page |
    And P1 has 20 cards in the deck
    When P1 plays Page
    Then Page is in P1's trash
    And P1 has 1 card in the hand
    And P1 has 19 cards in the deck
    And P1 has 9 active DON!! cards
    And P1 has 1 rested DON!! card
    And nothing else changes
