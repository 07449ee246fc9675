Feature: 2-2 Card category

  @id:five-categories @rule:2-2-1
  Scenario: 2-2-2 A Character, a Stage and an Event are played beside a Leader and DON!! cards
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
      | hand | Harbor  |
      | hand | Lesson  |
    And P1 has 8 active DON!! cards
    And P1 has played Recruit
    And P1 has played Harbor
    When P1 plays Lesson
    Then Recruit is in P1's Character area
    And Harbor is in P1's Stage area
    And Lesson is in P1's trash
    And P1's Leader is in P1's Leader area
    And P1 has 8 cards in the cost area

  @id:leader-card-in-the-leader-area
  Scenario: 2-2-3 A Leader card lies in the Leader area when the game begins
    Given P1 presents a legal deck with:
      | card           | count |
      | Twofold Leader | 1     |
    When the players prepare the game
    And P1 goes first
    Then P1's Leader is in P1's Leader area
    And P2's Leader is in P2's Leader area

  @id:leader-in-text-means-the-leader
  Scenario: 2-2-3-1 An effect for the Leader is for the Leader alone
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Recruit |
      | hand           | Oath    |
    When P1 plays Oath
    Then P1's Leader has 7000 power
    And Recruit has 2000 power

  @id:character-card-in-the-character-area @rule:3-7-1
  Scenario: 2-2-4 A Character card is placed in the Character area
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Gatekeeper |
    When P1 plays Gatekeeper
    Then Gatekeeper is in P1's Character area
    And P1 has 0 cards in the Stage area

  @id:character-in-text-is-on-the-field
  Scenario: 2-2-4-1 An effect for Characters is for those in the Character area
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Recruit   |
      | hand           | Squire    |
      | trash          | Fighter   |
      | hand           | Encourage |
    When P1 plays Encourage
    Then Recruit has 3000 power
    And Squire has 4000 power
    And Fighter has 5000 power
    And P1's Leader has 5000 power

  @id:character-card-in-text-is-off-the-field @observe:decisions
  Scenario: 2-2-4-2 An effect for a Character card is for one outside the Character area
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Recruit |
      | trash          | Squire  |
      | trash          | Lesson  |
      | hand           | Salvage |
    When P1 plays Salvage
    And P1 chooses Squire
    Then Squire is in P1's hand
    And P1 cannot choose Recruit
    And P1 cannot choose Lesson

  @id:leader-and-character-cards-are-on-the-field
  Scenario: 2-2-4-3 Leader and Character cards are those on the field
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Recruit |
      | hand           | Squire  |
      | hand           | Fanfare |
    When P1 plays Fanfare
    Then P1's Leader has 6000 power
    And Recruit has 3000 power
    And Squire has 4000 power

  @id:event-moves-from-the-hand-to-the-trash
  Scenario: 2-2-5 An Event is activated by moving it from the hand to the trash
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Vigor |
    When P1 plays Vigor
    Then Vigor is in P1's trash
    And P1 has 6 Life cards

  @id:event-in-the-trash @twin:event-moves-from-the-hand-to-the-trash
  Scenario: 2-2-5 An Event that is in the trash already is not activated
    Given P1 is in the Main Phase with:
      | area  | card  |
      | trash | Vigor |
    When P1 tries to play Vigor
    Then it is refused

  @id:event-in-text-is-an-event-card @observe:decisions
  Scenario: 2-2-5-1 An effect for an Event is for a card of that category
    Given P1 is in the Main Phase with:
      | area  | card    |
      | trash | Recruit |
      | trash | Harbor  |
      | trash | Lesson  |
      | hand  | Reread  |
    When P1 plays Reread
    And P1 chooses Lesson
    Then Lesson is in P1's hand
    And P1 cannot choose Recruit
    And P1 cannot choose Harbor

  @id:stage-card-in-the-stage-area @rule:3-8-1
  Scenario: 2-2-6 A Stage card is placed in the Stage area
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Lighthouse |
    When P1 plays Lighthouse
    Then Lighthouse is in P1's Stage area
    And P1 has 0 cards in the Character area

  @id:stage-in-text-is-a-stage @observe:decisions
  Scenario: 2-2-6-1 An effect for a Stage is for a card of that category
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Demolish |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
      | Stage area     | Harbor  |
    When P1 plays Demolish
    And P1 chooses Harbor
    Then Harbor is in P2's trash
    And P1 cannot choose Recruit

  @id:stage-in-text-is-on-the-field @reading:stage-in-a-text
  Scenario: 2-2-6-1 A Stage card in the hand or the trash is no Stage that a player has
    Given P1 is in the Main Phase with:
      | area  | card           |
      | hand  | Harbour Master |
      | hand  | Harbor         |
      | trash | Lighthouse     |
    When P1 plays Harbour Master
    Then P1 has 1 card in the hand

  @id:stage-in-text-on-the-field
  Scenario: 2-2-6-1 A Stage in the Stage area is a Stage that a player has
    Given P1 is in the Main Phase with:
      | area       | card           |
      | hand       | Harbour Master |
      | Stage area | Lighthouse     |
    When P1 plays Harbour Master
    Then P1 has 1 card in the hand
    And Lighthouse is in P1's Stage area

  @id:stage-card-in-text-is-off-the-field @observe:decisions
  Scenario: 2-2-6-2 An effect for a Stage card is for one outside the Stage area
    Given P1 is in the Main Phase with:
      | area       | card       |
      | Stage area | Lighthouse |
      | hand       | Harbor     |
      | hand       | Build      |
    When P1 plays Build
    And P1 chooses Harbor
    Then Harbor is in P1's Stage area
    And P1 cannot choose Lighthouse

  @id:leader-card-of-either-player @observe:decisions
  Scenario: 2-2-3-1 "Leader card" in a text is a card in either player's Leader area
    Given P1 is in the Main Phase with:
      | area           | card       |
      | hand           | Coronation |
      | Character area | Fighter    |
    When P1 plays Coronation
    And P1 chooses P1's Leader
    Then P1's Leader has 6000 power
    And P1 can choose P2's Leader
    And P1 cannot choose Fighter
