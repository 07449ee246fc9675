// @ts-check
/** JSON-RPC 2.0, one object a line: from a line that was read to the line to write. */

import { Malformed, Unsupported } from "../engine/refusals.mjs";

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const NO_SUCH_METHOD = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const UNSUPPORTED = -32001;

/** @typedef {Readonly<Record<string, (params: unknown) => unknown>>} Calls */

/**
 * The reply to one line, and whether it was the last call.
 * @param {Calls} calls
 * @param {string} line
 * @returns {{ reply: string, last: boolean }}
 */
export function answerLine(calls, line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return { reply: failed(null, PARSE_ERROR, "the line is no JSON"), last: false };
  }
  const { id = null, method, params = {} } = Object(request);
  if (typeof method !== "string")
    return { reply: failed(id, INVALID_REQUEST, "the request has no method"), last: false };
  const call = Object.hasOwn(calls, method) ? calls[method] : undefined;
  if (!call) return { reply: failed(id, NO_SUCH_METHOD, `there is no method ${method}`), last: false };
  try {
    return {
      reply: JSON.stringify({ jsonrpc: "2.0", id, result: call(params) }),
      last: method === "goodbye",
    };
  } catch (problem) {
    return { reply: refused(id, problem), last: false };
  }
}

/** @param {unknown} id @param {unknown} problem */
function refused(id, problem) {
  if (problem instanceof Unsupported)
    return failed(id, UNSUPPORTED, `unsupported: ${problem.what}`, { what: problem.what });
  if (problem instanceof Malformed) return failed(id, INVALID_PARAMS, problem.message);
  // Anything else is a bug of the engine: its trace goes to stderr, where the report shows it.
  console.error(problem);
  return failed(id, INTERNAL_ERROR, String(problem));
}

/** @param {unknown} id @param {number} code @param {string} message @param {object} [data] */
const failed = (id, code, message, data) =>
  JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, ...(data ? { data } : {}) } });
