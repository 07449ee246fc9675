Feature: 11-1 Infinite loops

  # Derived from 11-1-1-1
  @id:loop-that-nobody-can-stop @loop @rule:11-1-1 @interaction
  Scenario: 11-1-1-1 A loop that neither player can stop is a draw
    Given P1 is in the Main Phase with:
      | area           | card           |
      | Stage area     | Perpetual Bell |
      | Character area | Sleeper        |
    And P2 has:
      | area       | card           |
      | Stage area | Perpetual Drum |
    When P1 activates Sleeper's [Activate: Main]
    Then the game is a draw

  @id:effects-that-do-not-loop
  Scenario: 11-1-1-1 Effects that end by themselves are no loop
    Given P1 is in the Main Phase with:
      | area           | card           |
      | Stage area     | Perpetual Bell |
      | Character area | Sleeper        |
    When P1 activates Sleeper's [Activate: Main]
    Then the game goes on
    And Sleeper is active

  @id:loop-that-grows @loop @reading:loops-that-change-the-position @interaction
  Scenario: 11-1-1-1 A loop in which a power grows without end is a draw
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Stage area     | Swelling Bell |
      | Character area | Sleeper       |
    And P2 has:
      | area       | card           |
      | Stage area | Perpetual Drum |
    When P1 activates Sleeper's [Activate: Main]
    Then the game is a draw

  @id:series-that-uses-up-a-deck @reading:loops-that-change-the-position @rule:9-1-2 @interaction
  Scenario: 11-1-1-1 Effects that use up a deck are no loop and are played out
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Stage area     | Wasteful Bell |
      | Character area | Sleeper       |
    And P2 has:
      | area       | card           |
      | Stage area | Perpetual Drum |
    When P1 activates Sleeper's [Activate: Main]
    Then P1 loses the game
    And P1 has 0 cards in the deck

  @id:permanent-effect-that-never-settles @loop @reading:permanent-effects-that-never-settle @rule:8-1-3-3-5 @interaction
  Scenario: 11-1-1-1 A permanent effect that switches itself off and on without end is a draw
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Self Doubter |
    When P1 plays Self Doubter
    Then the game is a draw

  @id:loop-that-one-player-can-stop @loop @rule:11-1-1 @reading:loop-rounds-from-the-declaration @reading:loops-that-change-the-position @interaction
  Scenario: 11-1-1-2 The only player who can stop a loop says how often it is carried out
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Stage area     | Patient Bell |
      | Character area | Sleeper      |
    And P2 has:
      | area       | card           |
      | Stage area | Perpetual Drum |
    When P1 activates Sleeper's [Activate: Main]
    And P1 uses Patient Bell's effect
    And P1 names 3 rounds
    Then the game goes on
    And Sleeper is rested
    And P1's Leader has 9000 power

  @id:loop-of-the-other-player @loop @rule:11-1-1 @reading:loop-rounds-from-the-declaration @interaction
  Scenario: 11-1-1-2 A loop that only the other player can stop ends where that player can stop it
    Given P1 is in the Main Phase with:
      | area           | card           |
      | Stage area     | Perpetual Bell |
      | Character area | Sleeper        |
    And P2 has:
      | area       | card         |
      | Stage area | Patient Drum |
    When P1 activates Sleeper's [Activate: Main]
    And P2 uses Patient Drum's effect
    And P2 names 2 rounds
    Then the game goes on
    And Sleeper is active

  @id:loop-of-no-rounds @loop @rule:1-3-5 @reading:loop-rounds-from-the-declaration @reading:loops-that-change-the-position @interaction
  Scenario: 11-1-1-2 The player who can stop a loop names 0 rounds
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Stage area     | Patient Bell |
      | Character area | Sleeper      |
    And P2 has:
      | area       | card           |
      | Stage area | Perpetual Drum |
    When P1 activates Sleeper's [Activate: Main]
    And P1 uses Patient Bell's effect
    And P1 names 0 rounds
    Then Sleeper is rested
    And P1's Leader has 6000 power

  @id:loop-is-not-started-again @loop @twin:effect-that-changes-nothing @interaction @reading:loop-rounds-from-the-declaration
  Scenario: 11-1-1-2 A loop that has been carried out as often as named is not started again
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Sleeper | rested |
    And P1 has activated Sleeper's [Activate: Main]
    And P1 has activated Sleeper's [Activate: Main]
    And P1 names 1 round
    When P1 tries to activate Sleeper's [Activate: Main]
    Then it is refused

  @id:stopped-loop-is-not-offered-again @loop @observe:decisions @reading:loop-rounds-from-the-declaration @reading:loops-that-change-the-position @interaction
  Scenario: 11-1-1-2 A player who has stopped a loop does not start it again from where it was stopped
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Stage area     | Patient Bell |
      | Character area | Sleeper      |
      | Character area | Waker        |
    And P2 has:
      | area       | card           |
      | Stage area | Perpetual Drum |
    And P1 has activated Sleeper's [Activate: Main]
    And P1 uses Patient Bell's effect
    And P1 names 0 rounds
    When P1 activates Waker's [Activate: Main]
    And P1 chooses Sleeper
    Then P1 is not asked to use an effect
    And Sleeper is rested

  @id:effect-that-changes-nothing
  Scenario: 11-1-1-2 An effect that leads back to where it began is activated once without a word on rounds
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Sleeper | rested |
    When P1 activates Sleeper's [Activate: Main]
    Then Sleeper is rested
    And nothing else changes

  # Derived from 11-1-1-3
  @id:loop-that-both-can-stop @loop @rule:11-1-1 @reading:loop-rounds-from-the-declaration @reading:loops-that-change-the-position @interaction
  Scenario: 11-1-1-3 Of two numbers the fewer counts, and the player who named it stops the loop
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Stage area     | Patient Bell |
      | Character area | Sleeper      |
    And P2 has:
      | area       | card         |
      | Stage area | Patient Drum |
    When P1 activates Sleeper's [Activate: Main]
    And P1 uses Patient Bell's effect
    And P2 uses Patient Drum's effect
    And P1 names 10 rounds
    And P2 names 4 rounds
    Then Sleeper is active
    And P1's Leader has 11000 power
    And the game goes on

  @id:loop-that-the-turn-player-stops-sooner @loop @rule:11-1-1 @reading:loop-rounds-from-the-declaration @reading:loops-that-change-the-position @interaction
  Scenario: 11-1-1-3 The turn player who named the fewer rounds stops the loop
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Stage area     | Patient Bell |
      | Character area | Sleeper      |
    And P2 has:
      | area       | card         |
      | Stage area | Patient Drum |
    When P1 activates Sleeper's [Activate: Main]
    And P1 uses Patient Bell's effect
    And P2 uses Patient Drum's effect
    And P1 names 2 rounds
    And P2 names 7 rounds
    Then Sleeper is rested
    And P1's Leader has 8000 power

  @id:loop-with-equal-numbers @loop @rule:11-1-1 @reading:loops-with-equal-numbers @reading:loop-rounds-from-the-declaration @reading:loops-that-change-the-position @interaction
  Scenario: 11-1-1-3 Where both players name the same number the turn player stops the loop
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Stage area     | Patient Bell |
      | Character area | Sleeper      |
    And P2 has:
      | area       | card         |
      | Stage area | Patient Drum |
    When P1 activates Sleeper's [Activate: Main]
    And P1 uses Patient Bell's effect
    And P2 uses Patient Drum's effect
    And P1 names 3 rounds
    And P2 names 3 rounds
    Then Sleeper is rested
    And P1's Leader has 9000 power

  @id:other-player-names-rounds-first @loop @twin:loop-that-both-can-stop @reading:loop-rounds-from-the-declaration @reading:loops-that-change-the-position
  Scenario: 11-1-1-3 The other player does not name a number of rounds before the turn player
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Stage area     | Patient Bell |
      | Character area | Sleeper      |
    And P2 has:
      | area       | card         |
      | Stage area | Patient Drum |
    And P1 has activated Sleeper's [Activate: Main]
    And P1 uses Patient Bell's effect
    And P2 uses Patient Drum's effect
    And P1 is now asked to name a number of rounds
    When P2 tries to name 4 rounds
    Then it is refused

  @id:loop-of-0-rounds-is-not-started-again @loop @twin:effect-that-changes-nothing @interaction @reading:loop-rounds-from-the-declaration
  Scenario: 11-1-1-2 A loop for which 0 rounds were named is not started again
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Sleeper | rested |
    And P1 has activated Sleeper's [Activate: Main]
    And P1 has activated Sleeper's [Activate: Main]
    And P1 names 0 rounds
    When P1 tries to activate Sleeper's [Activate: Main]
    Then it is refused
