Feature: 3-5 The trash

  @id:used-event-goes-to-the-trash
  Scenario: 3-5-1 An activated Event card goes to its owner's trash
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Lesson |
    When P1 plays Lesson
    Then Lesson is in P1's trash

  @id:newest-card-on-top-of-the-trash
  Scenario: 3-5-2 A card placed in the trash lies on top of those already there
    Given P1 is in the Main Phase with:
      | area  | card    |
      | hand  | Lesson  |
      | trash | Recruit |
      | trash | Fighter |
    When P1 plays Lesson
    Then P1's trash from the top is: Lesson, Recruit, Fighter

  @id:own-trash-may-be-reordered
  Scenario: 3-5-2 A player changes the order of their own trash
    Given P1 is in the Main Phase with:
      | area  | card    |
      | trash | Recruit |
      | trash | Fighter |
    When P1 reorders their trash to: Fighter, Recruit
    Then P1's trash from the top is: Fighter, Recruit
    And nothing else changes

  @id:trash-is-seen-by-the-opponent @observe:views
  Scenario: 3-5-2 The opponent sees the cards in a trash
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Lesson |
    When P1 plays Lesson
    Then P2 sees Lesson in P1's trash

  @id:ko-d-character-goes-to-the-trash
  Scenario: 3-5-1 A K.O.'d Character goes to its owner's trash
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Cannon Shot |
    And P2 has:
      | area           | card    |
      | Character area | Veteran |
    When P1 plays Cannon Shot, choosing Veteran
    Then Veteran is in P2's trash

  @id:opposing-trash-is-reordered @twin:own-trash-may-be-reordered
  Scenario: 3-5-2 A player does not change the order of the opponent's trash
    Given P1 is in the Main Phase with:
      | area  | card    |
      | trash | Recruit |
      | trash | Fighter |
    When P2 tries to reorder P1's trash to: Fighter, Recruit
    Then it is refused

  @id:trash-lies-face-up
  Scenario: 3-5-2 A card placed in the trash lies face-up
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Dig  |
    And P1's deck from the top is:
      | card    |
      | Recruit |
    When P1 plays Dig
    Then Recruit is in P1's trash
    And Recruit lies face-up
