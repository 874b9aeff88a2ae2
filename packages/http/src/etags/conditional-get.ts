import type { StepCall, StepReply } from '../call/call-step';
import type { PlacedStep } from '../client/place-steps';

/** Limits of the store of `conditionalGet`. @public */
export interface ConditionalGetOptions {
  /** Maximum number of stored responses; the least recently used one is removed first. Default 100. */
  entries?: number;
  /** Maximum number of characters of all stored bodies together; a longer body is not stored. Default 5000000. */
  characters?: number;
}

/** A step for conditional reads, and a function that empties its store. @public */
export interface ConditionalGet extends PlacedStep {
  /** Forgets all responses. */
  clear(): void;
}

interface Kept {
  etag: string;
  payload: string;
  status: number;
  headers: Record<string, string>;
}

/** Headers that differ from call to call without changing the response. */
const passing = /^(traceparent|tracestate|baggage)$/i;
const isAsking = (name: string) => /^if-(none-match|match|modified-since|unmodified-since|range)$|^range$/i.test(name);

/** A step, the last of `steps`, that caches reads with an `ETag` by address, headers and session, and sends `If-None-Match`. Throws a RangeError for an invalid limit. @public */
export function conditionalGet({ entries = 100, characters = 5_000_000 }: ConditionalGetOptions = {}): ConditionalGet {
  for (const limit of [entries, characters])
    if (!(limit >= 0)) throw new RangeError(`A limit of conditionalGet must be 0 or more, not ${limit}.`);
  const store = new Map<string, Kept>();
  let size = 0;
  let epoch = 0;

  function forget(key: string): void {
    size -= store.get(key)?.payload.length ?? 0;
    store.delete(key);
  }

  function keep(key: string, entry: Kept): void {
    forget(key);
    if (entry.payload.length > characters || entries === 0) return;
    store.set(key, entry);
    size += entry.payload.length;
    for (const oldest of store.keys()) {
      if (store.size <= entries && size <= characters) break;
      forget(oldest);
    }
  }

  function clear(): void {
    store.clear();
    size = 0;
  }

  /** Returns undefined for anything but a plain read. The epoch in the key keeps sessions apart, late calls of earlier sessions included. */
  function keyOf({ method, address, binary, epoch: callEpoch, outgoing }: StepCall): string | undefined {
    if (callEpoch > epoch) {
      clear();
      epoch = callEpoch;
    }
    const headers = Object.entries(outgoing.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    if (method !== 'GET' || binary || address === '' || callEpoch < epoch || headers.some(([name]) => isAsking(name)))
      return;
    return JSON.stringify([address, headers.filter(([name]) => !passing.test(name)).sort(byName)]);
  }

  return {
    before: 'send',
    clear,
    step: {
      name: 'conditional',
      async run<Reply extends StepReply>(call: StepCall, next: () => Promise<Reply>): Promise<Reply> {
        const key = keyOf(call);
        if (key === undefined) return next();
        const cached = store.get(key);
        if (cached) call.outgoing.headers['If-None-Match'] = cached.etag;
        const reply = await next();
        if (cached && reply.status === 304) {
          const headers = { ...cached.headers, ...withoutLength(reply.headers) };
          // Moves the response to the end as recently used, unless its session has ended meanwhile.
          if (call.epoch === epoch) keep(key, { ...cached, headers, etag: headers.etag ?? cached.etag });
          return Object.assign(reply, { status: cached.status, headers: { ...headers }, payload: cached.payload });
        }
        if (call.epoch !== epoch) return reply;
        const { etag } = reply.headers;
        if (reply.status === 200 && etag && typeof reply.payload === 'string' && mayKeep(reply.headers))
          keep(key, { etag, payload: reply.payload, status: 200, headers: { ...reply.headers } });
        else if (reply.status < 500) forget(key);
        return reply;
      },
    },
  };
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]) => (one < other ? -1 : 1);

const mayKeep = ({ 'cache-control': control = '', vary = '' }: Record<string, string>): boolean =>
  !/(^|,)\s*no-store\s*(,|$)/i.test(control) && !/(^|,)\s*(\*|cookie)\s*(,|$)/i.test(vary);

/** A 304 has no body, and its headers of length and coding do not describe the stored body. */
function withoutLength(given: Record<string, string>): Record<string, string> {
  const { 'content-length': _, 'content-encoding': _coding, 'content-type': _type, ...headers } = given;
  return headers;
}
