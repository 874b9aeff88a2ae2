import type { Call } from '../call/call';
import { NetworkError } from '../errors/call-errors';
import type { MessageOptions } from './message-options';
import { noResponseMessage } from './message-options';

/** Any failure that no response explains, as one of this call. */
export function toNetworkError(call: Call, error: unknown, options: MessageOptions): NetworkError {
  const why = error instanceof Error ? error.message : String(error);
  return new NetworkError({ ...call, userMessage: noResponseMessage(options), cause: error }, why);
}
