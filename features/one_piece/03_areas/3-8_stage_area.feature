Feature: 3-8 The Stage area

  @id:stage-enters-active
  Scenario: 3-8-4 A played Stage is active
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Harbor |
    When P1 plays Harbor
    Then Harbor is in P1's Stage area
    And Harbor is active

  @id:second-stage-replaces-the-first @rule:3-8-5
  Scenario: 3-8-5-1 A new Stage is played after the old one is trashed
    Given P1 is in the Main Phase with:
      | area       | card       | state  |
      | Stage area | Harbor     | active |
      | hand       | Lighthouse |        |
    When P1 plays Lighthouse
    Then Harbor is in P1's trash
    And Lighthouse is in P1's Stage area

  @id:stage-area-is-open @observe:views
  Scenario: 3-8-2 A played Stage lies face-up for both players to see
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Harbor |
    When P1 plays Harbor
    Then Harbor lies face-up
    And P2 sees Harbor in P1's Stage area

  @id:placing-a-stage-is-playing-it
  Scenario: 3-8-3 A Stage that an effect places in the Stage area is played
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Build        |
      | hand | Signal Tower |
    When P1 plays Build, choosing Signal Tower
    Then Signal Tower is in P1's Stage area
    And P1 has 1 card in the hand

  @id:one-stage-at-most
  Scenario: 3-8-5 A Stage that an effect plays takes the place of the one there
    Given P1 is in the Main Phase with:
      | area       | card       |
      | Stage area | Harbor     |
      | hand       | Lighthouse |
      | hand       | Build      |
    When P1 plays Build, choosing Lighthouse
    Then Lighthouse is in P1's Stage area
    And P1 has 1 card in the Stage area

  @id:first-stage-trashes-nothing
  Scenario: 3-8-5-1 The first Stage is played and nothing is trashed
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Lighthouse |
    When P1 plays Lighthouse
    Then Lighthouse is in P1's Stage area
    And P1 has 0 cards in the trash
