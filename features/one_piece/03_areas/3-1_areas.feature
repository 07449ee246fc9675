Feature: 3-1 Areas

  @id:nine-areas
  Scenario: 3-1-1 A player's cards are spread over nine areas
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
      | hand | Harbor  |
      | hand | Lesson  |
    And P1 has 7 active DON!! cards
    And P1 has played Recruit
    And P1 has played Harbor
    When P1 plays Lesson
    Then P1 has 28 cards in the deck
    And P1 has 3 cards in the DON!! deck
    And P1 has 2 cards in the hand
    And P1 has 1 card in the trash
    And P1 has 1 card in the Leader area
    And P1 has 1 card in the Character area
    And P1 has 1 card in the Stage area
    And P1 has 7 cards in the cost area
    And P1 has 5 cards in the Life area

  @id:cost-area-is-part-of-the-field
  Scenario: 3-1-2 DON!! cards in the cost area are on the field
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Recruit   |
      | hand           | Inventory |
    And P1 has 2 active DON!! cards
    When P1 plays Inventory
    Then P1 has 1 card in the hand

  @id:other-areas-are-no-part-of-the-field
  Scenario: 3-1-2 Cards in the hand, the trash, the Life area and the DON!! deck are not on the field
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Recruit   |
      | trash          | Squire    |
      | hand           | Inventory |
    And P1 has 1 active DON!! card
    When P1 plays Inventory
    Then P1 has 0 cards in the hand

  @id:don-on-the-field
  Scenario: 3-1-2 Active, rested and given DON!! cards are on the field
    Given P1 is in the Main Phase with:
      | area           | card      | DON!! |
      | Character area | Recruit   | 1     |
      | hand           | Full Sail |       |
    And P1 has 1 active DON!! card
    And P1 has 1 rested DON!! card
    When P1 plays Full Sail
    Then P1 has 1 card in the hand

  @id:each-player-has-a-trash
  Scenario: 3-1-3 Each player has areas of their own
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Cannon Shot |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    When P1 plays Cannon Shot, choosing Fighter
    Then Fighter is in P2's trash
    And Cannon Shot is in P1's trash
    And P1 has 1 card in the trash

  @id:number-of-cards-is-open @observe:views
  Scenario: 3-1-4 A player can tell how many cards are in the opponent's secret areas
    Given P1 is in the Main Phase
    And P2 has 3 cards in the hand
    And P2 has 21 cards in the deck
    When P1 gives 1 DON!! card to their Leader
    Then P1 counts 3 cards in P2's hand
    And P1 counts 21 cards in P2's deck
    And P1 counts 5 cards in P2's Life area

  @id:open-and-secret-areas @observe:views
  Scenario: 3-1-5 A player sees the opponent's cards in open areas and not those in secret areas
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
      | trash          | Squire  |
      | hand           | Fighter |
      | Life area      | Veteran |
    When P1 gives 1 DON!! card to their Leader
    Then P1 sees Recruit in P2's Character area
    And P1 sees Squire in P2's trash
    And P1 cannot see Fighter
    And P1 cannot see Veteran

  @id:effects-do-not-follow-a-character
  Scenario: 3-1-6 A Character that returns to the hand loses the power that it gained
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Recruit |
      | hand           | Rally   |
      | hand           | Retreat |
    And P1 has played Rally, choosing Recruit
    When P1 plays Retreat, choosing Recruit
    Then Recruit is in P1's hand
    And Recruit has 2000 power

  @id:new-character-is-without-old-effects @interaction
  Scenario: 3-1-6 A Character that is played again is a new card
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Recruit |
      | hand           | Rally   |
      | hand           | Retreat |
    And P1 has played Rally, choosing Recruit
    And P1 has played Retreat, choosing Recruit
    When P1 plays Recruit
    Then Recruit is in P1's Character area
    And Recruit has 2000 power

  @id:delayed-effect-on-the-same-card
  Scenario: 3-1-6 A Character that is to be trashed at the end of the turn is trashed
    Given P1 is in the Main Phase with:
      | area           | card   |
      | Character area | Mayfly |
    And P1 has activated Mayfly's [Activate: Main]
    When P1 ends the Main Phase
    Then Mayfly is in P1's trash

  # Official Q&A sheet "OP03", row 7
  @id:delayed-effect-on-a-new-card @interaction
  Scenario: 3-1-6 A Character that is to be trashed at the end of the turn and is played again stays
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Mayfly  |
      | hand           | Retreat |
    And P1 has activated Mayfly's [Activate: Main]
    And P1 has played Retreat, choosing Mayfly
    And P1 has played Mayfly
    When P1 ends the Main Phase
    Then Mayfly is in P1's Character area

  # Official Q&A sheet "OP04", row 18
  @id:delayed-effect-of-a-card-that-left @interaction
  Scenario: 3-1-6 What an effect does to other cards at the end of the turn is done though its card has left
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Late Riser |
      | hand | Retreat    |
    And P1 has played Late Riser
    And P1 has played Retreat, choosing Late Riser
    When P1 ends the Main Phase
    And P1 chooses 1 rested DON!! card
    Then P1 has 9 active DON!! cards
    And P1 has 1 rested DON!! card

  @id:effects-do-not-follow-a-don-card @interaction
  Scenario: 3-1-6-1 A DON!! card that is given and returns has lost what was applied to it
    Given P1 is in the Main Phase with:
      | area           | card        |
      | Character area | Dead Weight |
      | Character area | Loader      |
    And P1 has 9 active DON!! cards
    And P1 has 1 rested DON!! card
    And P1 has activated Dead Weight's [Activate: Main]
    And P1 chooses 1 rested DON!! card
    And P1 has activated Loader's [Activate: Main]
    And P1 chooses 1 rested DON!! card
    And P1 has ended the Main Phase
    When P2 ends the Main Phase
    Then P1 has 10 active DON!! cards
    And P1 has 0 rested DON!! cards

  @id:effects-stay-with-a-don-card
  Scenario: 3-1-6-1 A DON!! card that stays in its area keeps what was applied to it
    Given P1 is in the Main Phase with:
      | area           | card        |
      | Character area | Dead Weight |
      | Character area | Loader      |
    And P1 has 9 active DON!! cards
    And P1 has 1 rested DON!! card
    And P1 has activated Dead Weight's [Activate: Main]
    And P1 chooses 1 rested DON!! card
    And P1 has ended the Main Phase
    When P2 ends the Main Phase
    Then P1 has 9 active DON!! cards
    And P1 has 1 rested DON!! card

  @id:owner-orders-cards
  Scenario: 3-1-7 The owner of cards that are placed together decides their order
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Sweep Away |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
      | Character area | Fighter |
    When P1 plays Sweep Away, choosing Recruit, Fighter
    And P2 orders Fighter, Recruit
    Then Recruit is at the bottom of P2's deck

  @id:owner-orders-cards-otherwise
  Scenario: 3-1-7 The owner of cards that are placed together decides on the other order
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Sweep Away |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
      | Character area | Fighter |
    When P1 plays Sweep Away, choosing Recruit, Fighter
    And P2 orders Recruit, Fighter
    Then Fighter is at the bottom of P2's deck

  @id:order-is-not-seen @observe:views
  Scenario: 3-1-8 The other player does not learn in which order cards are placed in a deck
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Sweep Away |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
      | Character area | Fighter |
    When P1 plays Sweep Away, choosing Recruit, Fighter
    And P2 orders Fighter, Recruit
    Then P1 cannot see Recruit
    And P1 cannot see Fighter

  @id:looker-orders-cards @interaction
  Scenario: 3-1-7 Cards that an effect lets a player look at and place in any order are placed by that player
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Foresee |
    And P2's Life area from the top is:
      | card    |
      | Recruit |
      | Squire  |
      | Fighter |
    When P1 plays Foresee
    And P1 orders Fighter, Recruit, Squire
    Then P2's Life from the top is: Fighter, Recruit, Squire

  @id:single-card-is-seen @observe:events
  Scenario: 3-1-8 The other player sees which card it is when a single one is placed from the field in a deck
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Set Adrift |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
    When P1 plays Set Adrift, choosing Recruit
    Then P1 saw:
      | event | card    | from           | to   |
      | move  | Recruit | Character area | deck |
