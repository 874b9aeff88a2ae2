import { type HttpError, isHttpError, type PlacedStep, type StepReply } from '@waybill/http';
import { toSpanAttributes } from '@waybill/http/trace';
import type { CallEvent } from '../../../kernel/console-event';

/** A step that tells how each call has ended, and how long it took by `now`, in ms; outside of all that repeats a call, inside of what shares one. */
export function watchCalls(tell: (event: CallEvent) => void, now: () => number): PlacedStep {
  return {
    before: 'report',
    step: {
      name: 'events',
      async run(call, next) {
        const { method, url } = call;
        const start = now();
        const end = (how: StepReply | HttpError, failure: CallEvent['failure']) => {
          const { status, requestId = '' } = how;
          const duration = now() - start;
          const traceId = call.outgoing.headers.traceparent?.split('-')[1];
          tell({
            kind: 'call',
            method,
            url: url.replace(/[?#].*$/s, ''),
            status,
            duration,
            requestId,
            failure,
            attributes: toSpanAttributes(call, how),
            ...(traceId && { traceId }),
          });
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
