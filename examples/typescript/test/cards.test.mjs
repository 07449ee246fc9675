// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { define } from "../engine/cards.mjs";
import { Malformed, Unsupported } from "../engine/refusals.mjs";

/** @param {string} text @param {string} [category] */
const card = (text, category = "Character") => define({ name: "X", fields: { category }, text });

test("bare keywords are read, with or without notes, in one line or several", () => {
  /** @param {string} text */
  const keywords = (text) => card(text).permanents.map(({ keyword }) => keyword);
  assert.deepEqual(keywords("[Rush]"), ["Rush"]);
  assert.deepEqual(keywords("[Blocker] (You may rest it.) [Banish]"), ["Banish", "Blocker"]);
  assert.deepEqual(keywords("[Rush]\n[Double Attack]"), ["Rush", "Double Attack"]);
});

test("a Trigger is known as one even if its body is not read", () => {
  assert.deepEqual(card("[Trigger] Draw 1 card.").trigger, { does: "draw", count: 1 });
  assert.deepEqual(card("[Trigger] Set sail.").trigger, { does: "unread", text: "Set sail." });
  assert.equal(card("[Rush]").trigger, null);
});

test("conditions are read in front of keywords, power and effects", () => {
  const conditions = [{ given: 2 }, { turnOf: "opponent" }];
  assert.deepEqual(card("[DON!! x2] [Opponent's Turn] [Rush]").permanents, [
    { conditions, keyword: "Rush", power: 0 },
  ]);
  assert.deepEqual(card("[DON!! x2] [Opponent's Turn] This Character gains +1000 power.").permanents, [
    { conditions, keyword: null, power: 1000 },
  ]);
  assert.deepEqual(card("[Your Turn] [On K.O.] Draw 3 cards.").autos, [
    { place: 1, conditions: [{ turnOf: "owner" }], timing: "On K.O.", body: { does: "draw", count: 3 } },
  ]);
});

test("an effect is known by its timing even if its body is not read, on Events too", () => {
  assert.deepEqual(card("[On Play] Sing.").autos, [
    { place: 1, conditions: [], timing: "On Play", body: { does: "unread", text: "Sing." } },
  ]);
  assert.equal(card("[Activate: Main] Draw 1 card.").activate, "[Activate: Main] Draw 1 card.");
  assert.deepEqual(card("[Counter] Duck.", "Event").counterEffect, { does: "unread", text: "Duck." });
});

for (const text of [
  "Your Leader gains +1000 power.",
  "[Your Turn] This card gains [Rush].",
  "[DON!! x1] [Trigger] Draw 1 card.",
  "[On Play]/[When Attacking] Draw 1 card.",
  "[Once Per Turn] [When Attacking] Draw 1 card.",
  "This Leader gains +1000 power.",
  "[On Play] Sing. [Trigger] Draw 1 card.",
  "[Unheard Of]",
  "[Rush] and more",
]) {
  test(`a text that could matter anywhere is unsupported: ${text}`, () => {
    assert.throws(
      () => card(text),
      (/** @type {unknown} */ problem) => problem instanceof Unsupported && problem.what.includes(text),
    );
  });
}

test("[Main]/[Counter] in one, [Main] on a Character and [On Play] on an Event are unsupported", () => {
  assert.throws(() => card("[On Play] Draw 1 card.", "Event"), Unsupported);
  assert.throws(() => card("[Main]/[Counter] Draw 1 card.", "Event"), Unsupported);
  assert.throws(() => card("[Main] Draw 1 card."), Unsupported);
});

test("a fixture without a known category, with a back, or with abilities alone is unsupported", () => {
  assert.throws(() => define({ name: "X", fields: {} }), Unsupported);
  assert.throws(() => define({ name: "X", fields: { category: "Leader" }, back: {} }), Unsupported);
  assert.throws(() => define({ name: "X", fields: { category: "Leader" }, abilities: [{}] }), Unsupported);
});

test("a cost that is no number is malformed", () => {
  assert.throws(() => define({ name: "X", fields: { category: "Stage", cost: "two" } }), Malformed);
});
