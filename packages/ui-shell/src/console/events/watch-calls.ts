import { type HttpError, isHttpError, type PlacedStep } from '@waybill/http';
import type { CallEvent } from '../kernel/console-event';

/** A step that tells how each call has ended; outside of all that repeats a call, inside of what shares one. */
export function watchCalls(tell: (event: CallEvent) => void): PlacedStep {
  return {
    before: 'report',
    step: {
      name: 'events',
      async run(call, next) {
        const { method, url } = call;
        const start = performance.now();
        const end = ({ status = 0, requestId = '' }: Partial<HttpError>, failure: CallEvent['failure']) => {
          const duration = performance.now() - start;
          const traceId = call.outgoing.headers.traceparent?.split('-')[1];
          tell({
            kind: 'call',
            method,
            url: url.replace(/[?#].*$/s, ''),
            status,
            duration,
            requestId,
            failure,
            ...(traceId && { traceId }),
          });
        };
        try {
          const reply = await next();
          end({ status: reply.status, requestId: reply.requestId ?? '' }, null);
          return reply;
        } catch (error) {
          if (isHttpError(error)) end(error, error.kind);
          throw error;
        }
      },
    },
  };
}
