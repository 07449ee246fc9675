// @ts-check
/** Chapter 2, card information: from a fixture card to a definition. */

import { Malformed, Unsupported } from "./refusals.mjs";
import { readText } from "./text.mjs";

/** @import { Category, Definition, Fixture, Value } from "./types.d.ts" */

/** @type {readonly Category[]} */
const CATEGORIES = ["Leader", "Character", "Event", "Stage", "DON!!"];

/**
 * The definition of a fixture card; its text must be one that the engine can read, or one that it can put
 * off.
 * @param {Fixture} fixture
 * @returns {Definition}
 */
export function define(fixture) {
  const { name, fields, text = "" } = fixture;
  if (fixture.back) throw new Unsupported(`the two-sided card ${name}`);
  if (!text && fixture.abilities?.length) throw new Unsupported(`the abilities of ${name} without its text`);
  const category = CATEGORIES.find((each) => each === fields["category"]);
  if (!category)
    throw new Unsupported(`the card ${name} of category ${String(fields["category"] ?? "unknown")}`);
  const colors = fields["colors"];
  return {
    name,
    category,
    colors: Array.isArray(colors) ? colors : typeof colors === "string" ? [colors] : null,
    number: typeof fields["number"] === "string" ? fields["number"] : name,
    cost: numberIn(fields, "cost", name),
    power: numberIn(fields, "power", name),
    // Only Character cards have a Counter symbol (2-10-2), only Leaders have Life (2-9-3).
    counter: category === "Character" ? numberIn(fields, "counter", name) : 0,
    life: category === "Leader" ? numberIn(fields, "life", name) : 0,
    ...readText(name, category, text),
    fields,
  };
}

/**
 * @param {Record<string, Value>} fields
 * @param {string} key
 * @param {string} name
 */
function numberIn(fields, key, name) {
  const value = fields[key] ?? 0;
  if (typeof value !== "number" || !Number.isInteger(value)) {
    throw new Malformed(`the ${key} of ${name} is no whole number: ${JSON.stringify(value)}`);
  }
  return value;
}
