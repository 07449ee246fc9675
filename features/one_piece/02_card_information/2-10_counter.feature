Feature: 2-10 (Symbol) Counter

  @id:counter-of-2000
  Scenario: 2-10-1 A Counter of 2000 raises the power by 2000
    Given P1 is in the Main Phase with:
      | area        | card         | as      | DON!! |
      | Leader area | Plain Leader | Captain | 1     |
    And P2 has:
      | area | card      |
      | hand | Bodyguard |
    When P1 attacks P2's Leader with Captain
    And P2 counters with Bodyguard for P2's Leader
    Then P2 has 5 Life cards

  @id:counter-of-1000
  Scenario: 2-10-1 A Counter of 1000 raises the power by 1000 and no more
    Given P1 is in the Main Phase with:
      | area           | card    | DON!! |
      | Character area | Fighter | 1     |
    And P2 has:
      | area | card     |
      | hand | Guardian |
    When P1 attacks P2's Leader with Fighter
    And P2 counters with Guardian for P2's Leader
    Then P2 has 4 Life cards

  @id:stage-has-no-counter @twin:counter-of-2000
  Scenario: 2-10-2 A Stage card has no Counter
    Given P1 is in the Main Phase
    And P2 has:
      | area | card      |
      | hand | Bodyguard |
      | hand | Harbor    |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to counter
    When P2 tries to counter with Harbor for P2's Leader
    Then it is refused

  @id:counter-given-by-a-text @interaction
  Scenario: 2-10-1 A card without Counter is used with the Counter that a text gives it
    Given P1 is in the Main Phase
    And P2 has:
      | area        | card         |
      | Leader area | Drill Leader |
      | hand        | Marine       |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Marine for P2's Leader
    Then Marine is in P2's trash
    And P2 has 5 Life cards

  @id:counter-not-given-to-another-type @twin:counter-given-by-a-text
  Scenario: 2-10-1 A card of another type than the text says has no Counter
    Given P1 is in the Main Phase
    And P2 has:
      | area        | card         |
      | Leader area | Drill Leader |
      | hand        | Recruit      |
      | hand        | Marine       |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to counter
    When P2 tries to counter with Recruit for P2's Leader
    Then it is refused

  @id:counter-of-its-own-beside-a-given-one
  Scenario: 2-10-1 A card with a Counter keeps it where a text gives one to cards without
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Twin Striker |
    And P2 has:
      | area        | card         |
      | Leader area | Drill Leader |
      | hand        | Navy Guard   |
    When P1 attacks P2's Leader with Twin Striker
    And P2 counters with Navy Guard for P2's Leader
    Then P2 has 5 Life cards
