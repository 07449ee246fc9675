// @ts-check
/** The calls of the contract: one table of methods around one game. */

import { perform } from "../engine/acting.mjs";
import { Illegal, Malformed } from "../engine/refusals.mjs";
import { KEYWORDS, TIMINGS } from "../engine/text.mjs";
import { actOf, fieldsOf, playerOf, wholeOf, wordOf } from "./reading.mjs";
import { DeckRefused, EDITIONS, GAME, setUp } from "./setup.mjs";
import { tellEvent, tellNow, tellView } from "./telling.mjs";

/** @import { State } from "../engine/types.d.ts" */
/** @import { Viewer } from "./telling.mjs" */

const PROTOCOL = 1;
/** @type {readonly Viewer[]} */
const VIEWERS = ["P1", "P2", "referee"];

/** What the engine says of itself. */
const WELCOME = {
  protocol: PROTOCOL,
  name: "vanilla",
  version: "0.1.0",
  language: "JavaScript (types checked by TypeScript)",
  games: { [GAME]: EDITIONS },
  capabilities: {
    setups: ["position", "decks"],
    observes: ["decisions", "events", "views"],
    fixtures: ["fields", "text"],
    effects: [...KEYWORDS, ...TIMINGS, "Trigger", "Counter", "DON!! x", "Your Turn", "Opponent's Turn"],
  },
};

/** An adapter with no game yet. @returns {Readonly<Record<string, (params: unknown) => unknown>>} */
export function makeCalls() {
  /** @type {State | null} */
  let game = null;
  const current = () => {
    if (!game) throw new Malformed("no game has been set up");
    return game;
  };
  return {
    hello(params) {
      const { protocol } = fieldsOf(params, "hello");
      if (wholeOf(protocol, "protocol") < PROTOCOL)
        throw new Malformed(`this engine speaks protocol ${PROTOCOL}`);
      return WELCOME;
    },
    setup(params) {
      try {
        game = setUp(params);
        return { reply: "ready" };
      } catch (refusal) {
        if (!(refusal instanceof DeckRefused)) throw refusal;
        return { reply: "refused", player: refusal.player, rule: refusal.rule, why: refusal.message };
      }
    },
    decision: () => tellNow(current()),
    submit(params) {
      const { player, act } = fieldsOf(params, "submit");
      const before = current();
      try {
        const actor = playerOf(player);
        game = perform(before, actor, actOf(before, actor, act));
        return { reply: "accepted", now: tellNow(game) };
      } catch (refusal) {
        if (!(refusal instanceof Illegal)) throw refusal;
        return { reply: "illegal", why: refusal.message, ...(refusal.rule ? { rule: refusal.rule } : {}) };
      }
    },
    view(params) {
      return tellView(current(), wordOf(fieldsOf(params, "view")["viewer"], VIEWERS, "a viewer"));
    },
    events(params) {
      const { since, viewer } = fieldsOf(params, "events");
      const [mark, looking] = [wholeOf(since, "a mark"), wordOf(viewer, VIEWERS, "a viewer")];
      const { events } = current();
      if (mark < 0 || mark > events.length) throw new Malformed(`there is no mark ${mark}`);
      return { mark: events.length, events: events.slice(mark).map((event) => tellEvent(event, looking)) };
    },
    goodbye: () => null,
  };
}
