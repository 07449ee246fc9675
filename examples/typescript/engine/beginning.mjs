// @ts-check
/** The beginning of a game: from a position, or from two decks. */

import { ask } from "./asking.mjs";
import { run } from "./machine.mjs";
import { preparation, randomFrom } from "./preparation.mjs";
import { Malformed, Unsupported } from "./refusals.mjs";
import { cardOf, cardsIn, definitionOf, hasState, isFaceDown, PLAYERS } from "./table.mjs";
import { turnFrom } from "./turn.mjs";

/** @import { Area, Card, Category, Definition, Edition, Phase, Placed, Player, State } from "./types.d.ts" */

/**
 * What may lie in an area of the field, and how many of it.
 * @type {readonly { area: Area, category: Category, least: number, most: number }[]}
 */
const FIELD = [
  { area: "Leader area", category: "Leader", least: 1, most: 1 },
  { area: "Character area", category: "Character", least: 0, most: 5 },
  { area: "Stage area", category: "Stage", least: 0, most: 1 },
  { area: "cost area", category: "DON!!", least: 0, most: Infinity },
  { area: "DON!! deck", category: "DON!!", least: 0, most: Infinity },
];

/**
 * A state with cards in their areas and nothing to do yet.
 * @param {Edition} edition
 * @param {Readonly<Record<string, Definition>>} definitions
 * @param {Readonly<Record<Player, readonly Placed[]>>} placed
 * @param {number} seed
 * @returns {State}
 */
export function lay(edition, definitions, placed, seed) {
  const cards = PLAYERS.flatMap((owner) =>
    placed[owner].flatMap((each, index) => cardsFor(owner, each, index)),
  );
  const labelled = cards.filter((card) => card.label !== null);
  const labels = Object.fromEntries(labelled.map((card) => [card.label, card.id]));
  const unknown = cards.find((card) => !Object.hasOwn(definitions, card.name));
  if (unknown) throw new Malformed(`no fixture card is called ${unknown.name}`);
  const twice = labelled.find((card) => labels[String(card.label)] !== card.id);
  if (twice) throw new Malformed(`two cards are called ${twice.label}`);
  return {
    edition,
    definitions,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    areas: { P1: areasOf(cards, "P1"), P2: areasOf(cards, "P2") },
    labels,
    firstPlayer: "P1",
    turnPlayer: "P1",
    turn: 0,
    phase: "Refresh Phase",
    battle: null,
    fatal: [],
    awaiting: [],
    agenda: [],
    waiting: null,
    over: null,
    shuffles: [],
    random: randomFrom(seed),
    events: [],
  };
}

/**
 * The card that is placed, and those given to it.
 * @param {Player} owner
 * @param {Placed} placed
 * @param {number} index
 * @returns {readonly Card[]}
 */
function cardsFor(owner, { card: name, area, label, state, face, given }, index) {
  const id = `${owner}-${index + 1}`;
  const under = given.map((don, at) => ({
    ...loose(`${id}-${at + 1}`, don, owner),
    place: /** @type {const} */ ("given"),
  }));
  const card = {
    ...loose(id, name, owner),
    label,
    place: area,
    state: hasState(area) ? (state ?? "active") : null,
    face: face ?? (isFaceDown(area) ? "down" : "up"),
    given: under.map((don) => don.id),
  };
  return [card, ...under];
}

/** @param {string} id @param {string} name @param {Player} owner @returns {Card} */
const loose = (id, name, owner) => ({
  id,
  name,
  owner,
  label: null,
  place: "nowhere",
  state: null,
  face: "up",
  shownTo: [],
  given: [],
  playedOn: null,
});

/** @param {readonly Card[]} cards @param {Player} owner @returns {Record<Area, readonly string[]>} */
function areasOf(cards, owner) {
  /** @param {Area} area */
  const ids = (area) =>
    cards.filter((card) => card.owner === owner && card.place === area).map((card) => card.id);
  return {
    "Leader area": ids("Leader area"),
    "Character area": ids("Character area"),
    "Stage area": ids("Stage area"),
    "cost area": ids("cost area"),
    "DON!! deck": ids("DON!! deck"),
    deck: ids("deck"),
    hand: ids("hand"),
    "Life area": ids("Life area"),
    trash: ids("trash"),
  };
}

/** Refuse a table that no game could show. @param {State} state */
function checkTable(state) {
  for (const player of PLAYERS) {
    for (const { area, category, least, most } of FIELD) {
      const ids = cardsIn(state, player, area);
      if (ids.length < least || ids.length > most)
        throw new Malformed(`${player} has ${ids.length} cards in the ${area}`);
      for (const id of ids) {
        const found = definitionOf(state, id);
        if (found.category !== category)
          throw new Malformed(`${found.name}, a ${found.category} card, is in the ${area}`);
      }
    }
  }
  for (const card of Object.values(state.cards)) {
    if (!card.given.length) continue;
    if (!["Leader area", "Character area"].includes(card.place))
      throw new Unsupported(`cards under a card in the ${card.place}`);
    const other = card.given
      .map((id) => definitionOf(state, id))
      .find(({ category }) => category !== "DON!!");
    if (other) throw new Unsupported(`${other.name} under ${cardOf(state, card.id).name}`);
  }
}

/**
 * A game that stands in a Main Phase or just before a phase.
 * @param {State} table
 * @param {{ turnPlayer: Player, firstPlayer: Player, turn: number, phase: Phase, before: boolean }} where
 * @returns {State}
 */
export function fromPosition(table, { before, ...where }) {
  checkTable(table);
  const state = { ...table, ...where };
  if (before) return ask(turnFrom(state, where.phase), where.turnPlayer, "proceed");
  if (where.phase !== "Main Phase") throw new Unsupported(`a position in the middle of the ${where.phase}`);
  return run({ ...state, agenda: [{ do: "rest in the Main Phase" }] });
}

/**
 * A game from its very beginning, with decks that have been found legal.
 * @param {State} table
 * @param {Player} toss
 * @param {readonly { player: Player, top: readonly string[] }[]} shuffles
 * @returns {State}
 */
export function fromDecks(table, toss, shuffles) {
  checkTable(table);
  return run({ ...table, turnPlayer: toss, firstPlayer: toss, shuffles, agenda: preparation(toss) });
}
