import type { Step, StepContext } from '../call/step';
import type { TokenSource } from '../call/token';
import { CancelledError } from '../errors/call-errors';
import { isCancelledError, isUnauthorizedError } from '../errors/is-http-error';

/** Turns late responses of an earlier session, successful or not, into a silent cancellation. */
export function createSessionStep({ session, options }: StepContext<TokenSource>): Step {
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
        if (isUnauthorizedError(error) && call.token !== null) {
          const present = await options.getToken?.();
          if (isOver() || (present && present !== call.token)) throw late(error);
        }
        throw error;
      }
    },
  };
}
