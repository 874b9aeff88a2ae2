import type { PlacedStep } from '@waybill/http';
import { lastEventHeader } from '@waybill/kit/contract';

/** Where in the server's events a window began. */
export interface EventPosition {
  /** Notes the event after which the first responses were made. */
  readonly step: PlacedStep;
  /** The event after which a stream misses nothing that this window does not know; empty where no response has said one. */
  read: () => string;
  /** Forgets it with the account that is gone. */
  forget: () => void;
}

export function createEventPosition(): EventPosition {
  let first = Number.POSITIVE_INFINITY;
  return {
    step: {
      before: 'send',
      step: {
        name: 'event-position',
        async run(_, next) {
          const reply = await next();
          first = Math.min(first, Number(reply.headers[lastEventHeader] || Number.POSITIVE_INFINITY));
          return reply;
        },
      },
    },
    read: () => (Number.isFinite(first) ? String(first) : ''),
    forget: () => {
      first = Number.POSITIVE_INFINITY;
    },
  };
}
