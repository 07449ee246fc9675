// @ts-check
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { connect, setup } from "../support/messages.mjs";

/** @param {string} label */
const card = (label) => ({ by: "label", label });
/** @param {string} area @param {string} name @param {object} [rest] */
const placed = (area, name, rest = {}) => ({ area, card: name, label: name, ...rest });

/** @param {object[]} [P1] @param {object[]} [P2] @param {object} [rest] */
const position = (P1 = [], P2 = [], rest = {}) => {
  /** @param {string} label */
  const plain = (label) => [
    { area: "Leader area", card: "Captain", label },
    { area: "deck", card: "Sailor", count: 10 },
    { area: "cost area", card: "DON!!", count: 3, state: "active" },
    { area: "DON!! deck", card: "DON!!", count: 7 },
  ];
  return setup({
    position: {
      turn_player: "P1",
      first_player: "P1",
      turn: 3,
      phase: "Main Phase",
      before: false,
      cards: { P1: [...plain("Leader 1"), ...P1], P2: [...plain("Leader 2"), ...P2] },
      ...rest,
    },
  });
};

const ATTACK = {
  player: "P1",
  act: { act: "move", kind: "attack", card: card("Leader 1"), target: card("Leader 2") },
};

/** @param {string} kind */
const decline = (kind) => ({ player: "P2", act: { act: "answer", kind, decline: true } });

/** Every label that a view shows. @param {any} view */
const labelsOf = (view) => [...JSON.stringify(view).matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label);

test("hello tells games, editions and capabilities", () => {
  const welcome = connect().call("hello", { protocol: 1, suite: "0" });
  assert.deepEqual([welcome.protocol, welcome.games], [1, { one_piece: ["1.1.8", "1.1.9"] }]);
});

test("hidden cards are hidden: hands from the opponent, decks and face-down Life from both", () => {
  const { call } = connect();
  call(
    "setup",
    position(
      [placed("hand", "Giant"), placed("Life area", "Gift"), placed("deck", "Wall")],
      [placed("hand", "Helper"), placed("Life area", "Riddle", { face: "up" }), placed("trash", "Study")],
    ),
  );
  const open = ["Leader 1", "Leader 2", "Riddle", "Study"];
  assert.deepEqual(labelsOf(call("view", { viewer: "P1" })).sort(), [...open, "Giant"].sort());
  assert.deepEqual(labelsOf(call("view", { viewer: "P2" })).sort(), [...open, "Helper"].sort());
  assert.equal(labelsOf(call("view", { viewer: "referee" })).length, 8);
  assert.deepEqual(call("view", { viewer: "P2" }).areas.P1.hand, [
    { owner: "P1", master: "P1", state: null },
  ]);
});

test("a player who decides on a Trigger looks at the card, the opponent does not", () => {
  const { call } = connect();
  call("setup", position([], [placed("Life area", "Gift")]));
  call("submit", ATTACK);
  call("submit", decline("block"));
  const { now } = call("submit", decline("counter"));
  assert.deepEqual([now.kind, now.subject], ["trigger", card("Gift")]);
  const seen = call("view", { viewer: "P2" });
  assert.deepEqual([seen.looked_at.P2[0].label, seen.areas.P2["Life area"][0].label], ["Gift", "Gift"]);
  assert.ok(!labelsOf(call("view", { viewer: "P1" })).includes("Gift"));
});

test("events tell what happened, to each viewer what they could see", () => {
  const { call } = connect();
  call("setup", position([], [placed("Life area", "Pier")]));
  const { mark } = call("events", { since: 0, viewer: "referee" });
  call("submit", ATTACK);
  call("submit", decline("block"));
  call("submit", decline("counter"));
  /** @param {string} viewer */
  const seenBy = (viewer) => call("events", { since: mark, viewer }).events;
  assert.deepEqual(seenBy("P2"), [
    { kind: "attack", player: "P1", card: card("Leader 2"), source: card("Leader 1") },
    { kind: "damage", player: "P2", card: card("Leader 2"), source: card("Leader 1"), amount: 1 },
    { kind: "move", player: "P2", card: card("Pier"), origin: "Life area", destination: "hand" },
  ]);
  assert.deepEqual(seenBy("P1")[2].card, { by: "place", player: "P2", area: "hand", index: 0 });
  assert.deepEqual(seenBy("referee"), seenBy("P2"));
  assert.deepEqual(call("events", { since: mark + 3, viewer: "P1" }).events, []);
});

test("a view tells values, given DON!! cards and the battle", () => {
  const { call } = connect();
  call(
    "setup",
    position([
      placed("Character area", "Wall", { under: [{ area: "Character area", card: "DON!!", count: 2 }] }),
    ]),
  );
  const [wall] = call("view", { viewer: "P2" }).areas.P1["Character area"];
  assert.deepEqual(
    [wall.values.power, wall.values.keywords, wall.under.length, wall.under[0].state],
    [3000, ["Blocker"], 2, null],
  );
  assert.equal(call("view", { viewer: "P1" }).battle, null);
  call("submit", ATTACK);
  call("submit", decline("block"));
  const { battle } = call("view", { viewer: "P1" });
  assert.deepEqual(battle, { attacker: card("Leader 1"), target: card("Leader 2"), step: "Counter Step" });
});

test("the moves that a decision offers are legal ones, and illegal ones change nothing", () => {
  const { call } = connect();
  call(
    "setup",
    position([placed("hand", "Giant"), placed("hand", "Sailor")], [placed("Character area", "Wall")]),
  );
  const kinds = call("decision").moves.map((/** @type {any} */ move) =>
    `${move.kind} ${move.card?.label ?? ""}`.trim(),
  );
  assert.deepEqual(kinds, ["play Sailor", "give", "attack Leader 1", "end phase"]);
  const before = call("view", { viewer: "referee" });
  const reply = call("submit", { player: "P1", act: { act: "move", kind: "play", card: card("Giant") } });
  assert.deepEqual([reply.reply, reply.rule], ["illegal", "6-5-3-1"]);
  assert.deepEqual(call("view", { viewer: "referee" }), before);
});

test("effects that are put in order are told, and taken, as effects or by their cards", () => {
  const { call } = connect();
  for (const by of ["effect", "label"]) {
    call("setup", position([placed("Character area", "Night"), placed("Character area", "Dusk")]));
    const { now } = call("submit", { player: "P1", act: { act: "move", kind: "end phase" } });
    assert.deepEqual(
      now.candidates,
      ["Night", "Dusk"].map((label) => ({ by: "effect", card: card(label), ability: 1 })),
    );
    const choose = by === "effect" ? now.candidates.toReversed() : [card("Dusk"), card("Night")];
    const reply = call("submit", { player: "P1", act: { act: "answer", kind: "order", choose } });
    assert.deepEqual([reply.reply, reply.now.player], ["accepted", "P2"]);
  }
});

/** A position with a card whose text could matter anywhere. */
const unreadable = () => {
  const odd = { name: "Odd", fields: { category: "Character" }, text: "Characters do not block." };
  const { cards, ...rest } = position([placed("Character area", "Odd")]);
  return { ...rest, cards: [...cards, odd] };
};

for (const [what, code, method, params] of /** @type {const} */ ([
  ["a text that it cannot read", -32001, "setup", unreadable()],
  ["a position in the middle of a Draw Phase", -32001, "setup", position([], [], { phase: "Draw Phase" })],
  ["another game", -32001, "setup", { ...position(), game: "dragon_ball" }],
  ["another edition", -32001, "setup", { ...position(), edition: "2.0" }],
  ["a card in another player's area", -32001, "setup", position([placed("hand", "Giant", { owner: "P2" })])],
  ["a Stage as a Character", -32602, "setup", position([placed("Character area", "Pier")])],
  ["two Leaders", -32602, "setup", position([placed("Leader area", "Captain")])],
  ["an unknown area", -32602, "setup", position([placed("pocket", "Giant")])],
  ["an unknown card", -32602, "setup", position([placed("hand", "Nobody")])],
  ["a label used twice", -32602, "setup", position([placed("hand", "Giant"), placed("hand", "Giant")])],
  ["no position and no decks", -32602, "setup", setup({})],
  [
    "an unknown label",
    -32602,
    "submit",
    { player: "P1", act: { act: "move", kind: "play", card: card("Nobody") } },
  ],
  ["an unknown move", -32602, "submit", { player: "P1", act: { act: "move", kind: "dance" } }],
  ["an unknown player", -32602, "submit", { player: "P3", act: { act: "move", kind: "end phase" } }],
  ["an act that is none", -32602, "submit", { player: "P1", act: "end phase" }],
  ["an unknown viewer", -32602, "view", { viewer: "P3" }],
  ["a mark to come", -32602, "events", { since: 99, viewer: "P1" }],
  ["an unknown method", -32601, "dance", {}],
])) {
  test(`${what} is answered with ${code}, and the game stays as it is`, () => {
    const { call, exchange } = connect();
    call("setup", position());
    const before = call("view", { viewer: "referee" });
    const { error } = exchange(method, params);
    assert.equal(error.code, code);
    if (code === -32001) assert.equal(typeof error.data.what, "string");
    assert.deepEqual(call("view", { viewer: "referee" }), before);
  });
}

test("without a game there is nothing to decide", () => {
  assert.equal(connect().exchange("decision").error.code, -32602);
});

test("the process answers line by line, survives nonsense, and leaves after goodbye", async () => {
  const process = spawn("node", [fileURLToPath(new URL("../main.mjs", import.meta.url))], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
  /** @param {string} text */
  const ask = async (text) => {
    process.stdin.write(`${text}\n`);
    return JSON.parse((await lines.next()).value);
  };
  assert.equal((await ask("{nonsense")).error.code, -32700);
  assert.equal((await ask("[]")).error.code, -32600);
  assert.equal(
    (await ask('{"jsonrpc":"2.0","id":7,"method":"hello","params":{"protocol":1,"suite":"0"}}')).id,
    7,
  );
  assert.equal((await ask('{"jsonrpc":"2.0","id":8,"method":"goodbye"}')).result, null);
  const [code] = await once(process, "exit");
  assert.equal(code, 0);
});
