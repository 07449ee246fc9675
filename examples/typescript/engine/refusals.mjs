// @ts-check
/** The three ways in which the engine says no; whatever else is thrown is a bug. */

/** An act against the rules, or a deck that breaks one. */
export class Illegal extends Error {
  /**
   * @param {string | null} rule the number of the rule, as edition 1.1.9 counts
   * @param {string} why
   */
  constructor(rule, why) {
    super(why);
    this.rule = rule;
  }
}

/** Something that the engine cannot do, and says so instead of guessing. */
export class Unsupported extends Error {
  /** @param {string} what */
  constructor(what) {
    super(what);
    this.what = what;
  }
}

/** A message that makes no sense: an unknown card, area, move or kind of answer. */
export class Malformed extends Error {}
