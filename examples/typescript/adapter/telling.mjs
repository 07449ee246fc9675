// @ts-check
/** Telling: decisions, views and events as messages, with hidden cards hidden. */

import {
  canSee,
  cardOf,
  cardsIn,
  AREAS,
  definitionOf,
  keywordsOf,
  PLAYERS,
  powerOf,
} from "../engine/table.mjs";
import { offeredMoves } from "./offering.mjs";

/** @import { GameEvent, Player, Sighting, State, Value } from "../engine/types.d.ts" */
/** @typedef {Player | "referee"} Viewer */
/** @typedef {Record<string, unknown>} Message */

/**
 * The address of a card: its label, else its place.
 * @param {State} state
 * @param {string} id
 * @returns {Message}
 */
export function addressOf(state, id) {
  const { label, owner, place } = cardOf(state, id);
  if (label !== null) return { by: "label", label };
  const index = place === "nowhere" || place === "given" ? 0 : cardsIn(state, owner, place).indexOf(id);
  return { by: "place", player: owner, area: place, index };
}

/**
 * A candidate of a decision: a card, or where effects are put in order the first of those by which it waits.
 * @param {State} state
 * @param {string} id
 * @returns {Message}
 */
function candidateOf(state, id) {
  const card = addressOf(state, id);
  const effect = state.awaiting.find((each) => each.card === id);
  return state.waiting?.kind === "order" ? { by: "effect", card, ability: effect?.place ?? 1 } : card;
}

/** What the game waits for, or how it ended. @param {State} state @returns {Message} */
export function tellNow(state) {
  if (state.over) {
    const { result, winner, rule } = state.over;
    return { state: "over", result, ...(winner ? { winner } : {}), rule };
  }
  if (!state.waiting) throw new Error("the game neither waits nor is over");
  const { player, kind, subject, candidates, options, least, most, mayDecline } = state.waiting;
  return {
    state: "decision",
    player,
    kind,
    ...(subject ? { subject: addressOf(state, subject) } : {}),
    ...(candidates ? { candidates: candidates.map((id) => candidateOf(state, id)) } : {}),
    ...(options ? { options } : {}),
    ...(kind === "main" ? offeredMoves(state) : {}),
    least,
    most,
    may_decline: mayDecline,
  };
}

// --- views

/** The position as a viewer may see it. @param {State} state @param {Viewer} viewer @returns {Message} */
export function tellView(state, viewer) {
  const { turnPlayer, turn, phase, battle } = state;
  /** @param {Player} player */
  const areasOf = (player) =>
    Object.fromEntries(
      AREAS.map((area) => [area, cardsIn(state, player, area).map((id) => tellCard(state, id, viewer))]),
    );
  const nowhere = Object.values(state.cards).filter((card) => card.place === "nowhere");
  return {
    viewer,
    turn_player: turnPlayer,
    // A view must have a turn and a phase: before the first turn, they are 0 and the phase that comes first.
    turn,
    phase,
    areas: Object.fromEntries(PLAYERS.map((player) => [player, areasOf(player)])),
    nowhere: nowhere.map((card) => tellCard(state, card.id, viewer)),
    removed: [],
    looked_at: lookedAt(state, viewer),
    battle: battle && {
      attacker: addressOf(state, battle.attacker),
      target: addressOf(state, battle.target),
      step: battle.step,
    },
    pending: [],
  };
}

/**
 * A player who decides on a Trigger is looking at the Life card.
 * @param {State} state
 * @param {Viewer} viewer
 * @returns {Message}
 */
function lookedAt(state, viewer) {
  const { waiting } = state;
  if (waiting?.kind !== "trigger" || !waiting.subject || (viewer !== "referee" && viewer !== waiting.player))
    return {};
  return { [waiting.player]: [tellCard(state, waiting.subject, "referee")] };
}

/** @param {State} state @param {string} id @param {Viewer} viewer @returns {Message} */
function tellCard(state, id, viewer) {
  const card = cardOf(state, id);
  const shown = {
    owner: card.owner,
    master: card.owner,
    ...(card.place === "hand" ? {} : { face: card.face }),
    state: card.state,
  };
  if (viewer !== "referee" && !canSee(state, id, viewer)) return shown;
  return {
    ...shown,
    ...(card.label === null ? {} : { label: card.label }),
    card: card.name,
    values: valuesOf(state, id),
    under: card.given.map((don) => tellCard(state, don, viewer)),
  };
}

/**
 * The card's values now: what is printed, with the power that it has.
 * @param {State} state
 * @param {string} id
 * @returns {Record<string, Value>}
 */
function valuesOf(state, id) {
  const { fields, trigger, category } = definitionOf(state, id);
  if (category === "DON!!") return {};
  const held = [...keywordsOf(state, id), ...(trigger ? ["Trigger"] : [])];
  return { ...fields, ...("power" in fields ? { power: powerOf(state, id) } : {}), keywords: held };
}

// --- events

/** An event as a viewer could see it. @param {GameEvent} event @param {Viewer} viewer @returns {Message} */
export function tellEvent({ kind, player, card, source, origin, destination, amount }, viewer) {
  return Object.fromEntries(
    Object.entries({
      kind,
      player,
      card: card && tellSighting(card, viewer),
      source: source && tellSighting(source, viewer),
      origin,
      destination,
      amount,
    }).filter(([, value]) => value !== null),
  );
}

/** @param {Sighting} sighting @param {Viewer} viewer @returns {Message | null} */
function tellSighting({ label, player, area, index, seen }, viewer) {
  if (label !== null && (viewer === "referee" || seen[viewer])) return { by: "label", label };
  return area === null ? null : { by: "place", player, area, index };
}
