// @ts-check
/** Messages for the tests: deck lists, and calls that go through JSON as they do on the wire. */

import { makeCalls } from "../adapter/calls.mjs";
import { answerLine } from "../adapter/rpc.mjs";
import { FIXTURES } from "./scene.mjs";

/** @typedef {{ card: string, count?: number, labels?: string[] }} Entry */

/** 50 cards of which none is too many. @returns {Entry[]} */
export const legalDeck = () => [
  ...[
    "Sailor",
    "Giant",
    "Helper",
    "Runner",
    "Blade",
    "Remover",
    "Guard",
    "Gift",
    "Ambush",
    "Study",
    "Pier",
    "Night",
  ].map((card) => ({ card, count: 4 })),
  { card: "Riddle", count: 2, labels: ["Riddle A", "Riddle B"] },
];

/** @param {{ leader?: string, deck?: Entry[], don?: Entry[] }} [told] */
export const deckList = ({
  leader = "Captain",
  deck = legalDeck(),
  don = [{ card: "DON!!", count: 10 }],
} = {}) => ({
  leader,
  deck,
  further: { "DON!! deck": don },
});

/** @param {object} content a position or decks @param {number} [seed] */
export const setup = (content, seed = 1) => ({
  game: "one_piece",
  edition: "1.1.9",
  cards: FIXTURES,
  seed,
  ...content,
});

/** @param {object} [told] */
export const decks = (told = {}) => {
  const unlabelled = legalDeck().map(({ card, count }) => ({ card, count }));
  return { decks: { lists: { P1: deckList(), P2: deckList({ deck: unlabelled }) }, toss: "P1", ...told } };
};

/** An adapter that is called as over stdio; a refusal comes back as its error. */
export function connect() {
  const calls = makeCalls();
  let id = 0;
  /** @param {string} method @param {unknown} [params] */
  const exchange = (method, params = {}) => {
    const { reply } = answerLine(calls, JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params }));
    return JSON.parse(reply);
  };
  return {
    exchange,
    /** @param {string} method @param {unknown} [params] */
    call(method, params) {
      const { result, error } = exchange(method, params);
      if (error) throw new Error(JSON.stringify(error));
      return result;
    },
  };
}
