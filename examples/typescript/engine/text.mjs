// @ts-check
/**
 * 2-8, card text: which keywords a card has, when its effects activate and under which conditions.
 *
 * Of what effects do, the engine reads hardly more than drawing cards. It keeps the rest as it is written,
 * and refuses to carry it out.
 */

import { Unsupported } from "./refusals.mjs";

/** @import { Body, Category, Condition, Keyword, Text, Timing } from "./types.d.ts" */

/** Keyword effects (10-1) that a card has by their bare name. @type {readonly Keyword[]} */
export const KEYWORDS = ["Rush", "Double Attack", "Banish", "Blocker"];
/** Keywords (10-2) that say when an auto effect activates. @type {readonly Timing[]} */
export const TIMINGS = [
  "On Play",
  "When Attacking",
  "On Your Opponent's Attack",
  "On Block",
  "On K.O.",
  "End of Your Turn",
  "End of Your Opponent's Turn",
];
/** Cards with text that is in force on the field (2-8-2). @type {readonly Category[]} */
const ON_FIELD = ["Leader", "Character", "Stage"];

const CONDITION = /^\[(?:DON!! x(\d+)|(Your Turn|Opponent's Turn))\]\s*/;
// A keyword may be followed by its note in parentheses, which is no text (2-8-4-1).
const BARE_KEYWORDS = new RegExp(`^(?:\\[(?:${KEYWORDS.join("|")})\\]\\s*(?:\\([^()]*\\)\\s*)?)+$`);
const MORE_POWER = /^This (Leader|Character) gains \+(\d+) power\.$/;
const TAG_IN_FRONT = /^\[([^\]]+)\]\s*(.*)$/s;
const FURTHER_ABILITY = /\[(?:Trigger|Main|Counter)\]/;

/** @type {Text} */
const NOTHING = { permanents: [], autos: [], trigger: null, main: null, counterEffect: null, activate: null };

/**
 * Read a card's text, one ability a line.
 * @param {string} name
 * @param {Category} category
 * @param {string} text
 * @returns {Text}
 */
export function readText(name, category, text) {
  const lines = text.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => line)
    .reduce((read, line, index) => {
      const further = readAbility(read, category, line, index + 1);
      if (!further) throw new Unsupported(`the text of ${name}: ${line}`);
      return { ...read, ...further };
    }, NOTHING);
}

/**
 * What a line adds to the text read so far, or nothing if it cannot be read.
 * @param {Text} read
 * @param {Category} category
 * @param {string} line
 * @param {number} place of the line in the text, from 1
 * @returns {Partial<Text> | null}
 */
function readAbility(read, category, line, place) {
  if (category === "Event") return readEvent(read, line);
  const { conditions, rest } = readConditions(line);
  if (BARE_KEYWORDS.test(rest)) {
    const held = KEYWORDS.filter((keyword) => rest.includes(`[${keyword}]`));
    return {
      permanents: [...read.permanents, ...held.map((keyword) => ({ conditions, keyword, power: 0 }))],
    };
  }
  const [, whose, power] = MORE_POWER.exec(rest) ?? [];
  if (whose === category) {
    return { permanents: [...read.permanents, { conditions, keyword: null, power: Number(power) }] };
  }
  return readTagged(read, category, conditions, rest, place);
}

/**
 * An ability that its tag tells when to use.
 * @param {Text} read
 * @param {Category} category
 * @param {readonly Condition[]} conditions
 * @param {string} line
 * @param {number} place
 * @returns {Partial<Text> | null}
 */
function readTagged(read, category, conditions, line, place) {
  const { tag, body } = tagOf(line);
  if (tag === "Trigger" && !conditions.length && !read.trigger) return { trigger: readBody(body, tag) };
  if (!ON_FIELD.includes(category)) return null;
  const timing = TIMINGS.find((each) => each === tag);
  if (timing) return { autos: [...read.autos, { place, conditions, timing, body: readBody(body, timing) }] };
  return tag === "Activate: Main" ? { activate: read.activate ?? line } : null;
}

/** @param {Text} read @param {string} line @returns {Partial<Text> | null} */
function readEvent(read, line) {
  const { tag, body } = tagOf(line);
  if (tag === "Trigger" && !read.trigger) return { trigger: readBody(body, tag) };
  if (tag === "Main" && !read.main) return { main: readBody(body, tag) };
  if (tag === "Counter" && !read.counterEffect) return { counterEffect: readBody(body, tag) };
  return null;
}

/**
 * The tag in front of an ability and what follows it; no tag if it shares its body with a further one.
 * @param {string} line
 */
function tagOf(line) {
  const [, tag = "", body = ""] = TAG_IN_FRONT.exec(line) ?? [];
  return FURTHER_ABILITY.test(body) || body.startsWith("/") ? { tag: "", body: line } : { tag, body };
}

/**
 * The conditions in front of an ability (8-3-2).
 * @param {string} line
 * @returns {{ conditions: readonly Condition[], rest: string }}
 */
function readConditions(line) {
  const [whole, don, turn] = CONDITION.exec(line) ?? [];
  if (whole === undefined) return { conditions: [], rest: line };
  const { conditions, rest } = readConditions(line.slice(whole.length));
  const condition = don
    ? { given: Number(don) }
    : { turnOf: turn === "Your Turn" ? /** @type {const} */ ("owner") : /** @type {const} */ ("opponent") };
  return { conditions: [condition, ...conditions], rest };
}

/**
 * What an ability does; a body that the engine cannot read is kept, and refused when it would be carried out.
 * @param {string} text
 * @param {Timing | "Trigger" | "Main" | "Counter"} tag
 * @returns {Body}
 */
function readBody(text, tag) {
  const draw = /^Draw (\d+) cards?\.$/.exec(text);
  if (draw) return { does: "draw", count: Number(draw[1]) };
  if (tag === "Trigger" && text === "Play this card.") return { does: "play this card" };
  return { does: "unread", text };
}
