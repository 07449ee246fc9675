Feature: 8-1-3-2 Activate effects

  @id:activate-effect-in-the-main-phase @rule:8-1-3
  Scenario: 8-1-3-2 The turn player activates an activate effect in their Main Phase
    Given P1 is in the Main Phase with:
      | area           | card       |
      | Character area | Swordsmith |
    When P1 activates Swordsmith's [Activate: Main]
    Then Swordsmith has 4000 power
    And nothing else changes

  @id:activate-effect-more-than-once @rule:6-5-2
  Scenario: 8-1-3-2 An activate effect without a limit is activated again
    Given P1 is in the Main Phase with:
      | area           | card  |
      | Character area | Rower |
    And P1 has activated Rower's [Activate: Main]
    When P1 activates Rower's [Activate: Main]
    Then P1 has 2 cards in the hand
    And P1 has 8 active DON!! cards

  @id:activate-effect-on-the-opponents-turn @twin:activate-effect-in-the-main-phase
  Scenario: 8-1-3-2 The non-turn player does not activate an activate effect
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       |
      | Character area | Swordsmith |
    When P2 tries to activate Swordsmith's [Activate: Main]
    Then it is refused

  @id:activate-effect-of-the-opponent @twin:activate-effect-in-the-main-phase
  Scenario: 8-1-3-2 The turn player does not activate the effect of an opposing card
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       |
      | Character area | Swordsmith |
    When P1 tries to activate Swordsmith's [Activate: Main]
    Then it is refused

  @id:activate-effect-during-a-battle @twin:activate-effect-in-the-main-phase
  Scenario: 8-1-3-2 The turn player does not activate an activate effect during a battle
    Given P1 is in the Main Phase with:
      | area           | card       |
      | Character area | Swordsmith |
    And P2 has:
      | area           | card       |
      | Character area | Gatekeeper |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to block
    When P1 tries to activate Swordsmith's [Activate: Main]
    Then it is refused

  @id:main-marks-an-activate-effect
  Scenario: 8-1-3-2-1 [Main] marks an activate effect
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Lesson |
    When P1 plays Lesson
    Then P1 has 2 cards in the hand

  @id:activate-main-marks-an-activate-effect
  Scenario: 8-1-3-2-1 [Activate: Main] marks an activate effect
    Given P1 is in the Main Phase with:
      | area       | card   |
      | Stage area | Smithy |
    When P1 activates Smithy's [Activate: Main]
    Then P1's Leader has 6000 power

  @id:auto-effect-is-not-declared @twin:activate-main-marks-an-activate-effect
  Scenario: 8-1-3-2-1 An auto effect is not declared in the Main Phase
    Given P1 is in the Main Phase with:
      | area           | card   |
      | Character area | Herald |
    When P1 tries to activate Herald's [On Play]
    Then it is refused

  @id:activate-effect-with-condition-and-cost
  Scenario: 8-1-3-2-2 An activate effect is activated with its condition met and its cost paid
    Given P1 is in the Main Phase with:
      | area           | card               | DON!! |
      | Character area | Drilled Swordsmith | 1     |
    When P1 activates Drilled Swordsmith's [Activate: Main]
    Then Drilled Swordsmith is rested
    And P1 has 1 card in the hand

  @id:activate-effect-without-its-condition @twin:activate-effect-with-condition-and-cost
  Scenario: 8-1-3-2-2 An activate effect is not activated without its condition
    Given P1 is in the Main Phase with:
      | area           | card               | DON!! |
      | Character area | Drilled Swordsmith | 0     |
    When P1 tries to activate Drilled Swordsmith's [Activate: Main]
    Then it is refused

  @id:activate-effect-without-its-cost @twin:activate-effect-with-condition-and-cost
  Scenario: 8-1-3-2-2 An activate effect is not activated where its cost cannot be paid
    Given P1 is in the Main Phase with:
      | area           | card               | DON!! | state  |
      | Character area | Drilled Swordsmith | 1     | rested |
    When P1 tries to activate Drilled Swordsmith's [Activate: Main]
    Then it is refused
