Feature: 4-1 Effects

  @id:keyword-effect-is-negated-with-the-others
  Scenario: 4-1-2 A keyword effect is one of the effects of its card and is negated with them
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Gag Order |
    And P2 has:
      | area           | card       | state  |
      | Character area | Gatekeeper | active |
    When P1 plays Gag Order, choosing Gatekeeper
    Then Gatekeeper does not have [Blocker]

  @id:negated-blocker-does-not-block @twin:unnegated-blocker-blocks
  Scenario: 4-1-2 A Character whose effects are negated does not block
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Gag Order |
    And P2 has:
      | area           | card       | as     | state  |
      | Character area | Gatekeeper | Silent | active |
      | Character area | Gatekeeper | Alert  | active |
    And P1 has played Gag Order, choosing Silent
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to block
    When P2 tries to block with Silent
    Then it is refused

  @id:unnegated-blocker-blocks
  Scenario: 4-1-2 A Character whose effects are not negated blocks
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Gag Order |
    And P2 has:
      | area           | card       | as     | state  |
      | Character area | Gatekeeper | Silent | active |
      | Character area | Gatekeeper | Alert  | active |
    And P1 has played Gag Order, choosing Silent
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Alert
    Then Alert is in P2's trash
    And P2 has 5 Life cards
