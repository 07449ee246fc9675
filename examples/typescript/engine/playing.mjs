// @ts-check
/** 3-7, 3-8, 6-5-3 and 6-5-5: cards come into play, Events are used, DON!! cards are given. */

import { ask, first } from "./asking.mjs";
import { fulfil } from "./effects.mjs";
import { Unsupported } from "./refusals.mjs";
import {
  activeDon,
  cardOf,
  cardsIn,
  changeCard,
  definitionOf,
  move,
  PLAYERS,
  putUnder,
  sightingOf,
  tell,
} from "./table.mjs";

/** @import { Doing, State } from "./types.d.ts" */

const MOST_CHARACTERS = 5;

/** Show a card to both players. @param {State} state @param {Doing<"reveal">} task @returns {State} */
export function reveal(state, { card }) {
  const shown = changeCard(state, card, { shownTo: PLAYERS });
  return tell(shown, "reveal", cardOf(state, card).owner, { card: sightingOf(shown, card) });
}

/**
 * Put a Character or a Stage into play, if need be in the place of another (3-7-6-1, 3-8-5-1).
 * @param {State} state
 * @param {Doing<"play">} task
 * @returns {State}
 */
export function play(state, { card }) {
  const { owner } = cardOf(state, card);
  if (definitionOf(state, card).category === "Stage") {
    const old = cardsIn(state, owner, "Stage area");
    return enter(
      old.reduce((now, id) => move(now, id, "trash"), state),
      card,
      "Stage area",
    );
  }
  const there = cardsIn(state, owner, "Character area");
  if (there.length < MOST_CHARACTERS) return enter(state, card, "Character area");
  const then = /** @type {const} */ ({ do: "make room", card, chosen: [] });
  return ask(state, owner, "choose", { subject: card, candidates: there, least: 1, then });
}

/**
 * 3-7-6-1: the chosen Character is trashed, which is no K.O., and the new one takes its place.
 * @param {State} state
 * @param {Doing<"make room">} task
 * @returns {State}
 */
export const makeRoom = (state, { card, chosen }) =>
  enter(
    chosen.reduce((now, id) => move(now, id, "trash"), state),
    card,
    "Character area",
  );

/**
 * @param {State} state
 * @param {string} card
 * @param {"Character area" | "Stage area"} area
 * @returns {State}
 */
const enter = (state, card, area) =>
  fulfil(move(state, card, area, { playedOn: state.turn, partOf: "play" }), "On Play", [card]);

/**
 * 8-4-2: an Event is trashed, and its effect carried out.
 * @param {State} state
 * @param {Doing<"use an Event">} task
 * @returns {State}
 */
export const useEvent = (state, { card, body }) =>
  first(move(state, card, "trash"), { do: "carry out", card, body });

/**
 * Carry out what an ability says, for the owner of its card.
 * @param {State} state
 * @param {Doing<"carry out">} task
 * @returns {State}
 */
export function carryOut(state, { card, body }) {
  switch (body.does) {
    case "draw":
      return first(state, { do: "draw", player: cardOf(state, card).owner, count: body.count });
    case "play this card":
      return first(state, { do: "play", card });
    case "unread":
      throw new Unsupported(`the text of ${definitionOf(state, card).name}: ${body.text}`);
  }
}

/**
 * 6-5-5-1: one active DON!! card goes under a card.
 * @param {State} state
 * @param {Doing<"give">} task
 * @returns {State}
 */
export function give(state, { card }) {
  const { owner } = cardOf(state, card);
  const [don] = activeDon(state, owner);
  if (!don) return state;
  return tell(putUnder(state, don, card), "give", owner, { card: sightingOf(state, card), amount: 1 });
}
