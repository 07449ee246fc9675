Feature: 3-10 The Life area

  @id:damage-takes-the-top-life-card
  Scenario: 3-10-2 The top Life card is the one that moves
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 attacks P2's Leader with their Leader
    Then Recruit is in P2's hand
    And Fighter is in P2's Life area

  @id:life-cards-are-hidden @observe:views
  Scenario: 3-10-2 Neither player sees a face-down Life card
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card    |
      | Recruit |
    When P1 gives 1 DON!! card to their Leader
    Then P1 cannot see Recruit
    And P2 cannot see Recruit

  @id:face-up-life-card-is-seen @observe:views
  Scenario: 3-10-2-1 Both players see a face-up Life card
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card    | face |
      | Recruit | up   |
    When P1 gives 1 DON!! card to their Leader
    Then P1 sees Recruit in P2's Life area
    And P2 sees Recruit in P2's Life area

  @id:life-is-not-reordered @twin:own-trash-may-be-reordered
  Scenario: 3-10-2 A player does not change the order of their Life cards
    Given P1 is in the Main Phase
    And P1's Life area from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 tries to reorder their Life area to: Fighter, Recruit
    Then it is refused

  @id:effect-takes-the-top-life-card
  Scenario: 3-10-2 An effect that takes a Life card takes the top one
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Bleed |
    And P1's Life area from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 plays Bleed
    Then Recruit is in P1's hand
    And Fighter is in P1's Life area

  @id:effect-takes-the-bottom-life-card
  Scenario: 3-10-2 An effect that says so takes the bottom Life card
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Underdraw |
    And P1's Life area from the top is:
      | card    |
      | Recruit |
      | Fighter |
    When P1 plays Underdraw
    Then Fighter is in P1's hand
    And Recruit is in P1's Life area

  @id:life-card-added-face-up @observe:views
  Scenario: 3-10-2-1 An effect adds a Life card face-up, and both players see it
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Bless  |
      | hand | Squire |
    When P1 plays Bless, choosing Squire
    Then Squire is on top of P1's Life area
    And Squire lies face-up
    And P2 sees Squire in P1's Life area

  @id:face-up-life-card-is-looked-at
  Scenario: 3-10-3 A face-up Life card that is looked at and placed at the bottom lies face-up
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Peek |
    And P1's Life area from the top is:
      | card    | face |
      | Recruit | up   |
      | Fighter | down |
    When P1 plays Peek
    And P1 chooses the number 1
    And P1 chooses the bottom
    Then Recruit is at the bottom of P1's Life area
    And Recruit lies face-up

  @id:face-down-life-card-is-looked-at @observe:views
  Scenario: 3-10-3 A face-down Life card that is looked at and placed at the bottom lies face-down
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Peek |
    And P1's Life area from the top is:
      | card    | face |
      | Recruit | down |
      | Fighter | down |
    When P1 plays Peek
    And P1 chooses the number 1
    And P1 chooses the bottom
    Then Recruit is at the bottom of P1's Life area
    And Recruit lies face-down
    And P1 cannot see Recruit

  @id:two-damage-takes-the-top-life-cards @interaction
  Scenario: 3-10-2 2 damage takes the top Life card and then the one that is on top after it
    Given P1 is in the Main Phase with:
      | area           | card         |
      | Character area | Twin Striker |
    And P2's Life area from the top is:
      | card     |
      | Recruit  |
      | Squire   |
      | Fighter  |
      | Guardian |
    When P1 attacks P2's Leader with Twin Striker
    Then P2's Life from the top is: Fighter, Guardian
    And Recruit is in P2's hand
    And Squire is in P2's hand

  @id:all-life-cards-are-looked-at @interaction
  Scenario: 3-10-3 Life cards that are looked at and placed back in any order keep their faces
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Foresee |
    And P2's Life area from the top is:
      | card    | face |
      | Recruit | up   |
      | Squire  | down |
    When P1 plays Foresee
    And P1 orders Squire, Recruit
    Then P2's Life from the top is: Squire, Recruit
    And Recruit lies face-up
    And Squire lies face-down

  @id:face-up-life-card-is-meant
  Scenario: 3-10-2-1 An effect on a face-up Life card finds it under one that lies face-down
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Candlelight |
    And P1's Life area from the top is:
      | card    | face |
      | Recruit | down |
      | Fighter | up   |
    When P1 plays Candlelight
    Then Fighter is in P1's trash
    And P1's Life from the top is: Recruit
