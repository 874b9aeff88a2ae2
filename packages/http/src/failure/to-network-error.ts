import type { Call } from '../call/call';
import { NetworkError } from '../errors/call-errors';
import { type MessageOptions, noResponseMessage } from './message-options';

/** Any failure that no response explains, as one of this call. A page in the place of a response has the code `page`. */
export function toNetworkError(call: Call, error: unknown, options: MessageOptions): NetworkError {
  const why = error instanceof Error ? error.message : String(error);
  const code = Object(error).code === 'page' ? 'page' : 0;
  return new NetworkError({ ...call, code, userMessage: noResponseMessage(options, code), cause: error }, why);
}
