Feature: 4-7 Playing a card

  @id:playing-an-event-pays-and-activates
  Scenario: 4-7-1 An Event is played from the hand by paying its cost and activating it
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Lesson |
    When P1 plays Lesson
    Then P1 has 1 rested DON!! card
    And P1 has 9 active DON!! cards
    And P1 has 2 cards in the hand
    And Lesson is in P1's trash

  @id:card-played-from-the-trash @twin:turn-player-plays
  Scenario: 4-7-1 A card is not played from the trash
    Given P1 is in the Main Phase with:
      | area  | card    |
      | trash | Recruit |
    When P1 tries to play Recruit
    Then it is refused

  @id:card-that-cannot-be-played @twin:card-that-can-be-played @reading:what-cannot-play-forbids
  Scenario: 4-7-2 A player who cannot play cards from hand does not pay for a Character
    Given P1 is in the Main Phase with:
      | area       | card       |
      | Stage area | Empty Pier |
      | hand       | Recruit    |
    When P1 tries to play Recruit
    Then it is refused

  @id:card-that-can-be-played @reading:what-cannot-play-forbids
  Scenario: 4-7-2 A player whose opponent cannot play cards from hand plays them
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recruit |
    And P2 has:
      | area       | card       |
      | Stage area | Empty Pier |
    When P1 plays Recruit
    Then Recruit is in P1's Character area

  @id:event-that-cannot-be-played @twin:playing-an-event-pays-and-activates @reading:what-cannot-play-forbids
  Scenario: 4-7-2 A player who cannot play cards from hand does not activate an Event
    Given P1 is in the Main Phase with:
      | area       | card       |
      | Stage area | Empty Pier |
      | hand       | Lesson     |
    When P1 tries to play Lesson
    Then it is refused

  @id:counter-event-that-cannot-be-played @twin:counter-event @reading:what-cannot-play-forbids @interaction
  Scenario: 4-7-2 A player who cannot play cards from hand does not activate a Counter Event
    Given P1 is in the Main Phase
    And P2 has:
      | area       | card       |
      | Stage area | Empty Pier |
      | hand       | Parry      |
      | hand       | Guardian   |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to counter
    When P2 tries to counter with Parry
    Then it is refused

  # Official Q&A sheet "OP13" (OP13-028)
  @id:effect-plays-although-the-hand-is-barred @reading:what-cannot-play-forbids @interaction
  Scenario: 4-7-2 "Cannot play cards from your hand" does not stop an effect that plays
    Given P1 is in the Main Phase with:
      | area           | card        |
      | Stage area     | Empty Pier  |
      | Character area | Ambush Post |
      | hand           | Recruit     |
    When P1 activates Ambush Post's [Activate: Main]
    And P1 chooses Recruit
    Then Recruit is in P1's Character area

  # Official Q&A sheet "OP14 EB04" (OP14-020)
  @id:barred-characters-are-not-played-by-effects @reading:what-cannot-play-forbids @interaction
  Scenario: 4-7-2 "Cannot play Character cards" stops an effect that plays one
    Given P1 is in the Main Phase
    And P2 has:
      | area       | card        |
      | Stage area | Closed Gate |
    And P2's Life area from the top is:
      | card     |
      | Ambusher |
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    Then Ambusher is in P2's trash
    And P2 has 0 cards in the Character area

  @id:barred-characters-leave-events-free @reading:what-cannot-play-forbids
  Scenario: 4-7-2 "Cannot play Character cards" lets Events be activated
    Given P1 is in the Main Phase with:
      | area       | card        |
      | Stage area | Closed Gate |
      | hand       | Lesson      |
    When P1 plays Lesson
    Then Lesson is in P1's trash
    And P1 has 2 cards in the hand

  @id:effects-cannot-play-it @rule:1-3-3
  Scenario: 4-7-2 A card in the hand that effects cannot play stays there
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Call Up   |
      | hand | Shy Actor |
    When P1 plays Call Up, choosing Shy Actor
    Then Shy Actor is in P1's hand

  @id:effects-alone-cannot-play-it
  Scenario: 4-7-2 A card in the hand that effects cannot play is played for its cost
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Shy Actor |
    When P1 plays Shy Actor
    Then Shy Actor is in P1's Character area

  @id:character-of-a-forbidden-base-cost @twin:character-of-an-allowed-base-cost @rule:1-3-3
  Scenario: 4-7-2 A Character card with a base cost that an effect forbids is not played
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Modest Cook |
      | hand | Fighter     |
    And P1 has played Modest Cook
    When P1 tries to play Fighter
    Then it is refused

  @id:character-of-an-allowed-base-cost @rule:1-3-3
  Scenario: 4-7-2 A Character card with a base cost below what an effect forbids is played
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Modest Cook |
      | hand | Squire      |
    And P1 has played Modest Cook
    When P1 plays Squire
    Then Squire is in P1's Character area
