// @ts-check
/**
 * Every move that the turn player can make now: each is tried, which costs nothing, since no state is ever
 * changed.
 */

import { perform } from "../engine/acting.mjs";
import { Illegal, Unsupported } from "../engine/refusals.mjs";
import { cardsIn, definitionOf, fightersOf, opponentOf } from "../engine/table.mjs";
import { addressOf } from "./telling.mjs";

/** @import { Act, State } from "../engine/types.d.ts" */

/**
 * None are told where a card may have a move that the engine cannot read.
 * @param {State} state
 * @returns {{ moves?: readonly Record<string, unknown>[] }}
 */
export function offeredMoves(state) {
  const own = [...fightersOf(state, state.turnPlayer), ...cardsIn(state, state.turnPlayer, "Stage area")];
  if (own.some((card) => definitionOf(state, card).activate)) return {};
  const legal = acts(state).filter((act) => isLegal(state, act));
  return { moves: legal.map((act) => tellMove(state, act)) };
}

/** Everything that could be a move, legal or not. @param {State} state @returns {readonly Act[]} */
function acts(state) {
  const player = state.turnPlayer;
  const fighters = fightersOf(state, player);
  const targets = fightersOf(state, opponentOf(player));
  return [
    ...cardsIn(state, player, "hand").map((card) => /** @type {const} */ ({ act: "play", card })),
    ...fighters.map((target) => /** @type {const} */ ({ act: "give", target, count: 1, from: "active" })),
    ...fighters.flatMap((card) =>
      targets.map((target) => /** @type {const} */ ({ act: "attack", card, target })),
    ),
    { act: "end phase" },
  ];
}

/** @param {State} state @param {Act} act */
function isLegal(state, act) {
  try {
    perform(state, state.turnPlayer, act);
    return true;
  } catch (refusal) {
    // A card whose text cannot be read may be played all the same; it is unsupported to carry it out.
    if (refusal instanceof Unsupported) return true;
    if (refusal instanceof Illegal) return false;
    throw refusal;
  }
}

/** @param {State} state @param {Act} act @returns {Record<string, unknown>} */
function tellMove(state, act) {
  const message = { act: "move", kind: act.act };
  switch (act.act) {
    case "play":
      return { ...message, card: addressOf(state, act.card) };
    case "give":
      return { ...message, target: addressOf(state, act.target), count: act.count };
    case "attack":
      return { ...message, card: addressOf(state, act.card), target: addressOf(state, act.target) };
    default:
      return message;
  }
}
