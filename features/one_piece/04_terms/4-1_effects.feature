Feature: 4-1 Effects

  @id:effects-come-from-card-text @rule:4-1-1
  Scenario: 2-8-1 A Character with [Blocker] in its text has that effect and one without text has none
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       | state  |
      | Character area | Gatekeeper | active |
      | Character area | Fighter    | active |
    When P1 gives 1 DON!! card to their Leader
    Then Gatekeeper has [Blocker]
    And Fighter does not have [Blocker]

  @id:effect-does-what-the-text-says @rule:4-1-1
  Scenario: 8-1-1 An effect does what the card text says and nothing besides
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Page |
    And P1 has 20 cards in the deck
    When P1 plays Page
    Then Page is in P1's trash
    And P1 has 1 card in the hand
    And P1 has 19 cards in the deck
    And P1 has 9 active DON!! cards
    And P1 has 1 rested DON!! card
    And nothing else changes

  @id:keyword-effect-is-negated-with-the-others
  Scenario: 4-1-2 A keyword effect is one of the effects of its card and is negated with them
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Hush |
    And P2 has:
      | area           | card       | state  |
      | Character area | Gatekeeper | active |
    When P1 plays Hush, choosing Gatekeeper
    Then Gatekeeper does not have [Blocker]

  @id:negated-blocker-does-not-block @twin:unnegated-blocker-blocks
  Scenario: 4-1-2 A Character whose effects are negated does not block
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Hush |
    And P2 has:
      | area           | card       | as     | state  |
      | Character area | Gatekeeper | Silent | active |
      | Character area | Gatekeeper | Alert  | active |
    And P1 has played Hush, choosing Silent
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to block
    When P2 tries to block with Silent
    Then it is refused

  @id:unnegated-blocker-blocks
  Scenario: 4-1-2 A Character whose effects are not negated blocks
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Hush |
    And P2 has:
      | area           | card       | as     | state  |
      | Character area | Gatekeeper | Silent | active |
      | Character area | Gatekeeper | Alert  | active |
    And P1 has played Hush, choosing Silent
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Alert
    Then Alert is in P2's trash
    And P2 has 5 Life cards
