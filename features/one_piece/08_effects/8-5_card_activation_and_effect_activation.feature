Feature: 8-5 Card activation and effect activation

  @id:event-from-hand-is-activated @rule:8-5-1
  Scenario: 8-5-2 Using an Event from hand is activating a card
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Event Scholar |
      | hand           | Loaded Die    |
    When P1 plays Loaded Die
    Then P1 has 2 cards in the hand

  @id:counter-event-from-hand-is-activated @rule:8-5-1
  Scenario: 8-5-2 Using an Event with [Counter] from hand is activating a card
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card          |
      | Character area | Event Scholar |
      | hand           | Quick Study   |
    When P1 attacks P2's Leader with their Leader
    And P2 counters with Quick Study
    Then P2 has 3 cards in the hand

  # Official Q&A sheet "OP12", rows 28 and 29
  @id:event-activated-by-an-effect @interaction @rule:8-3-1
  Scenario: 8-5-2 An Event activated from hand by an effect costs only what its text says
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Ghost Writer  |
      | Character area | Event Watcher |
      | hand           | Old Debt      |
    When P1 activates Ghost Writer's [Activate: Main]
    And P1 chooses Old Debt
    And P1 uses Old Debt's effect
    Then Old Debt is in P1's trash
    And P1 has 8 active DON!! cards
    And P1 has 2 cards in the hand
    And Event Watcher has 4000 power

  # Official Q&A sheet "OP12", row 30
  @id:counter-event-is-not-activated-as-main @observe:decisions @interaction @rule:10-2-4-1-2
  Scenario: 8-5-2 An effect that activates [Main] does not reach an Event with [Counter] alone
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Ghost Writer |
      | hand           | Loaded Die   |
      | hand           | Parry        |
    When P1 activates Ghost Writer's [Activate: Main]
    And P1 chooses Loaded Die
    Then P1 cannot choose Parry
    And Loaded Die is in P1's trash

  # Official Q&A sheet "OP12", row 30
  @id:counter-and-trigger-event-is-not-activated-as-main @observe:decisions @interaction @rule:10-2-4-1-2
  Scenario: 8-5-2 An effect that activates [Main] does not reach an Event with [Counter] and [Trigger]
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Ghost Writer |
      | hand           | Loaded Die   |
      | hand           | Lucky Feint  |
    When P1 activates Ghost Writer's [Activate: Main]
    And P1 chooses Loaded Die
    Then P1 cannot choose Lucky Feint
    And Loaded Die is in P1's trash

  # Official Q&A sheet "OP12", row 30
  @id:activated-main-leaves-counter-and-trigger @interaction @rule:10-2-4-1-2
  Scenario: 8-5-2 An effect that activates the [Main] of an Event activates neither its [Counter] nor its [Trigger]
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Ghost Writer |
      | hand           | Two Lessons  |
    When P1 activates Ghost Writer's [Activate: Main]
    And P1 chooses Two Lessons
    Then Two Lessons is in P1's trash
    And P1 has 1 card in the hand
    And P1 has 10 active DON!! cards

  @id:activated-effect-is-no-activated-event @rule:8-5-1
  Scenario: 8-5-3 Activating the effect of a Stage is not activating an Event
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Event Scholar |
      | Stage area     | Smithy        |
    When P1 activates Smithy's [Activate: Main]
    Then P1's Leader has 6000 power
    And P1 has 0 cards in the hand

  @id:played-character-is-no-activated-event @rule:8-5-1
  Scenario: 8-5-3 The [On Play] effect of a Character is not an activated Event
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Event Scholar |
      | hand           | Herald        |
    When P1 plays Herald
    Then P1 has 1 card in the hand

  @id:trigger-of-an-event-is-no-activated-event @rule:8-5-1 @interaction
  Scenario: 8-5-4 "When you activate an Event" does not mean the effect of an Event from Life
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card          |
      | Character area | Event Scholar |
    And P2's Life area from the top is:
      | card       |
      | Loaded Die |
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    Then Loaded Die is in P2's trash
    And P2 has 1 card in the hand

  @id:opponents-event-is-not-yours
  Scenario: 8-5-4 "When you activate an Event" does not mean an Event of the opponent
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Loaded Die |
    And P2 has:
      | area           | card          |
      | Character area | Event Scholar |
    When P1 plays Loaded Die
    Then P2 has 0 cards in the hand

  @id:effect-activates-an-event-from-the-hand @rule:10-2-3-1-1
  Scenario: 8-5-2 An Event that an effect activates from the hand is trashed and resolved without its cost
    Given P1 is in the Main Phase with:
      | area           | card        |
      | Character area | Prompter    |
      | Character area | Marine      |
      | hand           | Navy Purist |
    And P1 has 0 active DON!! cards
    When P1 activates Prompter's [Activate: Main]
    And P1 chooses Navy Purist
    Then Navy Purist is in P1's trash
    And P1 has 0 cards in the hand
