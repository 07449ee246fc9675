Feature: 4-4 Card states

  @id:stage-is-rested-for-a-cost @reading:states-in-the-cost-area
  Scenario: 4-4-1 A Stage is active and is then rested
    Given P1 is in the Main Phase with:
      | area       | card         |
      | Stage area | Reading Room |
    When P1 activates Reading Room's [Activate: Main]
    Then Reading Room is rested
    And P1 has 1 card in the hand

  @id:every-card-on-the-field-has-a-state @reading:states-in-the-cost-area
  Scenario: 4-4-1 Leader, Character, Stage and DON!! cards in the cost area are active or rested
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
      | Stage area     | Harbor  | active |
      | hand           | Recruit |        |
    When P1 plays Recruit
    Then P1's Leader is active
    And Fighter is active
    And Harbor is active
    And P1 has 9 active DON!! cards
    And P1 has 1 rested DON!! card

  @id:card-set-as-active-is-active
  Scenario: 4-4-1-1 A Character that is set as active attacks again
    Given P1 is in the Main Phase with:
      | area           | card        | state  |
      | Character area | Fighter     | active |
      | hand           | Second Wind |        |
    And P1 has attacked P2's Leader with Fighter
    And P1 has played Second Wind, choosing Fighter
    When P1 attacks P2's Leader with Fighter
    Then P2 has 3 Life cards

  @id:set-as-active-stands
  Scenario: 4-4-1-1 A rested Character that is set as active is active
    Given P1 is in the Main Phase with:
      | area           | card        | state  |
      | Character area | Fighter     | rested |
      | hand           | Second Wind |        |
    When P1 plays Second Wind, choosing Fighter
    Then Fighter is active

  @id:card-that-is-rested-is-rested
  Scenario: 4-4-1-2 A Character that an effect rests is rested
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Trip |
    And P2 has:
      | area           | card    | state  |
      | Character area | Fighter | active |
    When P1 plays Trip, choosing Fighter
    Then Fighter is rested

  @id:rested-by-an-effect-and-attacked @interaction @rule:7-1-1-2
  Scenario: 4-4-1-2 A Character that an effect has rested is attacked like any rested one
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Trip |
    And P2 has:
      | area           | card    | state  |
      | Character area | Recruit | active |
    And P1 has played Trip, choosing Recruit
    When P1 attacks Recruit with their Leader
    Then Recruit is in P2's trash

  Rule: 4-4-2 Given DON!! cards are neither active nor rested

    # Official Q&A sheet "RULES", row 50; sheet "ST-01-ST-04", rows 1 and 23
    @id:given-don-is-not-rested-by-an-effect @reading:given-don-have-no-state
    Scenario: 4-4-2 A given DON!! card cannot be rested
      Given P1 is in the Main Phase with:
        | area | card |
        | hand | Toll |
      And P2 has:
        | area        | card         | as      | DON!! |
        | Leader area | Plain Leader | Captain | 2     |
      And P2 has 0 active DON!! cards
      When P1 plays Toll
      Then Toll is in P1's trash
      And nothing else changes

    @id:don-in-the-cost-area-is-rested-by-an-effect @reading:given-don-have-no-state
    Scenario: 4-4-2 A DON!! card in the cost area is rested, the given ones beside it are not touched
      Given P1 is in the Main Phase with:
        | area | card |
        | hand | Toll |
      And P2 has:
        | area        | card         | as      | DON!! |
        | Leader area | Plain Leader | Captain | 2     |
      And P2 has 1 active DON!! card
      When P1 plays Toll
      Then P2 has 1 rested DON!! card
      And Captain has 2 DON!! cards given

    # Official Q&A sheet "RULES", row 50; sheet "ST-01-ST-04", rows 1 and 23
    @id:given-don-is-not-set-as-active @reading:given-don-have-no-state
    Scenario: 4-4-2 A given DON!! card cannot be set as active
      Given P1 is in the Main Phase with:
        | area        | card         | as      | DON!! |
        | Leader area | Plain Leader | Captain | 2     |
        | hand        | Refund       |         |       |
      And P1 has 0 active DON!! cards
      When P1 plays Refund
      Then Refund is in P1's trash
      And Captain has 2 DON!! cards given
      And P1 has 0 active DON!! cards

    # Official Q&A sheet "RULES", row 50; sheet "ST-01-ST-04", rows 1 and 23
    @id:given-don-is-not-given-as-a-rested-one @reading:given-don-have-no-state
    Scenario: 4-4-2 A given DON!! card is no rested DON!! card that could be given to another card
      Given P1 is in the Main Phase with:
        | area           | card         | as      | DON!! |
        | Leader area    | Plain Leader | Captain | 2     |
        | Character area | Fighter      |         |       |
        | hand           | Supply Line  |         |       |
      And P1 has 0 active DON!! cards
      When P1 plays Supply Line
      Then Fighter has 0 DON!! cards given
      And Captain has 2 DON!! cards given

    @id:rested-don-is-given-by-an-effect @reading:given-don-have-no-state
    Scenario: 4-4-2 A rested DON!! card of the cost area is given by an effect
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Fighter     |
        | hand           | Supply Line |
      And P1 has 1 rested DON!! card
      When P1 plays Supply Line
      And P1 chooses 1 rested DON!! card
      Then Fighter has 1 DON!! card given
      And P1 has 0 rested DON!! cards

    # Official Q&A sheet "RULES", no. 50 and 59; sheet "OP08", no. 20
    @id:given-don-does-not-pay @twin:active-don-pays-beside-given-ones @rule:8-3-1-5 @reading:given-don-have-no-state
    Scenario: 4-4-2 Neither a given nor a rested DON!! card pays for an effect
      Given P1 is in the Main Phase with:
        | area           | card         | as      | DON!! |
        | Leader area    | Plain Leader | Captain | 2     |
        | Character area | Rower        |         |       |
      And P1 has 1 rested DON!! card
      When P1 tries to activate Rower's [Activate: Main]
      Then it is refused

    @id:active-don-pays-beside-given-ones @rule:8-3-1-5 @reading:given-don-have-no-state
    Scenario: 4-4-2 An active DON!! card of the cost area pays for an effect
      Given P1 is in the Main Phase with:
        | area           | card         | as      | DON!! |
        | Leader area    | Plain Leader | Captain | 2     |
        | Character area | Rower        |         |       |
      And P1 has 1 active DON!! card
      And P1 has 1 rested DON!! card
      When P1 activates Rower's [Activate: Main]
      Then P1 has 1 card in the hand
      And P1 has 2 rested DON!! cards
      And Captain has 2 DON!! cards given
