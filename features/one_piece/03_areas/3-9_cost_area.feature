Feature: 3-9 The cost area

  @id:don-cards-go-to-the-cost-area
  Scenario: 3-9-1 DON!! cards that an effect adds are placed in the cost area
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Supply |
    And P1 has 3 active DON!! cards
    When P1 plays Supply
    And P1 chooses the number 2
    Then P1 has 5 cards in the cost area
    And P1 has 5 cards in the DON!! deck

  @id:cost-area-is-open @observe:views
  Scenario: 3-9-2 A player sees the cards of the opponent's cost area
    Given P1 is in the Main Phase with:
      | area      | card  | as    |
      | cost area | DON!! | First |
    When P1 attacks P2's Leader with their Leader
    Then P2 sees First in P1's cost area

  @id:own-cost-area-is-reordered
  Scenario: 3-9-2 A player changes the order of their cost area
    Given P1 is in the Main Phase with:
      | area      | card  | as     |
      | cost area | DON!! | First  |
      | cost area | DON!! | Second |
    When P1 reorders their cost area to: Second, First
    Then P1's cost area from the top is: Second, First
    And nothing else changes

  @id:opposing-cost-area-is-reordered @twin:own-cost-area-is-reordered
  Scenario: 3-9-2 A player does not change the order of the opponent's cost area
    Given P1 is in the Main Phase with:
      | area      | card  | as     |
      | cost area | DON!! | First  |
      | cost area | DON!! | Second |
    When P2 tries to reorder P1's cost area to: Second, First
    Then it is refused

  @id:any-don-card-pays
  Scenario: 3-9-2 A player who pays a cost chooses which DON!! card to rest
    Given P1 is in the Main Phase with:
      | area      | card    | as     |
      | cost area | DON!!   | First  |
      | cost area | DON!!   | Second |
      | cost area | DON!!   | Third  |
      | hand      | Recruit |        |
    And P1 has 3 active DON!! cards
    When P1 plays Recruit
    And P1 chooses Second
    Then Second is rested
    And First is active
    And Third is active

  @id:don-cards-are-placed-active
  Scenario: 3-9-3 DON!! cards are placed active in the cost area
    Given P1 is about to begin the DON!! Phase
    And P1 has 0 active DON!! cards
    And P1 has 3 rested DON!! cards
    When P1 begins the DON!! Phase
    Then P1 has 2 active DON!! cards
    And P1 has 3 rested DON!! cards

  @id:don-card-is-placed-rested
  Scenario: 3-9-3 A DON!! card is placed rested where an effect says so
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Slow Supply |
    And P1 has 3 active DON!! cards
    When P1 plays Slow Supply
    And P1 chooses the number 1
    Then P1 has 2 active DON!! cards
    And P1 has 2 rested DON!! cards
