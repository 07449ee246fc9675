Feature: 1-2 Ending the game

  @id:opponent-of-the-loser-wins
  Scenario: 1-2-1 The player whose opponent loses wins the game
    Given P1 is in the Main Phase
    And P2 has 0 Life cards
    When P1 attacks P2's Leader with their Leader
    Then P1 wins the game

  @id:nothing-is-played-after-the-end @twin:turn-player-plays
  Scenario: 1-2-1 Nothing more is played when a player has lost
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
    And P2 has 0 Life cards
    And P1 has attacked P2's Leader with their Leader
    When P1 tries to play Recruit
    Then it is refused

  @id:leader-damaged-at-zero-life @rule:1-2-1-1 @rule:1-2-2-1 @rule:9-2-1-1
  Scenario: 1-2-1-1-1 Leader takes damage at 0 Life
    Given P1 is in the Main Phase
    And P2 has 0 Life cards
    When P1 attacks P2's Leader with their Leader
    Then P2 loses the game

  @id:leader-damaged-at-one-life
  Scenario: 1-2-1-1-1 Leader takes damage at 1 Life and the game goes on
    Given P1 is in the Main Phase
    And P2 has 1 Life card
    When P1 attacks P2's Leader with their Leader
    Then the game goes on
    And P2 has 0 Life cards

  @id:no-damage-at-zero-life
  Scenario: 1-2-1-1-1 A lost attack on a Leader with 0 Life is no defeat
    Given P1 is in the Main Phase with:
      | area           | card   | state  |
      | Character area | Squire | active |
    And P2 has 0 Life cards
    When P1 attacks P2's Leader with Squire
    Then the game goes on

  @id:last-card-drawn @rule:1-2-1-1 @rule:1-2-2-2 @rule:9-2-1-2
  Scenario: 1-2-1-1-2 Drawing the last card of the deck loses the game
    Given P1 is about to begin the Draw Phase
    And P1 has 1 card in the deck
    When P1 begins the Draw Phase
    Then P1 loses the game

  @id:last-but-one-card-drawn
  Scenario: 1-2-1-1-2 With 1 card left in the deck the game goes on
    Given P1 is about to begin the Draw Phase
    And P1 has 2 cards in the deck
    When P1 begins the Draw Phase
    Then the game goes on
    And P1 has 1 card in the deck

  @id:turn-player-concedes
  Scenario: 1-2-3 The turn player concedes and loses
    Given P1 is in the Main Phase
    When P1 concedes
    Then P1 loses the game

  @id:other-player-concedes-out-of-turn
  Scenario: 1-2-3 A player concedes in the other player's turn
    Given P1 is in the Main Phase
    When P2 concedes
    Then P2 loses the game

  @id:attacker-concedes-while-the-other-decides
  Scenario: 1-2-3 The attacker concedes while the defender decides on a block
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       | state  |
      | Character area | Gatekeeper | active |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to block
    When P1 concedes
    Then P1 loses the game

  @id:player-concedes-before-the-first-turn
  Scenario: 1-2-3 A player concedes during the preparations
    Given the players have prepared the game
    And P1 goes first
    And P1 is now asked to redraw
    When P2 concedes
    Then P2 loses the game

  @id:deck-empties-in-the-main-phase
  Scenario: 1-2-2 A deck that becomes empty in the Main Phase is a defeat there and then
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Lesson |
    And P1 has 2 cards in the deck
    When P1 plays Lesson
    Then P1 loses the game

  @id:concession-is-not-replaced
  Scenario: 1-2-4 Text that wins instead of losing does not change a concession
    Given P1 is in the Main Phase with:
      | area        | card           |
      | Leader area | Patient Leader |
    When P1 concedes
    Then P1 loses the game

  @id:concession-while-an-effect-resolves
  Scenario: 1-2-4 No effect that is being carried out keeps a player from conceding
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Exchange |
      | hand | Recruit  |
      | hand | Squire   |
    And P1 has played Exchange
    And P1 is now asked to choose
    When P1 concedes
    Then P1 loses the game

  @id:effect-wins-the-game
  Scenario: 1-2-5 An effect lets a player win the game
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Checkmate |
    When P1 plays Checkmate
    Then P1 wins the game

  @id:effect-loses-the-game
  Scenario: 1-2-5 An effect lets a player lose the game
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Forfeit |
    When P1 plays Forfeit
    Then P1 loses the game

  @id:effect-wins-in-the-middle-of-its-text @interaction
  Scenario: 1-2-5 The rest of an effect that wins the game is not carried out
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Hasty Victory |
    And P1 has 1 card in the deck
    When P1 plays Hasty Victory
    Then P1 wins the game
    And P1 has 1 card in the deck

  # Official Q&A sheet "EB03" (EB03-055)
  @id:effect-damage-at-zero-life @reading:double-attack-at-one-life @interaction @rule:4-6-2
  Scenario: 1-2-1-1-1 Damage by an effect at 0 Life is a defeat
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Broadside |
    And P2 has 0 Life cards
    When P1 plays Broadside
    Then P2 loses the game

  @id:effect-damage-at-one-life @interaction
  Scenario: 1-2-1-1-1 Damage by an effect at 1 Life takes that Life card
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Broadside |
    And P2 has 1 Life card
    When P1 plays Broadside
    Then the game goes on
    And P2 has 0 Life cards
    And P2 has 1 card in the hand

  @id:character-lost-at-zero-life @interaction
  Scenario: 1-2-1-1-1 A Character that loses a battle at 0 Life is no defeat
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card    | state  |
      | Character area | Recruit | rested |
    And P2 has 0 Life cards
    When P1 attacks Recruit with their Leader
    Then the game goes on
    And Recruit is in P2's trash

  @id:turn-player-is-damaged-at-zero-life @interaction
  Scenario: 1-2-1-1-1 The attacker's own 0 Life is no defeat
    Given P1 is in the Main Phase
    And P1 has 0 Life cards
    When P1 attacks P2's Leader with their Leader
    Then the game goes on
    And P2 has 4 Life cards

  @id:trigger-wins-the-game @interaction
  Scenario: 1-2-5 A Trigger lets the attacked player win the game
    Given P1 is in the Main Phase
    And P2 has:
      | area      | card       |
      | Life area | Last Laugh |
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    Then P2 wins the game

  @id:trigger-that-would-win-comes-too-late @interaction
  Scenario: 1-2-1-1-1 No Trigger saves a player who is damaged at 0 Life
    Given P1 is in the Main Phase
    And P2 has:
      | area | card       |
      | hand | Last Laugh |
    And P2 has 0 Life cards
    When P1 attacks P2's Leader with their Leader
    Then P2 loses the game
    And P2 has 1 card in the hand
