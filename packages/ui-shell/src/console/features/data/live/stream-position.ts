import type { PlacedStep } from '@waybill/http';

/** The position at which a window began in the server's events. @beta */
export interface StreamPosition {
  /** Notes the event after which the first responses were made; for `callSteps` of a module. */
  readonly step: PlacedStep;
  /** Returns the event after which a stream misses nothing; empty if no response has named one. */
  read: () => string;
  /** Forgets it with the account that is gone. */
  forget: () => void;
}

/** Reads the position from a response header, such as `x-last-event`. Numeric ids may come in any order. @beta */
export function createStreamPosition(header: string): StreamPosition {
  const name = header.toLowerCase();
  let first = '';
  return {
    step: {
      before: 'send',
      step: {
        name: 'stream-position',
        async run(_, next) {
          const reply = await next();
          const id = reply.headers[name] ?? '';
          if (first === '' || Number(id || Number.NaN) < Number(first)) first = id;
          return reply;
        },
      },
    },
    read: () => first,
    forget: () => {
      first = '';
    },
  };
}
