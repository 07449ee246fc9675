// @ts-check
/** Whole games by chance: whatever is offered is accepted, no card is lost, and nothing hidden is told. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { actOf } from "../adapter/reading.mjs";
import { setUp } from "../adapter/setup.mjs";
import { tellNow, tellView } from "../adapter/telling.mjs";
import { perform } from "../engine/acting.mjs";
import { AREAS, cardsIn, definitionOf, PLAYERS } from "../engine/table.mjs";
import { decks, setup } from "../support/messages.mjs";
import { frozen } from "../support/scene.mjs";

/** @import { Player, State } from "../engine/types.d.ts" */

const GAMES = 20;
const MOST_ACTS = 2000;

/** Numbers by chance, the same for the same seed. @param {number} seed */
function chance(seed) {
  let last = seed + 1;
  /** @param {number} below */
  return (below) => {
    last = (last * 48271) % 2147483647;
    return last % below;
  };
}

/** A random act that the decision allows. @param {any} decision @param {(below: number) => number} pick */
function anyAct(decision, pick) {
  const { kind, moves, candidates = [], options = [], least, may_decline } = decision;
  if (kind === "main") return moves[pick(moves.length)];
  if (may_decline && pick(2)) return { act: "answer", kind, decline: true };
  if (options.length) return { act: "answer", kind, option: options[pick(options.length)] };
  if (!candidates.length) return { act: "answer", kind, decline: true };
  const from = pick(candidates.length);
  const turned = [...candidates.slice(from), ...candidates.slice(0, from)];
  return { act: "answer", kind, choose: turned.slice(0, Math.max(1, least)) };
}

/** @param {State} state */
function checkCards(state) {
  const lying = PLAYERS.flatMap((player) => AREAS.flatMap((area) => cardsIn(state, player, area)));
  const given = Object.values(state.cards).flatMap((card) => card.given);
  const nowhere = Object.values(state.cards)
    .filter((card) => card.place === "nowhere")
    .map((card) => card.id);
  const all = [...lying, ...given, ...nowhere];
  assert.equal(new Set(all).size, all.length, "a card is in two places");
  assert.equal(all.length, 122, "a card was lost or made");
  for (const player of PLAYERS) {
    assert.ok(cardsIn(state, player, "Character area").length <= 5);
    assert.ok(cardsIn(state, player, "Stage area").length <= 1);
    assert.equal(cardsIn(state, player, "Leader area").length, 1);
  }
}

/**
 * Whether a player sees one hidden card just now: one that is being used, or a Life card with their Trigger.
 * @param {State} state
 * @param {Player} viewer
 */
function isShownOne({ waiting, cards }, viewer) {
  if (!waiting?.subject) return false;
  const isOthersHand = cards[waiting.subject]?.place === "hand" && waiting.player !== viewer;
  return waiting.kind === "trigger" ? waiting.player === viewer : waiting.kind === "choose" && isOthersHand;
}

/** @param {State} state */
function checkHidden(state) {
  for (const viewer of PLAYERS) {
    const { areas } = /** @type {any} */ (tellView(state, viewer));
    const opponent = viewer === "P1" ? "P2" : "P1";
    const hidden = [
      ...areas[opponent].hand,
      ...areas.P1.deck,
      ...areas.P2.deck,
      ...areas.P1["Life area"],
      ...areas.P2["Life area"],
    ];
    const known = hidden.filter((card) => "card" in card || "label" in card || "values" in card);
    assert.equal(known.length, isShownOne(state, viewer) ? 1 : 0);
  }
}

/** Play a game to its end. @param {number} seed @returns {State} */
function playOut(seed) {
  const pick = chance(seed);
  let state = setUp(setup(decks(), seed));
  for (let acts = 0; !state.over; acts++) {
    assert.ok(acts < MOST_ACTS, "the game does not end");
    checkCards(state);
    checkHidden(state);
    const decision = /** @type {any} */ (tellNow(state));
    // A Trigger that the engine cannot read is offered all the same, so decline it.
    const { kind, subject } = state.waiting ?? {};
    const unread = kind === "trigger" && subject && definitionOf(state, subject).trigger?.does === "unread";
    const act = unread ? { act: "answer", kind: "trigger", decline: true } : anyAct(decision, pick);
    state = frozen(perform(state, decision.player, actOf(state, decision.player, act)));
  }
  return state;
}

test(`${GAMES} random games end with a result, the same for the same seed, as plain data`, () => {
  for (let seed = 0; seed < GAMES; seed++) {
    const end = playOut(seed);
    checkCards(end);
    assert.ok(end.over && end.turn > 2);
    assert.deepEqual(JSON.parse(JSON.stringify(end)), end);
    if (seed < 3) assert.deepEqual(playOut(seed), end);
  }
});
