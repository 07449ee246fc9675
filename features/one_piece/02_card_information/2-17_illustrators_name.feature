Feature: 2-17 Illustrator's name

  @id:illustrators-change-nothing
  Scenario: 2-17-1 Cards by different illustrators are treated alike
    Given P1 is in the Main Phase with:
      | area           | card             |
      | Character area | Drawn By One     |
      | Character area | Drawn By Another |
      | hand           | Encourage        |
    When P1 plays Encourage
    Then Drawn By One has 4000 power
    And Drawn By Another has 4000 power
