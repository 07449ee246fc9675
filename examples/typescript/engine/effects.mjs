// @ts-check
/** Chapter 8, auto effects: their timing is fulfilled, they wait their turn, and they are carried out. */

import { ask, first } from "./asking.mjs";
import { areMet, cardOf, definitionOf, hasState, opponentOf } from "./table.mjs";

/** @import { Awaiting, Doing, State, Task, Timing } from "./types.d.ts" */

/**
 * 8-1-3-1: the timing of effects is fulfilled; those of these cards whose conditions are met now will
 * activate.
 * @param {State} state
 * @param {Timing} timing
 * @param {readonly string[]} cards
 * @returns {State}
 */
export function fulfil(state, timing, cards) {
  const further = cards.flatMap((card) =>
    definitionOf(state, card)
      .autos.filter((auto) => auto.timing === timing && areMet(state, card, auto.conditions))
      .map(({ place, body }) => ({ card, place, player: cardOf(state, card).owner, timing, body })),
  );
  return further.length ? { ...state, awaiting: [...state.awaiting, ...further] } : state;
}

/**
 * 8-6-1: the turn player's effects come first; a player with effects of several cards chooses their order.
 * @param {State} state
 * @returns {State}
 */
export function activateEffects(state) {
  const valid = state.awaiting.filter((each) => canActivate(state, each));
  const { turnPlayer } = state;
  const [player] = [turnPlayer, opponentOf(turnPlayer)].filter((each) =>
    valid.some((effect) => effect.player === each),
  );
  if (!player) return { ...state, awaiting: [] };
  const cards = [...new Set(valid.filter((each) => each.player === player).map(({ card }) => card))];
  const again = first({ ...state, awaiting: valid }, { do: "activate effects" });
  const then = /** @type {const} */ ({ do: "activate in order", chosen: cards });
  if (cards.length === 1) return first(again, then);
  return ask(again, player, "order", { candidates: cards, least: cards.length, most: cards.length, then });
}

/**
 * 8-1-3-1-3: an effect is lost whose card has left the field; [On K.O.] alone leaves with it (10-2-17-2).
 * @param {State} state
 * @param {Awaiting} effect
 */
const canActivate = (state, { card, timing }) => timing === "On K.O." || hasState(cardOf(state, card).place);

/**
 * The effects of a card are carried out from its topmost line on (2-8-3).
 * @param {State} state
 * @param {Doing<"activate in order">} task
 * @returns {State}
 */
export function activateInOrder(state, { chosen }) {
  const tasks = chosen.flatMap((id) =>
    state.awaiting
      .filter(({ card }) => card === id)
      .map(({ card, body }) => /** @type {Task} */ ({ do: "carry out", card, body })),
  );
  const others = state.awaiting.filter(({ card }) => !chosen.includes(card));
  return first({ ...state, awaiting: others }, ...tasks);
}
