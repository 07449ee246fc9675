Feature: 8-1-3-1 Auto effects

  @id:auto-effect-activates-by-itself @rule:8-1-3 @rule:8-3-1-8
  Scenario: 8-1-3-1 An auto effect activates by itself when its event happens
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Event Watcher |
      | hand           | Lesson        |
    When P1 plays Lesson
    Then Event Watcher has 4000 power

  @id:auto-effect-activates-each-time @rule:8-3-1-8
  Scenario: 8-1-3-1 An auto effect activates again each time its event happens
    Given P1 is in the Main Phase with:
      | area           | card          | as     |
      | Character area | Event Watcher |        |
      | hand           | Lesson        | First  |
      | hand           | Lesson        | Second |
    And P1 has played First
    When P1 plays Second
    Then Event Watcher has 5000 power

  # Official Q&A sheet "OP02", row 58
  @id:once-per-turn-among-simultaneous-events @interaction @rule:10-2-13-1
  Scenario: 8-1-3-1 An auto effect for once per turn activates once for two events at once
    Given P1 is in the Main Phase with:
      | area           | card            |
      | Leader area    | Grateful Leader |
      | Character area | Sacrificer      |
    When P1 activates Sacrificer's [Activate: Main]
    Then P1's Leader has 6000 power

  # Official Q&A sheet "ST-08", row 1
  @id:once-for-each-simultaneous-event @interaction
  Scenario: 8-1-3-1 An auto effect activates once for each of two events at once
    Given P1 is in the Main Phase with:
      | area        | card           |
      | Leader area | Looting Leader |
      | hand        | Full Broadside |
    And P1 has 1 active DON!! card
    And P1 has 3 rested DON!! cards
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
      | Character area | Recruit |
    When P1 plays Full Broadside
    And P1 chooses 1 rested DON!! card
    And P1 chooses 1 rested DON!! card
    Then P1's Leader has 2 DON!! cards given

  @id:reaction-to-a-card-trashed-by-an-effect @rule:8-1-3-1-2
  Scenario: 8-1-3-1 An effect that waits for a card trashed from the hand by an effect activates then
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Scavenger |
      | Character area | Peddler   |
      | hand           | Fighter   |
    When P1 activates Peddler's [Activate: Main]
    Then Fighter is in P1's trash
    And P1 has 2 cards in the hand

  @id:no-reaction-to-a-card-trashed-by-a-rule @rule:7-1-3-2-1
  Scenario: 8-1-3-1 An effect that waits for a card trashed from the hand by an effect does not activate for a Counter
    Given P2 is in the Main Phase
    And P1 has:
      | area           | card      |
      | Character area | Scavenger |
      | hand           | Guardian  |
    When P2 attacks P1's Leader with their Leader
    And P1 counters with Guardian for P1's Leader
    Then Guardian is in P1's trash
    And P1 has 0 cards in the hand

  @id:on-play-is-auto @rule:8-3-1-8
  Scenario: 8-1-3-1-1 [On Play] activates by itself
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Herald |
    When P1 plays Herald
    Then P1 has 1 card in the hand

  @id:when-attacking-is-auto
  Scenario: 8-1-3-1-1 [When Attacking] activates by itself
    Given P1 is in the Main Phase with:
      | area           | card            |
      | Character area | Charging Herald |
    When P1 attacks P2's Leader with Charging Herald
    Then P1 has 1 card in the hand

  @id:on-block-is-auto
  Scenario: 8-1-3-1-1 [On Block] activates by itself
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card            |
      | Character area | Blocking Herald |
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Blocking Herald
    Then P2 has 1 card in the hand

  @id:on-ko-is-auto
  Scenario: 8-1-3-1-1 [On K.O.] activates by itself
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Cannon Shot |
    And P2 has:
      | area           | card   |
      | Character area | Martyr |
    When P1 plays Cannon Shot
    And P1 chooses Martyr
    Then P2 has 1 card in the hand

  @id:end-of-your-opponents-turn-is-auto
  Scenario: 8-1-3-1-1 [End of Your Opponent's Turn] activates by itself
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card      |
      | Character area | Night Spy |
    And P2 has 20 cards in the deck
    When P1 ends the Main Phase
    Then P2 has 18 cards in the deck

  @id:when-is-auto @rule:8-3-1-8
  Scenario: 8-1-3-1-1 An effect worded with "when" activates by itself
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Event Scholar |
      | hand           | Rally         |
    When P1 plays Rally
    And P1 chooses Event Scholar
    Then P1 has 1 card in the hand

  @id:when-koed-is-auto
  Scenario: 8-1-3-1-1 An effect worded with "when this Character is K.O.'d" activates by itself
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Veteran |
    And P2 has:
      | area           | card           | state  |
      | Character area | Mourned Herald | rested |
    When P1 attacks Mourned Herald with Veteran
    Then Mourned Herald is in P2's trash
    And P2 has 1 card in the hand

  @id:auto-effect-without-its-condition
  Scenario: 8-1-3-1-2 An auto effect does not activate without its condition
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Armed Charger |
      | hand           | Recruit       |
    When P1 attacks P2's Leader with Armed Charger
    Then Recruit is in P1's hand
    And P1 has 1 card in the hand

  @id:auto-effect-with-condition-and-cost
  Scenario: 8-1-3-1-2 An auto effect activates with its condition met and its cost paid
    Given P1 is in the Main Phase with:
      | area           | card          | DON!! |
      | Character area | Armed Charger | 1     |
      | hand           | Recruit       |       |
    When P1 attacks P2's Leader with Armed Charger
    Then Recruit is in P1's trash
    And P1 has 2 cards in the hand

  @id:auto-effect-without-its-cost
  Scenario: 8-1-3-1-2 An auto effect does not activate where its cost cannot be paid
    Given P1 is in the Main Phase with:
      | area           | card          | DON!! |
      | Character area | Armed Charger | 1     |
    When P1 attacks P2's Leader with Armed Charger
    Then P1 has 0 cards in the hand

  @id:moved-card-is-silent
  Scenario: 8-1-3-1-3 An auto effect does not activate once its card has moved
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Event Usher   |
      | Character area | Event Scholar |
      | hand           | Oath          |
    When P1 plays Oath
    And P1 orders Event Usher, Event Scholar
    Then Event Scholar is in P1's hand
    And P1 has 1 card in the hand

  @id:card-that-has-not-moved-yet
  Scenario: 8-1-3-1-3 An auto effect activates before its card moves
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Event Usher   |
      | Character area | Event Scholar |
      | hand           | Oath          |
    When P1 plays Oath
    And P1 orders Event Scholar, Event Usher
    Then Event Scholar is in P1's hand
    And P1 has 2 cards in the hand

  # Official Q&A sheet "OP06", row 58
  @id:squeezed-out-before-its-on-play @interaction @rule:3-7-6-1
  Scenario: 8-1-3-1-3 A Character trashed to make room has no [On Play] any more
    Given P1 is in the Main Phase with:
      | area           | card          | as     |
      | Character area | Recruit       | First  |
      | Character area | Recruit       | Second |
      | Character area | Recruit       | Third  |
      | hand           | Double Booker |        |
      | hand           | Herald        | Early  |
      | hand           | Herald        | Late   |
    When P1 plays Double Booker
    And P1 chooses Early
    And P1 chooses Late
    And P1 chooses Early
    Then Early is in P1's trash
    And Late is rested
    And P1 has 1 card in the hand

  # Official Q&A sheet "OP06", row 58
  @id:squeezed-out-by-one-with-another-on-play @interaction @rule:3-7-6-1
  Scenario: 8-1-3-1-3 Of two Characters played by one effect only the one that stays has its [On Play]
    Given P1 is in the Main Phase with:
      | area           | card          | as     |
      | Character area | Recruit       | First  |
      | Character area | Recruit       | Second |
      | Character area | Recruit       | Third  |
      | hand           | Double Booker |        |
      | hand           | Herald        |        |
      | hand           | Night Crier   |        |
    When P1 plays Double Booker
    And P1 chooses Herald
    And P1 chooses Night Crier
    And P1 chooses Herald
    Then Herald is in P1's trash
    And P1 has 0 cards in the hand
    And Night Crier is rested
    And P1's Leader has 7000 power

  # Official Q&A sheet "OP11", row 19
  @id:reaction-returned-by-the-attackers-effect @interaction @rule:7-1-1-3 @observe:decisions
  Scenario: 8-1-3-1-3 A card removed by the attacker's effect does not react to the attack
    Given P1 is in the Main Phase with:
      | area           | card             |
      | Character area | Sweeping Charger |
    And P2 has:
      | area           | card          |
      | Character area | Calm Defender |
    When P1 attacks P2's Leader with Sweeping Charger
    And P1 chooses Calm Defender
    Then Calm Defender is in P2's hand
    And P2 has 2 cards in the hand

  @id:reaction-to-a-played-character
  Scenario: 8-1-3-1 An effect that waits for a Character of its player activates when one is played from the hand
    Given P1 is in the Main Phase with:
      | area       | card         |
      | Stage area | Welcome Hall |
      | hand       | Recruit      |
    When P1 plays Recruit
    Then P1 has 1 card in the hand

  @id:reaction-to-a-character-played-by-an-effect
  Scenario: 8-1-3-1 An effect that waits for a Character of its player activates when an effect plays one
    Given P1 is in the Main Phase with:
      | area       | card         |
      | Stage area | Welcome Hall |
      | hand       | Raise Up     |
      | trash      | Recruit      |
    When P1 plays Raise Up, choosing Recruit
    Then Recruit is in P1's Character area
    And P1 has 1 card in the hand

  @id:reaction-to-a-play-from-the-hand
  Scenario: 8-1-3-1 An effect that waits for a Character played from the hand activates when one is
    Given P1 is in the Main Phase with:
      | area       | card         |
      | Stage area | Welcome Dock |
      | hand       | Recruit      |
    When P1 plays Recruit
    Then P1 has 1 card in the hand

  @id:no-reaction-to-a-play-from-the-trash
  Scenario: 8-1-3-1 An effect that waits for a Character played from the hand does not activate for one from the trash
    Given P1 is in the Main Phase with:
      | area       | card         |
      | Stage area | Welcome Dock |
      | hand       | Raise Up     |
      | trash      | Recruit      |
    When P1 plays Raise Up, choosing Recruit
    Then Recruit is in P1's Character area
    And P1 has 0 cards in the hand

  @id:reaction-to-the-opponents-character
  Scenario: 8-1-3-1 An effect that waits for a Character of the opponent activates when they play one
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
    And P2 has:
      | area       | card         |
      | Stage area | Envious Port |
    When P1 plays Recruit
    Then P2 has 1 card in the hand

  @id:no-reaction-to-the-own-character
  Scenario: 8-1-3-1 An effect that waits for a Character of the opponent does not activate when its own player plays one
    Given P1 is in the Main Phase with:
      | area       | card         |
      | Stage area | Envious Port |
      | hand       | Recruit      |
    When P1 plays Recruit
    Then P1 has 0 cards in the hand

  @id:no-reaction-to-a-card-placed-in-the-deck
  Scenario: 8-1-3-1 An effect that waits for a card trashed from the hand does not activate for one placed in the deck
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Scavenger |
      | hand           | Refill    |
      | hand           | Recruit   |
    When P1 plays Refill
    And P1 chooses Recruit
    Then Recruit is at the bottom of P1's deck
    And P1 has 2 cards in the hand

  @id:no-reaction-to-a-card-trashed-from-the-deck
  Scenario: 8-1-3-1 An effect that waits for a card trashed from the hand does not activate for one trashed from the deck
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Scavenger |
      | hand           | Dig       |
    When P1 plays Dig
    Then P1 has 4 cards in the trash
    And P1 has 0 cards in the hand

  @id:reaction-to-a-given-don-card
  Scenario: 8-1-3-1 An effect that waits for its Leader being given a DON!! card activates then
    Given P1 is in the Main Phase with:
      | area        | card         |
      | Leader area | Gift Watcher |
    When P1 gives 1 DON!! card to P1's Leader
    Then P1 has 1 card in the hand

  @id:no-reaction-to-a-don-card-given-elsewhere
  Scenario: 8-1-3-1 An effect that waits for its Leader being given a DON!! card does not activate for a Character
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Leader area    | Gift Watcher |
      | Character area | Recruit      |
    When P1 gives 1 DON!! card to Recruit
    Then P1 has 0 cards in the hand

  @id:reaction-for-a-turn
  Scenario: 8-1-3-1 An Event that waits for attacks during this turn acts when its player's Leader attacks
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Marching Song |
    And P1 has played Marching Song
    When P1 attacks P2's Leader with their Leader
    Then P1 has 1 card in the hand

  @id:reaction-for-a-turn-to-another-card
  Scenario: 8-1-3-1 An Event that waits for attacks of the Leader during this turn does not act when a Character attacks
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Fighter       |
      | hand           | Marching Song |
    And P1 has played Marching Song
    When P1 attacks P2's Leader with Fighter
    Then P1 has 0 cards in the hand

  @id:reaction-for-a-turn-is-over
  Scenario: 8-1-3-1 An Event that waits for attacks during this turn does not act in a later turn
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Marching Song |
    And P1 has played Marching Song
    And P1 has ended the Main Phase
    And P2 has ended the Main Phase
    When P1 attacks P2's Leader with their Leader
    Then P1 has 1 card in the hand

  @id:reaction-to-an-own-attack-or-being-attacked
  Scenario: 8-1-3-1 An effect for when its Character attacks or is attacked activates when it attacks
    Given P1 is in the Main Phase with:
      | area           | card        |
      | Character area | Brave Heart |
    When P1 attacks P2's Leader with Brave Heart
    Then P1 has 1 card in the hand

  @id:reaction-to-being-attacked-or-attacking
  Scenario: 8-1-3-1 An effect for when its Character attacks or is attacked activates when it is attacked
    Given P1 is in the Main Phase with:
      | area           | card   |
      | Character area | Gunner |
    And P2 has:
      | area           | card        | state  |
      | Character area | Brave Heart | rested |
    When P1 attacks Brave Heart with Gunner
    Then P2 has 1 card in the hand

  @id:reaction-to-2-returned-don-cards
  Scenario: 8-1-3-1 An effect for 2 or more returned DON!! cards activates once for 2 of them
    Given P1 is in the Main Phase with:
      | area       | card        |
      | Stage area | Bulk Refund |
      | hand       | Offering    |
    When P1 plays Offering
    And P1 uses Offering's effect
    Then P1 has 8 active DON!! cards
    And P1 has 2 cards in the hand

  @id:reaction-to-3-returned-don-cards
  Scenario: 8-1-3-1 An effect for 2 or more returned DON!! cards activates once for 3 of them
    Given P1 is in the Main Phase with:
      | area           | card             |
      | Stage area     | Bulk Refund      |
      | Character area | Great Sacrificer |
    When P1 activates Great Sacrificer's [Activate: Main]
    Then P1 has 7 active DON!! cards
    And P1 has 2 cards in the hand

  @id:no-reaction-to-1-returned-don-card
  Scenario: 8-1-3-1 An effect for 2 or more returned DON!! cards does not activate for 1
    Given P1 is in the Main Phase with:
      | area       | card           |
      | Stage area | Bulk Refund    |
      | hand       | Small Offering |
    When P1 plays Small Offering
    And P1 uses Small Offering's effect
    Then P1 has 9 active DON!! cards
    And P1 has 0 cards in the hand

  @id:reaction-to-each-drawn-card
  Scenario: 8-1-3-1 An effect for a card drawn outside the Draw Phase activates for each of 2 cards
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Keen Student |
      | hand           | Lesson       |
    When P1 plays Lesson
    Then Keen Student has 5000 power

  @id:no-reaction-to-the-draw-phase
  Scenario: 8-1-3-1 An effect for a card drawn outside the Draw Phase does not activate for that of the Draw Phase
    Given P1 is about to begin the Draw Phase with:
      | area           | card         |
      | Character area | Keen Student |
    When P1 begins the Draw Phase
    Then P1 has 1 card in the hand
    And Keen Student has 3000 power

  @id:reaction-to-a-won-battle
  Scenario: 8-1-3-1 An effect for a K.O. in battle activates when its Character K.O.'s another
    Given P1 is in the Main Phase with:
      | area           | card   |
      | Character area | Victor |
    And P2 has:
      | area           | card    | state  |
      | Character area | Recruit | rested |
    When P1 attacks Recruit with Victor
    Then Recruit is in P2's trash
    And P1 has 1 card in the hand

  @id:no-reaction-to-a-ko-by-an-effect
  Scenario: 8-1-3-1 An effect for a K.O. in battle does not activate for a K.O. by an effect
    Given P1 is in the Main Phase with:
      | area           | card        |
      | Character area | Victor      |
      | hand           | Cannon Shot |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
    When P1 plays Cannon Shot, choosing Recruit
    Then Recruit is in P2's trash
    And P1 has 0 cards in the hand

  @id:reaction-to-a-blocker-or-an-event
  Scenario: 8-1-3-1 An effect for a Blocker or an Event of the opponent activates for a Blocker
    Given P1 is in the Main Phase with:
      | area           | card        |
      | Character area | Harsh Judge |
    And P2 has:
      | area           | card       |
      | Character area | Gatekeeper |
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Gatekeeper
    Then P1 has 1 card in the hand

  @id:reaction-to-an-event-or-a-blocker
  Scenario: 8-1-3-1 An effect for a Blocker or an Event of the opponent activates for an Event
    Given P2 is in the Main Phase with:
      | area | card |
      | hand | Page |
    And P1 has:
      | area           | card        |
      | Character area | Harsh Judge |
    When P2 plays Page
    Then P1 has 1 card in the hand

  @id:reaction-to-damage-of-its-attack
  Scenario: 8-1-3-1 An effect for damage by its Character's attack activates for that damage
    Given P1 is in the Main Phase with:
      | area           | card             |
      | Character area | Wounding Fighter |
    When P1 attacks P2's Leader with Wounding Fighter
    Then P2 has 4 Life cards
    And P1 has 1 card in the hand

  @id:no-reaction-to-damage-of-another-attack
  Scenario: 8-1-3-1 An effect for damage by its Character's attack does not activate for another card's attack
    Given P1 is in the Main Phase with:
      | area           | card             |
      | Character area | Wounding Fighter |
    When P1 attacks P2's Leader with their Leader
    Then P2 has 4 Life cards
    And P1 has 0 cards in the hand

  @id:when-this-or-any-other-is-given-don
  Scenario: 8-1-3-1-1 An effect for this Leader or any Character activates for the Leader
    Given P1 is in the Main Phase with:
      | area           | card            |
      | Leader area    | Thankful Leader |
      | Character area | Squire          |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    When P1 gives 1 DON!! card to P1's Leader
    And P1 chooses Fighter
    Then Fighter has 4000 power

  @id:when-any-other-is-given-don
  Scenario: 8-1-3-1-1 An effect for this Leader or any Character activates for a Character
    Given P1 is in the Main Phase with:
      | area           | card            |
      | Leader area    | Thankful Leader |
      | Character area | Squire          |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    When P1 gives 1 DON!! card to Squire
    And P1 chooses Fighter
    Then Fighter has 4000 power

  @id:when-the-opponent-plays-a-character
  Scenario: 8-1-3-1-1 An effect for when the opponent plays a Character activates then
    Given P2 is in the Main Phase with:
      | area | card    |
      | hand | Fighter |
    And P1 has:
      | area           | card       |
      | Character area | Doorkeeper |
    When P2 plays Fighter
    Then P1 has 1 card in the hand

  @id:when-the-opponent-plays-a-stage
  Scenario: 8-1-3-1-1 An effect for when the opponent plays a Character does not activate for a Stage
    Given P2 is in the Main Phase with:
      | area | card   |
      | hand | Harbor |
    And P1 has:
      | area           | card       |
      | Character area | Doorkeeper |
    When P2 plays Harbor
    Then P1 has 0 cards in the hand

  @id:when-you-play-a-described-character
  Scenario: 8-1-3-1-1 An effect for when a player plays a Character of a description activates for one
    Given P1 is in the Main Phase with:
      | area        | card             |
      | Leader area | Welcoming Leader |
      | hand        | Fighter          |
    When P1 plays Fighter
    Then P1 has 1 card in the hand

  @id:when-you-play-another-character
  Scenario: 8-1-3-1-1 An effect for when a player plays a Character of a description does not activate for another
    Given P1 is in the Main Phase with:
      | area        | card             |
      | Leader area | Welcoming Leader |
      | hand        | Gatekeeper       |
    When P1 plays Gatekeeper
    Then P1 has 0 cards in the hand

  @id:when-you-play-from-elsewhere
  Scenario: 8-1-3-1-1 An effect for when a player plays a Character from the hand does not activate for one from the trash
    Given P1 is in the Main Phase with:
      | area           | card             |
      | Leader area    | Welcoming Leader |
      | Character area | Successor        |
      | trash          | Squire           |
    And P2 has:
      | area | card        |
      | hand | Cannon Shot |
    And P1 has ended the Main Phase
    When P2 plays Cannon Shot
    And P2 chooses Successor
    And P1 chooses Squire
    Then Squire is in P1's Character area
    And P1 has 0 cards in the hand

  @id:when-after-what-is-done
  Scenario: 8-1-3-1-1 An effect that names its event last activates when it happens
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Eavesdropper |
    And P2 has:
      | area | card  |
      | hand | Parry |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Parry
    And P2 chooses P2's Leader
    Then P1 has 1 card in the hand

  @id:when-an-effect-can-be-activated @rule:8-1-3-1-2 @rule:8-1-2
  Scenario: 8-1-3-1-1 An effect that can be activated when a Character is removed activates then
    Given P1 is in the Main Phase with:
      | area        | card            |
      | Leader area | Ferryman Leader |
      | hand        | Send Home       |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    When P1 plays Send Home
    And P1 chooses Fighter
    And P1 uses P1's Leader's effect
    Then P1 has 1 card in the hand

  @id:when-for-the-rest-of-the-turn
  Scenario: 8-1-3-1 An effect that waits during a turn activates each time its event happens in it
    Given P1 is in the Main Phase with:
      | area | card        | as          |
      | hand | Blood Price |             |
      | hand | Cannon Shot | First Shot  |
      | hand | Cannon Shot | Second Shot |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
      | Character area | Squire  |
    And P1 has played Blood Price
    And P1 has played First Shot, choosing Fighter
    When P1 plays Second Shot
    And P1 chooses Squire
    Then P1 has 2 cards in the hand

  @id:when-after-the-turn
  Scenario: 8-1-3-1 An effect that waits during a turn does not activate after it
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Blood Price |
      | hand | Riposte     |
    And P2 has:
      | area           | card   |
      | Character area | Squire |
    And P1 has played Blood Price
    And P1 has ended the Main Phase
    When P2 attacks P1's Leader with Squire
    And P1 counters with Riposte
    And P1 chooses Squire
    Then Squire is in P2's trash
    And P1 has 0 cards in the hand

  # Official Q&A sheet "ST-08", row 1
  @id:two-characters-ko-d-and-no-limit @interaction
  Scenario: 8-1-3-1 A reaction without limit acts for each of 2 Characters K.O.'d at once
    Given P1 is in the Main Phase with:
      | area        | card           | as      |
      | Leader area | Looting Leader | Captain |
      | hand        | Double Strike  |         |
    And P1 has 1 active DON!! card
    And P1 has 2 rested DON!! cards
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
      | Character area | Squire  |
    When P1 plays Double Strike, choosing Fighter, Squire
    And P1 chooses 1 rested DON!! card
    And P1 chooses 1 rested DON!! card
    Then Captain has 2 DON!! cards given
    And P1 has 1 rested DON!! card

  # Official Q&A sheet "OP03" (OP03-043)
  @id:double-attack-is-one-dealing-of-damage @interaction @reading:double-attack-is-one-damage-event @rule:10-1-2-1
  Scenario: 8-1-3-1 An effect for damage that is dealt activates once for the 2 damage of [Double Attack]
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Twin Wounder |
    When P1 attacks P2's Leader with Twin Wounder
    Then P2 has 3 Life cards
    And P1 has 1 card in the hand

  @id:when-a-blocker-or-an-event-a-blocker
  Scenario: 8-1-3-1-1 An effect that waits for a [Blocker] or an Event of the opponent activates for a [Blocker]
    Given P1 is in the Main Phase with:
      | area        | card         |
      | Leader area | Alert Leader |
    And P2 has:
      | area           | card       |
      | Character area | Gatekeeper |
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Gatekeeper
    Then P1 has 1 card in the hand

  @id:when-a-blocker-or-an-event-an-event
  Scenario: 8-1-3-1-1 An effect that waits for a [Blocker] or an Event of the opponent activates for an Event
    Given P1 is in the Main Phase with:
      | area        | card         |
      | Leader area | Alert Leader |
    And P2 has:
      | area | card  |
      | hand | Parry |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Parry
    And P2 chooses P2's Leader
    Then P1 has 1 card in the hand

  @id:when-the-opponents-life-is-removed
  Scenario: 8-1-3-1-1 An effect for when a card is removed from the opponent's Life cards activates then
    Given P1 is in the Main Phase with:
      | area        | card           |
      | Leader area | Reaping Leader |
      | hand        | Siege          |
    When P1 plays Siege
    Then P2 has 4 Life cards
    And P1 has 1 card in the hand

  @id:when-own-life-is-removed
  Scenario: 8-1-3-1-1 An effect for when a card is removed from the opponent's Life cards does not activate for one's own
    Given P1 is in the Main Phase with:
      | area        | card           |
      | Leader area | Reaping Leader |
      | hand        | Burnt Ship     |
    When P1 plays Burnt Ship
    Then P1 has 1 Life card
    And P1 has 0 cards in the hand

  @id:when-it-attacks-or-is-attacked-attacks
  Scenario: 8-1-3-1-1 An effect for when this Leader attacks or is attacked activates when it attacks
    Given P1 is in the Main Phase with:
      | area        | card           |
      | Leader area | Feuding Leader |
    When P1 attacks P2's Leader with their Leader
    Then P1 has 1 card in the hand

  @id:when-it-attacks-or-is-attacked-attacked
  Scenario: 8-1-3-1-1 An effect for when this Leader attacks or is attacked activates when it is attacked
    Given P2 is in the Main Phase with:
      | area           | card    |
      | Character area | Recruit |
    And P1 has:
      | area        | card           |
      | Leader area | Feuding Leader |
    When P2 attacks P1's Leader with Recruit
    Then P1 has 5 Life cards
    And P1 has 1 card in the hand

  @id:when-it-battles-and-knocks-out
  Scenario: 8-1-3-1-1 An effect for when this Character battles and K.O.'s a Character activates then
    Given P1 is in the Main Phase with:
      | area           | card   |
      | Character area | Victor |
    And P2 has:
      | area           | card   | state  |
      | Character area | Squire | rested |
    When P1 attacks Squire with Victor
    Then Squire is in P2's trash
    And P1 has 1 card in the hand

  @id:when-it-battles-and-does-not-knock-out
  Scenario: 8-1-3-1-1 An effect for when this Character battles and K.O.'s a Character does not activate without a K.O.
    Given P1 is in the Main Phase with:
      | area           | card   |
      | Character area | Victor |
    And P2 has:
      | area           | card    | state  |
      | Character area | Veteran | rested |
    When P1 attacks Veteran with Victor
    Then Veteran is in P2's Character area
    And P1 has 0 cards in the hand

  @id:returned-to-hand-by-your-effect
  Scenario: 8-1-3-1-1 An effect for an opponent's Character returned to the hand by your effect activates
    Given P1 is in the Main Phase with:
      | area           | card             |
      | Character area | Bouncer          |
      | Character area | Farewell Watcher |
    And P2 has:
      | area           | card   |
      | Character area | Squire |
    When P1 attacks P2's Leader with Bouncer
    And P1 chooses Squire
    Then Squire is in P2's hand
    And P1 has 1 card in the hand

  @id:your-own-returned-to-hand
  Scenario: 8-1-3-1-1 An effect for an opponent's Character returned to the hand does not activate for your own
    Given P1 is in the Main Phase with:
      | area           | card             |
      | Character area | Squire           |
      | Character area | Farewell Watcher |
      | hand           | Summons          |
    When P1 plays Summons, choosing Squire
    Then Squire is in P1's hand
    And P1 has 1 card in the hand

  @id:damage-taken-is-an-event @rule:4-6-1
  Scenario: 8-1-3-1-1 An effect for taking damage or a K.O. activates when damage is taken
    Given P1 is in the Main Phase
    And P2 has:
      | area        | card        |
      | Leader area | Sore Leader |
    And P2 has 5 Life cards
    When P1 attacks P2's Leader with their Leader
    Then P2 has 4 Life cards
    And P2 has 2 cards in the hand

  @id:opponent-attacks-is-an-event
  Scenario: 8-1-3-1-1 An effect for the opponent's attack activates with any card that attacks
    Given P1 is in the Main Phase
    And P2 has:
      | area        | card            |
      | Leader area | Counting Leader |
    And P2 has 5 Life cards
    When P1 attacks P2's Leader with their Leader
    And P2 uses P2's Leader's effect
    Then P2 has 4 Life cards
    And P2 has 2 cards in the hand

  @id:power-for-every-don-card-rested
  Scenario: 8-1-3-1-1 A card gains power for every DON!! card rested in the same effect
    Given P1 is in the Main Phase
    And P2 has:
      | area        | card              |
      | Leader area | Leader Who Spends |
    And P2 has 3 active DON!! cards
    And P2 has 5 Life cards
    When P1 attacks P2's Leader with their Leader
    And P2 uses P2's Leader's effect
    And P2 chooses 1 active DON!! card
    And P2 chooses their Leader
    Then P2 has 5 Life cards
    And P2 has 2 active DON!! cards

  @id:effect-to-use-at-the-start-of-the-turn
  Scenario: 8-1-3-1-1 An effect that can be activated at the start of the turn activates then
    Given P1 is about to begin the Refresh Phase with:
      | area        | card               |
      | Leader area | Early Watch Leader |
    When P1 begins the Refresh Phase
    And P1 uses P1's Leader's effect
    Then P1 has 2 cards in the hand

  @id:one-of-your-characters-knocked-out
  Scenario: 8-1-3-1-1 An effect for the K.O. of one of several Characters activates for any of them
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Cannon Shot |
    And P2 has:
      | area           | card               |
      | Leader area    | Keeper of the Dead |
      | Character area | Squire             |
    When P1 plays Cannon Shot, choosing Squire
    Then Squire is in P2's trash
    And P2 has 1 card in the hand

  @id:knocked-out-character-is-not-such-a-one
  Scenario: 8-1-3-1-1 An effect for the K.O. of one of several Characters does not activate for another
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Cannon Shot |
    And P2 has:
      | area           | card               |
      | Leader area    | Keeper of the Dead |
      | Character area | Recruit            |
    When P1 plays Cannon Shot, choosing Recruit
    Then Recruit is in P2's trash
    And P2 has 0 cards in the hand
