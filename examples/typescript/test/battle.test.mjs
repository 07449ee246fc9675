// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { perform } from "../engine/acting.mjs";
import { Illegal, Unsupported } from "../engine/refusals.mjs";
import { cardOf, powerOf } from "../engine/table.mjs";
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

/** @import { Act, Player, State } from "../engine/types.d.ts" */

/** @param {string} rule @param {State} state @param {Player} player @param {Act} act */
const refused = (rule, state, player, act) =>
  assert.throws(
    () => perform(state, player, act),
    (/** @type {unknown} */ problem) => problem instanceof Illegal && problem.rule === rule,
  );

/** @param {State} state @param {string} kind @param {string} label @param {string} [target] */
const using = (state, kind, label, target) =>
  answer(kind, { choose: [called(state, label)], target: target ? called(state, target) : null });

test("7-1: who attacks, and what is attacked", () => {
  const state = scene({
    P1: {
      "Character area": ["Giant", { card: "Sailor", state: "rested" }],
      hand: ["Helper", "Runner"],
      "Stage area": ["Pier"],
    },
    P2: { "Character area": ["Doubler", { card: "Remover", state: "rested" }] },
  });
  refused("7-1-1-1", state, "P1", attack(state, "Sailor", "P2"));
  refused("7-1-1-1", state, "P1", attack(state, "Helper", "P2"));
  refused("7-1-1-1", state, "P1", attack(state, "Pier", "P2"));
  refused("7-1-1-1", state, "P1", attack(state, "Doubler", "P2"));
  refused("7-1-1-2", state, "P1", attack(state, "Giant", "Doubler"));
  refused("7-1-1-2", state, "P1", attack(state, "Giant", "Sailor"));
  refused("7-1-1-2", state, "P1", attack(state, "Giant", "P1"));
  const now = after(
    state,
    ["P1", attack(state, "Giant", "Remover")],
    ["P2", no("block")],
    ["P2", no("counter")],
  );
  assert.deepEqual(
    [placeOf(now, "Remover"), cardOf(now, called(now, "Giant")).state, now.battle],
    ["trash", "rested", null],
  );
});

test("3-7-4, 10-1-1-1: a Character played this turn attacks only with Rush", () => {
  const state = scene({ P1: { hand: ["Sailor", "Runner"] } });
  const played = after(state, ["P1", play(state, "Sailor")], ["P1", play(state, "Runner")]);
  refused("3-7-4", played, "P1", attack(played, "Sailor", "P2"));
  assert.equal(
    after(played, ["P1", attack(played, "Runner", "P2")], ["P2", no("block")]).waiting?.kind,
    "counter",
  );
});

test("7-1-2, 10-1-4-1: one active Blocker, never the attacked card, takes the attack", () => {
  const state = scene({
    P2: {
      leader: "Shield",
      "Character area": [
        "Wall",
        { card: "Wall", label: "Asleep", state: "rested" },
        { card: "Wall", label: "Attacked", state: "rested" },
        "Giant",
      ],
    },
  });
  const asked = after(state, ["P1", attack(state, "P1", "Attacked")]);
  assert.deepEqual(asked.waiting?.candidates, [called(state, "P2"), called(state, "Wall")]);
  for (const label of ["Asleep", "Attacked", "Giant"])
    refused("10-1-4-1", asked, "P2", using(asked, "block", label));
  refused("7-1-2-1", asked, "P1", using(asked, "block", "Wall"));
  const blocked = after(asked, ["P2", using(asked, "block", "Wall")]);
  assert.equal(cardOf(blocked, called(blocked, "Wall")).state, "rested");
  refused("7-1-2-1", blocked, "P2", using(blocked, "block", "P2"));
  const now = after(blocked, ["P2", no("counter")]);
  assert.deepEqual([placeOf(now, "Wall"), placeOf(now, "Attacked")], ["trash", "Character area"]);
  const byLeader = after(asked, ["P2", using(asked, "block", "P2")], ["P2", no("counter")]);
  assert.deepEqual(
    [count(byLeader, "P2", "Life area"), placeOf(byLeader, "Attacked")],
    [4, "Character area"],
  );
});

test("both steps are asked for where no card fits", () => {
  const state = scene({ P2: { "Character area": [{ card: "Wall", state: "rested" }] } });
  const block = after(state, ["P1", attack(state, "P1", "P2")]);
  assert.deepEqual([block.waiting?.kind, block.waiting?.candidates], ["block", []]);
  const counter = after(block, ["P2", no("block")]);
  assert.deepEqual([counter.waiting?.kind, counter.waiting?.candidates], ["counter", []]);
});

test("7-1-3-2-1: Counters are trashed from hand, add up, and are gone after the battle", () => {
  const helpers = ["A", "B", "C"].map((label) => ({ card: "Helper", label }));
  const state = scene({
    P1: { "Character area": ["Doubler"] },
    P2: { hand: [...helpers, "Sailor"], "Character area": [{ card: "Helper", label: "D" }] },
  });
  const asked = after(state, ["P1", attack(state, "Doubler", "P2")], ["P2", no("block")]);
  refused("7-1-3-2", asked, "P2", using(asked, "counter", "Sailor", "P2"));
  refused("7-1-3-2", asked, "P2", using(asked, "counter", "D", "P2"));
  refused("7-1-3-2-1", asked, "P2", using(asked, "counter", "A", "Doubler"));
  const once = after(asked, ["P2", using(asked, "counter", "A", "P2")]);
  assert.deepEqual([powerOf(once, called(once, "P2")), once.waiting?.kind], [6000, "counter"]);
  const elsewhere = after(once, ["P2", using(once, "counter", "B", "D")], ["P2", no("counter")]);
  assert.equal(count(elsewhere, "P2", "Life area"), 3);
  const saved = after(once, ["P2", using(once, "counter", "B", "P2")], ["P2", no("counter")]);
  assert.deepEqual([count(saved, "P2", "Life area"), labelsIn(saved, "P2", "trash")], [5, ["B", "A"]]);
  assert.equal(powerOf(saved, called(saved, "P2")), 5000);
});

test("a Counter without a target asks for one", () => {
  const state = scene({ P2: { hand: ["Helper"], "Character area": ["Sailor"] } });
  const asked = after(
    state,
    ["P1", attack(state, "P1", "P2")],
    ["P2", no("block")],
    ["P2", using(state, "counter", "Helper")],
  );
  assert.deepEqual(asked.waiting?.candidates, [called(state, "P2"), called(state, "Sailor")]);
  const now = after(asked, ["P2", using(asked, "choose", "P2")], ["P2", no("counter")]);
  assert.equal(count(now, "P2", "Life area"), 5);
});

test("7-1-3-2-2: a Counter Event is refused if not payable, unsupported if not readable", () => {
  for (const don of [0, 1]) {
    const state = scene({ P2: { hand: ["Dodge"], don } });
    const asked = after(state, ["P1", attack(state, "P1", "P2")], ["P2", no("block")]);
    assert.throws(() => perform(asked, "P2", using(asked, "counter", "Dodge")), don ? Unsupported : Illegal);
  }
});

test("7-1-4: equal power wins, less loses and nothing happens", () => {
  const state = scene({ P1: { "Character area": ["Runner", "Sailor"] } });
  const won = after(state, ["P1", attack(state, "Runner", "P2")], ["P2", no("block")], ["P2", no("counter")]);
  assert.deepEqual([count(won, "P2", "Life area"), count(won, "P2", "hand")], [4, 1]);
  const lost = after(
    state,
    ["P1", attack(state, "Sailor", "P2")],
    ["P2", no("block")],
    ["P2", no("counter")],
  );
  assert.deepEqual([count(lost, "P2", "Life area"), placeOf(lost, "Sailor")], [5, "Character area"]);
});

test("7-1-4-1-1-1: damage at 0 Life loses the game, the second point of damage does not", () => {
  const state = scene({ P1: { "Character area": ["Doubler"] }, P2: { life: 0 } });
  const over = after(
    state,
    ["P1", attack(state, "Doubler", "P2")],
    ["P2", no("block")],
    ["P2", no("counter")],
  );
  assert.deepEqual(over.over, { result: "won", winner: "P1", rule: "1-2-1-1-1" });
  const one = scene({ P1: { "Character area": ["Doubler"] }, P2: { life: 1 } });
  const goesOn = after(one, ["P1", attack(one, "Doubler", "P2")], ["P2", no("block")], ["P2", no("counter")]);
  assert.deepEqual(
    [goesOn.over, count(goesOn, "P2", "Life area"), count(goesOn, "P2", "hand")],
    [null, 0, 1],
  );
});

test("3-10-2, 10-1-3-1: Life is taken from the top; Banish trashes it and asks for no Trigger", () => {
  const life = ["Gift", "Ambush", "Sailor"];
  const state = scene({ P1: { "Character area": ["Remover"] }, P2: { "Life area": life } });
  const now = after(
    state,
    ["P1", attack(state, "Remover", "P2")],
    ["P2", no("block")],
    ["P2", no("counter")],
  );
  assert.deepEqual(
    [labelsIn(now, "P2", "trash"), labelsIn(now, "P2", "Life area")],
    [["Ambush", "Gift"], ["Sailor"]],
  );
  assert.equal(now.waiting?.kind, "main");
});

test("10-1-5: a Trigger is asked for between two points of damage; used, its card is trashed", () => {
  const state = scene({
    P1: { "Character area": ["Doubler"] },
    P2: { "Life area": ["Gift", "Sailor", "Pier"] },
  });
  const asked = after(
    state,
    ["P1", attack(state, "Doubler", "P2")],
    ["P2", no("block")],
    ["P2", no("counter")],
  );
  assert.deepEqual([asked.waiting?.kind, asked.waiting?.subject], ["trigger", called(asked, "Gift")]);
  assert.equal(placeOf(asked, "Gift"), "Life area");
  const used = after(asked, ["P2", answer("trigger", { option: "activate" })]);
  assert.deepEqual(
    [placeOf(used, "Gift"), placeOf(used, "Sailor"), count(used, "P2", "hand")],
    ["trash", "hand", 3],
  );
  const declined = after(asked, ["P2", no("trigger")]);
  assert.deepEqual([placeOf(declined, "Gift"), placeOf(declined, "Sailor")], ["hand", "hand"]);
});

test("10-1-5-3: a Trigger that plays its card leaves it in no area while a place is chosen", () => {
  const five = ["A", "B", "C", "D", "E"].map((label) => ({ card: "Sailor", label }));
  const state = scene({ P2: { "Life area": ["Ambush"], "Character area": five } });
  const asked = after(
    state,
    ["P1", attack(state, "P1", "P2")],
    ["P2", no("block")],
    ["P2", no("counter")],
    ["P2", answer("trigger", { option: "activate" })],
  );
  assert.deepEqual([asked.waiting?.kind, placeOf(asked, "Ambush")], ["choose", "nowhere"]);
  const now = after(asked, ["P2", using(asked, "choose", "A")]);
  assert.deepEqual([placeOf(now, "Ambush"), labelsIn(now, "P2", "trash")], ["Character area", ["A"]]);
});

test("a Trigger that empties the deck ends the game in the middle of the damage", () => {
  const state = scene({
    P1: { "Character area": ["Doubler"] },
    P2: { "Life area": ["Gift", "Sailor"], deckSize: 2 },
  });
  const over = after(
    state,
    ["P1", attack(state, "Doubler", "P2")],
    ["P2", no("block")],
    ["P2", no("counter")],
    ["P2", answer("trigger", { option: "activate" })],
  );
  assert.deepEqual([over.over?.winner, placeOf(over, "Sailor")], ["P1", "Life area"]);
});

test("a Trigger that cannot be read may be declined, and is unsupported when activated", () => {
  const state = scene({ P2: { "Life area": ["Riddle"] } });
  const asked = after(state, ["P1", attack(state, "P1", "P2")], ["P2", no("block")], ["P2", no("counter")]);
  assert.equal(placeOf(after(asked, ["P2", no("trigger")]), "Riddle"), "hand");
  assert.throws(() => perform(asked, "P2", answer("trigger", { option: "activate" })), Unsupported);
});

test("a battle leaves no room for anything else", () => {
  const state = scene({ P1: { hand: ["Sailor"] } });
  const asked = after(state, ["P1", attack(state, "P1", "P2")], ["P2", no("block")]);
  refused("6-5-2", asked, "P1", play(asked, "Sailor"));
  refused("6-5-2", asked, "P1", { act: "end phase" });
  refused("7-1-3-2", asked, "P1", no("counter"));
});
