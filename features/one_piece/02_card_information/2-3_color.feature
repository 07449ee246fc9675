Feature: 2-3 Color

  @id:color-in-text @observe:decisions
  Scenario: 2-3-1 An effect for blue Characters is for blue ones alone
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Blue Tide |
    And P2 has:
      | area           | card     |
      | Character area | Stranger |
      | Character area | Recruit  |
    When P1 plays Blue Tide
    And P1 chooses Stranger
    Then Stranger is in P2's trash
    And P1 cannot choose Recruit

  @id:stage-of-a-color-that-the-leader-lacks @twin:stage-of-a-color-that-the-leader-has
  Scenario: 2-3-2 A Stage card has a color like any other card
    Given P1 presents a deck of 50 cards with:
      | card        | count |
      | Blue Harbor | 1     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:stage-of-a-color-that-the-leader-has
  Scenario: 2-3-2 A Stage card of a color of the Leader is accepted
    Given P1 presents a legal deck with:
      | card           | count |
      | Twofold Leader | 1     |
      | Blue Harbor    | 1     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted

  @id:six-colors
  Scenario: 2-3-3 There are red, green, blue, purple, black and yellow cards
    Given P1 presents a legal deck with:
      | card            | count |
      | Rainbow Leader  | 1     |
      | Recruit         | 4     |
      | Green Stranger  | 4     |
      | Stranger        | 4     |
      | Purple Stranger | 4     |
      | Black Stranger  | 4     |
      | Yellow Stranger | 4     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted

  @id:two-colored-card-is-blue @rule:2-3-4
  Scenario: 2-3-5 A red and blue Character is a blue Character
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Blue Tide |
    And P2 has:
      | area           | card      |
      | Character area | Halfblood |
    When P1 plays Blue Tide
    And P1 chooses Halfblood
    Then Halfblood is in P2's trash

  @id:two-colored-card-is-red @rule:2-3-4
  Scenario: 2-3-5 A red and blue Character is a red Character
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Red Tide |
    And P2 has:
      | area           | card      |
      | Character area | Halfblood |
    When P1 plays Red Tide
    And P1 chooses Halfblood
    Then Halfblood is in P2's trash

  @id:two-colored-leader-is-multicolor
  Scenario: 2-3-6 A Leader with two colors is multicolor
    Given P1 is in the Main Phase with:
      | area        | card           |
      | Leader area | Twofold Leader |
      | hand        | Cosmopolitan   |
    When P1 plays Cosmopolitan
    Then P1 has 1 card in the hand

  @id:one-colored-leader-is-not-multicolor
  Scenario: 2-3-6 A Leader with one color is not multicolor
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Cosmopolitan |
    When P1 plays Cosmopolitan
    Then P1 has 0 cards in the hand

  @id:different-color-than-the-returned @observe:decisions
  Scenario: 2-3-1 A card of a different color than the returned one is played
    Given P1 is in the Main Phase with:
      | area           | card             |
      | hand           | Change of Colors |
      | hand           | Stranger         |
      | hand           | Recruit          |
      | Character area | Cook             |
    When P1 plays Change of Colors
    And P1 chooses Cook
    And P1 chooses Stranger
    Then Cook is in P1's hand
    And Stranger is in P1's Character area
    And P1 cannot choose Recruit
