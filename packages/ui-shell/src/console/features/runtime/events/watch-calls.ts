import { type HttpError, isHttpError, type PlacedStep, type StepReply } from '@waybill/http';
import type { CallEvent } from '../../../kernel/console-event';

/**
 * A step that reports the outcome and duration (by `now`, in ms) of each call, outside of retries and inside of request
 * sharing. The first finished call loads the code that builds the event.
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
