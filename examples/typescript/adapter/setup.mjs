// @ts-check
/** Setting a game up: from a `Setup` message to a state, or to the refusal of a deck. */

import { define } from "../engine/cards.mjs";
import { fromDecks, fromPosition, lay } from "../engine/beginning.mjs";
import { checkDeck } from "../engine/preparation.mjs";
import { Illegal, Malformed, Unsupported } from "../engine/refusals.mjs";
import { PLAYERS } from "../engine/table.mjs";
import { PHASES } from "../engine/turn.mjs";
import { areaOf, fieldsOf, listOf, playerOf, textOf, wholeOf, wordOf } from "./reading.mjs";

/** @import { Area, Definition, Edition, Placed, Player, State, Value } from "../engine/types.d.ts" */
/** @import { Fields } from "./reading.mjs" */
/** @typedef {Readonly<Record<string, Definition>>} Definitions */

export const GAME = "one_piece";
/** @type {readonly Edition[]} */
export const EDITIONS = ["1.1.8", "1.1.9"];

/** A deck list that breaks a rule. */
export class DeckRefused extends Error {
  /** @param {Player} player @param {Illegal} refusal */
  constructor(player, refusal) {
    super(refusal.message);
    this.player = player;
    this.rule = refusal.rule;
  }
}

/** @param {unknown} message @returns {State} */
export function setUp(message) {
  const setup = fieldsOf(message, "a setup");
  if (setup["game"] !== GAME) throw new Unsupported(`the game ${String(setup["game"])}`);
  const edition = EDITIONS.find((each) => each === setup["edition"]);
  if (!edition) throw new Unsupported(`edition ${String(setup["edition"])} of ${GAME}`);
  const definitions = definitionsOf(setup["cards"]);
  const seed = wholeOf(setup["seed"] ?? 0, "seed");
  const { position = null, decks = null } = setup;
  if ((position === null) === (decks === null)) throw new Malformed("a setup has either a position or decks");
  return position === null
    ? setUpDecks(edition, definitions, fieldsOf(decks, "decks"), seed)
    : setUpPosition(edition, definitions, fieldsOf(position, "a position"), seed);
}

/** @param {unknown} cards @returns {Definitions} */
function definitionsOf(cards) {
  const fixtures = listOf(cards, "cards").map((card) => {
    const { name, fields, text = "", abilities, back } = fieldsOf(card, "a fixture card");
    return define({
      name: textOf(name, "the name of a fixture card"),
      fields: /** @type {Record<string, Value>} */ (fieldsOf(fields, "the fields of a fixture card")),
      text: textOf(text, "the text of a fixture card"),
      abilities: [...listOf(abilities ?? [], "abilities")],
      back,
    });
  });
  return Object.fromEntries(fixtures.map((definition) => [definition.name, definition]));
}

/** @param {Definitions} definitions @param {unknown} name @returns {Definition} */
function definitionCalled(definitions, name) {
  const found = Object.hasOwn(definitions, String(name)) ? definitions[String(name)] : undefined;
  if (!found) throw new Malformed(`no fixture card is called ${JSON.stringify(name)}`);
  return found;
}

// --- positions

/** @param {Edition} edition @param {Definitions} definitions @param {Fields} position @param {number} seed */
function setUpPosition(edition, definitions, position, seed) {
  const cards = fieldsOf(position["cards"], "the cards of a position");
  /** @param {Player} player */
  const placed = (player) =>
    listOf(cards[player] ?? [], `${player}'s cards`).flatMap((each) => placedBy(player, each));
  const table = lay(edition, definitions, { P1: placed("P1"), P2: placed("P2") }, seed);
  return fromPosition(table, {
    turnPlayer: playerOf(position["turn_player"], "the turn player"),
    firstPlayer: playerOf(position["first_player"], "the first player"),
    turn: wholeOf(position["turn"], "the turn"),
    phase: wordOf(position["phase"], PHASES, "a phase"),
    before: position["before"] === true,
  });
}

/** @param {Player} player @param {unknown} message @returns {readonly Placed[]} */
function placedBy(player, message) {
  const placement = fieldsOf(message, "a placement");
  const { owner = null, label = null, state = null, face = null } = placement;
  if (owner !== null && owner !== player)
    throw new Unsupported("cards in an area of another player than their owner");
  const given = listOf(placement["under"] ?? [], "the cards under a card").flatMap((each) => {
    const beneath = fieldsOf(each, "a placement");
    return Array(countOf(beneath)).fill(textOf(beneath["card"], "a card"));
  });
  const count = countOf(placement);
  if (count > 1 && label !== null) throw new Malformed(`${count} cards share the label ${String(label)}`);
  return Array(count).fill({
    card: textOf(placement["card"], "a card"),
    area: areaOf(placement["area"]),
    label: label === null ? null : textOf(label, "a label"),
    state: state === null ? null : wordOf(state, ["active", "rested"], "a state"),
    face: face === null ? null : wordOf(face, ["up", "down"], "a face"),
    given,
  });
}

/** @param {Fields} fields */
function countOf(fields) {
  const count = wholeOf(fields["count"] ?? 1, "count");
  if (count < 0 || count > 1000) throw new Malformed(`nobody places ${count} cards`);
  return count;
}

// --- decks

/** @param {Edition} edition @param {Definitions} definitions @param {Fields} decks @param {number} seed */
function setUpDecks(edition, definitions, decks, seed) {
  const lists = fieldsOf(decks["lists"], "the deck lists");
  const [ofP1, ofP2] = PLAYERS.map((player) =>
    presented(player, definitions, fieldsOf(lists[player], `${player}'s deck list`)),
  );
  const table = lay(edition, definitions, { P1: ofP1 ?? [], P2: ofP2 ?? [] }, seed);
  const shuffles = listOf(decks["shuffles"] ?? [], "shuffles").map((each) => shuffleOf(table, each));
  return fromDecks(table, playerOf(decks["toss"], "the winner of the toss"), shuffles);
}

/** @param {State} table @param {unknown} message */
function shuffleOf(table, message) {
  const { player, area, top } = fieldsOf(message, "a shuffle");
  if (area !== "deck") throw new Unsupported(`shuffling the ${String(area)}`);
  const labels = listOf(top, "the top of a shuffle").map((label) => textOf(label, "a label"));
  const unknown = labels.find((label) => !Object.hasOwn(table.labels, label));
  if (unknown !== undefined) throw new Malformed(`no card is called ${unknown}`);
  return { player: playerOf(player), top: labels };
}

/**
 * The cards of a deck list that breaks no rule.
 * @param {Player} player
 * @param {Definitions} definitions
 * @param {Fields} list
 * @returns {readonly Placed[]}
 */
function presented(player, definitions, list) {
  const leader = definitionCalled(definitions, list["leader"]);
  const deck = copiesOf(list["deck"], "deck");
  const donDeck = copiesOf(
    fieldsOf(list["further"] ?? {}, "further decks")["DON!! deck"] ?? [],
    "DON!! deck",
  );
  /** @param {Placed} copy */
  const definition = (copy) => definitionCalled(definitions, copy.card);
  try {
    checkDeck(leader, deck.map(definition), donDeck.map(definition));
  } catch (refusal) {
    throw refusal instanceof Illegal ? new DeckRefused(player, refusal) : refusal;
  }
  const label = list["leader_label"] ?? `${player}'s Leader`;
  return [copyOf(leader.name, "Leader area", String(label)), ...deck, ...donDeck];
}

/** @param {unknown} entries @param {Area} area @returns {readonly Placed[]} */
function copiesOf(entries, area) {
  return listOf(entries, `the ${area}`).flatMap((entry) => {
    const fields = fieldsOf(entry, "a deck entry");
    const labels = listOf(fields["labels"] ?? [], "labels").map((label) => textOf(label, "a label"));
    const name = textOf(fields["card"], "a card");
    const count = countOf(fields);
    if (labels.length > count) throw new Malformed(`${count} copies of ${name} have ${labels.length} labels`);
    return Array.from({ length: count }, (_, index) => copyOf(name, area, labels[index] ?? null));
  });
}

/** @param {string} card @param {Area} area @param {string | null} label @returns {Placed} */
const copyOf = (card, area, label) => ({ card, area, label, state: null, face: null, given: [] });
