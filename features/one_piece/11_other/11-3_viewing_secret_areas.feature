Feature: 11-3 Viewing secret areas

  @id:only-the-player-of-the-effect-looks @observe:views
  Scenario: 11-3-1 Only the player of the effect sees the cards that are looked at
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Lookaround |
    And P1's deck from the top is:
      | card    |
      | Squire  |
      | Recruit |
      | Fighter |
    When P1 plays Lookaround
    And P1 is now asked to choose
    Then P1 can see Squire
    And P1 can see Fighter
    And P2 cannot see Squire
    And P2 cannot see Fighter

  @id:cards-stay-while-they-are-looked-at
  Scenario: 11-3-2 Cards that are looked at are still in the deck
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Lookaround |
    And P1 has 10 cards in the deck
    And P1's deck from the top is:
      | card    |
      | Squire  |
      | Recruit |
      | Fighter |
    When P1 plays Lookaround
    And P1 is now asked to choose
    Then P1's deck from the top is: Squire, Recruit, Fighter
    And P1 has 10 cards in the deck

  # Official Q&A sheet "OP01", row 13
  @id:looking-at-a-whole-deck @rule:9-2-1-2 @interaction
  Scenario: 11-3-2 Looking at the whole deck is no defeat
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Pick One |
    And P1 has 3 cards in the deck
    And P1's deck from the top is:
      | card    |
      | Squire  |
      | Recruit |
      | Fighter |
    When P1 plays Pick One
    And P1 chooses Fighter
    Then the game goes on
    And Fighter is in P1's hand
    And P1 has 2 cards in the deck

  @id:cards-go-back-as-they-were @observe:views
  Scenario: 11-3-3 Cards of which the text says no more lie as before after the look
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Spyglass |
    And P2's deck from the top is:
      | card    |
      | Recruit |
      | Squire  |
    When P1 plays Spyglass
    Then P2's deck from the top is: Recruit, Squire
    And Recruit lies face-down
    And P1 cannot see Recruit
    And P2 cannot see Recruit
