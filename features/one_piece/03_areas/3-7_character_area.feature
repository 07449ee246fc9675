Feature: 3-7 The Character area

  @id:character-attacks-on-the-turn-played @twin:character-attacks-a-turn-later
  Scenario: 3-7-4 A Character does not attack on the turn it is played
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Fighter |
    And P1 has played Fighter
    When P1 tries to attack P2's Leader with Fighter
    Then it is refused

  @id:character-attacks-a-turn-later
  Scenario: 3-7-4 A Character played on an earlier turn attacks
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Fighter |
    And P1 has played Fighter
    And P1 has ended the Main Phase
    And P2 has ended the Main Phase
    When P1 attacks P2's Leader with Fighter
    Then P2 has 4 Life cards

  @id:character-that-is-played-again-attacks @twin:character-attacks-a-turn-later @rule:3-1-6 @interaction
  Scenario: 3-7-4 A Character of an earlier turn that returns and is played again does not attack
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Fighter |
      | hand           | Retreat |
    And P1 has played Retreat, choosing Fighter
    And P1 has played Fighter
    When P1 tries to attack P2's Leader with Fighter
    Then it is refused

  @id:character-that-an-effect-played-attacks @twin:character-attacks-a-turn-later @interaction
  Scenario: 3-7-4 A Character that an effect plays does not attack on that turn
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Enlist  |
      | hand | Fighter |
    And P1 has played Enlist, choosing Fighter
    When P1 tries to attack P2's Leader with Fighter
    Then it is refused

  @id:character-that-a-trigger-played-attacks @interaction
  Scenario: 3-7-4 A Character that a Trigger plays in the other player's turn attacks in its player's next turn
    Given P1 is in the Main Phase
    And P2 has:
      | area      | card     |
      | Life area | Ambusher |
    And P1 has attacked P2's Leader with their Leader
    And P2 has activated the Trigger
    And P1 has ended the Main Phase
    When P2 attacks P1's Leader with Ambusher
    Then Ambusher is rested
    And P1 has 5 Life cards

  @id:character-enters-active
  Scenario: 3-7-5 A played Character is active
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Fighter |
    When P1 plays Fighter
    Then Fighter is in P1's Character area
    And Fighter is active

  @id:fifth-character-needs-no-room
  Scenario: 3-7-6 A fifth Character is played and nothing is trashed
    Given P1 is in the Main Phase with:
      | area           | card    | as     |
      | Character area | Recruit | First  |
      | Character area | Recruit | Second |
      | Character area | Recruit | Third  |
      | Character area | Recruit | Fourth |
      | hand           | Fighter |        |
    When P1 plays Fighter
    Then P1 has 5 cards in the Character area
    And P1 has 0 cards in the trash

  @id:sixth-character-needs-room @rule:3-7-6
  Scenario: 3-7-6-1 A sixth Character is played after one of the five is trashed
    Given P1 is in the Main Phase with:
      | area           | card    | as     |
      | Character area | Recruit | First  |
      | Character area | Recruit | Second |
      | Character area | Recruit | Third  |
      | Character area | Recruit | Fourth |
      | Character area | Recruit | Fifth  |
      | hand           | Fighter |        |
    When P1 plays Fighter
    And P1 chooses Third
    Then Third is in P1's trash
    And Fighter is in P1's Character area
    And P1 has 5 cards in the Character area

  @id:sixth-character-without-room @twin:sixth-character-needs-room
  Scenario: 3-7-6-1 A player cannot keep all five Characters beside the sixth
    Given P1 is in the Main Phase with:
      | area           | card    | as     |
      | Character area | Recruit | First  |
      | Character area | Recruit | Second |
      | Character area | Recruit | Third  |
      | Character area | Recruit | Fourth |
      | Character area | Recruit | Fifth  |
      | hand           | Fighter |        |
    And P1 has played Fighter
    And P1 is now asked to choose
    When P1 tries to choose nothing
    Then it is refused

  @id:character-area-is-open @observe:views
  Scenario: 3-7-2 A played Character lies face-up for both players to see
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
    When P1 plays Recruit
    Then Recruit lies face-up
    And P2 sees Recruit in P1's Character area

  @id:placing-a-character-is-playing-it
  Scenario: 3-7-3 A Character that an effect places in the Character area is played
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Enlist |
      | hand | Herald |
    When P1 plays Enlist, choosing Herald
    Then Herald is in P1's Character area
    And P1 has 1 card in the hand

  @id:character-played-by-an-effect-is-active
  Scenario: 3-7-5 A Character that an effect plays is active
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Enlist  |
      | hand | Veteran |
    When P1 plays Enlist, choosing Veteran
    Then Veteran is active

  @id:character-played-rested-by-an-effect
  Scenario: 3-7-5 A Character is placed rested where an effect says so
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Sneak In |
      | hand | Veteran  |
    When P1 plays Sneak In, choosing Veteran
    Then Veteran is in P1's Character area
    And Veteran is rested

  @id:sixth-character-by-an-effect @rule:3-7-6 @interaction
  Scenario: 3-7-6-1 A sixth Character that an effect plays needs room too
    Given P1 is in the Main Phase with:
      | area           | card    | as     |
      | Character area | Recruit | First  |
      | Character area | Recruit | Second |
      | Character area | Recruit | Third  |
      | Character area | Recruit | Fourth |
      | Character area | Recruit | Fifth  |
      | hand           | Enlist  |        |
      | hand           | Fighter |        |
    When P1 plays Enlist, choosing Fighter
    And P1 chooses First
    Then First is in P1's trash
    And Fighter is in P1's Character area
    And P1 has 5 cards in the Character area

  @id:sixth-character-is-revealed-first @observe:views @interaction
  Scenario: 3-7-6-1 A sixth Character that an effect plays is revealed before room is made
    Given P1 is in the Main Phase with:
      | area           | card    | as     |
      | Character area | Recruit | First  |
      | Character area | Recruit | Second |
      | Character area | Recruit | Third  |
      | Character area | Recruit | Fourth |
      | Character area | Recruit | Fifth  |
      | hand           | Enlist  |        |
      | hand           | Fighter |        |
    When P1 plays Enlist
    And P1 chooses Fighter
    And P1 is now asked to choose
    Then P2 sees Fighter in P1's hand

  @id:sixth-character-by-a-trigger @interaction
  Scenario: 3-7-6-1 A player makes room in the other player's turn for a Character that a Trigger plays
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card     | as     |
      | Character area | Recruit  | First  |
      | Character area | Recruit  | Second |
      | Character area | Recruit  | Third  |
      | Character area | Recruit  | Fourth |
      | Character area | Recruit  | Fifth  |
      | Life area      | Ambusher |        |
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    And P2 chooses Fourth
    Then Fourth is in P2's trash
    And Ambusher is in P2's Character area
    And P2 has 5 cards in the Character area

  # Official Q&A sheet "OP01", row 33
  @id:attacker-makes-room @rule:7-1-1-4 @interaction
  Scenario: 3-7-6-1 An attacker that is trashed to make room ends its battle
    Given P1 is in the Main Phase with:
      | area           | card    | as     |
      | Character area | Boarder |        |
      | Character area | Recruit | Second |
      | Character area | Recruit | Third  |
      | Character area | Recruit | Fourth |
      | Character area | Recruit | Fifth  |
      | hand           | Fighter |        |
    When P1 attacks P2's Leader with Boarder
    And P1 chooses Fighter
    And P1 chooses Boarder
    Then Boarder is in P1's trash
    And Fighter is in P1's Character area
    And P2 has 5 Life cards
    And the battle is over

  @id:room-is-made-by-a-rule @observe:decisions @interaction
  Scenario: 3-7-6-1-1 No replacement effect saves a Character that is trashed to make room
    Given P1 is in the Main Phase with:
      | area           | card     | as     |
      | Character area | Survivor |        |
      | Character area | Recruit  | Second |
      | Character area | Recruit  | Third  |
      | Character area | Recruit  | Fourth |
      | Character area | Recruit  | Fifth  |
      | hand           | Fighter  |        |
      | hand           | Squire   |        |
    When P1 plays Fighter
    And P1 chooses Survivor
    Then Survivor is in P1's trash
    And P1 is not asked to use an effect

  @id:replacement-outside-that-rule
  Scenario: 3-7-6-1-1 The same replacement effect saves the Character from an effect
    Given P1 is in the Main Phase with:
      | area           | card     |
      | Character area | Survivor |
      | hand           | Retreat  |
      | hand           | Squire   |
    When P1 plays Retreat, choosing Survivor
    And P1 uses Survivor's effect
    Then Survivor is in P1's Character area
    And Squire is in P1's trash

  @id:room-for-an-effect-is-made-by-a-rule @interaction
  Scenario: 3-7-6-1-1 A Character trashed to make room for an effect is not removed by that effect
    Given P1 is in the Main Phase with:
      | area           | card     | as     |
      | Stage area     | Memorial |        |
      | Character area | Recruit  | First  |
      | Character area | Recruit  | Second |
      | Character area | Recruit  | Third  |
      | Character area | Recruit  | Fourth |
      | Character area | Recruit  | Fifth  |
      | hand           | Enlist   |        |
      | hand           | Fighter  |        |
    When P1 plays Enlist, choosing Fighter
    And P1 chooses First
    Then First is in P1's trash
    And P1 has 0 cards in the hand

  @id:room-is-no-ko @rule:10-2-1-3 @interaction
  Scenario: 3-7-6-1-1 A Character trashed to make room is not K.O.'d
    Given P1 is in the Main Phase with:
      | area           | card    | as     |
      | Character area | Mourned |        |
      | Character area | Recruit | Second |
      | Character area | Recruit | Third  |
      | Character area | Recruit | Fourth |
      | Character area | Recruit | Fifth  |
      | hand           | Fighter |        |
    When P1 plays Fighter
    And P1 chooses Mourned
    Then Mourned is in P1's trash
    And P1 has 0 cards in the hand
