// @ts-check
/** How a state comes to wait for a player, and how further tasks are put before those that wait already. */

/** @import { DecisionKind, Player, State, Task, Waiting } from "./types.d.ts" */

/**
 * The state, waiting for a player's decision.
 * @param {State} state
 * @param {Player} player
 * @param {DecisionKind} kind
 * @param {Partial<Waiting>} [rest]
 * @returns {State}
 */
export const ask = (state, player, kind, rest = {}) => ({
  ...state,
  waiting: { player, kind, least: 0, most: 1, mayDecline: false, ...rest },
});

/**
 * The state with tasks to be done before everything that is on the agenda.
 * @param {State} state
 * @param {readonly Task[]} tasks
 * @returns {State}
 */
export const first = (state, ...tasks) => ({ ...state, agenda: [...tasks, ...state.agenda] });
