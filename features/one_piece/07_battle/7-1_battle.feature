Feature: 7-1 Card attacks and battles

  @id:block-step-before-counter-step @rule:6-5-6-2
  Scenario: 7-1 A battle goes on from the Block Step to the Counter Step and from there to the Damage Step
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       | state  |
      | Character area | Gatekeeper | active |
      | hand           | Bodyguard  |        |
      | hand           | Guardian   |        |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to block
    When P2 blocks with Gatekeeper
    And P2 counters with Bodyguard for Gatekeeper
    And P2 counters with Guardian for P2's Leader
    Then Gatekeeper is in P2's trash
    And P2 has 5 Life cards

  @id:blocker-saved-by-counters @interaction @rule:6-5-6-2
  Scenario: 7-1 A Blocker is saved in the Counter Step that follows the block
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Recruit | active |
    And P2 has:
      | area           | card       | state  |
      | Character area | Gatekeeper | active |
      | hand           | Bodyguard  |        |
    When P1 attacks P2's Leader with Recruit
    And P2 blocks with Gatekeeper
    And P2 counters with Bodyguard for Gatekeeper
    Then Gatekeeper is in P2's Character area
    And Gatekeeper is rested
    And P2 has 5 Life cards

  @id:attack-after-the-first-turns @rule:6-5-6-2
  Scenario: 7-1 The turn player attacks the opposing Leader with their Leader
    Given P1 is in the Main Phase
    When P1 attacks P2's Leader with their Leader
    Then P2 has 4 Life cards
