import { type HttpError, isHttpError, type PlacedStep, type StepReply } from '@waybill/http';
import type { CallEvent } from '../../../kernel/console-event';

/**
 * A step that tells how each call has ended, and how long it took by `now`, in ms; outside of all that repeats a call, inside of what shares one. What
 * builds the event is loaded with the first call that ends.
 */
export function watchCalls(
  tell: (event: CallEvent) => void,
  now: () => number,
  report: (problem: unknown) => void,
): PlacedStep {
  return {
    before: 'report',
    step: {
      name: 'events',
      async run(call, next) {
        const start = now();
        const end = (how: StepReply | HttpError, failure: CallEvent['failure']) => {
          const duration = now() - start;
          import('./to-call-event')
            .then(({ toCallEvent }) => tell({ ...toCallEvent(call, how), duration, failure }))
            .catch(report);
        };
        try {
          const reply = await next();
          end(reply, null);
          return reply;
        } catch (error) {
          if (isHttpError(error)) end(error, error.kind);
          throw error;
        }
      },
    },
  };
}
