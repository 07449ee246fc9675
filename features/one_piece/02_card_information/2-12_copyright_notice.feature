Feature: 2-12 Copyright notice

  @id:copyright-changes-nothing
  Scenario: 2-12-1 A card with a copyright notice is as strong as the same card without one
    Given P1 is in the Main Phase with:
      | area           | card                |
      | Character area | Copyrighted Recruit |
    And P2 has:
      | area           | card   | state  |
      | Character area | Squire | rested |
    When P1 attacks Squire with Copyrighted Recruit
    Then Squire is in P2's Character area
    And Copyrighted Recruit has 2000 power
    And Copyrighted Recruit has a cost of 1
