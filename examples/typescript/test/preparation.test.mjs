// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { connect, deckList, decks, legalDeck, setup } from "../support/messages.mjs";

/** @import { Entry } from "../support/messages.mjs" */

/** @param {object} list */
const presenting = (list) =>
  connect().call("setup", setup({ decks: { ...decks().decks, lists: { P1: deckList(), P2: list } } }));

/**
 * A legal deck with some of its first cards taken out and others put in.
 * @param {number} out
 * @param {Entry[]} entries
 */
const changed = (out, ...entries) => {
  const [first = { card: "Sailor", count: 4 }, ...rest] = legalDeck();
  return [{ ...first, count: (first.count ?? 1) - out }, ...rest, ...entries].map(({ card, count }) => ({
    card,
    count,
  }));
};

test("5-1-2: a legal deck is accepted", () => {
  assert.deepEqual(presenting(deckList({ deck: changed(0) })), { reply: "ready" });
});

for (const [what, rule, list] of /** @type {const} */ ([
  ["49 cards", "5-1-2", deckList({ deck: changed(1) })],
  ["51 cards", "5-1-2", deckList({ deck: changed(0, { card: "Herald", count: 1 }) })],
  ["a Leader in the deck", "5-1-2-1", deckList({ deck: changed(1, { card: "Shield" }) })],
  ["a DON!! card in the deck", "5-1-2-1", deckList({ deck: changed(1, { card: "DON!!" }) })],
  ["a card of another color", "5-1-2-2", deckList({ deck: changed(1, { card: "Outsider" }) })],
  [
    "5 copies",
    "5-1-2-3",
    deckList({ deck: changed(3, { card: "Giant", count: 1 }, { card: "Herald", count: 2 }) }),
  ],
  ["no Leader", "5-1-2", deckList({ leader: "Sailor", deck: changed(0) })],
  ["9 DON!! cards", "5-1-2", deckList({ deck: changed(0), don: [{ card: "DON!!", count: 9 }] })],
  [
    "a DON!! deck of other cards",
    "5-1-2",
    deckList({ deck: changed(0), don: [{ card: "Sailor", count: 10 }] }),
  ],
])) {
  test(`5-1-2: ${what} is refused`, () => {
    const reply = presenting(list);
    assert.deepEqual([reply.reply, reply.player, reply.rule], ["refused", "P2", rule]);
  });
}

test("a refused deck leaves the game before it as it was", () => {
  const { call } = connect();
  call("setup", setup(decks()));
  const before = call("view", { viewer: "referee" });
  assert.equal(
    call(
      "setup",
      setup({ decks: { ...decks().decks, lists: { P1: deckList({ deck: [] }), P2: deckList() } } }),
    ).reply,
    "refused",
  );
  assert.deepEqual(call("view", { viewer: "referee" }), before);
});

/** @param {string} player @param {object} act */
const act = (player, act) => ({ player, act: { act: "answer", ...act } });

test("5-2: toss, opening hands, redraws in turn order, Life from the top, and the first turn", () => {
  const { call } = connect();
  const told = [
    { player: "P1", area: "deck", top: ["Riddle A"] },
    { player: "P1", area: "deck", top: ["Riddle B", "Riddle A"] },
  ];
  call("setup", setup(decks({ toss: "P2", shuffles: told })));
  const asked = call("decision");
  assert.deepEqual([asked.player, asked.kind, asked.options], ["P2", "go first", ["first", "second"]]);
  assert.equal(call("submit", act("P1", { kind: "go first", option: "first" })).reply, "illegal");
  assert.equal(call("submit", act("P2", { kind: "go first", option: "second" })).now.kind, "redraw");
  const opening = call("view", { viewer: "referee" }).areas;
  assert.deepEqual(
    [opening.P1.hand.length, opening.P2.hand.length, opening.P1.hand[0].label],
    [5, 5, "Riddle A"],
  );
  assert.equal(opening.P1["Life area"].length, 0);
  const next = call("submit", act("P1", { kind: "redraw", option: "redraw" })).now;
  assert.deepEqual([next.player, next.kind], ["P2", "redraw"]);
  const redrawn = call("view", { viewer: "referee" }).areas.P1;
  assert.deepEqual(
    redrawn.hand.slice(0, 2).map((/** @type {any} */ card) => card.label),
    ["Riddle B", "Riddle A"],
  );
  const deck = redrawn.deck.map((/** @type {any} */ card) => card.card);
  const main = call("submit", act("P2", { kind: "redraw", decline: true })).now;
  assert.deepEqual([main.player, main.kind], ["P1", "main"]);
  const view = call("view", { viewer: "referee" });
  const begun = view.areas.P1;
  assert.deepEqual(
    begun["Life area"].map((/** @type {any} */ card) => card.card),
    deck.slice(0, 5).reverse(),
  );
  assert.deepEqual(
    [begun.hand.length, begun.deck.length, begun["cost area"].length, view.turn],
    [5, 40, 1, 1],
  );
});

test("an unscripted shuffle depends on the seed alone", () => {
  /** @param {number} seed */
  const orderFrom = (seed) => {
    const { call } = connect();
    call("setup", setup(decks(), seed));
    return call("view", { viewer: "referee" })
      .areas.P2.deck.map((/** @type {any} */ card) => card.card)
      .join();
  };
  assert.equal(orderFrom(5), orderFrom(5));
  assert.equal(new Set([0, 1, 2, 3, -1, 2 ** 40].map(orderFrom)).size, 6);
});

test("a shuffle of cards that nobody has is malformed", () => {
  const shuffles = [{ player: "P1", area: "deck", top: ["Nobody"] }];
  assert.equal(connect().exchange("setup", setup(decks({ shuffles }))).error.code, -32602);
});
