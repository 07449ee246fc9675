// @ts-check
/**
 * The machine: a state with an agenda goes from task to task until a player has to decide or the game is
 * over.
 *
 * Every function takes a state and gives another one; none changes the state it was given. A refused act
 * throws, so
 * that whoever holds the old state has lost nothing.
 */

import * as battle from "./battle.mjs";
import * as effects from "./effects.mjs";
import * as playing from "./playing.mjs";
import * as preparation from "./preparation.mjs";
import { judgeDefeat } from "./rule_processing.mjs";
import { cardsIn, PLAYERS } from "./table.mjs";
import * as turn from "./turn.mjs";

/** @import { Doing, State, Task } from "./types.d.ts" */

/** @type {{ [Name in Task["do"]]: (state: State, task: Doing<Name>) => State }} */
const TRANSITIONS = {
  shuffle: preparation.shuffle,
  "ask who goes first": preparation.askWhoGoesFirst,
  "go first": preparation.goFirst,
  "ask to redraw": preparation.askToRedraw,
  redraw: preparation.redraw,
  "place Life": preparation.placeLife,
  "begin the game": preparation.beginTheGame,
  "begin a phase": turn.beginPhase,
  "return given DON!!": turn.returnGivenDon,
  "set as active": turn.setAsActive,
  draw: turn.draw,
  "place DON!!": turn.placeDon,
  "rest in the Main Phase": turn.restInMainPhase,
  "next turn": turn.nextTurn,
  pay: turn.pay,
  "rest DON!!": turn.restDon,
  "end-of-turn effects": turn.endOfTurnEffects,
  "activate effects": effects.activateEffects,
  "activate in order": effects.activateInOrder,
  reveal: playing.reveal,
  play: playing.play,
  "make room": playing.makeRoom,
  "use an Event": playing.useEvent,
  "carry out": playing.carryOut,
  give: playing.give,
  "declare an attack": battle.declareAttack,
  "Block Step": battle.blockStep,
  block: battle.block,
  "Counter Step": battle.counterStep,
  "ask for the target of a Counter": battle.askForTarget,
  "use a Counter": battle.useCounter,
  "Damage Step": battle.damageStep,
  "take damage": battle.takeDamage,
  "take a Life card": battle.takeLifeCard,
  "activate a Trigger": battle.activateTrigger,
  "finish a Trigger": battle.finishTrigger,
  "end the battle": battle.endBattle,
};

/**
 * Do what is on the agenda, with rule processing as soon as it is due (9-1-2), until the game waits or is
 * over.
 * @param {State} state
 * @returns {State}
 */
export function run(state) {
  let now = state;
  while (!now.waiting && !now.over) {
    const [task, ...agenda] = now.agenda;
    if (!task) throw new Error("the game has nothing left to do and is not over");
    now = step({ ...now, agenda }, task);
  }
  return now;
}

/**
 * @param {State} state
 * @param {Task} task
 * @returns {State}
 */
function step(state, task) {
  // Each transition takes its own kind of task: the table says so, a lookup cannot show it to the checker.
  const transition = /** @type {(state: State, task: Task) => State} */ (TRANSITIONS[task.do]);
  const next = transition(state, task);
  return isDefeatPossible(state, next, task) ? judgeDefeat(next) : next;
}

/**
 * Whether something happened by which a player can lose: a Leader was damaged, a deck changed, or a card was
 * drawn or
 * should have been. A deck that a position leaves empty has no effect before.
 * @param {State} before
 * @param {State} after
 * @param {Task} task
 */
const isDefeatPossible = (before, after, task) =>
  task.do === "draw" ||
  before.fatal !== after.fatal ||
  PLAYERS.some((player) => cardsIn(before, player, "deck") !== cardsIn(after, player, "deck"));
