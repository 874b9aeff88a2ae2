import type { PlacedStep } from '@waybill/http';
import { lastEventHeader } from '@waybill/kit/contract';

let first = Number.POSITIVE_INFINITY;

/** Notes the event after which this window's first responses were made. */
export const notePosition: PlacedStep = {
  before: 'send',
  step: {
    name: 'event-position',
    async run(_, next) {
      const reply = await next();
      first = Math.min(first, Number(reply.headers[lastEventHeader] || Number.POSITIVE_INFINITY));
      return reply;
    },
  },
};

/** The event after which a stream misses nothing that this window does not know; empty where no response has said one. */
export const firstPosition = (): string => (Number.isFinite(first) ? String(first) : '');

/** Forgets it with the account that is gone. */
export function forgetPosition(): void {
  first = Number.POSITIVE_INFINITY;
}
