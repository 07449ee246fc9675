// @ts-check
/** What a player does: acts of their own accord, and answers to what the game waits for. */

import { first } from "./asking.mjs";
import { attackedPlayer } from "./battle.mjs";
import { run } from "./machine.mjs";
import { Illegal, Malformed, Unsupported } from "./refusals.mjs";
import { concede } from "./rule_processing.mjs";
import {
  activeDon,
  cardOf,
  cardsIn,
  definitionOf,
  fightersOf,
  hasKeyword,
  leaderOf,
  opponentOf,
  setArea,
} from "./table.mjs";
import { isFirstTurnOfPlayer, turnFrom } from "./turn.mjs";

/** @import { Act, Acting, Area, Player, State, Task, Waiting } from "./types.d.ts" */

/**
 * Carry out an act of a player, or throw `Illegal` and leave everything as it is.
 * @param {State} state
 * @param {Player} player
 * @param {Act} act
 * @returns {State}
 */
export function perform(state, player, act) {
  if (state.over || !state.waiting) throw new Illegal(null, "the game is over");
  if (act.act === "concede") return concede(state, player);
  if (act.act === "reorder") return reorder(state, player, act);
  if (act.act === "answer") return answer(state, state.waiting, player, act);
  return run(ofOwnAccord(state, state.waiting, player, act));
}

/** An area whose order both players may change (3-3-2). */
const OPEN_TO_BOTH = "DON!! deck";
/** Areas whose order their player may change at any time. @type {Partial<Record<Area, string>>} */
const FREE_ORDER = { "DON!! deck": "3-3-2", hand: "3-4-2", trash: "3-5-2", "cost area": "3-9-2" };
/** Areas whose order nobody may change. @type {Partial<Record<Area, string>>} */
const FIXED_ORDER = { deck: "3-2-2", "Life area": "3-10-2" };

/**
 * The named cards come first, in their order; the others stay as they were.
 * @param {State} state
 * @param {Player} player
 * @param {Acting<"reorder">} act
 * @returns {State}
 */
function reorder(state, player, { owner, area, order }) {
  const cards = cardsIn(state, owner, area);
  if (!FREE_ORDER[area]) {
    throw new Illegal(FIXED_ORDER[area] ?? null, `the order of the ${area} is not for its player to change`);
  }
  if (owner !== player && area !== OPEN_TO_BOTH)
    throw new Illegal(FREE_ORDER[area], `the order of the ${area} is for ${owner} to change`);
  if (order.some((id) => !cards.includes(id)))
    throw new Illegal(FREE_ORDER[area], `not all of them are in ${owner}'s ${area}`);
  if (new Set(order).size !== order.length) throw new Malformed("a card is named twice in an order");
  return setArea(state, owner, area, [...order, ...cards.filter((id) => !order.includes(id))]);
}

// --- the Main Phase

/**
 * @param {State} state
 * @param {Waiting} waiting
 * @param {Player} player
 * @param {Exclude<Act, { act: "answer" | "concede" | "reorder" }>} act
 * @returns {State}
 */
function ofOwnAccord(state, waiting, player, act) {
  const wanted = act.act === "proceed" ? "proceed" : "main";
  if (player !== waiting.player || waiting.kind !== wanted) {
    throw new Illegal(
      "6-5-2",
      `${player} cannot do this now: the game waits for ${waiting.player} to decide '${waiting.kind}'`,
    );
  }
  const free = { ...state, waiting: null };
  switch (act.act) {
    case "proceed":
      return free;
    case "end phase":
      return turnFrom({ ...free, agenda: [] }, "End Phase");
    case "play":
      return first(free, ...playing(state, player, act.card));
    case "activate":
      return first(free, ...activating(state, player, act.card));
    case "give":
      return first(free, ...giving(state, player, act));
    case "attack":
      return first(free, ...attacking(state, player, act));
  }
}

/** 6-5-3-1. @param {State} state @param {Player} player @param {string} card @returns {readonly Task[]} */
function playing(state, player, card) {
  const { name, category, cost, main } = definitionOf(state, card);
  if (!cardsIn(state, player, "hand").includes(card))
    throw new Illegal("6-5-3-1", `${name} is not in ${player}'s hand`);
  if (category === "Event" && !main) throw new Illegal("6-5-3-1", `${name} has no [Main]`);
  if (cost > activeDon(state, player).length)
    throw new Illegal("6-5-3-1", `${player} cannot pay the cost of ${name}, ${cost}`);
  const paid = /** @type {const} */ ([
    { do: "reveal", card },
    { do: "pay", player, cost },
  ]);
  if (main && category === "Event") return [...paid, { do: "use an Event", card, body: main }];
  return [...paid, { do: "play", card }, { do: "activate effects" }];
}

/**
 * 6-5-4-1: the [Main] of an Event in hand; [Activate: Main] is text that the engine does not read.
 * @param {State} state
 * @param {Player} player
 * @param {string} card
 */
function activating(state, player, card) {
  const { name, category, activate } = definitionOf(state, card);
  if (activate) throw new Unsupported(`the text of ${name}: ${activate}`);
  if (category !== "Event")
    throw new Illegal("6-5-4-1", `${name} has no effect to activate in the Main Phase`);
  return playing(state, player, card);
}

/**
 * 6-5-5.
 * @param {State} state
 * @param {Player} player
 * @param {Acting<"give">} act
 * @returns {readonly Task[]}
 */
function giving(state, player, { target, count, from }) {
  if (!fightersOf(state, player).includes(target)) {
    throw new Illegal("6-5-5-1", "DON!! cards are given to one's own Leader or Characters alone");
  }
  if (from === "rested") throw new Illegal("6-5-5-1", "a rested DON!! card is not given");
  if (count < 1) throw new Illegal("6-5-5-1", "at least 1 DON!! card is given");
  if (count > activeDon(state, player).length)
    throw new Illegal("6-5-5-1", `${player} has not ${count} active DON!! cards`);
  return Array.from({ length: count }, () => /** @type {const} */ ({ do: "give", card: target }));
}

/**
 * 6-5-6-1, 7-1.
 * @param {State} state
 * @param {Player} player
 * @param {Acting<"attack">} act
 * @returns {readonly Task[]}
 */
function attacking(state, player, { card, target }) {
  if (isFirstTurnOfPlayer(state)) throw new Illegal("6-5-6-1", "no player battles on their first turn");
  if (!fightersOf(state, player).includes(card)) {
    throw new Illegal("7-1-1-1", "only one's own Leader and Characters attack");
  }
  if (cardOf(state, card).state !== "active") throw new Illegal("7-1-1-1", "a rested card does not attack");
  if (cardOf(state, card).playedOn === state.turn && !hasKeyword(state, card, "Rush")) {
    throw new Illegal("3-7-4", "a Character does not attack on the turn in which it is played");
  }
  if (!canBeAttacked(state, opponentOf(player), target)) {
    throw new Illegal("7-1-1-2", "the target must be the opponent's Leader or a rested Character of theirs");
  }
  return [{ do: "declare an attack", attacker: card, target }];
}

/** @param {State} state @param {Player} player @param {string} id */
const canBeAttacked = (state, player, id) =>
  id === leaderOf(state, player) ||
  (cardsIn(state, player, "Character area").includes(id) && cardOf(state, id).state === "rested");

// --- answers

/** Why an answer out of its time is refused. @type {Readonly<Record<string, string>>} */
const WHEN = {
  block: "7-1-2-1",
  counter: "7-1-3-2",
  trigger: "10-1-5-1",
  redraw: "5-2-1-6",
  "go first": "5-2-1-5",
};

/**
 * @param {State} state
 * @param {Waiting} waiting
 * @param {Player} player
 * @param {Acting<"answer">} given
 * @returns {State}
 */
function answer(state, waiting, player, given) {
  if (
    player !== waiting.player ||
    given.kind !== waiting.kind ||
    (given.subject && given.subject !== waiting.subject)
  ) {
    const asked = `the game waits for ${waiting.player} to decide '${waiting.kind}'`;
    throw new Illegal(WHEN[given.kind] ?? null, `${player} is not asked this now: ${asked}`);
  }
  const free = { ...state, waiting: null };
  return run(first(free, ...following(state, waiting, given)));
}

/**
 * What follows from an answer to the decision that the game waits for.
 * @param {State} state
 * @param {Waiting} waiting
 * @param {Acting<"answer">} given
 * @returns {readonly Task[]}
 */
function following(state, waiting, given) {
  const says = given.decline || (!given.choose.length && !given.option) ? "no" : "yes";
  if (says === "no" && !waiting.mayDecline) throw new Illegal(null, "this decision cannot be declined");
  switch (waiting.kind) {
    case "block":
      return says === "no"
        ? []
        : [{ do: "block", blocker: oneOf(waiting, given, "10-1-4-1", "cannot block") }];
    case "counter":
      return says === "no" ? [] : countering(state, waiting, given);
    case "trigger":
      return says === "no"
        ? [{ do: "take a Life card", card: subjectOf(waiting) }]
        : [
            { do: "reveal", card: subjectOf(waiting) },
            { do: "activate a Trigger", card: subjectOf(waiting) },
          ];
    case "redraw":
      return says === "no" ? [] : [{ do: "redraw", player: waiting.player }];
    case "go first":
      return [{ do: "go first", player: startingPlayer(waiting, given) }];
    case "choose":
    case "order":
      return choosing(waiting, given);
    case "main":
    case "proceed":
      throw new Illegal("6-5-2", "this decision takes a move, not an answer");
  }
}

/** @param {Waiting} waiting */
function subjectOf({ subject }) {
  if (!subject) throw new Error("the decision is about no card");
  return subject;
}

/**
 * The one card that an answer chooses, which must be a candidate.
 * @param {Waiting} waiting
 * @param {Acting<"answer">} given
 * @param {string} rule
 * @param {string} why
 */
function oneOf({ candidates }, { choose }, rule, why) {
  const [card, ...more] = choose;
  if (!card || more.length) throw new Malformed("exactly one card is chosen here");
  if (!candidates?.includes(card)) throw new Illegal(rule, `this card ${why}`);
  return card;
}

/**
 * 7-1-3-2.
 * @param {State} state
 * @param {Waiting} waiting
 * @param {Acting<"answer">} given
 * @returns {readonly Task[]}
 */
function countering(state, waiting, given) {
  const card = oneOf(waiting, given, "7-1-3-2", "cannot be used as a Counter");
  const { counterEffect, cost } = definitionOf(state, card);
  const again = /** @type {const} */ ({ do: "Counter Step" });
  if (counterEffect) {
    return [
      { do: "reveal", card },
      { do: "pay", player: waiting.player, cost },
      { do: "use an Event", card, body: counterEffect },
      again,
    ];
  }
  const revealed = /** @type {const} */ ({ do: "reveal", card });
  if (!given.target) return [revealed, { do: "ask for the target of a Counter", card }, again];
  if (!fightersOf(state, attackedPlayer(state)).includes(given.target)) {
    throw new Illegal("7-1-3-2-1", "a Counter is for one's own Leader or a Character of one's own");
  }
  return [revealed, { do: "use a Counter", card, chosen: [given.target] }, again];
}

/** 5-2-1-5. @param {Waiting} waiting @param {Acting<"answer">} given @returns {Player} */
function startingPlayer({ player }, { option }) {
  if (option === "first") return player;
  if (option === "second") return opponentOf(player);
  throw new Malformed(`one goes 'first' or 'second', not '${option}'`);
}

/** @param {Waiting} waiting @param {Acting<"answer">} given @returns {readonly Task[]} */
function choosing({ candidates = [], least, most, then }, { choose }) {
  if (new Set(choose).size !== choose.length) throw new Malformed("a card is chosen twice");
  if (choose.length < least || choose.length > most)
    throw new Illegal(null, `${least} to ${most} cards are chosen here`);
  if (choose.some((id) => !candidates.includes(id)))
    throw new Illegal(null, "a card is chosen that cannot be");
  return then ? [{ ...then, chosen: choose }] : [];
}
