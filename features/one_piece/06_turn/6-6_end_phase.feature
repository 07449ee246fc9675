Feature: 6-6 End Phase

  @id:next-player-takes-their-turn @rule:6-6-1
  Scenario: 6-6-1-4 The next player's turn runs from its Refresh Phase
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    And P2 has 4 active DON!! cards
    When P1 ends the Main Phase
    Then it is P2's turn
    And Fighter is active
    And P2 has 1 card in the hand
    And P2 has 6 active DON!! cards

  @id:turn-bonus-ends-with-the-turn @rule:6-6-1
  Scenario: 6-6-1-3 Power gained during this turn is gone when the turn has ended
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Rally |
    And P1 has played Rally, choosing their Leader
    When P1 ends the Main Phase
    Then P1's Leader has 5000 power

  @id:turn-is-not-repeated
  Scenario: 6-6-1-4 Turns alternate between the players
    Given P1 is in the Main Phase
    And P1 has ended the Main Phase
    When P2 ends the Main Phase
    Then it is P1's turn
    And the game is in the Main Phase

  @id:extra-turn @interaction @rule:1-3-1
  Scenario: 6-6-1-4 A player whom an effect gives an extra turn takes the next turn too
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Time Twist |
    And P1 has played Time Twist
    When P1 ends the Main Phase
    Then it is P1's turn
    And P1 has 1 card in the hand
    And P2 has 0 cards in the hand

  @id:turn-passes-after-the-extra-turn @interaction @rule:1-3-1
  Scenario: 6-6-1-4 After the extra turn the other player takes their turn
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Time Twist |
    And P1 has played Time Twist
    And P1 has ended the Main Phase
    When P1 ends the Main Phase
    Then it is P2's turn

  Rule: 6-6-1-1 The effects of the end of a turn

    @id:end-of-your-turn-effect @rule:6-6-1 @rule:8-1-3-1-1
    Scenario: 6-6-1-1 The turn player's effect at the end of their turn activates
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Night Clerk |
      When P1 ends the Main Phase
      Then P1 has 1 card in the hand

    @id:end-of-opponents-turn-effect @rule:6-6-1 @rule:10-2-8-1
    Scenario: 6-6-1-1 The other player's effect at the end of their opponent's turn activates
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card      |
        | Character area | Night Spy |
      When P1 ends the Main Phase
      Then P2 has 2 cards in the hand

    # P2's card is that of their Draw Phase.
    @id:end-of-the-other-players-turn
    Scenario: 6-6-1-1 Effects for the end of one's own turn and of the opponent's turn are silent at the end of the other
      Given P1 is in the Main Phase with:
        | area           | card      |
        | Character area | Night Spy |
      And P2 has:
        | area           | card        |
        | Character area | Night Clerk |
      When P1 ends the Main Phase
      Then P1 has 0 cards in the hand
      And P2 has 1 card in the hand

    @id:last-card-drawn-at-the-end-of-the-turn @interaction @rule:9-1-2 @rule:9-2-1-2
    Scenario: 6-6-1-1 A player whose effect at the end of the turn draws the last card loses in that turn
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Night Clerk |
      And P1 has 1 card in the deck
      When P1 ends the Main Phase
      Then P1 loses the game
      And it is P1's turn

    # Official Q&A sheet "OP10", row 3
    @id:turn-bonus-counts-at-the-end-of-the-turn @interaction @rule:6-6-1-3
    Scenario: 6-6-1-1 A bonus during this turn still counts for an effect at the end of the turn
      Given P1 is in the Main Phase with:
        | area           | card         | as      |
        | Leader area    | Proud Leader | Captain |
        | Character area | Squire       |         |
        | hand           | Rally        |         |
      And P1 has played Rally, choosing Squire
      When P1 ends the Main Phase
      Then P1 has 1 card in the hand
      And Squire has 4000 power

    @id:no-bonus-at-the-end-of-the-turn @interaction
    Scenario: 6-6-1-1 Without the bonus the condition at the end of the turn is not met
      Given P1 is in the Main Phase with:
        | area           | card         | as      |
        | Leader area    | Proud Leader | Captain |
        | Character area | Squire       |         |
      When P1 ends the Main Phase
      Then P1 has 0 cards in the hand

    @id:end-of-turn-effect-acts-once
    Scenario: 6-6-1-1-1 An effect at the end of the turn is activated once, also beside others
      Given P1 is in the Main Phase with:
        | area           | card        | as     |
        | Character area | Night Clerk | First  |
        | Character area | Night Clerk | Second |
      And P1 has 20 cards in the deck
      When P1 ends the Main Phase
      Then P1 has 2 cards in the hand
      And P1 has 18 cards in the deck

    @id:end-of-turn-effect-after-another-has-acted @interaction
    Scenario: 6-6-1-1-1 An effect at the end of the turn is not activated again when another one plays a card
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Night Guide |
        | Character area | Night Clerk |
        | hand           | Recruit     |
      When P1 ends the Main Phase
      And P1 chooses Recruit
      Then Recruit is in P1's Character area
      And P1 has 1 card in the hand

    @id:your-turn-before-opponents-turn
    Scenario: 6-6-1-1-2 Effects at the end of your turn come before those at the end of the opponent's turn
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Night Hunter |
      And P2 has:
        | area           | card      |
        | Character area | Night Spy |
      When P1 ends the Main Phase
      And P1 chooses Night Spy
      Then Night Spy is in P2's trash
      And P2 has 1 card in the hand

    @id:turn-player-draws-then-trashes
    Scenario: 6-6-1-1-3 The turn player resolves drawing before trashing
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Night Clerk  |
        | Character area | Night Burner |
      When P1 ends the Main Phase
      And P1 orders Night Clerk, Night Burner
      Then P1 has 0 cards in the hand
      And P1 has 1 card in the trash

    @id:turn-player-trashes-then-draws
    Scenario: 6-6-1-1-3 The turn player resolves trashing before drawing
      Given P1 is in the Main Phase with:
        | area           | card         |
        | Character area | Night Clerk  |
        | Character area | Night Burner |
      When P1 ends the Main Phase
      And P1 orders Night Burner, Night Clerk
      Then P1 has 1 card in the hand
      And P1 has 0 cards in the trash

    @id:other-player-draws-then-trashes
    Scenario: 6-6-1-1-4 The other player resolves drawing before trashing at the end of the opponent's turn
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card        |
        | Character area | Night Spy   |
        | Character area | Night Thief |
      When P1 ends the Main Phase
      And P2 orders Night Spy, Night Thief
      Then P2 has 1 card in the trash
      And P2 has 1 card in the hand

    @id:other-player-trashes-then-draws
    Scenario: 6-6-1-1-4 The other player resolves trashing before drawing at the end of the opponent's turn
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card        |
        | Character area | Night Spy   |
        | Character area | Night Thief |
      When P1 ends the Main Phase
      And P2 orders Night Thief, Night Spy
      Then P2 has 0 cards in the trash
      And P2 has 2 cards in the hand

  Rule: 6-6-1-2 What is due at the end of the turn

    @id:delayed-effect-acts-at-the-end-of-the-turn @rule:6-6-1
    Scenario: 6-6-1-2 What an effect has put off to the end of this turn is done then
      Given P1 is in the Main Phase with:
        | area           | card     | state  |
        | Character area | Firework | active |
      And P1 has attacked P2's Leader with Firework
      When P1 ends the Main Phase
      Then Firework is in P1's trash

    @id:delayed-effect-has-not-acted-before @rule:6-6-1
    Scenario: 6-6-1-2 What an effect has put off to the end of this turn is not done before
      Given P1 is in the Main Phase with:
        | area           | card     | state  |
        | Character area | Firework | active |
      When P1 attacks P2's Leader with Firework
      Then Firework is in P1's Character area

    @id:delayed-effect-acts-once
    Scenario: 6-6-1-2 What was put off to the end of this turn is done once
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Late Harvest |
      And P1 has played Late Harvest
      And P1 has ended the Main Phase
      When P2 ends the Main Phase
      Then P1 has 2 cards in the hand

    @id:end-of-turn-effect-before-what-was-put-off @interaction @rule:6-6-1-1
    Scenario: 6-6-1-2 An [End of Your Turn] effect acts before its card is trashed at the end of this turn
      Given P1 is in the Main Phase with:
        | area           | card       | state  |
        | Character area | Last Light | active |
      And P1 has attacked P2's Leader with Last Light
      When P1 ends the Main Phase
      Then P1 has 1 card in the hand
      And Last Light is in P1's trash

    @id:turn-player-orders-what-was-put-off
    Scenario: 6-6-1-2 The turn player draws before trashing where both were put off
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Late Fire    |
        | hand | Late Harvest |
      And P1 has played Late Fire
      And P1 has played Late Harvest
      When P1 ends the Main Phase
      And P1 orders Late Harvest, Late Fire
      Then P1 has 0 cards in the hand
      And P1 has 3 cards in the trash

    @id:turn-player-orders-what-was-put-off-otherwise
    Scenario: 6-6-1-2 The turn player trashes before drawing where both were put off
      Given P1 is in the Main Phase with:
        | area | card         |
        | hand | Late Fire    |
        | hand | Late Harvest |
      And P1 has played Late Fire
      And P1 has played Late Harvest
      When P1 ends the Main Phase
      And P1 orders Late Fire, Late Harvest
      Then P1 has 1 card in the hand
      And P1 has 2 cards in the trash

    @id:turn-players-delayed-effects-come-first @interaction
    Scenario: 6-6-1-2 What the turn player's effects put off is done before what the other player's put off
      Given P1 is in the Main Phase with:
        | area           | card     | state  |
        | hand           | Late Tax |        |
        | Character area | Squire   | active |
      And P2 has:
        | area | card        |
        | hand | Late Reward |
      And P1 has played Late Tax
      And P1 has attacked P2's Leader with Squire
      And P2 has countered with Late Reward
      When P1 ends the Main Phase
      Then P2 has 2 cards in the hand

    # Official Q&A sheet "OP04", row 18
    @id:delayed-effect-without-its-source @interaction
    Scenario: 6-6-1-2 What an Event has put off is done although the Event has long been in the trash
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Late Refund |
      And P1 has 1 active DON!! card
      And P1 has played Late Refund
      When P1 ends the Main Phase
      Then P1 has 1 active DON!! card
      And Late Refund is in P1's trash

    @id:effect-until-the-end-of-the-opponents-next-turn-lasts
    Scenario: 6-6-1-2 An effect until the end of the opponent's next turn lasts through that turn
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Vigil |
      And P1 has played Vigil, choosing their Leader
      When P1 ends the Main Phase
      Then P1's Leader has 7000 power

    @id:effect-until-the-end-of-the-opponents-next-turn-ends
    Scenario: 6-6-1-2 An effect until the end of the opponent's next turn is gone after it
      Given P1 is in the Main Phase with:
        | area | card  |
        | hand | Vigil |
      And P1 has played Vigil, choosing their Leader
      And P1 has ended the Main Phase
      When P2 ends the Main Phase
      Then P1's Leader has 5000 power

    @id:effect-until-the-end-of-your-next-turn-lasts
    Scenario: 6-6-1-2 An effect until the end of your next turn is there in that turn
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Long Vigil |
      And P1 has played Long Vigil, choosing their Leader
      And P1 has ended the Main Phase
      When P2 ends the Main Phase
      Then P1's Leader has 7000 power

    @id:effect-until-the-end-of-your-next-turn-ends
    Scenario: 6-6-1-2 An effect until the end of your next turn is gone after it
      Given P1 is in the Main Phase with:
        | area | card       |
        | hand | Long Vigil |
      And P1 has played Long Vigil, choosing their Leader
      And P1 has ended the Main Phase
      And P2 has ended the Main Phase
      When P1 ends the Main Phase
      Then P1's Leader has 5000 power

    # Official Q&A sheet "ST-21", no. 3; sheet "OP01" (OP01-085)
    @id:opponents-next-turn-begun-in-the-opponents-turn @interaction @reading:until-the-end-of-a-next-turn
    Scenario: 6-6-1-2 An effect until the end of the opponent's next turn that began in the opponent's turn ends with it
      Given P1 is in the Main Phase
      And P2 has:
        | area | card       |
        | hand | Dusk Guard |
      And P1 has attacked P2's Leader with their Leader
      And P2 has countered with Dusk Guard
      And P2 has chosen P2's Leader
      When P1 ends the Main Phase
      Then it is P2's turn
      And P2's Leader has 5000 power

    # Official Q&A sheet "ST-10" (ST10-016)
    @id:your-next-turn-begun-in-the-opponents-turn-lasts @interaction @reading:until-the-end-of-a-next-turn
    Scenario: 6-6-1-2 An effect until the end of your next turn that began in the opponent's turn is there in the turn that follows
      Given P1 is in the Main Phase
      And P2 has:
        | area | card       |
        | hand | Dawn Guard |
      And P1 has attacked P2's Leader with their Leader
      And P2 has countered with Dawn Guard
      And P2 has chosen P2's Leader
      When P1 ends the Main Phase
      Then it is P2's turn
      And P2's Leader has 7000 power

    # Official Q&A sheet "ST-10" (ST10-016)
    @id:your-next-turn-begun-in-the-opponents-turn-ends @interaction @reading:until-the-end-of-a-next-turn
    Scenario: 6-6-1-2 An effect until the end of your next turn that began in the opponent's turn is gone after the turn that follows
      Given P1 is in the Main Phase
      And P2 has:
        | area | card       |
        | hand | Dawn Guard |
      And P1 has attacked P2's Leader with their Leader
      And P2 has countered with Dawn Guard
      And P2 has chosen P2's Leader
      And P1 has ended the Main Phase
      When P2 ends the Main Phase
      Then it is P1's turn
      And P2's Leader has 5000 power

  Rule: 6-6-1-3 Effects during this turn

    @id:turn-effects-last-longer-than-what-was-put-off @interaction @rule:6-6-1-2
    Scenario: 6-6-1-3 What is put off to the end of this turn still finds the effects during this turn
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Late Shot |
        | hand | Weakness  |
      And P2 has:
        | area           | card    |
        | Character area | Fighter |
      And P1 has played Late Shot
      And P1 has played Weakness, choosing Fighter
      When P1 ends the Main Phase
      And P1 chooses Fighter
      Then Fighter is in P2's trash

    @id:other-players-turn-bonus-outlasts-the-battle
    Scenario: 6-6-1-3 The other player's effect during this turn is there until the turn ends
      Given P1 is in the Main Phase
      And P2 has:
        | area | card       |
        | hand | Stand Firm |
      When P1 attacks P2's Leader with their Leader
      And P2 counters with Stand Firm
      And P2 chooses P2's Leader
      Then P2's Leader has 7000 power

    @id:other-players-turn-bonus-ends
    Scenario: 6-6-1-3 The other player's effect during this turn is gone when the turn has ended
      Given P1 is in the Main Phase
      And P2 has:
        | area | card       |
        | hand | Stand Firm |
      And P1 has attacked P2's Leader with their Leader
      And P2 has countered with Stand Firm
      And P2 has chosen P2's Leader
      When P1 ends the Main Phase
      Then P2's Leader has 5000 power
