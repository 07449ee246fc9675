Feature: 2-9 Life

  @id:life-cards-are-placed-unseen @observe:views @rule:2-9-1 @rule:3-10-1
  Scenario: 2-9-2 As many cards as the Leader's Life are placed face-down, and nobody sees them
    Given P1 presents a legal deck with:
      | card         | count |
      | Frail Leader | 1     |
    And P1's deck is shuffled to:
      | card    | as   | count |
      | Recruit |      | 4     |
      | Squire  |      | 1     |
      | Fighter |      | 2     |
      | Veteran | Last | 1     |
    When the players prepare the game
    And P1 goes first
    Then P1 has 3 Life cards
    And Last is in P1's Life area
    And Last lies face-down
    And P1 cannot see Last
    And P2 cannot see Last

  # Basic Rules Q&A, Q2
  @id:life-pile-order
  Scenario: 2-9-2-1 The card that was on top of the deck is the bottom Life card
    Given P1 presents a legal deck with:
      | card         | count |
      | Frail Leader | 1     |
    And P1's deck is shuffled to:
      | card    | as     | count |
      | Recruit |        | 4     |
      | Squire  |        | 1     |
      | Fighter | First  | 1     |
      | Veteran | Second | 1     |
      | Harbor  | Third  | 1     |
    When the players prepare the game
    And P1 goes first
    Then P1's Life from the top is: Third, Second, First

  @id:characters-have-no-life
  Scenario: 2-9-3 A Character has no Life: it is K.O.'d and no Life card moves
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card   | state  |
      | Character area | Squire | rested |
    When P1 attacks Squire with their Leader
    Then Squire is in P2's trash
    And P2 has 5 Life cards
    And P2 has 0 cards in the hand

  @id:life-above-the-printed
  Scenario: 2-9-4 An effect raises the Life above the Leader's value
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Vigor |
    And P1 has 5 Life cards
    And P1's deck from the top is:
      | card    |
      | Recruit |
    When P1 plays Vigor
    Then P1 has 6 Life cards
    And Recruit is on top of P1's Life area
