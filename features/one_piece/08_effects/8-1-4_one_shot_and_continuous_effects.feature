Feature: 8-1-4 One-shot and continuous effects

  @id:one-shot-is-complete-at-once @rule:8-1-4
  Scenario: 8-1-4-1 A one-shot effect does not go on acting
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Harsh Lullaby |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    And P1 has played Harsh Lullaby
    When P1 ends the Main Phase
    Then Fighter is active

  @id:one-shot-acts-when-it-resolves
  Scenario: 8-1-4-1 A one-shot effect acts at the moment it resolves
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Harsh Lullaby |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    When P1 plays Harsh Lullaby
    Then Fighter is rested

  @id:during-this-battle-lasts @rule:8-1-4
  Scenario: 8-1-4-2 An effect during this battle acts on until the battle ends
    Given P1 is in the Main Phase
    And P2 has:
      | area | card  |
      | hand | Parry |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Parry
    And P2 chooses P2's Leader
    Then P2 has 5 Life cards
    And P2's Leader has 5000 power

  @id:during-this-turn-lasts
  Scenario: 8-1-4-2 An effect during this turn acts on after a battle
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Rally |
    And P1 has played Rally, choosing P1's Leader
    When P1 attacks P2's Leader with their Leader
    Then P1's Leader has 7000 power

  @id:during-this-turn-ends @interaction
  Scenario: 8-1-4-2 An effect during this turn ends with the turn
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Rally |
    And P1 has played Rally, choosing P1's Leader
    When P1 ends the Main Phase
    Then P1's Leader has 5000 power

  @id:until-the-start-of-your-next-turn-lasts @interaction
  Scenario: 8-1-4-2 An effect until the start of its player's next turn acts on the opponent's turn
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Night Vigil |
    And P1 has played Night Vigil
    When P1 ends the Main Phase
    Then P1's Leader has 7000 power

  @id:until-the-start-of-your-next-turn-ends @interaction @rule:6-2-1
  Scenario: 8-1-4-2 An effect until the start of its player's next turn has ended on that turn
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Night Vigil |
    And P1 has played Night Vigil
    And P1 has ended the Main Phase
    When P2 ends the Main Phase
    Then P1's Leader has 5000 power

  @id:until-the-end-of-your-next-turn-lasts @interaction
  Scenario: 8-1-4-2 An effect until the end of its player's next turn acts on that turn
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Long Watch |
    And P1 has played Long Watch
    And P1 has ended the Main Phase
    When P2 ends the Main Phase
    Then P1's Leader has 7000 power

  @id:until-the-end-of-your-next-turn-ends @interaction
  Scenario: 8-1-4-2 An effect until the end of its player's next turn ends with that turn
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Long Watch |
    And P1 has played Long Watch
    And P1 has ended the Main Phase
    And P2 has ended the Main Phase
    When P1 ends the Main Phase
    Then P1's Leader has 5000 power

  @id:until-the-end-of-the-opponents-next-turn-lasts @interaction
  Scenario: 8-1-4-2 An effect until the end of the opponent's next turn acts on that turn
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Fog Curtain |
    And P1 has played Fog Curtain
    When P1 ends the Main Phase
    Then P1's Leader has 7000 power

  @id:until-the-end-of-the-opponents-next-turn-ends @interaction
  Scenario: 8-1-4-2 An effect until the end of the opponent's next turn ends with that turn
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Fog Curtain |
    And P1 has played Fog Curtain
    And P1 has ended the Main Phase
    When P2 ends the Main Phase
    Then P1's Leader has 5000 power

  # Official Q&A sheet "ST-21", no. 3 (ST21-015)
  @id:opponents-next-turn-that-has-begun @interaction @reading:until-the-end-of-a-next-turn
  Scenario: 8-1-4-2 The opponent's next turn, in an effect begun on the opponent's turn, is that very turn
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card         |
      | Character area | Fog Sentinel |
    And P1 has attacked P2's Leader with their Leader
    And P1 has ended the Main Phase
    When P2 ends the Main Phase
    Then P2's Leader has 5000 power

  # Official Q&A sheet "ST-10" (ST10-016)
  @id:your-next-turn-from-the-opponents-turn @interaction @reading:until-the-end-of-a-next-turn
  Scenario: 8-1-4-2 A player's next turn, in an effect begun on the opponent's turn, is the one that follows
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card           |
      | Character area | Watch Sentinel |
    And P1 has attacked P2's Leader with their Leader
    When P1 ends the Main Phase
    Then P2's Leader has 7000 power

  @id:kept-rested-in-the-next-refresh-phase @interaction @rule:6-2-4
  Scenario: 8-1-4-2 An effect on the next Refresh Phase acts in it
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Heavy Slumber |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    And P1 has played Heavy Slumber, choosing Fighter
    When P1 ends the Main Phase
    Then Fighter is rested

  @id:not-kept-rested-in-the-refresh-phase-after @interaction
  Scenario: 8-1-4-2 An effect on the next Refresh Phase has ended in the one after it
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Heavy Slumber |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    And P1 has played Heavy Slumber, choosing Fighter
    And P1 has ended the Main Phase
    And P2 has ended the Main Phase
    When P1 ends the Main Phase
    Then Fighter is active

  # Official Q&A sheet "OP03", row 37
  @id:set-cost-outlives-a-reduction @interaction @rule:8-4-6
  Scenario: 8-1-4-2 A cost set to 0 stays 0 when a permanent reduction ends
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Cheapener |
      | hand           | Bankrupt  |
      | hand           | Farewell  |
    And P2 has:
      | area           | card    |
      | Character area | Veteran |
    And P1 has played Bankrupt, choosing Veteran
    When P1 plays Farewell
    And P1 chooses Cheapener
    Then Veteran has a cost of 0

  # Official Q&A sheet "OP14 EB04", row 2
  @id:swapped-base-power-outlives-the-partner @interaction @rule:4-9-2
  Scenario: 8-1-4-2 A swapped base power stays when the other card leaves
    Given P1 is in the Main Phase with:
      | area           | card     |
      | Character area | Recruit  |
      | Character area | Veteran  |
      | hand           | Swindle  |
      | hand           | Farewell |
    And P1 has played Swindle, choosing Recruit, Veteran
    When P1 plays Farewell
    And P1 chooses Recruit
    Then Veteran has 2000 power

  @id:swapped-base-power-ends @interaction @rule:4-9-2
  Scenario: 8-1-4-2 A swapped base power ends with the turn
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Recruit |
      | Character area | Veteran |
      | hand           | Swindle |
    And P1 has played Swindle, choosing Recruit, Veteran
    When P1 ends the Main Phase
    Then Veteran has 7000 power
    And Recruit has 2000 power

  # Official Q&A sheet "OP07", no. 5 (OP07-002)
  @id:set-power-covers-an-earlier-bonus @interaction @rule:8-4-6
  Scenario: 8-1-4-2 A power set to 0 covers an earlier bonus
    Given P2 is in the Main Phase with:
      | area           | card       |
      | Character area | Fighter    |
      | hand           | Long Rally |
    And P1 has:
      | area | card    |
      | hand | Petrify |
    And P2 has played Long Rally, choosing Fighter
    And P2 has ended the Main Phase
    When P1 plays Petrify
    And P1 chooses Fighter
    Then Fighter has 0 power

  # Official Q&A sheet "OP07", no. 5 (OP07-002)
  @id:covered-bonus-comes-back @interaction @rule:8-4-6
  Scenario: 8-1-4-2 A bonus that was covered for a turn acts again afterwards
    Given P2 is in the Main Phase with:
      | area           | card       |
      | Character area | Fighter    |
      | hand           | Long Rally |
    And P1 has:
      | area | card    |
      | hand | Petrify |
    And P2 has played Long Rally, choosing Fighter
    And P2 has ended the Main Phase
    And P1 has played Petrify, choosing Fighter
    When P1 ends the Main Phase
    Then Fighter has 7000 power

  @id:none-can-be-knocked-out
  Scenario: 8-1-4-2 None of a player's Characters is K.O.'d by the opponent's effects as long as an effect says so
    Given P1 is in the Main Phase with:
      | area           | card          |
      | hand           | Sacred Ground |
      | Character area | Fighter       |
    And P2 has:
      | area | card       |
      | hand | Great Fire |
    And P1 has played Sacred Ground
    And P1 has ended the Main Phase
    When P2 plays Great Fire
    Then Fighter is in P1's Character area

  @id:none-can-be-knocked-out-but-in-battle
  Scenario: 8-1-4-2 An effect against the opponent's effects does not keep a Character from a K.O. in battle
    Given P1 is in the Main Phase with:
      | area           | card          | state  |
      | hand           | Sacred Ground |        |
      | Character area | Fighter       | rested |
    And P1 has played Sacred Ground
    And P1 has ended the Main Phase
    When P2 attacks Fighter with their Leader
    Then Fighter is in P1's trash

  @id:attack-with-the-price-paid
  Scenario: 8-1-4-2 A Character that cannot attack unless its player trashes 2 cards attacks for that price
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | War Tax |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
      | hand           | Recruit |
      | hand           | Squire  |
    And P1 has played War Tax
    And P1 has ended the Main Phase
    When P2 attacks P1's Leader with Fighter
    And P2 chooses Recruit, Squire
    Then P1 has 4 Life cards
    And P2 has 1 card in the hand

  @id:attack-without-the-price @twin:attack-with-the-price-paid
  Scenario: 8-1-4-2 A Character that cannot attack unless its player trashes 2 cards does not attack without them
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | War Tax |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    And P1 has played War Tax
    And P1 has ended the Main Phase
    When P2 tries to attack P1's Leader with Fighter
    Then it is refused

  @id:next-play-costs-less
  Scenario: 8-1-4-2 A lower cost for the next card of a description is for that card alone
    Given P1 is in the Main Phase with:
      | area           | card   | as           |
      | Character area | Purser |              |
      | hand           | Marine |              |
      | hand           | Ensign | One Ensign   |
      | hand           | Ensign | Other Ensign |
    And P1 has 7 active DON!! cards
    And P1 has activated Purser's [Activate: Main]
    And P1 has played Marine
    And P1 has played One Ensign
    When P1 plays Other Ensign
    Then P1 has 1 active DON!! card

  @id:further-change-lasts-as-long
  Scenario: 8-1-4-2 A further change of a card without a duration of its own ends with the one before
    Given P1 is in the Main Phase with:
      | area           | card          |
      | hand           | Inspired Blow |
      | Character area | Fighter       |
    And P1 has played Inspired Blow, choosing Fighter
    When P1 ends the Main Phase
    Then Fighter has 5000 power
    And Fighter does not have [Double Attack]

  @id:selected-card-is-not-blocked @twin:other-card-is-blocked
  Scenario: 8-1-4-2 A selected card is not blocked when it attacks during this turn
    Given P1 is in the Main Phase with:
      | area           | card          |
      | hand           | Straight Shot |
      | Character area | Fighter       |
    And P2 has:
      | area           | card       |
      | Character area | Gatekeeper |
    And P1 has played Straight Shot, choosing Fighter
    And P1 has attacked P2's Leader with Fighter
    And P2 is now asked to block
    When P2 tries to block with Gatekeeper
    Then it is refused

  @id:other-card-is-blocked
  Scenario: 8-1-4-2 A card that was not selected is blocked when it attacks during this turn
    Given P1 is in the Main Phase with:
      | area           | card          |
      | hand           | Straight Shot |
      | Character area | Fighter       |
    And P2 has:
      | area           | card       |
      | Character area | Gatekeeper |
    And P1 has played Straight Shot, choosing Fighter
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Gatekeeper
    Then Gatekeeper is in P2's trash

  @id:selected-leader-is-not-blocked @twin:unselected-character-is-blocked
  Scenario: 8-1-4-2 A Leader selected for attacks without [Blocker] is not blocked
    Given P1 is in the Main Phase with:
      | area           | card       |
      | hand           | Clear Path |
      | Character area | Fighter    |
    And P2 has:
      | area           | card       |
      | Character area | Gatekeeper |
    And P1 has played Clear Path, choosing P1's Leader
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to block
    When P2 tries to block with Gatekeeper
    Then it is refused

  @id:unselected-character-is-blocked
  Scenario: 8-1-4-2 A Character that was not selected for attacks without [Blocker] is blocked
    Given P1 is in the Main Phase with:
      | area           | card       |
      | hand           | Clear Path |
      | Character area | Fighter    |
    And P2 has:
      | area           | card       |
      | Character area | Gatekeeper |
    And P1 has played Clear Path, choosing P1's Leader
    When P1 attacks P2's Leader with Fighter
    And P2 blocks with Gatekeeper
    Then Gatekeeper is in P2's trash

  @id:base-power-of-the-attacker
  Scenario: 8-1-4-2 A base power that becomes the same as the attacker's power acts on in the battle
    Given P2 is in the Main Phase
    And P1 has:
      | area        | card          |
      | Leader area | Mirror Leader |
      | hand        | Guardian      |
    When P2 attacks P1's Leader with their Leader
    And P1 counters with Guardian for P1's Leader
    Then P1 has 5 Life cards
    And P1's Leader has 5000 power

  # Official Q&A sheet "ST-10", row 5
  @id:resolved-rush-stays @interaction
  Scenario: 8-1-4-2 A [Rush] gained by a resolved effect stays when its condition ends
    Given P1 is in the Main Phase with:
      | area           | card           |
      | Character area | Veteran        |
      | hand           | Spurred Rookie |
      | hand           | Farewell       |
    And P1 has played Spurred Rookie
    And P1 has played Farewell, choosing Veteran
    When P1 attacks P2's Leader with Spurred Rookie
    Then Spurred Rookie is rested
