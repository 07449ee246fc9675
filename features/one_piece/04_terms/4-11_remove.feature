Feature: 4-11 "Remove"

  @id:returning-to-hand-removes @rule:4-11-1
  Scenario: 4-11-2 A Character returned to the hand is removed from the field
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Send Home |
    And P2 has:
      | area           | card          | state  |
      | Character area | Recruit       | active |
      | Stage area     | Mourning Hall | active |
    And P2's deck from the top is:
      | card    |
      | Fighter |
    When P1 plays Send Home, choosing Recruit
    Then Recruit is in P2's hand
    And Fighter is in P2's hand

  @id:ko-removes @rule:4-11-1
  Scenario: 4-11-2 A Character K.O.'d by an effect is removed from the field
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Cull |
    And P2 has:
      | area           | card          | state  |
      | Character area | Recruit       | active |
      | Stage area     | Mourning Hall | active |
    When P1 plays Cull, choosing Recruit
    Then Recruit is in P2's trash
    And P2 has 1 card in the hand

  @id:resting-does-not-remove @rule:4-11-1
  Scenario: 4-11-2 A Character that is only rested stays in its area and is not removed
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Trip |
    And P2 has:
      | area           | card          | state  |
      | Character area | Recruit       | active |
      | Stage area     | Mourning Hall | active |
    When P1 plays Trip, choosing Recruit
    Then Recruit is rested
    And P2 has 0 cards in the hand

  @id:placing-under-the-deck-removes @rule:4-11-1
  Scenario: 4-11-2 A Character placed at the bottom of the deck is removed from the field
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Set Adrift |
    And P2 has:
      | area           | card          | state  |
      | Character area | Recruit       | active |
      | Stage area     | Mourning Hall | active |
    When P1 plays Set Adrift, choosing Recruit
    Then Recruit is at the bottom of P2's deck
    And P2 has 1 card in the hand

  @id:losing-a-battle-is-no-removal-by-an-effect @rule:4-11-1
  Scenario: 4-11-2 A Character K.O.'d in battle is removed, but by no effect
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card          | state  |
      | Character area | Recruit       | rested |
      | Stage area     | Mourning Hall | active |
    When P1 attacks Recruit with their Leader
    Then Recruit is in P2's trash
    And P2 has 0 cards in the hand
