Feature: 11-2 Revealing cards

  # Official Q&A sheet "OP07" (OP07-111)
  @id:card-that-must-fit-is-revealed @observe:events
  Scenario: 11-2-1 A named card that goes from the deck to the hand is revealed though nothing says so
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Lookaround |
    And P1's deck from the top is:
      | card    |
      | Squire  |
      | Recruit |
      | Fighter |
    When P1 plays Lookaround
    And P1 chooses Recruit
    Then Recruit is in P1's hand
    And P2 saw:
      | event  | card    |
      | reveal | Recruit |
    And P2 saw none of:
      | event  | card   |
      | reveal | Squire |

  # Official Q&A sheet "OP12" (OP12-079)
  @id:card-of-free-choice-is-not-revealed @observe:events @reading:which-moves-are-revealed
  Scenario: 11-2-1 A card that could be any card goes from the deck to the hand unseen
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Pick One |
    And P1's deck from the top is:
      | card    |
      | Squire  |
      | Recruit |
      | Fighter |
    When P1 plays Pick One
    And P1 chooses Recruit
    Then Recruit is in P1's hand
    And P2 saw none of:
      | event  | card    |
      | reveal | Recruit |
      | move   | Recruit |

  # Official Q&A sheet "OP06" (OP06-106)
  @id:card-from-hand-to-life-is-not-revealed @observe:events @observe:views @reading:which-moves-are-revealed
  Scenario: 11-2-1 A card that could be any card goes from the hand to the Life area unseen
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Buried Letter |
      | hand | Recruit       |
      | hand | Fighter       |
    When P1 plays Buried Letter
    And P1 chooses Recruit
    Then Recruit is on top of P1's Life area
    And P2 cannot see Recruit
    And P2 saw none of:
      | event  | card    |
      | reveal | Recruit |
      | move   | Recruit |

  # Official Q&A sheet "ST-22", no. 2 and 3 (ST22-003); Official Q&A sheet "OP01", no. 43 (OP01-060)
  @id:revealed-card-is-hidden-again @observe:views @observe:events
  Scenario: 11-2-2 A revealed deck card is unrevealed after the effect and still on top
    Given P1 is in the Main Phase with:
      | area | card             |
      | hand | Show Of Strength |
    And P1's deck from the top is:
      | card    |
      | Recruit |
      | Squire  |
    When P1 plays Show Of Strength
    Then P2 saw:
      | event  | card    |
      | reveal | Recruit |
    And P1's deck from the top is: Recruit, Squire
    And Recruit lies face-down
    And P1 cannot see Recruit
    And P2 cannot see Recruit

  # Official Q&A sheet "ST-22", no. 2 and 3 (ST22-003); Official Q&A sheet "ST-15-20", no. 5 and 6 (ST17-001)
  @id:revealed-card-is-drawn @observe:views @interaction @rule:4-5-1
  Scenario: 11-2-2 A revealed deck card that is drawn as the first card is unrevealed in the hand
    Given P1 is in the Main Phase with:
      | area | card             |
      | hand | Show Of Strength |
    And P1's deck from the top is:
      | card   |
      | Marine |
      | Squire |
    When P1 plays Show Of Strength
    Then Marine is in P1's hand
    And Squire is in P1's hand
    And P2 cannot see Marine

  @id:card-revealed-as-a-cost @observe:views @observe:events @interaction
  Scenario: 11-2-2 A card of the hand that was revealed as a cost is unrevealed afterwards
    Given P1 is in the Main Phase with:
      | area           | card     |
      | Character area | Informer |
      | hand           | Marine   |
      | hand           | Recruit  |
    When P1 activates Informer's [Activate: Main]
    And P1 chooses Marine
    Then P2 saw:
      | event  | card   |
      | reveal | Marine |
    And Marine is in P1's hand
    And P2 cannot see Marine
    And P1 has 3 cards in the hand

  @id:revealed-face-up-life-card
  Scenario: 11-2-2 A Life card that lay face-up before an effect revealed it lies face-up afterwards
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Fortune Told |
    And P1's Life area from the top is:
      | card    | face |
      | Recruit | up   |
      | Squire  | down |
    When P1 plays Fortune Told
    Then Recruit lies face-up
    And P1 has 0 cards in the hand

  @id:revealed-face-down-life-card
  Scenario: 11-2-2 A Life card that lay face-down before an effect revealed it lies face-down afterwards
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Fortune Told |
    And P1's Life area from the top is:
      | card   | face |
      | Marine | down |
      | Squire | down |
    When P1 plays Fortune Told
    Then Marine lies face-down
    And P1 has 1 card in the hand
