Feature: 2-5 Attribute

  @id:attribute-in-text
  Scenario: 2-5-1 An effect speaks of a battle with cards of an attribute
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Swordsman |
    And P2 has:
      | area           | card       | state  |
      | Character area | Swordproof | rested |
    When P1 attacks Swordproof with Swordsman
    Then Swordproof is in P2's Character area

  @id:other-attribute-than-in-text
  Scenario: 2-5-1 A card of another attribute is not spoken of
    Given P1 is in the Main Phase with:
      | area           | card    |
      | Character area | Brawler |
    And P2 has:
      | area           | card       | state  |
      | Character area | Swordproof | rested |
    When P1 attacks Swordproof with Brawler
    Then Swordproof is in P2's trash

  @id:sixth-attribute @edition:1.1.9 @observe:decisions
  Scenario: 2-5-2 The attribute ? is one of six
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Unmask |
    And P2 has:
      | area           | card   |
      | Character area | Enigma |
      | Character area | Sage   |
    When P1 plays Unmask
    And P1 chooses Enigma
    Then Enigma is in P2's trash
    And P1 cannot choose Sage

  @id:five-attributes @edition:1.1.8 @observe:decisions
  Scenario: 2-5-2 Wisdom is one of five attributes
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Outwit |
    And P2 has:
      | area           | card      |
      | Character area | Swordsman |
      | Character area | Brawler   |
      | Character area | Marksman  |
      | Character area | Mystic    |
      | Character area | Sage      |
    When P1 plays Outwit
    And P1 chooses Sage
    Then Sage is in P2's trash
    And P1 cannot choose Swordsman
    And P1 cannot choose Brawler
    And P1 cannot choose Marksman
    And P1 cannot choose Mystic

  @id:two-attributes-first @rule:2-5-3
  Scenario: 2-5-4 A card with Slash and Strike is a Slash card
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Disarm |
    And P2 has:
      | area           | card       |
      | Character area | Sword Fist |
    When P1 plays Disarm
    And P1 chooses Sword Fist
    Then Sword Fist is in P2's trash

  @id:two-attributes-second @rule:2-5-3
  Scenario: 2-5-4 A card with Slash and Strike is a Strike card
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Fell |
    And P2 has:
      | area           | card       |
      | Character area | Sword Fist |
    When P1 plays Fell
    And P1 chooses Sword Fist
    Then Sword Fist is in P2's trash

  @id:leader-has-an-attribute
  Scenario: 2-5-5 A Leader has an attribute
    Given P1 is in the Main Phase with:
      | area        | card         |
      | Leader area | Sword Leader |
    And P2 has:
      | area           | card       | state  |
      | Character area | Swordproof | rested |
    When P1 attacks Swordproof with their Leader
    Then Swordproof is in P2's Character area

  @id:event-has-no-attribute @observe:decisions
  Scenario: 2-5-5 An Event and a Stage have no attribute
    Given P1 is in the Main Phase with:
      | area  | card      |
      | hand  | Whet      |
      | trash | Swordsman |
      | trash | Lesson    |
      | trash | Harbor    |
    When P1 plays Whet
    And P1 chooses Swordsman
    Then Swordsman is in P1's hand
    And P1 cannot choose Lesson
    And P1 cannot choose Harbor

  @id:attribute-in-angle-brackets @observe:decisions
  Scenario: 2-5-6 An attribute in angle brackets means cards that have it
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Disarm |
    And P2 has:
      | area           | card      |
      | Character area | Swordsman |
      | Character area | Brawler   |
      | Character area | Recruit   |
    When P1 plays Disarm
    And P1 chooses Swordsman
    Then Swordsman is in P2's trash
    And P1 cannot choose Brawler
    And P1 cannot choose Recruit

  @id:type-or-attribute @observe:decisions
  Scenario: 2-5-6 A card of the type or of the attribute is chosen, and one of neither is not
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Navy Duel |
      | hand | Marine    |
      | hand | Swordsman |
      | hand | Brawler   |
    When P1 plays Navy Duel
    And P1 chooses Swordsman
    Then Swordsman is in P1's Character area
    And P1 can choose Marine
    And P1 cannot choose Brawler

  @id:attribute-from-text-in-the-hand
  Scenario: 2-5-7 A card in the hand has the attribute that its text gives it
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Draw Swords |
      | hand | Bladed      |
    When P1 plays Draw Swords
    And P1 chooses Bladed
    Then Bladed is in P1's Character area

  @id:attribute-from-text-in-deck-construction @twin:attribute-not-from-text-in-deck-construction
  Scenario: 2-5-7 An attribute that text gives a card counts in deck construction
    Given P1 presents a deck of 50 cards with:
      | card            | count |
      | Peaceful Leader | 1     |
      | Bladed          | 1     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:attribute-not-from-text-in-deck-construction
  Scenario: 2-5-7 A card without the attribute is let into the deck
    Given P1 presents a legal deck with:
      | card            | count |
      | Peaceful Leader | 1     |
      | Turncoat        | 1     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted
