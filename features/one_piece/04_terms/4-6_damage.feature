Feature: 4-6 Damage processing

  @id:one-damage-moves-one-life-card
  Scenario: 4-6-2-1 1 damage moves 1 Life card to the hand
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 attacks P2's Leader with their Leader
    Then Recruit is in P2's hand
    And P2 has 1 Life card
    And P1's Leader is rested
    And nothing else changes

  @id:two-damage-moves-two-life-cards
  Scenario: 4-6-2-2 2 damage moves 2 Life cards, one after the other
    Given P1 is in the Main Phase with:
      | area           | card         | state  |
      | Character area | Twin Striker | active |
    And P2's Life area from the top is:
      | card    |
      | Recruit |
      | Fighter |
      | Squire  |
    When P1 attacks P2's Leader with Twin Striker
    Then Recruit is in P2's hand
    And Fighter is in P2's hand
    And P2 has 1 Life card

  @id:trigger-offered-on-damage @observe:decisions
  Scenario: 4-6-3 A player who would take a Life card with Trigger to hand may activate it
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card       |
      | Lucky Draw |
    When P1 attacks P2's Leader with their Leader
    Then P2 is asked to activate the Trigger

  @id:no-trigger-no-offer @observe:decisions
  Scenario: 4-6-3 A Life card without Trigger is simply taken to hand
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card    |
      | Recruit |
    When P1 attacks P2's Leader with their Leader
    Then P2 is not asked to activate the Trigger
    And Recruit is in P2's hand

  @id:effect-damage-takes-a-life-card @rule:4-6-1
  Scenario: 4-6-2 Damage dealt by an effect takes a Life card like damage from a battle
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Broadside |
    And P2's Life area from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 plays Broadside
    Then Recruit is in P2's hand
    And P2 has 1 Life card
    And the game goes on

  @id:trigger-offered-on-effect-damage
  Scenario: 4-6-3 A Trigger may be activated on damage that an effect deals
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Broadside |
    And P2's Life area from the top is:
      | card       |
      | Lucky Draw |
    When P1 plays Broadside
    And P2 activates the Trigger
    Then Lucky Draw is in P2's trash
    And P2 has 1 card in the hand

  @id:life-added-to-hand-by-an-effect-offers-no-trigger @observe:decisions
  Scenario: 4-6-3 A Life card that an effect adds to the hand offers no Trigger
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Lull |
    And P1's Life area from the top is:
      | card       |
      | Lucky Draw |
    When P1 plays Lull
    Then P1 is not asked to activate the Trigger
    And Lucky Draw is in P1's hand

  # Official Q&A sheet "ST-13", row 3
  @id:life-card-sent-elsewhere-offers-no-trigger @observe:decisions
  Scenario: 4-6-3-1 A Life card that goes to the deck instead of the hand activates no Trigger
    Given P1 is in the Main Phase
    And P2 has:
      | area        | card           | as      |
      | Leader area | Sinking Leader | Captain |
    And P2's Life area from the top is:
      | card       | face |
      | Lucky Draw | up   |
      | Fighter    | down |
    When P1 attacks Captain with their Leader
    Then P2 is not asked to activate the Trigger
    And Lucky Draw is at the bottom of P2's deck
    And P2 has 0 cards in the hand

  @id:life-card-that-goes-to-hand-offers-its-trigger @observe:decisions @rule:4-6-3
  Scenario: 4-6-3-1 A Life card whose adding to the hand is not replaced offers its Trigger
    Given P1 is in the Main Phase
    And P2 has:
      | area        | card           |
      | Leader area | Sinking Leader |
    And P2's Life area from the top is:
      | card       | face |
      | Lucky Draw | down |
      | Fighter    | up   |
    When P1 attacks P2's Leader with their Leader
    Then P2 is asked to activate the Trigger
    And Lucky Draw is in P2's hand

  @id:trigger-draws-the-last-card @interaction @rule:9-1-2
  Scenario: 4-6-3 A Trigger that draws the last card of the deck loses the game
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card       |
      | Lucky Draw |
    And P2 has 1 card in the deck
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    Then P2 loses the game

  @id:trigger-declined-with-the-last-card @interaction @rule:9-1-2
  Scenario: 4-6-3 A player who does not activate such a Trigger stays in the game
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card       |
      | Lucky Draw |
    And P2 has 1 card in the deck
    When P1 attacks P2's Leader with their Leader
    Then the game goes on
    And Lucky Draw is in P2's hand
