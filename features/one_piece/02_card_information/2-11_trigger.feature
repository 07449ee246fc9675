Feature: 2-11 [Trigger]

  # Official Q&A sheet "PROMOTION-CARDS", row 9
  @id:trigger-is-text
  Scenario: 2-11-2 A card with nothing but a Trigger has text, so it has a base effect
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Plain Speaker |
      | Character area | Lucky Draw    |
      | Character area | Cook          |
    When P1 gives 1 DON!! card to their Leader
    Then Lucky Draw has 3000 power
    And Cook has 4000 power

  @id:card-with-a-trigger-in-text @observe:decisions
  Scenario: 2-11-2 A card with a [Trigger] is one whose text has a [Trigger], not one whose text speaks of it
    Given P1 is in the Main Phase with:
      | area  | card        |
      | hand  | Second Luck |
      | trash | Lucky Draw  |
      | trash | Fighter     |
      | trash | Censor      |
    When P1 plays Second Luck
    And P1 chooses Lucky Draw
    Then Lucky Draw is in P1's hand
    And P1 cannot choose Fighter
    And P1 cannot choose Censor
