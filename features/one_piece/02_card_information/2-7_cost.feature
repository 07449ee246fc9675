Feature: 2-7 Cost

  @id:character-is-paid-for @rule:2-7-1
  Scenario: 2-7-2 A Character card is played for as many active DON!! cards as its cost
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Squire |
    And P1 has 3 active DON!! cards
    And P1 has 1 rested DON!! card
    When P1 plays Squire
    Then Squire is in P1's Character area
    And P1 has 1 active DON!! card
    And P1 has 3 rested DON!! cards

  @id:character-is-revealed-before-it-is-played @observe:views @interaction
  Scenario: 2-7-2 A Character card is revealed before it is played
    Given P1 is in the Main Phase with:
      | area           | card    | as     |
      | Character area | Recruit | First  |
      | Character area | Recruit | Second |
      | Character area | Recruit | Third  |
      | Character area | Recruit | Fourth |
      | Character area | Recruit | Fifth  |
      | hand           | Fighter |        |
    When P1 plays Fighter
    And P1 is now asked to choose
    Then P2 sees Fighter in P1's hand

  @id:event-is-paid-for @rule:2-7-1
  Scenario: 2-7-3 An Event card is activated for as many active DON!! cards as its cost, and trashed
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Lesson |
    And P1 has 1 active DON!! card
    And P1 has 2 rested DON!! cards
    When P1 plays Lesson
    Then Lesson is in P1's trash
    And P1 has 0 active DON!! cards
    And P1 has 3 rested DON!! cards
    And P1 has 2 cards in the hand

  @id:event-is-not-paid-for @twin:event-is-paid-for
  Scenario: 2-7-3 An Event card that cannot be paid for is not activated
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Lesson |
    And P1 has 0 active DON!! cards
    And P1 has 2 rested DON!! cards
    When P1 tries to play Lesson
    Then it is refused

  @id:stage-is-paid-for @rule:2-7-1
  Scenario: 2-7-4 A Stage card is played for as many active DON!! cards as its cost
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Lighthouse |
    And P1 has 2 active DON!! cards
    When P1 plays Lighthouse
    Then Lighthouse is in P1's Stage area
    And P1 has 0 active DON!! cards
    And P1 has 2 rested DON!! cards

  @id:stage-is-not-paid-for @twin:stage-is-paid-for
  Scenario: 2-7-4 A Stage card of cost 2 is not played for 1 active DON!! card
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Lighthouse |
    And P1 has 1 active DON!! card
    When P1 tries to play Lighthouse
    Then it is refused

  @id:leader-has-no-cost @observe:decisions
  Scenario: 2-7-5 A Leader is no card with a cost of 5 or less
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Hold Still |
    And P2 has:
      | area           | card    |
      | Character area | Veteran |
      | Stage area     | Harbor  |
    When P1 plays Hold Still
    And P1 chooses Veteran
    Then Veteran is rested
    And P1 can choose Harbor
    And P1 cannot choose P2's Leader

  @id:cost-above-the-printed
  Scenario: 2-7-6 An effect raises a cost above the printed value
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Markup |
    And P2 has:
      | area           | card    |
      | Character area | Fighter |
    When P1 plays Markup, choosing Fighter
    Then Fighter has a cost of 5

  @id:cost-below-the-printed
  Scenario: 2-7-6 An effect lowers a cost below the printed value
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Discount |
    And P2 has:
      | area           | card    |
      | Character area | Veteran |
    When P1 plays Discount, choosing Veteran
    Then Veteran has a cost of 2

  # Official Q&A sheet "OP11", row 12
  @id:lowered-cost-in-the-hand @rule:2-8-2 @interaction
  Scenario: 2-7-6 A card whose cost is lowered in the hand is played by an effect for cards of that cost
    Given P1 is in the Main Phase with:
      | area           | card        | state  |
      | hand           | Cannon Shot |        |
      | Character area | Recruit     | rested |
      | Character area | Squire      | rested |
    And P2 has:
      | area           | card         |
      | Character area | Avenged      |
      | hand           | Stowed Giant |
    When P1 plays Cannon Shot, choosing Avenged
    And P2 uses Avenged's effect
    And P2 chooses Stowed Giant
    Then Stowed Giant is in P2's Character area
    And P2 has 1 rested DON!! card

  @id:next-character-is-cheaper
  Scenario: 2-7-6 The next Character that a player plays costs less where an effect says so
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Recruiter |
      | hand           | Fighter   |
    And P1 has 1 active DON!! card
    And P1 has activated Recruiter's [Activate: Main]
    When P1 plays Fighter
    Then Fighter is in P1's Character area
    And P1 has 0 active DON!! cards

  @id:discount-beyond-the-cost
  Scenario: 2-7-6 A discount greater than the cost makes the Character free and leaves every DON!! card active
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Recruiter |
      | hand           | Recruit   |
    And P1 has 3 active DON!! cards
    And P1 has activated Recruiter's [Activate: Main]
    When P1 plays Recruit
    Then Recruit is in P1's Character area
    And P1 has 3 active DON!! cards

  @id:second-character-is-not-cheaper @twin:next-character-is-cheaper
  Scenario: 2-7-6 The Character after the next one is not cheaper
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Recruiter |
      | hand           | Squire    |
      | hand           | Fighter   |
    And P1 has 2 active DON!! cards
    And P1 has activated Recruiter's [Activate: Main]
    And P1 has played Squire
    When P1 tries to play Fighter
    Then it is refused

  @id:event-leaves-the-discount
  Scenario: 2-7-6 An Event is not cheaper by an effect on the next Character and does not use it up
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Recruiter |
      | hand           | Page      |
      | hand           | Fighter   |
    And P1 has 2 active DON!! cards
    And P1 has activated Recruiter's [Activate: Main]
    And P1 has played Page
    When P1 plays Fighter
    Then Fighter is in P1's Character area
    And P1 has 0 active DON!! cards

  @id:discount-ends-with-the-turn
  Scenario: 2-7-6 A lower cost for the next Character of this turn is gone in a later turn
    Given P1 is in the Main Phase with:
      | area           | card      |
      | Character area | Recruiter |
      | hand           | Fighter   |
    And P1 has 4 active DON!! cards
    And P1 has activated Recruiter's [Activate: Main]
    And P1 has ended the Main Phase
    And P2 has ended the Main Phase
    When P1 plays Fighter
    Then P1 has 3 active DON!! cards

  @id:cheaper-while-a-stage-lies-there
  Scenario: 2-7-6 A card of the type that a Stage makes cheaper to play is played for less
    Given P1 is in the Main Phase with:
      | area       | card      |
      | Stage area | Navy Yard |
      | hand       | Marine    |
    And P1 has 0 active DON!! cards
    When P1 plays Marine
    Then Marine is in P1's Character area

  @id:not-cheaper-without-the-type @twin:cheaper-while-a-stage-lies-there
  Scenario: 2-7-6 A card without the type that a Stage makes cheaper to play is not played for less
    Given P1 is in the Main Phase with:
      | area       | card      |
      | Stage area | Navy Yard |
      | hand       | Recruit   |
    And P1 has 0 active DON!! cards
    When P1 tries to play Recruit
    Then it is refused

  @id:not-cheaper-by-the-opponents-stage @twin:cheaper-while-a-stage-lies-there
  Scenario: 2-7-6 A Stage makes cards cheaper to play for its own player alone
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Marine |
    And P1 has 0 active DON!! cards
    And P2 has:
      | area       | card      |
      | Stage area | Navy Yard |
    When P1 tries to play Marine
    Then it is refused

  @id:cheaper-in-the-hand-this-turn
  Scenario: 2-7-6 A Character card whose cost in the hand an effect has lowered is played for less
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Half Price |
      | hand | Squire     |
    And P1 has 1 active DON!! card
    And P1 has played Half Price
    When P1 plays Squire
    Then Squire is in P1's Character area
    And Squire has a cost of 2

  @id:cost-between-two-numbers @observe:decisions
  Scenario: 2-7-5 A Character card with a cost of 2 to 3 costs neither less nor more
    Given P1 is in the Main Phase with:
      | area  | card         |
      | hand  | Middle Ranks |
      | trash | Recruit      |
      | trash | Squire       |
      | trash | Fighter      |
      | trash | Boatswain    |
    When P1 plays Middle Ranks
    And P1 chooses Squire
    Then P1 can choose Fighter
    And P1 cannot choose Recruit
    And P1 cannot choose Boatswain

  @id:cost-up-to-the-number-of-life-cards @observe:decisions
  Scenario: 2-7-5 A cost equal to or less than the number of Life cards is at most that number
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Life Toll |
    And P2 has:
      | area           | card    |
      | Character area | Squire  |
      | Character area | Fighter |
    And P2 has 2 Life cards
    When P1 plays Life Toll
    And P1 chooses Squire
    Then Squire is in P2's trash
    And P1 cannot choose Fighter

  @id:cost-up-to-the-life-cards-of-both @observe:decisions
  Scenario: 2-7-5 A cost equal to or less than the Life cards of both players is at most their sum
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Common Toll |
    And P2 has:
      | area           | card      |
      | Character area | Fighter   |
      | Character area | Boatswain |
    And P1 has 2 Life cards
    And P2 has 1 Life card
    When P1 plays Common Toll
    And P1 chooses Fighter
    Then Fighter is in P2's trash
    And P1 cannot choose Boatswain

  @id:cost-up-to-the-number-of-don-cards @observe:decisions
  Scenario: 2-7-5 A cost that is equal to or less than the opponent's number of DON!! cards is at most that number
    Given P1 is in the Main Phase with:
      | area | card          |
      | hand | Matching Call |
      | hand | Recruit       |
      | hand | Fighter       |
      | hand | Boatswain     |
    And P2 has 3 active DON!! cards
    When P1 plays Matching Call
    And P1 chooses Fighter
    Then Fighter is in P1's Character area
    And P1 cannot choose Recruit
    And P1 cannot choose Boatswain
