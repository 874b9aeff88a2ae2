import type { Call } from '../call/call';
import { NetworkError, UnreadableResponseError } from '../errors/call-errors';
import type { HttpError } from '../errors/http-error';
import { type MessageOptions, noResponseMessage } from './message-options';

/** Converts a failure without a response to a NetworkError of this call. A page instead of a response has the code `page`; after a response, its code did not load. */
export function toNetworkError(call: Call, error: unknown, options: MessageOptions): HttpError {
  const why = error instanceof Error ? error.message : String(error);
  const code = Object(error).code === 'page' ? 'page' : 0;
  const status = code ? 0 : call.answered;
  const facts = { ...call, status, code, userMessage: noResponseMessage(options, code), cause: error };
  return new (status ? UnreadableResponseError : NetworkError)(facts, why);
}
