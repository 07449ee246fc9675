// @ts-check
/** Chapter 5, game setup: which decks are legal, and everything up to the first turn. */

import { ask, first } from "./asking.mjs";
import { Illegal, Malformed } from "./refusals.mjs";
import { cardsIn, definitionOf, leaderOf, move, opponentOf, PLAYERS, setArea, tell } from "./table.mjs";
import { turnFrom } from "./turn.mjs";

/** @import { Definition, Doing, Player, State, Task } from "./types.d.ts" */

const DECK_SIZE = 50;
const DON_DECK_SIZE = 10;
const MOST_COPIES = 4;
const OPENING_HAND = 5;

/**
 * Refuse a deck list that breaks a rule of 5-1-2.
 * @param {Definition} leader
 * @param {readonly Definition[]} deck every card of the deck
 * @param {readonly Definition[]} donDeck
 */
export function checkDeck(leader, deck, donDeck) {
  if (leader.category !== "Leader") throw new Illegal("5-1-2", `${leader.name} is no Leader card`);
  const foreign = deck.find(({ category }) => category === "Leader" || category === "DON!!");
  if (foreign) throw new Illegal("5-1-2-1", `${foreign.name} is a ${foreign.category} card and in the deck`);
  const offColor = deck.find((card) => !fitsColors(card, leader));
  if (offColor) throw new Illegal("5-1-2-2", `${offColor.name} has a color that ${leader.name} lacks`);
  const copies = deck.find(
    (card) => deck.filter(({ number }) => number === card.number).length > MOST_COPIES,
  );
  if (copies)
    throw new Illegal("5-1-2-3", `more than ${MOST_COPIES} cards have the number of ${copies.name}`);
  if (deck.length !== DECK_SIZE)
    throw new Illegal("5-1-2", `the deck has ${deck.length} cards, not ${DECK_SIZE}`);
  if (donDeck.length !== DON_DECK_SIZE || donDeck.some(({ category }) => category !== "DON!!")) {
    throw new Illegal("5-1-2", `the DON!! deck is not one of ${DON_DECK_SIZE} DON!! cards`);
  }
}

/**
 * A card of several colors is a card of each of them (2-3-5), so the Leader needs them all; untold colors
 * fit.
 * @param {Definition} card
 * @param {Definition} leader
 */
const fitsColors = (card, leader) =>
  (card.colors ?? []).every((color) => leader.colors?.includes(color) ?? true);

/**
 * What the players do before the first turn, up to the choice of who goes first (5-2-1-2 to 5-2-1-5).
 * @param {Player} toss the player who decides
 * @returns {readonly Task[]}
 */
export const preparation = (toss) => [
  ...PLAYERS.map((player) => /** @type {const} */ ({ do: "shuffle", player })),
  { do: "ask who goes first", player: toss },
];

/**
 * 3-2-4: put a deck into a random order, or into the one told beforehand.
 * @param {State} state
 * @param {Doing<"shuffle">} task
 * @returns {State}
 */
export function shuffle(state, { player }) {
  const at = state.shuffles.findIndex((each) => each.player === player);
  const shuffled = at < 0 ? shuffleByChance(state, player) : shuffleAsTold(state, player, at);
  return tell(shuffled, "shuffle", player, { destination: "deck" });
}

/** @param {State} state @param {Player} player @param {number} at @returns {State} */
function shuffleAsTold(state, player, at) {
  const deck = cardsIn(state, player, "deck");
  const top = (state.shuffles[at]?.top ?? []).map((label) => {
    const id = state.labels[label];
    if (!id || !deck.includes(id)) throw new Malformed(`${label} is not in the deck that ${player} shuffles`);
    return id;
  });
  const rest = deck.filter((id) => !top.includes(id));
  return setArea({ ...state, shuffles: state.shuffles.toSpliced(at, 1) }, player, "deck", [...top, ...rest]);
}

/** @param {State} state @param {Player} player @returns {State} */
function shuffleByChance(state, player) {
  const deck = [...cardsIn(state, player, "deck")];
  let random = state.random;
  for (let last = deck.length - 1; last > 0; last--) {
    random = nextRandom(random);
    const pick = random % (last + 1);
    [deck[last], deck[pick]] = [/** @type {string} */ (deck[pick]), /** @type {string} */ (deck[last])];
  }
  return setArea({ ...state, random }, player, "deck", deck);
}

/** The next of a row of seeded numbers (xorshift, 32 bits). @param {number} random */
function nextRandom(random) {
  let next = random || 0x9e3779b9;
  next ^= next << 13;
  next ^= next >>> 17;
  next ^= next << 5;
  return next >>> 0;
}

/** A number to begin with, from the seed of a setup. @param {number} seed */
export const randomFrom = (seed) =>
  nextRandom(nextRandom((seed ^ Math.imul(Math.floor(seed / 2 ** 32), 0x85ebca6b) ^ 0x5bd1e995) >>> 0));

/** 5-2-1-5. @param {State} state @param {Doing<"ask who goes first">} task @returns {State} */
export const askWhoGoesFirst = (state, { player }) =>
  ask(state, player, "go first", { options: ["first", "second"], least: 1 });

/**
 * Everything between that choice and the first turn (5-2-1-6 to 5-2-1-8).
 * @param {State} state
 * @param {Doing<"go first">} task
 * @returns {State}
 */
export function goFirst(state, { player }) {
  const inOrder = [player, opponentOf(player)];
  return first(
    { ...state, firstPlayer: player, turnPlayer: player },
    ...inOrder.map((each) => /** @type {const} */ ({ do: "draw", player: each, count: OPENING_HAND })),
    ...inOrder.map((each) => /** @type {const} */ ({ do: "ask to redraw", player: each })),
    ...inOrder.map((each) => /** @type {const} */ ({ do: "place Life", player: each })),
    { do: "begin the game" },
  );
}

/** 5-2-1-6. @param {State} state @param {Doing<"ask to redraw">} task @returns {State} */
export const askToRedraw = (state, { player }) =>
  ask(state, player, "redraw", { options: ["redraw"], mayDecline: true });

/**
 * 5-2-1-6-1: the whole hand goes back, the deck is shuffled, and 5 cards are drawn anew.
 * @param {State} state
 * @param {Doing<"redraw">} task
 * @returns {State}
 */
export function redraw(state, { player }) {
  const returned = cardsIn(state, player, "hand").reduce((now, id) => move(now, id, "deck"), state);
  return first(returned, { do: "shuffle", player }, { do: "draw", player, count: OPENING_HAND });
}

/**
 * 5-2-1-7: Life comes from the top of the deck, card upon card, so that the deck's top card lies lowest.
 * @param {State} state
 * @param {Doing<"place Life">} task
 * @returns {State}
 */
export function placeLife(state, { player }) {
  const { life } = definitionOf(state, leaderOf(state, player));
  return cardsIn(state, player, "deck")
    .slice(0, life)
    .reduce((now, id) => move(now, id, "Life area"), state);
}

/** 5-2-1-8. @param {State} state @returns {State} */
export const beginTheGame = (state) => turnFrom({ ...state, turn: 1 }, "Refresh Phase");
