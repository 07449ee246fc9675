Feature: 6-1 Turn flow

  @id:refresh-before-draw-before-don
  Scenario: 6-1-1 The Refresh Phase precedes the Draw Phase and the DON!! Phase follows it
    Given P1 is about to begin the Refresh Phase with:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    And P1 has 1 card in the deck
    And P1 has 4 active DON!! cards
    When P1 begins the Refresh Phase
    Then P1 loses the game
    And Fighter is active
    And P1 has 4 active DON!! cards

  @id:all-phases-in-order @observe:events
  Scenario: 6-1-1 A turn runs through its five phases in order
    Given P1 is about to begin the Refresh Phase
    And P1 has begun the Refresh Phase
    And P1 has ended the Main Phase
    When P2 ends the Main Phase
    Then P1 saw:
      | event | player | to            |
      | phase | P2     | End Phase     |
      | phase | P1     | Refresh Phase |
      | phase | P1     | Draw Phase    |
      | phase | P1     | DON!! Phase   |
      | phase | P1     | Main Phase    |

  @id:main-phase-after-the-don-phase
  Scenario: 6-1-1 The Main Phase follows the DON!! Phase
    Given P1 is about to begin the DON!! Phase with:
      | area | card    |
      | hand | Recruit |
    And P1 has 0 active DON!! cards
    And P1 has begun the DON!! Phase
    When P1 plays Recruit
    Then Recruit is in P1's Character area
    And P1 has 1 active DON!! card

  @id:only-the-turn-player-carries-out-phases
  Scenario: 6-1-2 The phases are carried out by the turn player and for the turn player alone
    Given P1 is about to begin the Refresh Phase
    And P1 has 4 active DON!! cards
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | rested |
    And P2 has 4 active DON!! cards
    When P1 begins the Refresh Phase
    Then P1 has 1 card in the hand
    And P1 has 6 active DON!! cards
    And P2 has 0 cards in the hand
    And P2 has 4 active DON!! cards
    And Fighter is rested

  @id:other-player-ends-the-phase @twin:ending-the-main-phase
  Scenario: 6-1-2 The other player does not end the turn player's Main Phase
    Given P1 is in the Main Phase
    When P2 tries to end the Main Phase
    Then it is refused
