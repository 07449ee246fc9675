// @ts-check
/**
 * Chapter 7, attacks and battles, with 4-6, damage, and the keywords of 10-1 that they need.
 *
 * Both steps of the attacked player are asked for in every battle, even if no card fits: to leave out the
 * Counter Step would show the hand.
 *
 * Nothing that the engine reads can move the attacker or its target before the Damage Step, so that the early
 * ends of a battle (7-1-1-4, 7-1-2-3, 7-1-3-3) have no place here.
 */

import { ask, first } from "./asking.mjs";
import { fulfil } from "./effects.mjs";
import {
  activeDon,
  cardOf,
  cardsIn,
  changeCard,
  definitionOf,
  fieldOf,
  fightersOf,
  hasKeyword,
  leaderOf,
  move,
  opponentOf,
  powerOf,
  sightingOf,
  tell,
  turn,
} from "./table.mjs";

/** @import { Battle, Doing, State } from "./types.d.ts" */

/** @param {State} state @returns {Battle} */
function battleOf(state) {
  if (!state.battle) throw new Error("there is no battle");
  return state.battle;
}

/** The player being attacked. @param {State} state */
export const attackedPlayer = (state) => cardOf(state, battleOf(state).target).owner;

/** @param {State} state @param {Partial<Battle>} change @returns {State} */
const changeBattle = (state, change) => ({ ...state, battle: { ...battleOf(state), ...change } });

/**
 * 7-1-1: the attacker is rested, and the battle runs from the Attack Step to its end.
 * @param {State} state
 * @param {Doing<"declare an attack">} task
 * @returns {State}
 */
export function declareAttack(state, { attacker, target }) {
  const rested = turn(state, attacker, "rested");
  const begun = {
    ...rested,
    battle: { attacker, target, step: /** @type {const} */ ("Attack Step"), bonuses: [] },
  };
  const seen = { card: sightingOf(begun, target), source: sightingOf(begun, attacker) };
  const told = tell(begun, "attack", cardOf(state, attacker).owner, seen);
  const attacking = fulfil(told, "When Attacking", [attacker]);
  const attacked = fulfil(
    attacking,
    "On Your Opponent's Attack",
    fieldOf(state, cardOf(state, target).owner),
  );
  return first(
    attacked,
    { do: "activate effects" },
    { do: "Block Step" },
    { do: "Counter Step" },
    { do: "Damage Step" },
    // 8-6-2: whatever damage has brought about waits until all of it is dealt.
    { do: "activate effects" },
    { do: "end the battle" },
  );
}

// --- 7-1-2 Block Step

/** Who can block: active cards with Blocker other than the one attacked (10-1-4-1). @param {State} state */
export const blockersOf = (state) =>
  fightersOf(state, attackedPlayer(state)).filter(
    (id) =>
      id !== battleOf(state).target &&
      cardOf(state, id).state === "active" &&
      hasKeyword(state, id, "Blocker"),
  );

/** @param {State} state @returns {State} */
export function blockStep(state) {
  const begun = changeBattle(state, { step: "Block Step" });
  return ask(begun, attackedPlayer(begun), "block", { candidates: blockersOf(begun), mayDecline: true });
}

/**
 * The Blocker is rested and attacked in the other card's place.
 * @param {State} state
 * @param {Doing<"block">} task
 * @returns {State}
 */
export function block(state, { blocker }) {
  const blocked = changeBattle(turn(state, blocker, "rested"), { target: blocker });
  const seen = { card: sightingOf(blocked, blocker), source: sightingOf(blocked, battleOf(state).attacker) };
  const told = tell(blocked, "block", cardOf(state, blocker).owner, seen);
  return first(fulfil(told, "On Block", [blocker]), { do: "activate effects" });
}

// --- 7-1-3 Counter Step

/**
 * The cards in hand that can be used now: Counter symbols, and Events with [Counter] that can be paid.
 * @param {State} state
 */
export function countersOf(state) {
  const player = attackedPlayer(state);
  return cardsIn(state, player, "hand").filter((id) => {
    const { counter, counterEffect, cost } = definitionOf(state, id);
    return counter > 0 || (counterEffect && cost <= activeDon(state, player).length);
  });
}

/** @param {State} state @returns {State} */
export function counterStep(state) {
  const begun = changeBattle(state, { step: "Counter Step" });
  return ask(begun, attackedPlayer(begun), "counter", { candidates: countersOf(begun), mayDecline: true });
}

/** @param {State} state @param {Doing<"ask for the target of a Counter">} task @returns {State} */
export function askForTarget(state, { card }) {
  const player = attackedPlayer(state);
  const then = /** @type {const} */ ({ do: "use a Counter", card, chosen: [] });
  return ask(state, player, "choose", {
    subject: card,
    candidates: fightersOf(state, player),
    least: 1,
    then,
  });
}

/**
 * 7-1-3-2-1: the card is trashed, and a Leader or Character has more power during the battle.
 * @param {State} state
 * @param {Doing<"use a Counter">} task
 * @returns {State}
 */
export function useCounter(state, { card, chosen }) {
  const amount = definitionOf(state, card).counter;
  const bonuses = [...battleOf(state).bonuses, ...chosen.map((id) => ({ card: id, amount }))];
  return changeBattle(move(state, card, "trash", { partOf: "counter", amount }), { bonuses });
}

// --- 7-1-4 Damage Step, 4-6 damage

/** @param {State} state @returns {State} */
export function damageStep(state) {
  const begun = changeBattle(state, { step: "Damage Step" });
  const { attacker, target } = battleOf(begun);
  if (powerOf(begun, attacker) < powerOf(begun, target)) return begun;
  return definitionOf(begun, target).category === "Leader"
    ? dealDamage(begun, attacker)
    : knockOut(begun, target);
}

/**
 * 7-1-4-1-2, 10-2-1-2: an [On K.O.] effect activates on the field and is resolved in the trash (10-2-17-1).
 * @param {State} state
 * @param {string} id
 */
const knockOut = (state, id) => move(fulfil(state, "On K.O.", [id]), id, "trash", { partOf: "K.O." });

/**
 * 7-1-4-1-1-1: whether there is Life left is looked at once, when the damage is certain.
 * @param {State} state
 * @param {string} attacker
 * @returns {State}
 */
function dealDamage(state, attacker) {
  const player = opponentOf(cardOf(state, attacker).owner);
  const amount = hasKeyword(state, attacker, "Double Attack") ? 2 : 1;
  const leader = sightingOf(state, leaderOf(state, player));
  const told = tell(state, "damage", player, { card: leader, source: sightingOf(state, attacker), amount });
  if (!cardsIn(state, player, "Life area").length) return { ...told, fatal: [...told.fatal, player] };
  return first(told, { do: "take damage", player, amount, banish: hasKeyword(state, attacker, "Banish") });
}

/**
 * 4-6-2: point after point, as long as there is a Life card (7-1-4-1-1-3).
 * @param {State} state
 * @param {Doing<"take damage">} task
 * @returns {State}
 */
export function takeDamage(state, { player, amount, banish }) {
  const [top] = cardsIn(state, player, "Life area");
  if (amount < 1 || !top) return state;
  const further = first(state, { do: "take damage", player, amount: amount - 1, banish });
  // 10-1-3-1: Banish trashes the card and leaves no time for its Trigger.
  if (banish) return move(further, top, "trash");
  if (!definitionOf(state, top).trigger) return first(further, { do: "take a Life card", card: top });
  // 8-6-2-1: whoever decides on a Trigger has looked at the card.
  const looking = changeCard(further, top, { shownTo: [player] });
  return ask(looking, player, "trigger", { subject: top, options: ["activate"], mayDecline: true });
}

/** @param {State} state @param {Doing<"take a Life card">} task @returns {State} */
export const takeLifeCard = (state, { card }) => move(state, card, "hand");

/**
 * 10-1-5: the card is shown, and lies in no area while its Trigger is carried out.
 * @param {State} state
 * @param {Doing<"activate a Trigger">} task
 * @returns {State}
 */
export function activateTrigger(state, { card }) {
  const body = definitionOf(state, card).trigger;
  if (!body) throw new Error(`${card} has no Trigger`);
  const lifted = move(state, card, "nowhere", { partOf: "trigger" });
  return first(lifted, { do: "carry out", card, body }, { do: "finish a Trigger", card });
}

/**
 * 10-1-5-3: the card is trashed, unless its own effect has put it elsewhere.
 * @param {State} state
 * @param {Doing<"finish a Trigger">} task
 * @returns {State}
 */
export const finishTrigger = (state, { card }) =>
  cardOf(state, card).place === "nowhere" ? move(state, card, "trash") : state;

/** 7-1-5: whatever lasted during the battle is gone with it. @param {State} state @returns {State} */
export const endBattle = (state) => ({ ...state, battle: null });
