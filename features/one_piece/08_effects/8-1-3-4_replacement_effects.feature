Feature: 8-1-3-4 Replacement effects

  Rule: 8-1-3-4 Something else happens instead

    @id:instead-replaces @rule:8-1-3
    Scenario: 8-1-3-4 What an effect says to do instead happens in place of what would happen
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card          |
        | Character area | Stubborn Mule |
        | hand           | Recruit       |
      When P1 plays Cannon Shot
      And P1 chooses Stubborn Mule
      Then Stubborn Mule is in P2's Character area
      And Recruit is in P2's trash

    @id:instead-replaces-in-battle
    Scenario: 8-1-3-4 A replacement effect replaces a K.O. in battle
      Given P1 is in the Main Phase
      And P2 has:
        | area           | card          | state  |
        | Character area | Stubborn Mule | rested |
        | hand           | Recruit       |        |
      When P1 attacks Stubborn Mule with their Leader
      Then Stubborn Mule is in P2's Character area
      And Recruit is in P2's trash

    @id:instead-replaces-nothing-else
    Scenario: 8-1-3-4 A replacement effect for a K.O. does not replace a return to hand
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Farewell |
      And P2 has:
        | area           | card          |
        | Character area | Stubborn Mule |
        | hand           | Recruit       |
      When P1 plays Farewell
      And P1 chooses Stubborn Mule
      Then Stubborn Mule is in P2's hand
      And Recruit is in P2's hand

    @id:leaving-by-a-return-is-replaced
    Scenario: 8-1-3-4 A replacement effect for leaving the field replaces a return to hand
      Given P1 is in the Main Phase with:
        | area | card     |
        | hand | Farewell |
      And P2 has:
        | area           | card        |
        | Character area | Life Debtor |
      When P1 plays Farewell
      And P1 chooses Life Debtor
      And P2 uses Life Debtor's effect
      Then Life Debtor is in P2's Character area
      And P2 has 4 Life cards

    # Official Q&A sheet "OP05", row 1
    @id:power-in-battle-counts-for-a-replacement @interaction @rule:7-1-4-1
    Scenario: 8-1-3-4 A replacement effect goes by the power that a Character has in the battle
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Veteran |
      And P2 has:
        | area           | card            | state  |
        | Leader area    | Merciful Leader |        |
        | Character area | Squire          | rested |
        | hand           | Guardian        |        |
      When P1 attacks Squire with Veteran
      And P2 counters with Guardian for Squire
      And P2 uses P2's Leader's effect
      Then Squire is in P2's Character area
      And Squire has 3000 power

    @id:too-little-power-for-a-replacement @observe:decisions @interaction
    Scenario: 8-1-3-4 A replacement effect does not apply to a Character with too little power
      Given P1 is in the Main Phase with:
        | area           | card    |
        | Character area | Veteran |
      And P2 has:
        | area           | card            | state  |
        | Leader area    | Merciful Leader |        |
        | Character area | Squire          | rested |
      When P1 attacks Squire with Veteran
      Then P2 is not asked to use an effect
      And Squire is in P2's trash

    # Official Q&A sheet "OP05", row 17
    @id:co-victim-is-rested-instead @interaction
    Scenario: 8-1-3-4 A Character that would be K.O.'d too is rested for a replacement
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Full Broadside |
      And P2 has:
        | area           | card        |
        | Character area | Buck-Passer |
        | Character area | Fighter     |
      When P1 plays Full Broadside
      And P2 uses Buck-Passer's effect
      Then Buck-Passer is in P2's Character area
      And Fighter is in P2's trash

    # Derived: a co-victim may pay (official Q&A sheet "OP05", row 17), and one that is trashed is no longer there to be K.O.'d
    @id:co-victim-is-trashed-instead @interaction @reading:trash-is-not-ko
    Scenario: 8-1-3-4 A Character trashed for a replacement is not K.O.'d by the same effect
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Full Broadside |
      And P2 has:
        | area           | card            |
        | Character area | Captain's Guard |
        | Character area | Martyr          |
      When P1 plays Full Broadside
      And P2 uses Captain's Guard's effect
      Then Captain's Guard is in P2's Character area
      And Martyr is in P2's trash
      And P2 has 0 cards in the hand

    # Official Q&A sheet "OP05", rows 13 and 15
    @id:trashed-instead-of-koed @interaction @rule:10-2-1-3 @reading:trash-is-not-ko
    Scenario: 8-1-3-4 A Character trashed instead of being K.O.'d is not K.O.'d
      Given P1 is in the Main Phase with:
        | area           | card          |
        | Leader area    | Bounty Leader |
        | Character area | Veteran       |
      And P2 has:
        | area           | card       | state  |
        | Character area | Self-Giver | rested |
      When P1 attacks Self-Giver with Veteran
      And P2 uses Self-Giver's effect
      Then Self-Giver is in P2's trash
      And P1 has 0 cards in the hand

    # Official Q&A sheet "OP05", rows 13 and 15
    @id:battle-with-a-replaced-ko @interaction @rule:7-1-5-2
    Scenario: 8-1-3-4 A Character whose K.O. was replaced has battled
      Given P1 is in the Main Phase with:
        | area           | card             | DON!! |
        | Character area | Tireless Duelist | 1     |
      And P2 has:
        | area           | card       | state  |
        | Character area | Self-Giver | rested |
      When P1 attacks Self-Giver with Tireless Duelist
      And P2 uses Self-Giver's effect
      Then Self-Giver is in P2's trash
      And Tireless Duelist is active

  Rule: 8-1-3-4-1 Applying is a choice

    @id:replacement-declined
    Scenario: 8-1-3-4-1 A replacement that its player does not apply is not resolved
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card    |
        | Character area | Willing |
        | hand           | Recruit |
      When P1 plays Cannon Shot
      And P1 chooses Willing
      Then Willing is in P2's trash
      And Recruit is in P2's hand

    @id:replacement-applied
    Scenario: 8-1-3-4-1 A replacement that its player applies is resolved
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card    |
        | Character area | Willing |
        | hand           | Recruit |
      When P1 plays Cannon Shot
      And P1 chooses Willing
      And P2 uses Willing's effect
      Then Willing is in P2's Character area
      And Recruit is in P2's trash

    @id:declined-replacement-is-not-used-up @interaction @rule:10-2-13-1
    Scenario: 8-1-3-4-1 A replacement for once per turn that was declined is still there
      Given P1 is in the Main Phase with:
        | area | card        | as     |
        | hand | Cannon Shot | First  |
        | hand | Cannon Shot | Second |
      And P2 has:
        | area           | card            |
        | Leader area    | Merciful Leader |
        | Character area | Fighter         |
        | Character area | Veteran         |
      And P1 has played First, choosing Fighter
      When P1 plays Second
      And P1 chooses Veteran
      And P2 uses P2's Leader's effect
      Then Fighter is in P2's trash
      And Veteran has 6000 power

  Rule: 8-1-3-4-2 The order of several replacement effects

    @id:own-replacement-before-the-same-players @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 The replacement effect of the card concerned precedes another of the same player
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card          | state  |
        | Character area | Warden        | active |
        | Character area | Stubborn Mule | active |
        | hand           | Recruit       |        |
      When P1 plays Cannon Shot
      And P1 chooses Stubborn Mule
      Then Recruit is in P2's trash
      And Warden is active

    @id:own-replacement-before-the-turn-players @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 The replacement effect of the card concerned precedes that of the turn player
      Given P1 is in the Main Phase with:
        | area           | card        |
        | Character area | Warden      |
        | hand           | Cannon Shot |
      And P2 has:
        | area           | card          |
        | Character area | Stubborn Mule |
        | hand           | Recruit       |
      When P1 plays Cannon Shot
      And P1 chooses Stubborn Mule
      Then Recruit is in P2's trash
      And Warden is active

    @id:turn-players-replacement-before-the-other-players @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 The turn player's replacement effect precedes that of the non-turn player
      Given P1 is in the Main Phase with:
        | area           | card        | as   |
        | Character area | Warden      | Ours |
        | hand           | Cannon Shot |      |
      And P2 has:
        | area           | card    | as     |
        | Character area | Warden  | Theirs |
        | Character area | Recruit |        |
      When P1 plays Cannon Shot
      And P1 chooses Recruit
      Then Ours is rested
      And Theirs is active
      And Recruit is in P2's Character area

    @id:turn-players-replacement-first-on-the-other-turn @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 On the other player's turn that player's replacement effect comes first
      Given P2 is in the Main Phase with:
        | area           | card        | as     |
        | Character area | Warden      | Theirs |
        | hand           | Cannon Shot |        |
      And P1 has:
        | area           | card    | as   |
        | Character area | Warden  | Ours |
        | Character area | Recruit |      |
      When P2 plays Cannon Shot
      And P2 chooses Recruit
      Then Theirs is rested
      And Ours is active
      And Recruit is in P1's Character area

    @id:own-replacement-declined-then-the-turn-players @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 With the effect of the card concerned declined, the turn player's comes next
      Given P1 is in the Main Phase with:
        | area           | card        | as   |
        | Character area | Warden      | Ours |
        | hand           | Cannon Shot |      |
      And P2 has:
        | area           | card    | as     |
        | Character area | Willing |        |
        | Character area | Warden  | Theirs |
        | hand           | Recruit |        |
      When P1 plays Cannon Shot
      And P1 chooses Willing
      Then Recruit is in P2's hand
      And Ours is rested
      And Theirs is active

    @id:turn-player-orders-replacements @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 The turn player chooses the order of their own replacement effects
      Given P1 is in the Main Phase with:
        | area           | card        | as    |
        | Character area | Warden      | Elder |
        | Character area | Warden      | Young |
        | hand           | Cannon Shot |       |
      And P2 has:
        | area           | card    |
        | Character area | Recruit |
      When P1 plays Cannon Shot
      And P1 chooses Recruit
      And P1 orders Young, Elder
      Then Young is rested
      And Elder is active

    @id:turn-player-declines-then-the-other-player @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 The non-turn player applies a replacement effect that the turn player left room for
      Given P1 is in the Main Phase with:
        | area           | card          | as   |
        | Character area | Gentle Warden | Ours |
        | hand           | Cannon Shot   |      |
      And P2 has:
        | area           | card          | as     |
        | Character area | Gentle Warden | Theirs |
        | Character area | Recruit       |        |
      When P1 plays Cannon Shot
      And P1 chooses Recruit
      And P2 uses Theirs's effect
      Then Ours is active
      And Theirs is rested
      And Recruit is in P2's Character area

    @id:non-turn-player-orders-replacements @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 The non-turn player chooses the order of their own replacement effects
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card    | as    |
        | Character area | Warden  | Elder |
        | Character area | Warden  | Young |
        | Character area | Recruit |       |
      When P1 plays Cannon Shot
      And P1 chooses Recruit
      And P2 orders Young, Elder
      Then Young is rested
      And Elder is active

    @id:second-replacement-after-the-first-was-declined @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 A player declines the first of their replacement effects and applies the second
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card          | as    |
        | Character area | Gentle Warden | Elder |
        | Character area | Gentle Warden | Young |
        | Character area | Recruit       |       |
      When P1 plays Cannon Shot
      And P1 chooses Recruit
      And P2 orders Elder, Young
      And P2 uses Young's effect
      Then Elder is active
      And Young is rested
      And Recruit is in P2's Character area

    @id:replacements-for-two-victims @interaction @reading:replacements-of-both-players
    Scenario: 8-1-3-4-2 What the first replacement effect leaves over the next one replaces
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Full Broadside |
      And P2 has:
        | area           | card            |
        | Character area | Stubborn Mule   |
        | Character area | Fighter         |
        | Leader area    | Merciful Leader |
        | hand           | Recruit         |
      When P1 plays Full Broadside
      And P2 uses P2's Leader's effect
      Then Stubborn Mule is in P2's Character area
      And Recruit is in P2's trash
      And Fighter has 4000 power

    @id:replacement-is-offered-once @observe:decisions
    Scenario: 8-1-3-4-2 A replacement effect that was declined in its place is not ordered with those that come last
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card          |
        | Character area | Willing       |
        | Character area | Gentle Warden |
        | hand           | Recruit       |
      When P1 plays Cannon Shot, choosing Willing
      And P2 uses Gentle Warden's effect
      Then P2 is not asked to order
      And Gentle Warden is rested
      And Willing is in P2's Character area

  Rule: 8-1-3-4-3 and 8-1-3-4-6 Replacements of replacements

    @id:same-replacement-not-again @edition:1.1.9
    Scenario: 8-1-3-4-3 A replacement effect does not apply again to what it has replaced
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card   |
        | Character area | Encore |
      When P1 plays Cannon Shot
      And P1 chooses Encore
      Then Encore is in P2's trash
      And P2 has 1 card in the hand

    @id:replacements-in-a-circle @edition:1.1.9 @interaction
    Scenario: 8-1-3-4-3 Two replacement effects that lead to each other apply once each
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card        | as    |
        | Character area | Scapegoater | Left  |
        | Character area | Scapegoater | Right |
      When P1 plays Cannon Shot
      And P1 chooses Left
      And P2 uses Left's effect
      And P2 uses Right's effect
      Then Left is in P2's trash
      And Right is in P2's Character area

    @id:replaced-situation-is-not-replaced-further @edition:1.1.8
    Scenario: 8-1-3-4-3 A situation that has been replaced is not replaced further
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card            |
        | Character area | Captain's Guard |
        | Character area | Life Debtor     |
      When P1 plays Cannon Shot
      And P1 chooses Captain's Guard
      And P2 uses Captain's Guard's effect
      Then Captain's Guard is in P2's Character area
      And Life Debtor is in P2's trash
      And P2 has 5 Life cards

    @id:compulsory-replacement-of-a-replaced-situation @edition:1.1.8
    Scenario: 8-1-3-4-3 What a replacement effect does is not replaced by another, not even without a choice
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card            |
        | Character area | Captain's Guard |
        | Character area | Life Bondsman   |
      When P1 plays Cannon Shot
      And P1 chooses Captain's Guard
      And P2 uses Captain's Guard's effect
      Then Captain's Guard is in P2's Character area
      And Life Bondsman is in P2's trash
      And P2 has 5 Life cards

    @id:replacement-follows-from-a-replacement @edition:1.1.9 @interaction
    Scenario: 8-1-3-4-6 A replacement effect applies to what another replacement effect brings about
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card            |
        | Character area | Captain's Guard |
        | Character area | Life Debtor     |
      When P1 plays Cannon Shot
      And P1 chooses Captain's Guard
      And P2 uses Captain's Guard's effect
      And P2 uses Life Debtor's effect
      Then Captain's Guard is in P2's Character area
      And Life Debtor is in P2's Character area
      And P2 has 4 Life cards

    @id:compulsory-replacement-follows-from-a-replacement @edition:1.1.9 @interaction
    Scenario: 8-1-3-4-6 A compulsory replacement effect applies to what another replacement effect brings about
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card            |
        | Character area | Captain's Guard |
        | Character area | Life Bondsman   |
      When P1 plays Cannon Shot
      And P1 chooses Captain's Guard
      And P2 uses Captain's Guard's effect
      Then Captain's Guard is in P2's Character area
      And Life Bondsman is in P2's Character area
      And P2 has 4 Life cards

  Rule: 8-1-3-4-4 What is replaced

    # Official Q&A sheet "OP05", row 47
    @id:one-replacement-for-all-victims @interaction
    Scenario: 8-1-3-4-4 A replacement effect replaces a K.O. for all Characters that it fits
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Full Broadside |
      And P2 has:
        | area           | card            |
        | Leader area    | Merciful Leader |
        | Character area | Fighter         |
        | Character area | Veteran         |
        | Character area | Recruit         |
      When P1 plays Full Broadside
      And P2 uses P2's Leader's effect
      Then Fighter has 4000 power
      And Veteran has 6000 power
      And Recruit is in P2's trash

    # Official Q&A sheet "OP05", row 47
    @id:one-replacement-declined-for-all-victims @interaction @rule:8-1-3-4-1
    Scenario: 8-1-3-4-4 A replacement effect that is declined replaces the K.O. of none of the Characters that it fits
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Full Broadside |
      And P2 has:
        | area           | card            |
        | Leader area    | Merciful Leader |
        | Character area | Fighter         |
        | Character area | Veteran         |
      When P1 plays Full Broadside
      Then Fighter is in P2's trash
      And Veteran is in P2's trash

    # Official Q&A sheet "OP11", no. 1 (OP11-001); sheet "OP15 EB04", no. 9 (OP15-009)
    @id:one-payment-for-all-victims @interaction
    Scenario: 8-1-3-4-4 What is done instead is done once for all that it replaces
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Full Broadside |
      And P2 has:
        | area           | card    |
        | Leader area    | Burier  |
        | Character area | Fighter |
        | Character area | Veteran |
        | trash          | Cook    |
        | trash          | Lookout |
        | trash          | Gunner  |
        | trash          | Squire  |
      When P1 plays Full Broadside
      And P2 uses P2's Leader's effect
      And P2 chooses Cook, Lookout, Gunner
      Then Fighter is in P2's Character area
      And Veteran is in P2's Character area
      And P2 has 1 card in the trash

    @id:rest-of-the-text-after-a-replacement
    Scenario: 8-1-3-4-4-1 The text that follows a replaced part is carried out
      Given P1 is in the Main Phase with:
        | area | card      |
        | hand | Judgement |
      And P2 has:
        | area           | card          |
        | Character area | Stubborn Mule |
        | hand           | Recruit       |
      When P1 plays Judgement
      And P1 chooses Stubborn Mule
      Then Stubborn Mule is in P2's Character area
      And P1 has 1 card in the hand

  Rule: 8-1-3-4-5 What cannot be done instead

    # Official Q&A sheet "OP12", row 31
    @id:replacement-with-a-rested-card @observe:decisions
    Scenario: 8-1-3-4-5 A replacement effect that would rest a rested card does not apply
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card       | state  |
        | Character area | Shieldmaid | rested |
        | Character area | Fighter    | active |
        | hand           | Recruit    |        |
      When P1 plays Cannon Shot
      And P1 chooses Fighter
      Then Fighter is in P2's trash
      And Recruit is in P2's hand
      And P2 is not asked to use an effect

    # Official Q&A sheet "OP12", row 32
    @id:replacement-with-an-empty-hand @observe:decisions
    Scenario: 8-1-3-4-5 A replacement effect that would trash from an empty hand does not apply
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card       | state  |
        | Character area | Shieldmaid | active |
        | Character area | Fighter    | active |
      When P1 plays Cannon Shot
      And P1 chooses Fighter
      Then Fighter is in P2's trash
      And Shieldmaid is active
      And P2 is not asked to use an effect

    @id:replacement-with-all-its-parts
    Scenario: 8-1-3-4-5 A replacement effect applies when all of its parts can be done
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card       | state  |
        | Character area | Shieldmaid | active |
        | Character area | Fighter    | active |
        | hand           | Recruit    |        |
      When P1 plays Cannon Shot
      And P1 chooses Fighter
      And P2 uses Shieldmaid's effect
      Then Fighter is in P2's Character area
      And Shieldmaid is rested
      And Recruit is in P2's trash

  Rule: 8-1-3-4-7 Whose effect it is

    @id:replaced-part-is-the-other-players-effect @interaction
    Scenario: 8-1-3-4-7 What is done instead counts as an effect of the replacement's owner
      Given P1 is in the Main Phase with:
        | area | card        |
        | hand | Cannon Shot |
      And P2 has:
        | area           | card            |
        | Character area | Captain's Guard |
        | Character area | Own Goal        |
      When P1 plays Cannon Shot
      And P1 chooses Captain's Guard
      And P2 uses Captain's Guard's effect
      Then Own Goal is in P2's trash
      And P2 has 0 cards in the hand

    @id:unreplaced-part-is-the-effect-of-its-player @interaction
    Scenario: 8-1-3-4-7 What is not replaced counts as an effect of the player who activated it
      Given P1 is in the Main Phase with:
        | area | card           |
        | hand | Full Broadside |
      And P2 has:
        | area           | card            |
        | Character area | Captain's Guard |
        | Character area | Own Goal        |
        | Character area | Recruit         |
      When P1 plays Full Broadside
      And P2 uses Captain's Guard's effect
      And P2 chooses Recruit
      Then Captain's Guard is in P2's Character area
      And Own Goal is in P2's trash
      And P2 has 1 card in the hand
