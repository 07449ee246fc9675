Feature: 2-4 Type

  @id:type-in-text
  Scenario: 2-4-1 An effect speaks of a card by its type
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Muster |
      | hand | Marine |
    When P1 plays Muster
    And P1 chooses Marine
    Then Marine is in P1's Character area

  @id:first-of-two-types
  Scenario: 2-4-2 A card with two types has the first of them
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Muster       |
      | hand | Double Agent |
    When P1 plays Muster
    And P1 chooses Double Agent
    Then Double Agent is in P1's Character area

  @id:second-of-two-types
  Scenario: 2-4-2 A card with two types has the second of them
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Crew Call    |
      | hand | Double Agent |
    When P1 plays Crew Call
    And P1 chooses Double Agent
    Then Double Agent is in P1's Character area

  @id:type-in-braces-is-whole @observe:decisions
  Scenario: 2-4-3 A type in braces does not mean a type that only contains it
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Muster   |
      | hand | Marine   |
      | hand | Deserter |
      | hand | Recruit  |
    When P1 plays Muster
    And P1 chooses nothing
    Then P1 can choose Marine
    And P1 cannot choose Deserter
    And P1 cannot choose Recruit

  @id:part-of-a-type-in-quotation-marks @observe:decisions
  Scenario: 2-4-3-1 A part of a type in quotation marks means every type that contains it
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Old Comrades |
      | hand | Marine       |
      | hand | Deserter     |
      | hand | Recruit      |
    When P1 plays Old Comrades
    And P1 chooses Deserter
    Then Deserter is in P1's Character area
    And P1 can choose Marine
    And P1 cannot choose Recruit

  @id:type-from-text-in-the-hand
  Scenario: 2-4-4 A card in the hand has the type that its text gives it
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Muster   |
      | hand | Turncoat |
    When P1 plays Muster
    And P1 chooses Turncoat
    Then Turncoat is in P1's Character area

  @id:printed-type-beside-one-from-text
  Scenario: 2-4-4 A card keeps its printed type beside the one that its text gives it
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Crew Call |
      | hand | Turncoat  |
    When P1 plays Crew Call
    And P1 chooses Turncoat
    Then Turncoat is in P1's Character area

  @id:type-from-text-in-deck-construction @twin:type-not-from-text-in-deck-construction
  Scenario: 2-4-4 A type that text gives a card counts in deck construction
    Given P1 presents a deck of 50 cards with:
      | card          | count |
      | Outlaw Leader | 1     |
      | Turncoat      | 1     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:type-not-from-text-in-deck-construction
  Scenario: 2-4-4 A card without the type is let into the deck
    Given P1 presents a legal deck with:
      | card          | count |
      | Outlaw Leader | 1     |
      | Disguised     | 1     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted

  @id:leaders-type-includes-a-text
  Scenario: 2-4-3-1 A Leader's type includes the text in quotation marks as a part of it
    Given P1 is in the Main Phase with:
      | area        | card           |
      | Leader area | Retired Leader |
      | hand        | Old Shipmate   |
    When P1 plays Old Shipmate
    Then P1 has 1 card in the hand

  @id:leaders-type-does-not-include-a-text
  Scenario: 2-4-3-1 A Leader without such a type is none whose type includes the text
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Old Shipmate |
    When P1 plays Old Shipmate
    Then P1 has 0 cards in the hand
