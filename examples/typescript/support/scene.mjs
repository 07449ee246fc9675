// @ts-check
/** What the tests are made of: plain cards, positions in a few words, and states that nobody can change. */

import { perform } from "../engine/acting.mjs";
import { fromPosition, lay } from "../engine/beginning.mjs";
import { define } from "../engine/cards.mjs";
import { cardOf, cardsIn } from "../engine/table.mjs";

/** @import { Act, Acting, Area, Edition, Fixture } from "../engine/types.d.ts" */
/** @import { Phase, Placed, Player, State } from "../engine/types.d.ts" */

/** @type {readonly Fixture[]} */
export const FIXTURES = [
  { name: "Captain", fields: { category: "Leader", colors: ["red"], power: 5000, life: 5 } },
  {
    name: "Shield",
    fields: { category: "Leader", colors: ["red"], power: 5000, life: 4 },
    text: "[Blocker]",
  },
  { name: "DON!!", fields: { category: "DON!!" } },
  { name: "Sailor", fields: { category: "Character", colors: ["red"], cost: 1, power: 2000 } },
  { name: "Giant", fields: { category: "Character", colors: ["red"], cost: 5, power: 7000 } },
  { name: "Helper", fields: { category: "Character", colors: ["red"], cost: 1, power: 1000, counter: 1000 } },
  {
    name: "Runner",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 5000 },
    text: "[Rush]",
  },
  {
    name: "Doubler",
    fields: { category: "Character", colors: ["red"], cost: 4, power: 6000 },
    text: "[Double Attack]",
  },
  {
    name: "Remover",
    fields: { category: "Character", colors: ["red"], cost: 4, power: 6000 },
    text: "[Double Attack] (a note)\n[Banish]",
  },
  {
    name: "Wall",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 1000 },
    text: "[Blocker]",
  },
  {
    name: "Gift",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 3000 },
    text: "[Trigger] Draw 2 cards.",
  },
  {
    name: "Ambush",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 3000 },
    text: "[Trigger] Play this card.",
  },
  {
    name: "Riddle",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 3000 },
    text: "[Trigger] Set sail.",
  },
  {
    name: "Herald",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 3000 },
    text: "[On Play] Sing.",
  },
  {
    name: "Scholar",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 5000 },
    text: "[On Play] Draw 1 card.\n[When Attacking] Draw 2 cards.",
  },
  {
    name: "Arrival",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 3000 },
    text: "[On Play] Draw 1 card.\n[Trigger] Play this card.",
  },
  {
    name: "Guard",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 1000 },
    text: "[Blocker]\n[On Block] Draw 1 card.\n[DON!! x1] [On K.O.] Draw 2 cards.",
  },
  {
    name: "Night",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 3000 },
    text: "[End of Your Turn] Draw 1 card.\n[End of Your Opponent's Turn] Draw 2 cards.",
  },
  {
    name: "Dusk",
    fields: { category: "Character", colors: ["red"], cost: 2, power: 3000 },
    text: "[End of Your Turn] Draw 1 card.",
  },
  {
    name: "Blade",
    fields: { category: "Character", colors: ["red"], cost: 3, power: 5000 },
    text: "[DON!! x1] [Double Attack]\n[DON!! x2] [Opponent's Turn] This Character gains +2000 power.",
  },
  {
    name: "Whistle",
    fields: { category: "Stage", colors: ["red"], cost: 1 },
    text: "[Activate: Main] Blow.\n[On Your Opponent's Attack] Draw 1 card.",
  },
  { name: "Study", fields: { category: "Event", colors: ["red"], cost: 1 }, text: "[Main] Draw 2 cards." },
  { name: "Storm", fields: { category: "Event", colors: ["red"], cost: 1 }, text: "[Main] Blow." },
  { name: "Dodge", fields: { category: "Event", colors: ["red"], cost: 1 }, text: "[Counter] Duck." },
  { name: "Pier", fields: { category: "Stage", colors: ["red"], cost: 1 } },
  { name: "Tower", fields: { category: "Stage", colors: ["red"], cost: 2 } },
  { name: "Outsider", fields: { category: "Character", colors: ["blue"], cost: 1, power: 2000 } },
];

export const DEFINITIONS = Object.fromEntries(FIXTURES.map((fixture) => [fixture.name, define(fixture)]));

/**
 * A card, called by its name unless it has a label.
 * @typedef {string | (Partial<Placed> & { card: string })} Named
 */

/**
 * @typedef {object} Numbers
 * @property {Named} [leader]
 * @property {number} [life]
 * @property {number} [don]
 * @property {number} [rested]
 * @property {number} [donDeck]
 * @property {number} [deckSize]
 */

/** @typedef {{ [Each in Area]?: readonly Named[] } & Numbers} Side */

/**
 * The cards of a side; what it does not tell is filled up with unlabelled cards.
 * @param {Player} player
 * @param {Side} side
 * @returns {readonly Placed[]}
 */
function placedOf(player, side) {
  const { leader = "Captain", life = 5, don = 5, rested = 0, donDeck = 5, deckSize = 10, ...areas } = side;
  /** @param {number} count @param {string} card @param {Area} area @param {Partial<Placed>} [rest] */
  const plain = (count, card, area, rest = {}) =>
    Array.from({ length: count }, () => ({ ...place(card, area), label: null, ...rest }));
  const named = Object.entries(areas).flatMap(([area, cards]) =>
    cards.map((card) => place(card, /** @type {Area} */ (area))),
  );
  return [
    { ...place(leader, "Leader area"), label: player },
    ...named,
    ...plain(areas["Life area"] ? 0 : life, "Sailor", "Life area"),
    ...plain(deckSize, "Sailor", "deck"),
    ...plain(don, "DON!!", "cost area"),
    ...plain(rested, "DON!!", "cost area", { state: "rested" }),
    ...plain(donDeck, "DON!!", "DON!! deck"),
  ];
}

/** @param {Named} named @param {Area} area @returns {Placed} */
function place(named, area) {
  const given = typeof named === "string" ? { card: named } : named;
  return { area, label: given.card, state: null, face: null, given: [], ...given };
}

/**
 * A game in P1's Main Phase, turn 3, unless told otherwise.
 * @param {{ P1?: Side, P2?: Side, turn?: number, phase?: Phase, before?: boolean, edition?: Edition }} [told]
 * @returns {State}
 */
export function scene({
  P1 = {},
  P2 = {},
  turn = 3,
  phase = "Main Phase",
  before = false,
  edition = "1.1.9",
} = {}) {
  const table = lay(edition, DEFINITIONS, { P1: placedOf("P1", P1), P2: placedOf("P2", P2) }, 7);
  const turnPlayer = turn % 2 ? "P1" : "P2";
  return frozen(fromPosition(table, { turnPlayer, firstPlayer: "P1", turn, phase, before }));
}

/**
 * Do one thing after the other; every state on the way is frozen, so that a change of one would throw.
 * @param {State} state
 * @param {readonly [Player, Act][]} acts
 * @returns {State}
 */
export const after = (state, ...acts) =>
  acts.reduce((now, [player, act]) => frozen(perform(now, player, act)), state);

/** @template Data @param {Data} data @returns {Data} */
export function frozen(data) {
  if (typeof data === "object" && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    Object.values(data).forEach(frozen);
  }
  return data;
}

/** The card with a label. @param {State} state @param {string} label @returns {string} */
export function called(state, label) {
  const id = state.labels[label];
  if (!id) throw new Error(`no card is called ${label}`);
  return id;
}

/** Where a card is. @param {State} state @param {string} label */
export const placeOf = (state, label) => cardOf(state, called(state, label)).place;

/** @param {State} state @param {Player} player @param {Area} area */
export const count = (state, player, area) => cardsIn(state, player, area).length;

/**
 * The labels in an area, unlabelled cards left out.
 * @param {State} state
 * @param {Player} player
 * @param {Area} area
 */
export const labelsIn = (state, player, area) =>
  cardsIn(state, player, area).flatMap((id) => cardOf(state, id).label ?? []);

/** @param {State} state @param {string} attacker @param {string} target @returns {Act} */
export const attack = (state, attacker, target) => ({
  act: "attack",
  card: called(state, attacker),
  target: called(state, target),
});

/** @param {State} state @param {string} label @returns {Act} */
export const play = (state, label) => ({ act: "play", card: called(state, label) });

/** @param {string} kind @param {Partial<Acting<"answer">>} [rest] @returns {Act} */
export const answer = (kind, rest = {}) => ({
  act: "answer",
  kind,
  subject: null,
  choose: [],
  target: null,
  option: null,
  decline: false,
  ...rest,
});

/** @param {string} kind @returns {Act} */
export const no = (kind) => answer(kind, { decline: true });
