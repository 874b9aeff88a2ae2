import type { Call } from '../call/call';
import { TimeoutError } from '../errors/call-errors';
import { type MessageOptions, noResponseMessage } from './message-options';

/** Aborts with a `TimeoutError` after `limit` milliseconds; 0 never does. Returns the timer for `clearTimeout`. */
export function startLimit(call: Call, limit: number, controller: AbortController, options: MessageOptions) {
  const late = () =>
    controller.abort(new TimeoutError({ ...call, userMessage: noResponseMessage(options, 'timeout') }, limit));
  return limit > 0 ? setTimeout(late, limit) : undefined;
}
