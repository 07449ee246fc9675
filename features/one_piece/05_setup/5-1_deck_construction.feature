Feature: 5-1 Preparing Decks

  @id:legal-decks-are-accepted @rule:5-1-1
  Scenario: 5-1-2 A Leader, 50 cards and 10 DON!! cards are accepted
    Given P1 presents a deck of 50 cards
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted
    And P1 has 40 cards in the deck
    And P1 has 9 cards in the DON!! deck

  @id:deck-of-49-cards @twin:legal-decks-are-accepted @rule:5-1-1
  Scenario: 5-1-2 A deck of 49 cards is refused
    Given P1 presents a deck of 49 cards
    When the players try to prepare the game
    Then P1's deck is refused

  @id:deck-of-51-cards @twin:legal-decks-are-accepted @rule:5-1-1
  Scenario: 5-1-2 A deck of 51 cards is refused
    Given P2 presents a deck of 51 cards
    When the players try to prepare the game
    Then P2's deck is refused
    And P1's deck is accepted

  @id:don-deck-of-9-cards @twin:legal-decks-are-accepted
  Scenario: 5-1-2 A DON!! deck of 9 cards is refused
    Given P1 presents a deck of 50 cards with:
      | card  | count |
      | DON!! | 9     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:don-deck-of-11-cards @twin:legal-decks-are-accepted
  Scenario: 5-1-2 A DON!! deck of 11 cards is refused
    Given P1 presents a deck of 50 cards with:
      | card  | count |
      | DON!! | 11    |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:leader-card-in-the-deck @twin:characters-events-and-stages-in-the-deck
  Scenario: 5-1-2-1 A Leader card among the 50 cards is refused
    Given P1 presents a deck of 50 cards with:
      | card         | count |
      | Recruit      | 4     |
      | Plain Leader | 2     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:characters-events-and-stages-in-the-deck
  Scenario: 5-1-2-1 Characters, Events and Stages make up a deck
    Given P1 presents a legal deck with:
      | card    | count |
      | Recruit | 4     |
      | Lesson  | 4     |
      | Harbor  | 4     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted

  @id:card-of-a-color-that-the-leader-lacks @twin:card-of-the-second-color-of-the-leader
  Scenario: 5-1-2-2 A card of a color that the Leader lacks is refused
    Given P1 presents a deck of 50 cards with:
      | card     | count |
      | Stranger | 1     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:card-of-the-second-color-of-the-leader
  Scenario: 5-1-2-2 A card of either color of a two-colored Leader is accepted
    Given P1 presents a legal deck with:
      | card           | count |
      | Twofold Leader | 1     |
      | Stranger       | 4     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted

  @id:five-cards-with-one-number @twin:four-cards-with-one-number
  Scenario: 5-1-2-3 5 cards with the same card number are refused
    Given P1 presents a deck of 50 cards with:
      | card      | count |
      | Old Print | 5     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:four-cards-with-one-number
  Scenario: 5-1-2-3 4 cards with the same card number are accepted
    Given P1 presents a legal deck with:
      | card      | count |
      | Old Print | 4     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted

  @id:one-number-on-two-cards @twin:four-cards-with-one-number @rule:2-14-1
  Scenario: 5-1-2-3 Cards with different names count together if they share their card number
    Given P1 presents a deck of 50 cards with:
      | card      | count |
      | Old Print | 3     |
      | New Print | 2     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:two-colored-card-with-a-one-colored-leader @twin:two-colored-card-with-a-two-colored-leader @reading:two-color-cards-in-a-deck
  Scenario: 5-1-2-2 A card that has a color besides that of the Leader is refused
    Given P1 presents a deck of 50 cards with:
      | card          | count |
      | Half Stranger | 1     |
    When the players try to prepare the game
    Then P1's deck is refused

  @id:two-colored-card-with-a-two-colored-leader @rule:2-3-5
  Scenario: 5-1-2-2 A card both colors of which the Leader has is accepted
    Given P1 presents a legal deck with:
      | card           | count |
      | Twofold Leader | 1     |
      | Half Stranger  | 4     |
    When the players prepare the game
    And P1 goes first
    Then P1's deck is accepted

  Rule: 5-1-2-4 Effects on deck construction

    @id:any-number-of-a-card
    Scenario: 5-1-2-4 Text that allows any number of a card replaces the limit of 4
      Given P1 presents a legal deck with:
        | card  | count |
        | Swarm | 5     |
      When the players prepare the game
      And P1 goes first
      Then P1's deck is accepted

    @id:any-number-up-to-the-whole-deck
    Scenario: 5-1-2-4 A deck of 50 copies is accepted where the text allows any number
      Given P1 presents a deck of 50 cards with:
        | card  | count |
        | Swarm | 50    |
      When the players prepare the game
      And P1 goes first
      Then P1's deck is accepted
      And P1 has 40 cards in the deck

    @id:any-number-leaves-other-cards-limited @twin:any-number-of-a-card
    Scenario: 5-1-2-4 Text that allows any number of one card does not allow it of another
      Given P1 presents a deck of 50 cards with:
        | card    | count |
        | Swarm   | 5     |
        | Recruit | 5     |
      When the players try to prepare the game
      Then P1's deck is refused

    @id:card-that-the-leader-keeps-out @twin:card-that-the-leader-lets-in
    Scenario: 5-1-2-4-1 A card of the category and cost that the Leader's text keeps out is refused
      Given P1 presents a deck of 50 cards with:
        | card          | count |
        | Frugal Leader | 1     |
        | Grand Lesson  | 1     |
      When the players try to prepare the game
      Then P1's deck is refused

    @id:card-that-the-leader-lets-in
    Scenario: 5-1-2-4-1 A card of that category with a lower cost is accepted
      Given P1 presents a legal deck with:
        | card          | count |
        | Frugal Leader | 1     |
        | Lesson        | 4     |
      When the players prepare the game
      And P1 goes first
      Then P1's deck is accepted

    @id:don-deck-as-the-leader-says
    Scenario: 5-1-2-4-2 A Leader's text on the size of the DON!! deck holds before the game has begun
      Given P1 presents a legal deck with:
        | card             | count |
        | Six DON!! Leader | 1     |
        | DON!!            | 6     |
      When the players prepare the game
      And P1 goes first
      Then P1's deck is accepted
      And P1 has 5 cards in the DON!! deck

    @id:usual-don-deck-with-a-leader-that-says-otherwise @twin:don-deck-as-the-leader-says
    Scenario: 5-1-2-4-2 The usual DON!! deck of 10 is refused with a Leader whose text says 6
      Given P1 presents a deck of 50 cards with:
        | card             | count |
        | Six DON!! Leader | 1     |
        | DON!!            | 10    |
      When the players try to prepare the game
      Then P1's deck is refused
