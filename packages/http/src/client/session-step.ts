import { CancelledError } from '../errors/cancelled-error.ts';
import { isAnswerError, isCancelledError } from '../errors/is-http-error.ts';
import { isUnauthorizedCode } from '../errors/is-unauthorized-code.ts';
import type { ClientCore } from './client-core.ts';
import type { Step } from './step.ts';

/** Turns late answers of an earlier session, good or bad, into a silent cancellation. */
export function createSessionStep({ session, options }: ClientCore): Step {
  return {
    name: 'session',
    async run(call, next) {
      if (call.request.anonymous) return next();
      const isOver = () => call.epoch !== session.epoch;
      const late = (cause?: unknown) => new CancelledError({ ...call, cause }, 'it belongs to an earlier session');
      try {
        const reply = await next();
        if (isOver()) throw late();
        return reply;
      } catch (error) {
        if (isCancelledError(error)) throw error;
        if (isOver()) throw late(error);
        if (isAnswerError(error) && isUnauthorizedCode(error.code) && call.token !== null) {
          const present = await options.getToken?.();
          if (isOver() || (present && present !== call.token)) throw late(error);
        }
        throw error;
      }
    },
  };
}
