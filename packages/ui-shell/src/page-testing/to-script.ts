import type { ScriptedCall, ScriptLine } from '@waybill/http/testing';

/** What the server answers, by `GET /order/getList` or, for any method, `/order/getList`: the data itself, or a function of the call that makes it. @beta */
export type Responses = Readonly<Record<string, unknown>>;

/** The lines of a scripted adapter: data in the platform's envelope. What a function throws or a `code` says is up to the script that is given whole. */
export function toScript(responses: Responses | readonly ScriptLine[]): ScriptLine[] {
  if (Array.isArray(responses)) return [...responses];
  return Object.entries(responses).map(([match, response]) => ({
    match,
    reply: async (call) => ({ body: { code: 200, data: await dataOf(response, call) } }),
  }));
}

const dataOf = (response: unknown, call: ScriptedCall): unknown =>
  typeof response === 'function' ? response(call) : response;
