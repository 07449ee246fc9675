// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { perform } from "../engine/acting.mjs";
import { Illegal, Unsupported } from "../engine/refusals.mjs";
import { activeDon, canSee, cardOf, powerOf } from "../engine/table.mjs";
import {
  after,
  answer,
  attack,
  called,
  count,
  labelsIn,
  no,
  placeOf,
  play,
  scene,
} from "../support/scene.mjs";

/** @import { Act, Area, Player, State } from "../engine/types.d.ts" */

/** @param {string} rule @param {State} state @param {Player} player @param {Act} act */
const refused = (rule, state, player, act) =>
  assert.throws(
    () => perform(state, player, act),
    (/** @type {unknown} */ problem) => problem instanceof Illegal && problem.rule === rule,
  );

test("6-2 to 6-4: DON!! cards return, cards become active, 1 card is drawn, 2 DON!! cards placed", () => {
  for (const edition of /** @type {const} */ (["1.1.8", "1.1.9"])) {
    const before = scene({
      edition,
      phase: "Refresh Phase",
      before: true,
      P1: {
        leader: { card: "Captain", state: "rested", given: ["DON!!", "DON!!"] },
        don: 1,
        rested: 2,
        "Stage area": [{ card: "Pier", state: "rested" }],
      },
      P2: { leader: { card: "Captain", state: "rested", given: ["DON!!"] } },
    });
    const now = after(before, ["P1", { act: "proceed" }]);
    assert.equal(activeDon(now, "P1").length, 7);
    assert.equal(cardOf(now, called(now, "P1")).state, "active");
    assert.equal(cardOf(now, called(now, "Pier")).state, "active");
    assert.equal(cardOf(now, called(now, "P2")).state, "rested");
    assert.equal(cardOf(now, called(now, "P2")).given.length, 1);
    assert.equal(count(now, "P1", "hand"), 1);
    assert.equal(now.waiting?.kind, "main");
  }
});

test("6-3-1, 6-4-1: the first turn of all brings no card and 1 DON!! card, the second turn 1 and 2", () => {
  const first = after(scene({ turn: 1, phase: "Draw Phase", before: true, P1: { don: 0 } }), [
    "P1",
    { act: "proceed" },
  ]);
  assert.deepEqual([count(first, "P1", "hand"), count(first, "P1", "cost area")], [0, 1]);
  const second = after(first, ["P1", { act: "end phase" }]);
  assert.deepEqual(
    [second.turnPlayer, second.turn, count(second, "P2", "hand"), count(second, "P2", "cost area")],
    ["P2", 2, 1, 7],
  );
});

test("6-4-2, 6-4-3: a DON!! deck of 1 or 0 cards gives what it has", () => {
  for (const donDeck of [1, 0]) {
    const now = after(scene({ phase: "DON!! Phase", before: true, P1: { don: 9, donDeck } }), [
      "P1",
      { act: "proceed" },
    ]);
    assert.equal(count(now, "P1", "cost area"), 9 + donDeck);
  }
});

test("1-2-1-1-2: whoever draws their last card loses before the DON!! Phase", () => {
  const now = after(scene({ phase: "Draw Phase", before: true, P1: { deckSize: 1, don: 3 } }), [
    "P1",
    { act: "proceed" },
  ]);
  assert.deepEqual(now.over, { result: "won", winner: "P2", rule: "1-2-1-1-2" });
  assert.equal(count(now, "P1", "cost area"), 3);
});

test("9-2-1: both players lose together", () => {
  const before = scene({ phase: "Draw Phase", before: true, P1: { deckSize: 1 }, P2: { deckSize: 0 } });
  assert.equal(after(before, ["P1", { act: "proceed" }]).over?.result, "all lost");
});

test("a deck that a position leaves empty loses the game with the next draw, not before", () => {
  const state = scene({ P1: { hand: ["Sailor"], deckSize: 0 }, P2: { deckSize: 9 } });
  const played = after(state, ["P1", play(state, "Sailor")]);
  assert.equal(played.over, null);
  assert.equal(after(played, ["P1", { act: "end phase" }]).over?.winner, "P2");
});

test("6-5-3-1: a card is played from one's own hand, in one's own Main Phase, for active DON!! cards", () => {
  const state = scene({
    P1: { hand: ["Giant", "Study", "Dodge"], don: 4, rested: 3 },
    P2: { hand: ["Sailor"] },
  });
  refused("6-5-3-1", state, "P1", play(state, "Giant"));
  refused("6-5-3-1", state, "P1", play(state, "Dodge"));
  refused("6-5-3-1", state, "P1", play(state, "Sailor"));
  refused("6-5-2", state, "P2", play(state, "Sailor"));
  const now = after(state, ["P1", play(state, "Study")]);
  assert.deepEqual(
    [placeOf(now, "Study"), count(now, "P1", "hand"), activeDon(now, "P1").length],
    ["trash", 4, 3],
  );
});

test("3-7-6-1: a sixth Character needs a place; the DON!! cards of the trashed one are rested", () => {
  const five = ["A", "B", "C", "D", "E"].map((label) => ({
    card: "Sailor",
    label,
    given: label === "C" ? ["DON!!"] : [],
  }));
  const state = scene({ P1: { "Character area": five, hand: ["Wall"], don: 2 } });
  const asked = after(state, ["P1", play(state, "Wall")]);
  assert.deepEqual([asked.waiting?.kind, asked.waiting?.candidates?.length], ["choose", 5]);
  assert.ok(canSee(asked, called(asked, "Wall"), "P2"), "the card is revealed before a place is chosen");
  const notThere = answer("choose", { choose: [called(asked, "Wall")] });
  assert.throws(() => perform(asked, "P1", notThere), Illegal);
  assert.throws(() => perform(asked, "P1", no("choose")), Illegal);
  const now = after(asked, ["P1", answer("choose", { choose: [called(asked, "C")] })]);
  assert.deepEqual(labelsIn(now, "P1", "Character area"), ["A", "B", "D", "E", "Wall"]);
  assert.equal(placeOf(now, "C"), "trash");
  assert.deepEqual([count(now, "P1", "cost area"), activeDon(now, "P1").length], [3, 0]);
  assert.ok(!now.events.some((event) => event.kind === "K.O."));
});

test("3-8-5-1: a new Stage takes the place of the old one", () => {
  const state = scene({ P1: { "Stage area": ["Pier"], hand: ["Tower"] } });
  const now = after(state, ["P1", play(state, "Tower")]);
  assert.deepEqual([labelsIn(now, "P1", "Stage area"), placeOf(now, "Pier")], [["Tower"], "trash"]);
});

test("6-5-5: active DON!! cards are given to one's own cards and count in one's own turn", () => {
  const state = scene({ P1: { don: 2, rested: 4, "Character area": ["Sailor"], "Stage area": ["Pier"] } });
  /** @param {string} label @param {number} count @returns {Act} */
  const giving = (label, count) => ({ act: "give", target: called(state, label), count, from: "active" });
  refused("6-5-5-1", state, "P1", giving("P2", 1));
  refused("6-5-5-1", state, "P1", giving("Pier", 1));
  refused("6-5-5-1", state, "P1", giving("Sailor", 3));
  refused("6-5-5-1", state, "P1", giving("Sailor", 0));
  refused("6-5-5-1", state, "P1", { act: "give", target: called(state, "Sailor"), count: 1, from: "rested" });
  const now = after(state, ["P1", giving("Sailor", 2)]);
  const sailor = called(now, "Sailor");
  assert.deepEqual(
    [powerOf(now, sailor), cardOf(now, sailor).given.length, activeDon(now, "P1").length],
    [4000, 2, 0],
  );
  assert.equal(powerOf(after(now, ["P1", { act: "end phase" }]), sailor), 2000);
});

test("text that cannot be read is refused where it would matter, and the game stays as it is", () => {
  const state = scene({ P1: { hand: ["Storm", "Herald"] } });
  for (const label of ["Storm", "Herald"]) {
    assert.throws(() => perform(state, "P1", play(state, label)), Unsupported);
  }
  const there = scene({ P1: { "Character area": ["Herald"], "Stage area": ["Whistle"] } });
  assert.equal(powerOf(there, called(there, "Herald")), 3000);
  assert.throws(() => perform(there, "P1", { act: "activate", card: called(there, "Whistle") }), Unsupported);
});

test("1-2-3: either player concedes at any time, and nothing goes on after the end", () => {
  const state = scene();
  for (const player of /** @type {const} */ (["P1", "P2"])) {
    const over = after(state, [player, { act: "concede" }]);
    assert.deepEqual(over.over, { result: "won", winner: player === "P1" ? "P2" : "P1", rule: "1-2-3" });
    assert.throws(() => perform(over, "P1", { act: "end phase" }), Illegal);
    assert.throws(() => perform(over, "P2", { act: "concede" }), Illegal);
  }
});

/** @param {Player} owner @param {Area} area @param {readonly string[]} [order] @returns {Act} */
const reordering = (owner, area, order = []) => ({ act: "reorder", owner, area, order });

test("3-5-2, 3-2-2: a trash is reordered at any time, a deck or another's trash never", () => {
  const state = scene({ P1: { trash: ["Sailor", "Giant", "Wall"] }, P2: { trash: ["Pier"] } });
  const [sailor, wall, pier] = ["Sailor", "Wall", "Pier"].map((label) => called(state, label));
  assert.ok(sailor && wall && pier);
  const now = after(state, ["P1", reordering("P1", "trash", [wall, sailor])]);
  assert.deepEqual(labelsIn(now, "P1", "trash"), ["Wall", "Sailor", "Giant"]);
  assert.deepEqual(now.waiting, state.waiting);
  refused("3-5-2", state, "P1", reordering("P1", "trash", [pier]));
  refused("3-5-2", state, "P1", reordering("P2", "trash", [pier]));
  refused("3-2-2", state, "P1", reordering("P1", "deck"));
  refused("3-10-2", state, "P1", reordering("P1", "Life area"));
});

test("3-3-2: both players change the order of a DON!! deck", () => {
  const don = ["A", "B"].map((label) => ({ card: "DON!!", label }));
  const state = scene({ P1: { "DON!! deck": don, donDeck: 0 } });
  const order = ["B", "A"].map((label) => called(state, label));
  for (const player of /** @type {const} */ (["P1", "P2"])) {
    const now = after(state, [player, reordering("P1", "DON!! deck", order)]);
    assert.deepEqual(labelsIn(now, "P1", "DON!! deck"), ["B", "A"]);
  }
});

test("3-9-2: a player chooses which DON!! cards pay, where they can be told apart", () => {
  const don = ["A", "B", "C"].map((label) => ({ card: "DON!!", label }));
  const state = scene({ P1: { hand: ["Runner"], "cost area": don, don: 0 } });
  const asked = after(state, ["P1", play(state, "Runner")]);
  assert.deepEqual([asked.waiting?.kind, asked.waiting?.least], ["choose", 2]);
  const now = after(asked, [
    "P1",
    answer("choose", { choose: ["A", "C"].map((label) => called(state, label)) }),
  ]);
  assert.deepEqual([activeDon(now, "P1"), placeOf(now, "Runner")], [[called(state, "B")], "Character area"]);
  const enough = scene({ P1: { hand: ["Runner"], "cost area": don.slice(1), don: 0 } });
  assert.equal(placeOf(after(enough, ["P1", play(enough, "Runner")]), "Runner"), "Character area");
});

test("6-5-6-1: neither player battles on their first turn, not even with Rush", () => {
  for (const [turn, player, other] of /** @type {const} */ ([
    [1, "P1", "P2"],
    [2, "P2", "P1"],
  ])) {
    const state = scene({ turn, [player]: { hand: ["Runner"] } });
    const played = after(state, [player, play(state, "Runner")]);
    refused("6-5-6-1", played, player, attack(played, "Runner", other));
    refused("6-5-6-1", played, player, attack(played, player, other));
  }
});
