Feature: 2-1 Card name

  @id:name-in-the-trash @observe:decisions
  Scenario: 2-1-1 A card has its name in the trash too
    Given P1 is in the Main Phase with:
      | area  | card    |
      | hand  | Recall  |
      | trash | Recruit |
      | trash | Squire  |
    When P1 plays Recall
    And P1 chooses Recruit
    Then Recruit is in P1's hand
    And P1 cannot choose Squire

  @id:name-in-brackets
  Scenario: 2-1-2 A name in brackets means a card of that name
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Roll Call |
      | hand | Recruit   |
    When P1 plays Roll Call
    And P1 chooses Recruit
    Then Recruit is in P1's Character area

  # Official Q&A sheet "OP01", no. 99 (OP01-044); Official Q&A sheet "OP05", no. 26 (OP05-062)
  @id:name-in-brackets-is-whole @observe:decisions
  Scenario: 2-1-2 A name in brackets does not mean a card whose name only contains it
    Given P1 is in the Main Phase with:
      | area | card            |
      | hand | Roll Call       |
      | hand | Recruit         |
      | hand | Recruit Captain |
    When P1 plays Roll Call
    And P1 chooses nothing
    Then P1 can choose Recruit
    And P1 cannot choose Recruit Captain

  # Official Q&A sheet "OP01", no. 99 (OP01-044); Official Q&A sheet "OP05", no. 26 (OP05-062)
  @id:name-in-brackets-at-the-end-of-another @observe:decisions
  Scenario: 2-1-2 A name in brackets means neither two names joined nor a longer name that ends with it
    Given P1 is in the Main Phase with:
      | area | card           |
      | hand | Roll Call      |
      | hand | Recruit        |
      | hand | Cook & Recruit |
      | hand | Ex-Recruit     |
    When P1 plays Roll Call
    And P1 chooses nothing
    Then P1 can choose Recruit
    And P1 cannot choose Cook & Recruit
    And P1 cannot choose Ex-Recruit

  @id:part-of-a-name-in-quotation-marks
  Scenario: 2-1-2-1 A part of a name in quotation marks means a card whose name contains it
    Given P1 is in the Main Phase with:
      | area | card            |
      | hand | Reunion         |
      | hand | Recruit Captain |
    When P1 plays Reunion
    And P1 chooses Recruit Captain
    Then Recruit Captain is in P1's Character area

  @id:part-of-a-name-that-is-lacking @observe:decisions
  Scenario: 2-1-2-1 A part of a name in quotation marks does not mean a card whose name lacks it
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Reunion |
      | hand | Recruit |
      | hand | Squire  |
    When P1 plays Reunion
    And P1 chooses nothing
    Then P1 can choose Recruit
    And P1 cannot choose Squire

  @id:name-from-text-in-the-hand
  Scenario: 2-1-3 A card in the hand has the name that its text gives it
    Given P1 is in the Main Phase with:
      | area | card            |
      | hand | Summon Stowaway |
      | hand | Disguised       |
    When P1 plays Summon Stowaway
    And P1 chooses Disguised
    Then Disguised is in P1's Character area

  # Official Q&A sheet "OP02", no. 30 (OP02-031)
  @id:name-from-text-on-the-field @interaction
  Scenario: 2-1-3 A Character has the name that its text gives it
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card        |
      | Character area | Disguised   |
      | Character area | Loyal Guard |
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Loyal Guard
    Then Loyal Guard is in P2's trash
    And P2 has 5 Life cards

  @id:name-from-text-in-deck-construction @twin:name-not-from-text-in-deck-construction
  Scenario: 2-1-3 A name that text gives a card counts in deck construction
    Given P1 presents a deck of 50 cards with:
      | card          | count |
      | Strict Leader | 1     |
      | Disguised     | 1     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:name-not-from-text-in-deck-construction
  Scenario: 2-1-3 A card without the name is let into the deck
    Given P1 presents a legal deck with:
      | card          | count |
      | Strict Leader | 1     |
      | Recruit       | 1     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted

  @id:name-from-text-excludes @observe:decisions @interaction
  Scenario: 2-1-3 A card is left out by the name that its text gives it
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Everyone Else |
      | hand | Disguised     |
      | hand | Recruit       |
    When P1 plays Everyone Else
    And P1 chooses Recruit
    Then Recruit is in P1's Character area
    And P1 cannot choose Disguised

  @id:name-beside-another-description
  Scenario: 2-1-2 A name beside another description means cards of that name
    Given P1 is in the Main Phase with:
      | area           | card         |
      | hand           | Mixed Orders |
      | Character area | Marine       |
      | Character area | Cook         |
      | Character area | Recruit      |
    When P1 plays Mixed Orders
    And P1 chooses Cook
    Then Cook has 5000 power
