Feature: 8-1-3-3 Permanent effects

  @id:permanent-effect-on-a-new-card @rule:8-1-3-3-4 @rule:8-1-3
  Scenario: 8-1-3-3 A permanent effect acts at once on a card that comes later
    Given P1 is in the Main Phase with:
      | area           | card           |
      | Character area | Banner Carrier |
      | hand           | Recruit        |
    When P1 plays Recruit
    Then Recruit has 3000 power
    And Banner Carrier has 4000 power

  @id:permanent-effect-ends-with-its-card @rule:8-1-3-3-4
  Scenario: 8-1-3-3 A permanent effect stops when its card leaves the field
    Given P1 is in the Main Phase with:
      | area           | card           |
      | Character area | Banner Carrier |
      | Character area | Recruit        |
      | hand           | Farewell       |
    When P1 plays Farewell
    And P1 chooses Banner Carrier
    Then Recruit has 2000 power

  @id:permanent-effect-comes-to-life
  Scenario: 8-1-3-3-1 A text without timing or activation acts as soon as it says so
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       |
      | Character area | Last Stand |
    And P2 has 4 Life cards
    When P1 attacks P2's Leader with their Leader
    Then P2 has 3 Life cards
    And Last Stand has 6000 power

  @id:permanent-effect-is-not-resolved-once
  Scenario: 8-1-3-3-1 A text without timing or activation is not fixed when its card is played
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Last Stand |
      | hand | Vigor      |
    And P1 has 3 Life cards
    And P1 has played Last Stand
    When P1 plays Vigor
    Then P1 has 4 Life cards
    And Last Stand has 4000 power

  @id:permanent-effect-under-its-condition
  Scenario: 8-1-3-3-2 A permanent effect is valid while its condition is met
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Veteran      |
      | hand           | Proud Rookie |
    And P1 has played Proud Rookie
    When P1 attacks P2's Leader with Proud Rookie
    Then the battle is over
    And Proud Rookie is rested

  # Official Q&A sheet "OP05", row 4
  @id:permanent-effect-without-its-condition @twin:permanent-effect-under-its-condition @interaction
  Scenario: 8-1-3-3-2 A [Rush] that depends on another Character is gone when that Character leaves
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Veteran      |
      | hand           | Proud Rookie |
      | hand           | Farewell     |
    And P1 has played Proud Rookie
    And P1 has played Farewell, choosing Veteran
    When P1 tries to attack P2's Leader with Proud Rookie
    Then it is refused

  # Official Q&A sheet "OP05", row 5
  @id:rush-lost-after-the-declaration @interaction
  Scenario: 8-1-3-3-2 An attack that was declared goes on when its [Rush] is lost
    Given P1 is in the Main Phase with:
      | area           | card            |
      | Character area | Veteran         |
      | hand           | Restless Rookie |
    And P1 has played Restless Rookie
    And P1 has given 1 DON!! card to Restless Rookie
    When P1 attacks P2's Leader with Restless Rookie
    Then Restless Rookie does not have [Rush]
    And Veteran is in P1's hand
    And P2 has 4 Life cards

  @id:rules-text-in-the-deck @rule:2-1-3
  Scenario: 8-1-3-3-3 A text that changes the rules acts while its card is in the deck
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Cook Wanted |
    And P1's deck from the top is:
      | card        |
      | Recruit     |
      | Masked Cook |
    When P1 plays Cook Wanted
    And P1 chooses Masked Cook
    Then Masked Cook is in P1's hand

  @id:rules-text-in-the-hand @rule:2-1-3
  Scenario: 8-1-3-3-3 A text that reads "according to the rules" acts while its card is in the hand
    Given P1 is in the Main Phase with:
      | area           | card        |
      | Character area | Maitre      |
      | hand           | Masked Cook |
    When P1 activates Maitre's [Activate: Main]
    And P1 chooses Masked Cook
    Then Masked Cook is in P1's Character area

  @id:turn-players-permanent-effect-first @interaction
  Scenario: 8-1-3-3-5 Of permanent effects that become valid at once the turn player's is processed first
    Given P1 is in the Main Phase with:
      | area           | card          | as      |
      | Character area | Rival Soloist | Ours    |
      | Character area | Veteran       | Our Old |
      | hand           | Tidal Wave    |         |
    And P2 has:
      | area           | card          | as        |
      | Character area | Rival Soloist | Theirs    |
      | Character area | Veteran       | Their Old |
    When P1 plays Tidal Wave
    Then Ours has 6000 power
    And Theirs has 4000 power

  @id:turn-players-permanent-effect-first-on-the-other-turn @interaction
  Scenario: 8-1-3-3-5 On the other player's turn that player's permanent effect is processed first
    Given P2 is in the Main Phase with:
      | area           | card          | as        |
      | Character area | Rival Soloist | Theirs    |
      | Character area | Veteran       | Their Old |
      | hand           | Tidal Wave    |           |
    And P1 has:
      | area           | card          | as      |
      | Character area | Rival Soloist | Ours    |
      | Character area | Veteran       | Our Old |
    When P2 plays Tidal Wave
    Then Theirs has 6000 power
    And Ours has 4000 power

  @id:permanent-effects-change-with-the-turn @interaction @reading:permanent-effects-worked-out-afresh
  Scenario: 8-1-3-3-5 With the turn the order of processing changes
    Given P1 is in the Main Phase with:
      | area           | card          | as   |
      | Character area | Rival Soloist | Ours |
    And P2 has:
      | area           | card          | as     |
      | Character area | Rival Soloist | Theirs |
    When P1 ends the Main Phase
    Then Ours has 4000 power
    And Theirs has 6000 power

  @id:permanent-effect-does-not-support-itself @interaction @reading:permanent-effects-worked-out-afresh
  Scenario: 8-1-3-3-5 A permanent effect is not kept up by its own result
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Self-Assured |
      | Character area | Veteran      |
      | hand           | Farewell     |
    When P1 plays Farewell
    And P1 chooses Veteran
    Then Self-Assured has 4000 power

  @id:permanent-effect-switched-on-by-another-card @interaction
  Scenario: 8-1-3-3-5 A permanent effect is switched on by another card
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Self-Assured |
      | hand           | Veteran      |
    When P1 plays Veteran
    Then Self-Assured has 7000 power

  @id:permanent-effects-repeat @interaction
  Scenario: 8-1-3-3-5 Processing is repeated until nothing changes
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Jealous Rival |
    And P2 has:
      | area           | card |
      | Character area | Ward |
    When P1 gives 1 DON!! card to their Leader
    Then Ward has 6000 power
    And Jealous Rival has 6000 power

  @id:permanent-effects-in-a-chain @interaction
  Scenario: 8-1-3-3-5 Permanent effects switch one another on in a chain
    Given P1 is in the Main Phase with:
      | area           | card          | as |
      | Character area | Envious Mate  |    |
      | Character area | Jealous Rival |    |
    And P2 has:
      | area           | card |
      | Character area | Ward |
    When P1 gives 1 DON!! card to their Leader
    Then Ward has 6000 power
    And Jealous Rival has 6000 power
    And Envious Mate has 7000 power

  @id:permanent-chain-ends-with-its-first-link @interaction
  Scenario: 8-1-3-3-5 A chain of permanent effects ends with its first link
    Given P1 is in the Main Phase with:
      | area           | card          | as |
      | Character area | Envious Mate  |    |
      | Character area | Jealous Rival |    |
      | hand           | Cannon Shot   |    |
    And P2 has:
      | area           | card |
      | Character area | Ward |
    When P1 plays Cannon Shot
    And P1 chooses Ward
    Then Jealous Rival has 4000 power
    And Envious Mate has 4000 power

  @id:permanent-effects-in-a-chosen-order @interaction
  Scenario: 8-1-3-3-5 A player processes their permanent effects in an order of their choice
    Given P1 is in the Main Phase with:
      | area           | card     | as    |
      | Character area | Soloist  | Older |
      | Character area | Soloist  | Newer |
      | Character area | Veteran  |       |
      | hand           | Farewell |       |
    When P1 plays Farewell
    And P1 chooses Veteran
    And P1 orders Newer, Older
    Then Newer has 6000 power
    And Older has 4000 power

  @id:permanent-effects-in-the-other-order @interaction
  Scenario: 8-1-3-3-5 Permanent effects of one player come to something else in the other order
    Given P1 is in the Main Phase with:
      | area           | card     | as    |
      | Character area | Soloist  | Older |
      | Character area | Soloist  | Newer |
      | Character area | Veteran  |       |
      | hand           | Farewell |       |
    When P1 plays Farewell
    And P1 chooses Veteran
    And P1 orders Older, Newer
    Then Older has 6000 power
    And Newer has 4000 power

  @id:permanent-effects-count-continuous-ones @interaction
  Scenario: 8-1-3-3-5 Permanent effects take resolved continuous effects into account
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Fighter |
      | hand           | Rally   |
    And P2 has:
      | area           | card          |
      | Character area | Jealous Rival |
    When P1 plays Rally
    And P1 chooses Fighter
    Then Fighter has 7000 power
    And Jealous Rival has 6000 power

  @id:self-switching-permanent-effect-draws @interaction @reading:permanent-effects-that-never-settle @rule:11-1-1-1
  Scenario: 8-1-3-3-5 A permanent effect that switches itself for ever draws the game
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Flicker |
    When P1 plays Flicker
    Then the game is a draw

  @id:power-for-every-card-in-the-hand
  Scenario: 8-1-3-3 A power for every card in the hand follows the number of cards there
    Given P1 is in the Main Phase with:
      | area           | card            |
      | Character area | Bookish Fighter |
      | hand           | Recruit         |
      | hand           | Squire          |
      | hand           | Lesson          |
    When P1 plays Recruit
    Then Bookish Fighter has 6000 power

  @id:only-such-characters
  Scenario: 8-1-3-3-2 An effect for when the only Characters are of a type is valid while they are
    Given P1 is in the Main Phase with:
      | area           | card   |
      | Character area | Purist |
      | hand           | Marine |
    When P1 plays Marine
    Then Purist has 6000 power

  @id:not-only-such-characters
  Scenario: 8-1-3-3-2 An effect for when the only Characters are of a type is invalid beside another Character
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Purist  |
      | hand           | Recruit |
    When P1 plays Recruit
    Then Purist has 4000 power

  @id:both-names-are-needed
  Scenario: 8-1-3-3-2 An effect for having two named cards is valid with both of them
    Given P1 is in the Main Phase with:
      | area           | card     |
      | Character area | Keepsake |
      | Character area | Cook     |
      | Character area | Reveller |
      | trash          | Recruit  |
    When P1 activates Reveller's [Activate: Main]
    And P1 chooses Cook
    Then Keepsake has 6000 power

  @id:one-name-of-two-is-not-enough
  Scenario: 8-1-3-3-2 An effect for having two named cards is invalid with one of them
    Given P1 is in the Main Phase with:
      | area           | card     |
      | Character area | Keepsake |
      | Character area | Fighter  |
      | Character area | Reveller |
      | trash          | Recruit  |
    When P1 activates Reveller's [Activate: Main]
    And P1 chooses Fighter
    Then Keepsake has 4000 power

  @id:playing-such-cards-costs-less
  Scenario: 8-1-3-3 A lower cost of playing cards of a description is paid for each of them
    Given P1 is in the Main Phase with:
      | area       | card              | as           |
      | Stage area | Recruiting Office |              |
      | hand       | Ensign            | One Ensign   |
      | hand       | Ensign            | Other Ensign |
    And P1 has 4 active DON!! cards
    And P1 has played One Ensign
    When P1 plays Other Ensign
    Then P1 has 0 active DON!! cards

  @id:playing-other-cards-costs-the-same
  Scenario: 8-1-3-3 A lower cost of playing cards of a description is not for others
    Given P1 is in the Main Phase with:
      | area       | card              |
      | Stage area | Recruiting Office |
      | hand       | Marine            |
      | hand       | Fighter           |
    And P1 has 5 active DON!! cards
    And P1 has played Marine
    When P1 plays Fighter
    Then P1 has 1 active DON!! card

  @id:counter-by-the-rules-of-a-text @rule:8-1-3-3-1
  Scenario: 8-1-3-3-3 A Character card in the hand has the Counter that a text gives it according to the rules
    Given P2 is in the Main Phase
    And P1 has:
      | area        | card         |
      | Leader area | Drill Leader |
      | hand        | Marine       |
    When P2 attacks P1's Leader with their Leader
    And P1 counters with Marine for P1's Leader
    Then P1 has 5 Life cards

  @id:no-counter-for-another-type @twin:counter-by-the-rules-of-a-text
  Scenario: 8-1-3-3-3 A Character card of another type has no Counter by that text
    Given P2 is in the Main Phase
    And P1 has:
      | area        | card         |
      | Leader area | Drill Leader |
      | hand        | Marine       |
      | hand        | Recruit      |
    And P2 has attacked P1's Leader with their Leader
    And P1 is now asked to counter
    When P1 tries to counter with Recruit for P1's Leader
    Then it is refused

  @id:printed-counter-stays
  Scenario: 8-1-3-3-3 A Character card with a Counter keeps it beside a text for cards without one
    Given P2 is in the Main Phase
    And P1 has:
      | area        | card         |
      | Leader area | Drill Leader |
      | hand        | Armed Ensign |
    And P2 has given 1 DON!! card to P2's Leader
    When P2 attacks P1's Leader with their Leader
    And P1 counters with Armed Ensign for P1's Leader
    Then P1 has 5 Life cards

  @id:less-life-than-the-opponent
  Scenario: 8-1-3-3-2 An effect for less Life cards than the opponent is valid with 1 less
    Given P1 is in the Main Phase with:
      | area           | card     |
      | Character area | Cornered |
      | hand           | Bleed    |
    When P1 plays Bleed
    Then P1 has 4 Life cards
    And Cornered has 6000 power

  @id:as-much-life-as-the-opponent
  Scenario: 8-1-3-3-2 An effect for less Life cards than the opponent is invalid with as many
    Given P1 is in the Main Phase with:
      | area           | card     |
      | Character area | Cornered |
      | hand           | Bleed    |
    And P2 has 4 Life cards
    When P1 plays Bleed
    Then P1 has 4 Life cards
    And Cornered has 4000 power

  @id:base-power-of-the-leader
  Scenario: 8-1-3-3 A base power that is the same as the Leader's power follows it
    Given P1 is in the Main Phase with:
      | area           | card       |
      | Character area | Understudy |
    When P1 gives 1 DON!! card to P1's Leader
    Then Understudy has 6000 power
