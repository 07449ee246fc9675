Feature: 4-10 "If" and "Then"

  @id:if-is-not-fulfilled
  Scenario: 4-10-1 What follows an "if" that does not hold is not carried out
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Last Reserve |
    And P1 has 3 Life cards
    When P1 plays Last Reserve
    Then P1 has 0 cards in the hand
    And Last Reserve is in P1's trash

  @id:if-is-fulfilled
  Scenario: 4-10-1 What follows an "if" that holds is carried out
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Last Reserve |
    And P1 has 2 Life cards
    When P1 plays Last Reserve
    Then P1 has 2 cards in the hand

  @id:if-you-do-and-nothing-to-do
  Scenario: 4-10-1 What follows "if you do" is not carried out where the first part cannot be done
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Barter |
    When P1 plays Barter
    Then P1 has 0 cards in the hand
    And P1 has 1 card in the trash

  @id:if-you-do-and-done
  Scenario: 4-10-1 What follows "if you do" is carried out where the first part has been done
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Barter  |
      | hand | Recruit |
    When P1 plays Barter
    And P1 uses Barter's effect
    Then Recruit is in P1's trash
    And P1 has 2 cards in the hand

  @id:then-goes-on-without-the-first-part
  Scenario: 4-10-2 What follows a "then" is carried out although the first part cannot be done
    Given P1 is in the Main Phase with:
      | area | card |
      | hand | Swap |
    When P1 plays Swap
    Then P1 has 1 card in the hand
    And P1 has 1 card in the trash

  @id:then-after-the-first-part
  Scenario: 4-10-2 Where the first part can be done, it is done before what follows "then"
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Swap    |
      | hand | Recruit |
    And P1's deck from the top is:
      | card    |
      | Fighter |
    When P1 plays Swap
    Then Recruit is in P1's trash
    And Fighter is in P1's hand

  @id:if-you-do-after-damage
  Scenario: 4-10-1 What follows "if you do" is carried out after damage has been dealt
    Given P1 is in the Main Phase with:
      | area | card     |
      | hand | Sure Hit |
    When P1 plays Sure Hit
    Then P2 has 4 Life cards
    And P1 has 1 card in the hand

  @id:if-you-do-after-a-shuffle
  Scenario: 4-10-1 What follows "if you do" is carried out after a shuffle
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Clean Cut |
    When P1 plays Clean Cut
    Then P1 has 1 card in the hand

  @id:if-you-do-and-nothing-drawn
  Scenario: 4-10-1 What follows "if you do" is not carried out where none of "up to 1 card" is drawn
    Given P1 is in the Main Phase with:
      | area | card           |
      | hand | Optional Study |
    When P1 plays Optional Study
    Then P1 has 0 cards in the hand
    And P1's Leader has 5000 power

  @id:if-you-do-and-one-drawn
  Scenario: 4-10-1 What follows "if you do" is carried out where 1 of "up to 1 card" is drawn
    Given P1 is in the Main Phase with:
      | area | card           |
      | hand | Optional Study |
    When P1 plays Optional Study
    And P1 goes on drawing
    Then P1 has 1 card in the hand
    And P1's Leader has 6000 power

  @id:if-you-do-and-hands-shrink
  Scenario: 4-10-1 What follows "if you do" is carried out where a hand was too large by 1 card
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Fair Shares |
      | hand | Recruit     |
      | hand | Squire      |
      | hand | Fighter     |
    When P1 plays Fair Shares
    And P1 chooses Fighter
    Then Fighter is in P1's trash
    And P1 has 3 cards in the hand

  @id:if-you-do-and-hands-stay
  Scenario: 4-10-1 What follows "if you do" is not carried out where no hand is too large
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Fair Shares |
      | hand | Recruit     |
      | hand | Squire      |
    And P2 has 2 cards in the hand
    When P1 plays Fair Shares
    Then P1 has 2 cards in the hand
    And P2 has 2 cards in the hand

  @id:if-you-do-and-no-event-activated
  Scenario: 4-10-1 What follows "if you do" is not carried out where no Event is activated
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recital |
      | hand | Lesson  |
    When P1 plays Recital
    And P1 chooses nothing
    Then Lesson is in P1's hand
    And P1's Leader has 5000 power

  @id:if-you-do-and-an-event-activated
  Scenario: 4-10-1 What follows "if you do" is carried out where an Event is activated
    Given P1 is in the Main Phase with:
      | area | card    |
      | hand | Recital |
      | hand | Lesson  |
    When P1 plays Recital, choosing Lesson
    Then Lesson is in P1's trash
    And P1 has 2 cards in the hand
    And P1's Leader has 6000 power

  @id:if-you-do-and-no-don-returned
  Scenario: 4-10-1 What follows "if you do" is not carried out where no DON!! card has to be returned
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Even Fleet |
    When P1 plays Even Fleet
    Then P1 has 9 active DON!! cards
    And P1 has 0 cards in the hand

  @id:if-you-do-and-don-returned
  Scenario: 4-10-1 What follows "if you do" is carried out where DON!! cards have been returned
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Even Fleet |
    And P2 has 8 active DON!! cards
    When P1 plays Even Fleet
    And P1 chooses 2 active DON!! cards
    Then P1 has 7 active DON!! cards
    And P1 has 1 card in the hand

  @id:if-you-do-and-no-don-added
  Scenario: 4-10-1 What follows "if you do" is not carried out where the DON!! deck is empty
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Sure Supply |
    When P1 plays Sure Supply
    Then P1 has 1 rested DON!! card
    And P1 has 0 cards in the hand

  @id:if-you-do-and-don-not-taken
  Scenario: 4-10-1 What follows "if you do" is not carried out where none of "up to 1 DON!! card" is taken
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Sure Supply |
    And P1 has 9 active DON!! cards
    When P1 plays Sure Supply
    And P1 chooses the number 0
    Then P1 has 1 rested DON!! card
    And P1 has 0 cards in the hand

  @id:if-you-do-and-don-added
  Scenario: 4-10-1 What follows "if you do" is carried out where a DON!! card has been added
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Sure Supply |
    And P1 has 9 active DON!! cards
    When P1 plays Sure Supply
    And P1 chooses the number 1
    Then P1 has 2 rested DON!! cards
    And P1 has 1 card in the hand

  @id:if-you-do-and-no-don-given
  Scenario: 4-10-1 What follows "if you do" is not carried out where no DON!! card is given
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Gift Giver |
    When P1 plays Gift Giver
    And P1 chooses nothing
    Then P1's Leader has 0 DON!! cards given
    And P1 has 0 cards in the hand

  @id:if-you-do-and-don-given
  Scenario: 4-10-1 What follows "if you do" is carried out where a DON!! card has been given
    Given P1 is in the Main Phase with:
      | area | card       |
      | hand | Gift Giver |
    When P1 plays Gift Giver
    And P1 chooses 1 rested DON!! card
    Then P1's Leader has 1 DON!! card given
    And P1 has 1 card in the hand

  @id:if-you-do-and-protected
  Scenario: 4-10-1 What follows "if you do" is not carried out where the chosen Character cannot be K.O.'d
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Clean Strike |
    And P2 has:
      | area           | card     |
      | Character area | Ironclad |
    When P1 plays Clean Strike, choosing Ironclad
    Then Ironclad is in P2's Character area
    And P1 has 0 cards in the hand

  @id:if-you-do-and-knocked-out
  Scenario: 4-10-1 What follows "if you do" is carried out where the chosen Character is K.O.'d
    Given P1 is in the Main Phase with:
      | area | card         |
      | hand | Clean Strike |
    And P2 has:
      | area           | card    |
      | Character area | Recruit |
    When P1 plays Clean Strike, choosing Recruit
    Then Recruit is in P2's trash
    And P1 has 1 card in the hand

  @id:if-you-do-and-nothing-played
  Scenario: 4-10-1 What follows "if you do" is not carried out where no card is played
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Fellow Call |
      | hand | Recruit     |
    When P1 plays Fellow Call
    And P1 chooses nothing
    Then P1 has 1 card in the hand

  @id:if-you-do-and-played
  Scenario: 4-10-1 What follows "if you do" is carried out where a card is played
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Fellow Call |
      | hand | Recruit     |
    When P1 plays Fellow Call, choosing Recruit
    Then Recruit is in P1's Character area
    And P1 has 1 card in the hand

  @id:if-you-do-and-nothing-revealed
  Scenario: 4-10-1 What follows "if you do" is not carried out where no card is revealed
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Open Palm |
      | hand | Marine    |
    When P1 plays Open Palm
    And P1 chooses nothing
    Then P1 has 1 card in the hand

  @id:if-you-do-and-revealed
  Scenario: 4-10-1 What follows "if you do" is carried out where a card is revealed
    Given P1 is in the Main Phase with:
      | area | card      |
      | hand | Open Palm |
      | hand | Marine    |
    When P1 plays Open Palm, choosing Marine
    Then P1 has 2 cards in the hand

  @id:if-they-do-and-no-don-there
  Scenario: 4-10-1 What follows "if they do" is not carried out where the opponent has no DON!! card to return
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Tithe |
    And P2 has 0 active DON!! cards
    When P1 plays Tithe
    Then P1 has 0 cards in the hand

  @id:if-they-do-and-don-returned
  Scenario: 4-10-1 What follows "if they do" is carried out where the opponent has returned a DON!! card
    Given P1 is in the Main Phase with:
      | area | card  |
      | hand | Tithe |
    And P2 has 1 active DON!! card
    When P1 plays Tithe
    Then P2 has 0 active DON!! cards
    And P1 has 1 card in the hand

  @id:if-they-do-not-and-declined
  Scenario: 4-10-1 What follows "if they do not" is carried out where the opponent declines
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Ransom |
    And P2 has:
      | area | card    |
      | hand | Recruit |
    When P1 plays Ransom
    Then Recruit is in P2's hand
    And P1 has 1 card in the hand

  @id:if-they-do-not-and-done
  Scenario: 4-10-1 What follows "if they do not" is not carried out where the opponent has done it
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Ransom |
    And P2 has:
      | area | card    |
      | hand | Recruit |
    When P1 plays Ransom
    And P2 uses Ransom's effect
    Then Recruit is in P2's trash
    And P1 has 0 cards in the hand

  @id:if-they-do-not-and-impossible
  Scenario: 4-10-1 What follows "if they do not" is carried out where the opponent has no card to trash
    Given P1 is in the Main Phase with:
      | area | card   |
      | hand | Ransom |
    When P1 plays Ransom
    Then P1 has 1 card in the hand

  @id:if-you-do-after-an-activated-effect
  Scenario: 4-10-1 What follows "if you do" is carried out where another effect of the card has been activated
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card          |
      | Twice Learned |
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    And P2 uses Twice Learned's effect
    Then P2 has 9 active DON!! cards
    And P2 has 2 cards in the hand

  @id:if-you-do-after-an-unpaid-effect
  Scenario: 4-10-1 What follows "if you do" is not carried out where the other effect of the card is not paid for
    Given P1 is in the Main Phase
    And P2's Life area from the top is:
      | card          |
      | Twice Learned |
    When P1 attacks P2's Leader with their Leader
    And P2 activates the Trigger
    Then P2 has 10 active DON!! cards
    And P2 has 0 cards in the hand

  @id:if-you-do-and-done-in-part @reading:if-you-do-in-part @rule:1-3-2
  Scenario: 4-10-1 What follows "if you do" is not carried out where only 1 of 2 cards could be trashed
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Double Swap |
      | hand | Recruit     |
    When P1 plays Double Swap
    Then Recruit is in P1's trash
    And P1 has 0 cards in the hand

  @id:if-you-do-and-done-in-full
  Scenario: 4-10-1 What follows "if you do" is carried out where both cards were trashed
    Given P1 is in the Main Phase with:
      | area | card        |
      | hand | Double Swap |
      | hand | Recruit     |
      | hand | Squire      |
    When P1 plays Double Swap
    Then Recruit is in P1's trash
    And Squire is in P1's trash
    And P1 has 2 cards in the hand
