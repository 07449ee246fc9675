// @ts-check
/** The engine as a process: requests on stdin, replies on stdout, one JSON object a line. */

import { createInterface } from "node:readline";

import { makeCalls } from "./adapter/calls.mjs";
import { answerLine } from "./adapter/rpc.mjs";

const calls = makeCalls();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (!line.trim()) continue;
  const { reply, last } = answerLine(calls, line);
  process.stdout.write(`${reply}\n`);
  if (last) break;
}
process.stdin.destroy();
