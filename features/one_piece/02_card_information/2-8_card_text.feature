Feature: 2-8 Card text

  @id:every-effect-of-a-text
  Scenario: 2-8-1 A card has every effect that its text describes
    Given P1 is in the Main Phase with:
      | area           | card |
      | Character area | Busy |
    When P1 attacks P2's Leader with Busy
    Then P1 has 1 card in the hand

  @id:first-effect-of-a-text
  Scenario: 2-8-1 A card has the first effect of its text
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Busy |
    When P1 plays Busy
    Then P1 has 1 card in the hand

  @id:effects-come-from-card-text @rule:4-1-1
  Scenario: 2-8-1 A Character with [Blocker] in its text has that effect and one without text has none
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       | state  |
      | Character area | Gatekeeper | active |
      | Character area | Fighter    | active |
    When P1 gives 1 DON!! card to their Leader
    Then Gatekeeper has [Blocker]
    And Fighter does not have [Blocker]

  @id:text-in-the-hand @twin:text-in-the-character-area
  Scenario: 2-8-2 The text of a Character card is not valid in the hand
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Clerk |
    When P1 tries to activate Clerk's [Activate: Main]
    Then it is refused

  @id:text-in-the-character-area
  Scenario: 2-8-2 The text of a Character card is valid in the Character area
    Given P1 is in the Main Phase with:
      | area           | card  |
      | Character area | Clerk |
    When P1 activates Clerk's [Activate: Main]
    Then P1 has 1 card in the hand

  @id:permanent-text-in-the-trash
  Scenario: 2-8-2 A permanent effect of a Character card does nothing from the trash and from the hand
    Given P1 is in the Main Phase with:
      | area           | card            | as      |
      | Character area | Recruit         |         |
      | hand           | Standard Bearer | In Hand |
      | trash          | Standard Bearer | Trashed |
    When P1 gives 1 DON!! card to their Leader
    Then Recruit has 2000 power

  @id:permanent-text-in-the-character-area
  Scenario: 2-8-2 A permanent effect of a Character card acts from the Character area
    Given P1 is in the Main Phase with:
      | area           | card            |
      | Character area | Recruit         |
      | Character area | Standard Bearer |
    When P1 gives 1 DON!! card to their Leader
    Then Recruit has 3000 power

  @id:top-text-first
  Scenario: 2-8-3 The text nearest the top is resolved first
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Two Orders |
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Squire  |
    When P1 plays Two Orders
    Then Recruit is in P1's trash
    And P1 has 0 cards in the hand

  @id:explanatory-note @rule:2-8-4
  Scenario: 2-8-4-1 A note that explains a cost adds nothing to the cost
    Given P1 is in the Main Phase with:
      | area           | card            |
      | Character area | Annotated Rower |
    When P1 activates Annotated Rower's [Activate: Main]
    Then P1 has 9 active DON!! cards
    And P1 has 1 card in the hand

  @id:effect-in-parentheses
  Scenario: 2-8-4-2 Effect text in parentheses is carried out
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Whisperer |
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Squire  |
    When P1 plays Whisperer
    Then Recruit is in P1's trash
    And P1 has 0 cards in the hand

  # Official Q&A sheet "PROMOTION-CARDS", row 10: a Counter symbol is no text
  @id:no-base-effect
  Scenario: 2-8-5 A card without text has no base effect, a card with text has one
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Plain Speaker |
      | Character area | Guardian      |
      | Character area | Gatekeeper    |
    When P1 gives 1 DON!! card to their Leader
    Then Guardian has 3000 power
    And Gatekeeper has 1000 power
    And Plain Speaker has 3000 power

  @id:gained-keyword-is-no-text @interaction
  Scenario: 2-8-5 A card without text that gains a keyword still has no base effect
    Given P1 is in the Main Phase with:
      | area           | card          |
      | Character area | Plain Speaker |
      | Character area | Recruit       |
      | hand           | Cheer On      |
    When P1 plays Cheer On, choosing Recruit
    Then Recruit has [Rush]
    And Recruit has 3000 power
