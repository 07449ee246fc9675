// @ts-check
/** Reading messages: every value that comes from outside goes through one of these. */

import { Malformed, Unsupported } from "../engine/refusals.mjs";
import { AREAS, cardsIn, PLAYERS } from "../engine/table.mjs";

/** @import { Act, Area, Player, State } from "../engine/types.d.ts" */
/** @typedef {Record<string, unknown>} Fields */

/** @param {unknown} value @param {string} what @returns {Fields} */
export function fieldsOf(value, what) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Malformed(`${what} must be an object`);
  return /** @type {Fields} */ (value);
}

/** @param {unknown} value @param {string} what @returns {readonly unknown[]} */
export function listOf(value, what) {
  if (!Array.isArray(value)) throw new Malformed(`${what} must be a list`);
  return value;
}

/** @param {unknown} value @param {string} what */
export function textOf(value, what) {
  if (typeof value !== "string") throw new Malformed(`${what} must be text`);
  return value;
}

/** @param {unknown} value @param {string} what */
export function wholeOf(value, what) {
  if (typeof value !== "number" || !Number.isInteger(value))
    throw new Malformed(`${what} must be a whole number`);
  return value;
}

/**
 * @template {string} Word
 * @param {unknown} value
 * @param {readonly Word[]} words
 * @param {string} what
 * @returns {Word}
 */
export function wordOf(value, words, what) {
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new Malformed(`${what} must be one of ${words.join(", ")}, not ${JSON.stringify(value)}`);
  return found;
}

/** @param {unknown} value @param {string} [what] @returns {Player} */
export const playerOf = (value, what = "a player") => wordOf(value, PLAYERS, what);

/** @param {unknown} value @returns {Area} */
export const areaOf = (value) => wordOf(value, AREAS, "an area");

// --- addresses

/** The card that an address points at. @param {State} state @param {unknown} address @returns {string} */
export function cardAt(state, address) {
  const fields = fieldsOf(address, "an address");
  switch (fields["by"]) {
    case "label": {
      const label = textOf(fields["label"], "a label");
      const id = Object.hasOwn(state.labels, label) ? state.labels[label] : undefined;
      if (!id) throw new Malformed(`no card is called ${label}`);
      return id;
    }
    case "place": {
      const [player, area, index] = [
        playerOf(fields["player"]),
        areaOf(fields["area"]),
        wholeOf(fields["index"], "an index"),
      ];
      const id = cardsIn(state, player, area)[index];
      if (!id) throw new Malformed(`${player}'s ${area} has no card ${index}`);
      return id;
    }
    case "effect":
      return cardAt(state, fields["card"]);
    case "pool":
    case "made":
      throw new Unsupported(`an address by ${fields["by"]} here`);
    default:
      throw new Malformed(`no address is by ${JSON.stringify(fields["by"])}`);
  }
}

// --- acts

/**
 * Kinds of answers that game.toml has; those that the engine never asks for are refused as out of their
 * time.
 */
const ANSWERS = ["main", "proceed", "block", "counter", "trigger", "redraw", "order", "choose", "go first"];
const MOVES = /** @type {const} */ ([
  "proceed",
  "play",
  "activate",
  "give",
  "attack",
  "end phase",
  "concede",
  "reorder",
]);

/**
 * An act of a player as the engine takes it.
 * @param {State} state
 * @param {Player} player
 * @param {unknown} message
 * @returns {Act}
 */
export function actOf(state, player, message) {
  const fields = fieldsOf(message, "an act");
  if (wordOf(fields["act"], ["move", "answer"], "act") === "answer") return answerOf(state, fields);
  const kind = wordOf(fields["kind"], MOVES, "a move");
  switch (kind) {
    case "play":
    case "activate":
      return { act: kind, card: cardAt(state, fields["card"]) };
    case "give":
      return { act: kind, target: cardAt(state, fields["target"]), ...donOf(fields) };
    case "attack":
      return { act: kind, card: cardAt(state, fields["card"]), target: cardAt(state, fields["target"]) };
    case "reorder":
      return { act: kind, ...pileOf(player, fields), order: cardsAt(state, fields["order"]) };
    default:
      return { act: kind };
  }
}

/**
 * Whose area is put in order: the player's own, unless the move points at another's.
 * @param {Player} player
 * @param {Fields} fields
 */
function pileOf(player, { area, target = null }) {
  const owner = target === null ? player : playerOf(fieldsOf(target, "an address")["player"]);
  return { owner, area: areaOf(area) };
}

/**
 * How many DON!! cards are given, and of which state: active ones, unless the move names others.
 * @param {Fields} fields
 */
function donOf({ card = null, count = 1 }) {
  const {
    by = "pool",
    area = "cost area",
    state = "active",
  } = card === null ? {} : fieldsOf(card, "an address");
  if (by !== "pool" || area !== "cost area")
    throw new Unsupported("giving other cards than DON!! cards of the cost area");
  return {
    count: wholeOf(count, "count"),
    from: wordOf(state ?? "active", /** @type {const} */ (["active", "rested"]), "a state"),
  };
}

/** @param {State} state @param {Fields} fields @returns {Act} */
function answerOf(state, fields) {
  const { subject, target, option } = fields;
  return {
    act: "answer",
    kind: wordOf(fields["kind"], ANSWERS, "a kind of answer"),
    subject: subject === undefined || subject === null ? null : cardAt(state, subject),
    choose: cardsAt(state, fields["choose"]),
    target: target === undefined || target === null ? null : cardAt(state, target),
    option: option === undefined || option === null ? null : textOf(option, "an option"),
    decline: fields["decline"] === true,
  };
}

/** @param {State} state @param {unknown} addresses */
const cardsAt = (state, addresses) =>
  listOf(addresses ?? [], "a list of cards").map((each) => cardAt(state, each));
