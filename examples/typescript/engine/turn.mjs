// @ts-check
/** Chapter 6, game progression: the phases of a turn. */

import { ask, first } from "./asking.mjs";
import { fulfil } from "./effects.mjs";
import { activeDon, cardOf, cardsIn, fieldOf, fightersOf, move, opponentOf, tell, turn } from "./table.mjs";

/** @import { Doing, Phase, State, Task } from "./types.d.ts" */

/** @type {readonly Phase[]} */
export const PHASES = ["Refresh Phase", "Draw Phase", "DON!! Phase", "Main Phase", "End Phase"];

/** Whether this is the first turn of the player going first. @param {State} state */
const isVeryFirstTurn = (state) => state.turn === 1;

/** Whether this is the first turn of its player (6-5-6-1). @param {State} state */
export const isFirstTurnOfPlayer = (state) => state.turn <= 2;

/**
 * What the turn player does in each phase.
 * @param {State} state
 * @returns {Readonly<Record<Phase, readonly Task[]>>}
 */
const course = (state) => ({
  "Refresh Phase": [{ do: "return given DON!!" }, { do: "set as active" }],
  "Draw Phase": isVeryFirstTurn(state) ? [] : [{ do: "draw", player: state.turnPlayer, count: 1 }],
  "DON!! Phase": [{ do: "place DON!!", count: isVeryFirstTurn(state) ? 1 : 2 }],
  "Main Phase": [{ do: "rest in the Main Phase" }],
  "End Phase": [{ do: "end-of-turn effects" }, { do: "next turn" }],
});

/**
 * 6-1-1: the turn from a phase on, up to and including the Main Phase; the End Phase comes when it is
 * declared.
 * @param {State} state
 * @param {Phase} phase
 * @returns {State}
 */
export function turnFrom(state, phase) {
  const coming =
    phase === "End Phase" ? [phase] : PHASES.slice(PHASES.indexOf(phase), PHASES.indexOf("End Phase"));
  const tasks = course(state);
  return first(
    state,
    ...coming.flatMap((each) => [
      /** @type {const} */ ({ do: "begin a phase", phase: each }),
      ...tasks[each],
    ]),
  );
}

/** @param {State} state @param {Doing<"begin a phase">} task @returns {State} */
export const beginPhase = (state, { phase }) =>
  tell({ ...state, phase }, "phase", state.turnPlayer, { destination: phase });

/**
 * 6-2-3: in edition 1.1.9 the DON!! cards come back rested, before it as 3-9-3 says, active.
 * @param {State} state
 * @returns {State}
 */
export function returnGivenDon(state) {
  const given = fightersOf(state, state.turnPlayer).flatMap((id) => cardOf(state, id).given);
  const orientation = state.edition === "1.1.8" ? "active" : "rested";
  return given.reduce((now, don) => move(now, don, "cost area", { state: orientation }), state);
}

/** 6-2-4. @param {State} state @returns {State} */
export function setAsActive(state) {
  const cards = /** @type {const} */ (["Leader area", "Character area", "Stage area", "cost area"]);
  return cards
    .flatMap((area) => cardsIn(state, state.turnPlayer, area))
    .reduce((now, id) => turn(now, id, "active"), state);
}

/**
 * 4-5: draw one card after the other, as far as there are any (1-3-2).
 * @param {State} state
 * @param {Doing<"draw">} task
 * @returns {State}
 */
export function draw(state, { player, count }) {
  const [top] = cardsIn(state, player, "deck");
  if (count < 1 || !top) return state;
  const drawn = move(state, top, "hand", { partOf: "draw", amount: 1 });
  return first(drawn, { do: "draw", player, count: count - 1 });
}

/**
 * 6-4: as many DON!! cards as the phase brings, or as the DON!! deck still holds.
 * @param {State} state
 * @param {Doing<"place DON!!">} task
 * @returns {State}
 */
export const placeDon = (state, { count }) =>
  cardsIn(state, state.turnPlayer, "DON!! deck")
    .slice(0, count)
    .reduce((now, don) => move(now, don, "cost area"), state);

/** 6-5-2: the turn player may act. @param {State} state @returns {State} */
export const restInMainPhase = (state) =>
  first(ask(state, state.turnPlayer, "main"), { do: "rest in the Main Phase" });

/** 6-6-1-4. @param {State} state @returns {State} */
export const nextTurn = (state) =>
  turnFrom(
    { ...state, agenda: [], turn: state.turn + 1, turnPlayer: opponentOf(state.turnPlayer) },
    "Refresh Phase",
  );

/**
 * 2-7-2: rest as many active DON!! cards as the cost says. Which ones is the player's choice (3-9-2) where
 * they can be told apart.
 * @param {State} state
 * @param {Doing<"pay">} task
 * @returns {State}
 */
export function pay(state, { player, cost }) {
  const candidates = activeDon(state, player);
  const isChoice = cost > 0 && cost < candidates.length && candidates.some((id) => cardOf(state, id).label);
  if (!isChoice) return restDon(state, { do: "rest DON!!", chosen: candidates.slice(0, cost) });
  const then = /** @type {const} */ ({ do: "rest DON!!", chosen: [] });
  return ask(state, player, "choose", { candidates, least: cost, most: cost, then });
}

/** @param {State} state @param {Doing<"rest DON!!">} task @returns {State} */
export const restDon = (state, { chosen }) => chosen.reduce((now, don) => turn(now, don, "rested"), state);

/** 6-6-1-1. @param {State} state @returns {State} */
export function endOfTurnEffects(state) {
  const { turnPlayer } = state;
  const own = fulfil(state, "End of Your Turn", fieldOf(state, turnPlayer));
  const all = fulfil(own, "End of Your Opponent's Turn", fieldOf(state, opponentOf(turnPlayer)));
  return first(all, { do: "activate effects" });
}
