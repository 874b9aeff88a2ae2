import type { ScriptedCall, ScriptLine } from '@waybill/http/testing';
import { Reply } from './reply';

/** Responses by `GET /order/getList` or, for any method, `/order/getList`: data, a `reply`, or a function of the call that returns either. @beta */
export type Responses = Readonly<Record<string, unknown>>;

/** Wraps data in the envelope of an app's API. */
export type Envelope = (data: unknown) => unknown;

const ofPlatform: Envelope = (data) => ({ code: 200, data });

/** The lines of a scripted adapter with data in an envelope (default: the platform's). For errors and other codes, pass a complete script. */
export function toScript(responses: Responses | readonly ScriptLine[], envelope = ofPlatform): ScriptLine[] {
  if (Array.isArray(responses)) return [...responses];
  return Object.entries(responses).map(([match, response]) => ({
    match,
    reply: async (call) => {
      const answer = await answerOf(response, call);
      return answer instanceof Reply ? answer.said : { body: envelope(answer) };
    },
  }));
}

const answerOf = (response: unknown, call: ScriptedCall): unknown =>
  typeof response === 'function' ? response(call) : response;
