// @ts-check
/** Chapter 9, rule processing: who has lost. */

import { cardsIn, opponentOf, PLAYERS } from "./table.mjs";

/** @import { Over, Player, State } from "./types.d.ts" */

/**
 * 9-2-1: every player who meets a defeat condition now loses; if both do, nobody wins.
 * @param {State} state
 * @returns {State}
 */
export function judgeDefeat(state) {
  if (state.over || state.turn === 0) return state;
  const losers = PLAYERS.filter((player) => defeatOf(state, player) !== null);
  const [loser] = losers;
  if (!loser) return state;
  const rule = defeatOf(state, loser) ?? "9-2-1";
  return ended(
    state,
    losers.length > 1 ? { result: "all lost", winner: null, rule: "9-2-1" } : won(opponentOf(loser), rule),
  );
}

/** The defeat condition that a player meets, if any. @param {State} state @param {Player} player */
function defeatOf(state, player) {
  if (state.fatal.includes(player)) return "1-2-1-1-1";
  return cardsIn(state, player, "deck").length ? null : "1-2-1-1-2";
}

/** 1-2-3. @param {State} state @param {Player} player @returns {State} */
export const concede = (state, player) => ended(state, won(opponentOf(player), "1-2-3"));

/** @param {Player} winner @param {string} rule @returns {Over} */
const won = (winner, rule) => ({ result: "won", winner, rule });

/** @param {State} state @param {Over} over @returns {State} */
const ended = (state, over) => ({ ...state, over, waiting: null, agenda: [] });
