// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { perform } from "../engine/acting.mjs";
import { Unsupported } from "../engine/refusals.mjs";
import { hasKeyword, powerOf } from "../engine/table.mjs";
import { after, answer, attack, called, count, no, placeOf, play, scene } from "../support/scene.mjs";

/** @import { Act, Player } from "../engine/types.d.ts" */

/** @type {readonly [Player, Act][]} */
const UNOPPOSED = [
  ["P2", no("block")],
  ["P2", no("counter")],
];

test("10-2-5, 10-2-6: a card draws when it is played, and when it attacks, before the block", () => {
  const state = scene({ P1: { hand: ["Scholar"], "Character area": [{ card: "Scholar", label: "Old" }] } });
  assert.equal(count(after(state, ["P1", play(state, "Scholar")]), "P1", "hand"), 1);
  const attacked = after(state, ["P1", attack(state, "Old", "P2")]);
  assert.deepEqual([attacked.waiting?.kind, count(attacked, "P1", "hand")], ["block", 3]);
  assert.equal(count(after(state, ["P1", attack(state, "P1", "P2")]), "P1", "hand"), 1);
});

test("10-2-16: a Stage answers the opponent's attack, and not one's own", () => {
  const state = scene({ P1: { "Stage area": ["Whistle"] }, P2: { "Stage area": ["Pier"] } });
  assert.equal(count(after(state, ["P1", attack(state, "P1", "P2")]), "P1", "hand"), 0);
  const theirs = scene({ P2: { "Stage area": ["Whistle"] } });
  assert.equal(count(after(theirs, ["P1", attack(theirs, "P1", "P2")]), "P2", "hand"), 1);
});

test("10-2-15, 10-2-17: a block draws, a K.O. draws if the condition was met on the field", () => {
  for (const [given, drawn] of /** @type {const} */ ([
    [[], 1],
    [["DON!!"], 3],
  ])) {
    const state = scene({ P2: { "Character area": [{ card: "Guard", given }] } });
    const now = after(
      state,
      ["P1", attack(state, "P1", "P2")],
      ["P2", answer("block", { choose: [called(state, "Guard")] })],
      ["P2", no("counter")],
    );
    assert.deepEqual([placeOf(now, "Guard"), count(now, "P2", "hand")], ["trash", drawn]);
  }
});

test("6-6-1-1: effects at the end of the turn, the turn player's first, in the order they choose", () => {
  const state = scene({
    P1: { "Character area": ["Night", "Dusk"] },
    P2: { "Character area": [{ card: "Night", label: "Theirs" }] },
  });
  const asked = after(state, ["P1", { act: "end phase" }]);
  assert.deepEqual([asked.waiting?.player, asked.waiting?.kind], ["P1", "order"]);
  const order = ["Dusk", "Night"].map((label) => called(state, label));
  assert.throws(() => perform(asked, "P1", answer("order", { choose: order.slice(1) })));
  const now = after(asked, ["P1", answer("order", { choose: order })]);
  // P2 has drawn in their Draw Phase, too.
  assert.deepEqual([now.turnPlayer, count(now, "P1", "hand"), count(now, "P2", "hand")], ["P2", 2, 3]);
});

test("8-6-2: an effect whose timing comes in the midst of damage waits until all of it is dealt", () => {
  const P1 = { "Character area": ["Doubler"] };
  const state = scene({ P1, P2: { "Life area": ["Arrival", "Gift"] } });
  const asked = after(state, ["P1", attack(state, "Doubler", "P2")], ...UNOPPOSED, [
    "P2",
    answer("trigger", { option: "activate" }),
  ]);
  assert.deepEqual([placeOf(asked, "Arrival"), count(asked, "P2", "hand")], ["Character area", 0]);
  assert.equal(count(after(asked, ["P2", no("trigger")]), "P2", "hand"), 2);
});

test("8-1-3-1-3: an effect is lost whose card has left before it activates", () => {
  const crowd = ["A", "B", "C", "D"].map((label) => ({ card: "Sailor", label }));
  const state = scene({
    P1: { "Character area": ["Doubler"] },
    P2: { "Character area": crowd, "Life area": ["Arrival", "Ambush"] },
  });
  const trigger = answer("trigger", { option: "activate" });
  const full = after(
    state,
    ["P1", attack(state, "Doubler", "P2")],
    ...UNOPPOSED,
    ["P2", trigger],
    ["P2", trigger],
  );
  const now = after(full, ["P2", answer("choose", { choose: [called(state, "Arrival")] })]);
  assert.deepEqual([placeOf(now, "Arrival"), count(now, "P2", "hand")], ["trash", 0]);
});

test("10-2-9, 10-2-12: keywords and power are there while their conditions are met", () => {
  for (const [turn, given, doubles, power] of /** @type {const} */ ([
    [3, 0, false, 5000],
    [3, 2, true, 7000],
    [4, 1, true, 5000],
    [4, 2, true, 7000],
  ])) {
    const blade = { card: "Blade", given: Array(given).fill("DON!!") };
    const state = scene({ turn, P1: { "Character area": [blade] } });
    const id = called(state, "Blade");
    assert.deepEqual([hasKeyword(state, id, "Double Attack"), powerOf(state, id)], [doubles, power]);
  }
});

test("an effect that cannot be read is unsupported when it activates, and the game stays as it is", () => {
  const state = scene({ P1: { hand: ["Herald"] } });
  assert.throws(() => perform(state, "P1", play(state, "Herald")), Unsupported);
  assert.equal(placeOf(state, "Herald"), "hand");
});

test("a player who draws their last card by an effect loses at once, in the same turn", () => {
  const state = scene({ P1: { "Character area": ["Night"], deckSize: 1 } });
  const over = after(state, ["P1", { act: "end phase" }]);
  assert.deepEqual([over.over?.winner, over.turnPlayer], ["P2", "P1"]);
});
