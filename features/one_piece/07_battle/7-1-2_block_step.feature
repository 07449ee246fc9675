Feature: 7-1-2 Block Step

  # Official Q&A sheet "RULES", rows 28, 29 and 32
  @id:second-block-in-one-battle @twin:one-block-in-a-battle
  Scenario: 7-1-2-1 A second Blocker is not activated in the same battle
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       | as            | state  |
      | Character area | Gatekeeper | First Keeper  | active |
      | Character area | Gatekeeper | Second Keeper | active |
      | hand           | Guardian   |               |        |
    And P1 has attacked P2's Leader with their Leader
    And P2 has blocked with First Keeper
    And P2 is now asked to counter
    When P2 tries to block with Second Keeper
    Then it is refused

  @id:one-block-in-a-battle
  Scenario: 7-1-2-1 The attacked player activates one Blocker
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       | as            | state  |
      | Character area | Gatekeeper | First Keeper  | active |
      | Character area | Gatekeeper | Second Keeper | active |
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with First Keeper
    Then First Keeper is in P2's trash
    And Second Keeper is active
    And P2 has 5 Life cards

  @id:blocking-is-asked-once @observe:decisions
  Scenario: 7-1-2-1 After one Blocker has been activated no other is asked for
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       | as            | state  |
      | Character area | Gatekeeper | First Keeper  | active |
      | Character area | Gatekeeper | Second Keeper | active |
      | hand           | Guardian   |               |        |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to block
    When P2 blocks with First Keeper
    Then P2 is not asked to block
    And P2 is asked to counter

  @id:blocker-in-the-next-battle
  Scenario: 7-1-2-1 Another Blocker is activated in the next battle
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
    And P2 has:
      | area           | card       | as            | state  |
      | Character area | Gatekeeper | First Keeper  | active |
      | Character area | Gatekeeper | Second Keeper | active |
    And P1 has attacked P2's Leader with their Leader
    And P2 has blocked with First Keeper
    When P1 attacks P2's Leader with Fighter
    And P2 blocks with Second Keeper
    Then Second Keeper is in P2's trash
    And P2 has 5 Life cards

  @id:attacking-player-blocks @twin:one-block-in-a-battle
  Scenario: 7-1-2-1 The attacking player does not block
    Given P1 is in the Main Phase with:
      | area           | card       | as   | state  |
      | Character area | Gatekeeper | Mine | active |
    And P2 has:
      | area           | card       | as     | state  |
      | Character area | Gatekeeper | Theirs | active |
    And P1 has attacked P2's Leader with their Leader
    And P2 is now asked to block
    When P2 tries to block with Mine
    Then it is refused

  # Official Q&A sheet "RULES", rows 28, 29 and 32
  @id:target-blocks-for-itself @twin:another-blocker-for-an-attacked-blocker @rule:10-1-4-1
  Scenario: 7-1-2-1 An attacked Blocker, rested, does not block for itself
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       | as     | state  |
      | Character area | Gatekeeper | Target | rested |
      | Character area | Gatekeeper | Free   | active |
    And P1 has attacked Target with their Leader
    And P2 is now asked to block
    When P2 tries to block with Target
    Then it is refused

  # Official Q&A sheet "RULES", rows 28, 29 and 32
  @id:another-blocker-for-an-attacked-blocker @rule:10-1-4-1
  Scenario: 7-1-2-1 Another Blocker blocks for an attacked Blocker
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card       | as     | state  |
      | Character area | Gatekeeper | Target | rested |
      | Character area | Gatekeeper | Free   | active |
    When P1 attacks Target with their Leader
    And P2 blocks with Free
    Then Free is in P2's trash
    And Target is in P2's Character area

  # Official Q&A sheet "OP06", row 31
  @id:blocker-lost-before-the-block-step @twin:blocker-kept-until-the-block-step @interaction @rule:8-2-1-2
  Scenario: 7-1-2-1 A Character that loses Blocker in the Attack Step does not block
    Given P1 is in the Main Phase with:
      | area           | card        | state  |
      | Character area | Spendthrift | active |
    And P1 has 9 active DON!! cards
    And P1 has 1 card in the DON!! deck
    And P2 has:
      | area           | card       | state  |
      | Character area | Underdog   | active |
      | Character area | Gatekeeper | active |
    And P2 has 7 active DON!! cards
    And P1 has attacked P2's Leader with Spendthrift
    And P1 has used Spendthrift's effect
    And P2 is now asked to block
    When P2 tries to block with Underdog
    Then it is refused

  @id:blocker-kept-until-the-block-step @interaction @rule:8-2-1-2
  Scenario: 7-1-2-1 A Character that keeps Blocker through the Attack Step blocks
    Given P1 is in the Main Phase with:
      | area           | card        | state  |
      | Character area | Spendthrift | active |
    And P1 has 9 active DON!! cards
    And P2 has:
      | area           | card     | state  |
      | Character area | Underdog | active |
    And P2 has 7 active DON!! cards
    When P1 attacks P2's Leader with Spendthrift
    And P2 blocks with Underdog
    Then Underdog is in P2's trash
    And P2 has 5 Life cards

  @id:on-block-effect
  Scenario: 7-1-2-2 An [On Block] effect activates with the Blocker
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card               | state  |
      | Character area | Ringing Gatekeeper | active |
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Ringing Gatekeeper
    Then P2 has 1 card in the hand
    And Ringing Gatekeeper is in P2's trash

  @id:no-block-no-on-block-effect
  Scenario: 7-1-2-2 An [On Block] effect does not activate where nothing is blocked
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card               | state  |
      | Character area | Ringing Gatekeeper | rested |
    When P1 attacks Ringing Gatekeeper with their Leader
    Then Ringing Gatekeeper is in P2's trash
    And P2 has 0 cards in the hand

  @id:attacker-leaves-in-the-block-step @observe:decisions
  Scenario: 7-1-2-3 If the attacker has left in the Block Step, the Counter Step is skipped
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
    And P2 has:
      | area           | card               | state  |
      | Character area | Hurling Gatekeeper | active |
      | hand           | Guardian           |        |
    When P1 attacks P2's Leader with Fighter
    And P2 blocks with Hurling Gatekeeper
    And P2 chooses Fighter
    Then P2 is not asked to counter
    And Fighter is in P1's hand
    And Hurling Gatekeeper is in P2's Character area

  @id:blocker-leaves-in-the-block-step @observe:decisions
  Scenario: 7-1-2-3 If the Blocker itself has left, the battle ends without Counter and damage
    Given P1 is in the Main Phase
    And P2 has:
      | area           | card                 | state  |
      | Character area | Vanishing Gatekeeper | active |
      | hand           | Guardian             |        |
    When P1 attacks P2's Leader with their Leader
    And P2 blocks with Vanishing Gatekeeper
    Then P2 is not asked to counter
    And Vanishing Gatekeeper is in P2's hand
    And P2 has 5 Life cards

  @id:nobody-leaves-in-the-block-step @observe:decisions
  Scenario: 7-1-2-3 If neither card has left, the Counter Step follows the block
    Given P1 is in the Main Phase with:
      | area           | card    | state  |
      | Character area | Fighter | active |
      | Character area | Squire  | active |
    And P2 has:
      | area           | card               | state  |
      | Character area | Hurling Gatekeeper | active |
      | hand           | Guardian           |        |
    When P1 attacks P2's Leader with Fighter
    And P2 blocks with Hurling Gatekeeper
    And P2 chooses Squire
    Then P2 is asked to counter
    And Squire is in P1's hand
    And Hurling Gatekeeper is in P2's trash
