import { isCancelledError, isHttpError } from '@waybill/http';
import { afterPaint } from '../../../../lib/after-paint';
import type { SendOptions } from '../../../kernel/send-call';
import { isRetryable } from './is-retryable';

/** How a request is made; `silent`: its failure is not shown. */
export type RequestMode = Required<Pick<SendOptions, 'signal' | 'silent'>>;

/** A request: its cache key, and the call. */
export interface ServerDataRequest {
  readonly key: string;
  /** The url of its call, which writes name to make it stale. */
  readonly url: string;
  /** The request fields without empty ones. */
  readonly given: object;
  /** Sends the call and reads its response. */
  readonly ask: (how: RequestMode) => Promise<unknown>;
  /** Merges a response into the shown value; `unasked` responses must not move rows. Default: the response. */
  readonly settle?: ((shown: unknown, came: unknown, unasked: boolean) => unknown) | undefined;
  /** Completes content that is shown already: requested after the paint, since a call delays it. */
  readonly completes?: boolean | undefined;
}

/** The state of a request; a new object at every change. */
export interface ServerDataEntry {
  /** The last response that could be read. */
  readonly value: unknown;
  /** Why the awaited call failed. */
  readonly failure: unknown;
  /** Whether a page with data waits for the pending call; otherwise the call is silent. */
  readonly awaited: boolean;
  /** Whether the value replaced an older one without an action in this window. */
  readonly unasked: boolean;
}

/** A response and its request fields. */
export interface CachedResponse {
  readonly given: object;
  readonly value: unknown;
  /** Whether a page has shown it. */
  readonly shown: boolean;
}

/** A change that may concern responses of some urls. */
export interface ExternalChange {
  /** Whether the response may differ; undefined if there is no response yet. */
  concerns: (value: unknown, given: CachedResponse['given'], url: string) => boolean;
  /** The time of the change by the cache's clock: later requests are fresh. */
  since: number;
  /** Whether this account made the change; the refetch after its own write then covers it. */
  isOwn: boolean;
}

/** The responses and pending requests of a console. */
export interface ServerDataCache {
  entry: (key: string) => ServerDataEntry;
  /** Returns the cached responses of a url, with any fields. */
  values: (url: string) => readonly unknown[];
  subscribe: (key: string, listener: () => void) => () => void;
  /** Subscribes a page to the request and sends it unless its value is fresh. Aborts the running request when the last subscriber unsubscribes. */
  view: (request: ServerDataRequest) => () => void;
  /** Sends the request for a page that may open; does nothing if the value is fresh. The returned function aborts it if no page waits for it. */
  ahead: (request: ServerDataRequest) => () => void;
  /** Returns the responses of a url, the last shown first. */
  responsesOf: (url: string) => readonly CachedResponse[];
  /** Sends the request regardless of the cache, on the user's request. */
  reload: (request: ServerDataRequest) => void;
  /** Makes all responses of these urls stale; refetches visible ones at once if `now` is true. `elsewhere` marks a change by another window. */
  refresh: (urls: readonly string[], options: { now: boolean; elsewhere?: boolean }) => void;
  /** Refetches visible responses that an external change concerns, and merges them without moving rows. Unreadable responses wait for a reload. */
  follow: (urls: readonly string[], followed: ExternalChange) => void;
  /** Replaces the cached response of a request. */
  change: (key: string, make: (value: unknown) => unknown) => void;
  /** Refetches visible responses older than this many ms, and merges them in place. */
  freshen: (olderThan: number) => void;
  /** Refetches all visible responses and drops the others: after a manual reload, or a page that failed on its data. */
  renew: () => void;
  /** Drops everything; aborts pending calls and ignores their responses. */
  clear: () => void;
}

export interface CreateServerDataOptions {
  /** Values younger than this, in ms, are shown without asking again. */
  staleAfter: number;
  /** Called for a failure outside of the call itself: an unreadable response. */
  onUnreadable: (error: unknown) => void;
  /** The clock that `since` is read from, in ms. */
  now: () => number;
}

interface Kept {
  entry: ServerDataEntry;
  request: ServerDataRequest;
  /** The time of the value; 0 if it is stale. */
  at: number;
  viewers: number;
  /** Increments each time a page starts or stops showing the record. */
  seen: number;
  /** Whether this window has invalidated the value since it arrived. */
  touched: boolean;
  /** When the last call was made, and when it last was made after something was done here, by the clock. */
  askedAt: number;
  renewedAt: number;
  call: AbortController | null;
  /** A subscriber waits for the call. */
  awaited: boolean;
  /** The next retry after failures that no page waited for. */
  again: ReturnType<typeof setTimeout> | undefined;
  failed: number;
}

/** In ms: the longest delay at which a window receives its own write. */
const echo = 1000;

/** In ms: the delay of a failed refresh's retry, from half to all of it; doubled after each further failure. */
const retryWait = { first: 2000, longest: 60_000 };

const unknown: ServerDataEntry = { value: undefined, failure: undefined, awaited: false, unasked: false };

/** Limit of values that no page shows. */
const maxStored = 200;

/** Creates the cache of one console. A failure is stored only for the waiting pages, never for later ones. */
export function createServerData({
  staleAfter,
  onUnreadable,
  now: readClock,
}: CreateServerDataOptions): ServerDataCache {
  const all = new Map<string, Kept>();
  const listeners = new Map<string, Set<() => void>>();

  let looks = 0;

  const apply = (record: Kept, change: Partial<ServerDataEntry>) => {
    record.entry = { ...record.entry, ...change };
    for (const listener of listeners.get(record.request.key) ?? []) listener();
  };

  const keptFor = (request: ServerDataRequest): Kept => {
    const present = all.get(request.key);
    if (present) return present;
    const record: Kept = {
      entry: unknown,
      request,
      at: 0,
      viewers: 0,
      seen: 0,
      touched: false,
      askedAt: 0,
      renewedAt: 0,
      call: null,
      awaited: false,
      again: undefined,
      failed: 0,
    };
    all.set(request.key, record);
    const idle = [...all.values()].filter(({ viewers }) => viewers === 0);
    for (const { request } of idle.slice(0, Math.max(0, idle.length - maxStored))) all.delete(request.key);
    return record;
  };

  const giveUp = (record: Kept) => {
    clearTimeout(record.again);
    record.again = undefined;
    record.call?.abort();
    record.call = null;
  };

  /** Retries a failed background request silently, with growing pauses; visible data stays. */
  const askAgain = (record: Kept, settles: boolean) => {
    const wait = Math.min(retryWait.longest, retryWait.first * 2 ** record.failed);
    record.failed += 1;
    record.again = setTimeout(() => void ask(record, false, settles, true), wait * (0.5 + Math.random() / 2));
  };

  const ask = async (record: Kept, awaited: boolean, settles = false, silent = false) => {
    giveUp(record);
    const call = new AbortController();
    record.call = call;
    record.askedAt = readClock();
    record.awaited = awaited;
    // An entry without data is waiting already, so it is not rendered again.
    if (awaited && record.entry !== unknown) apply(record, { failure: undefined, awaited });
    try {
      const came = await record.request.ask({ signal: call.signal, silent });
      if (record.call !== call) return;
      record.at = readClock();
      record.failed = 0;
      const shown = record.entry.value;
      const unasked = !record.touched && !record.awaited && shown !== undefined;
      const { settle } = record.request;
      const value = settle && shown !== undefined ? settle(shown, came, unasked && settles) : came;
      record.touched = false;
      record.awaited = false;
      apply(record, { value, failure: undefined, awaited: false, unasked });
    } catch (failure) {
      if (record.call !== call) return;
      record.at = 0;
      if (!isHttpError(failure)) onUnreadable(failure);
      // A failed background refresh keeps the value; the client has shown the failure.
      if (record.awaited && !isCancelledError(failure)) {
        record.awaited = false;
        apply(record, { failure, awaited: false });
      } else if (record.viewers > 0 && record.entry.value !== undefined && isRetryable(failure))
        askAgain(record, settles);
    } finally {
      if (record.call === call) record.call = null;
    }
  };

  const look = (record: Kept) => {
    looks += 1;
    record.seen = looks;
  };

  /** StrictMode and navigation unsubscribe and subscribe again within the task. */
  const letGo = (record: Kept) =>
    setTimeout(() => {
      if (record.viewers > 0) return;
      giveUp(record);
      record.failed = 0;
    });

  const isOlderThan = ({ at, call }: Kept, age: number) => call === null && readClock() - at > age;
  const inView = () => [...all.values()].filter(({ viewers }) => viewers > 0);

  return {
    entry: (key) => all.get(key)?.entry ?? unknown,
    values: (url) =>
      [...all.values()].flatMap(({ request, entry }) =>
        request.url === url && entry.value !== undefined ? [entry.value] : [],
      ),
    subscribe: (key, listener) => {
      const present = listeners.get(key) ?? new Set();
      listeners.set(key, present.add(listener));
      return () => {
        present.delete(listener);
        if (present.size === 0) listeners.delete(key);
      };
    },
    view: (request) => {
      const record = keptFor(request);
      // A prefetch was silent.
      record.request = request;
      record.viewers += 1;
      look(record);
      const { value, failure } = record.entry;
      record.awaited ||= value === undefined;
      const begin = () => {
        if (isOlderThan(record, staleAfter)) void ask(record, record.awaited || failure !== undefined);
      };
      const callOff = request.completes && failure === undefined ? afterPaint(begin) : begin();
      return () => {
        callOff?.();
        record.viewers -= 1;
        look(record);
        letGo(record);
      };
    },
    ahead: (request) => {
      const record = keptFor(request);
      if (isOlderThan(record, staleAfter)) void ask(record, false);
      return () => void letGo(record);
    },
    responsesOf: (url) =>
      [...all.values()]
        .filter(({ request, entry }) => request.url === url && entry.value !== undefined)
        .sort((one, other) => other.seen - one.seen)
        .map(({ request: { given }, entry: { value }, seen }) => ({ given, value, shown: seen > 0 })),
    reload: (request) => void ask(keptFor(request), true),
    refresh: (urls, { now, elsewhere = false }) => {
      for (const record of all.values()) {
        if (!urls.includes(record.request.url)) continue;
        // A call under way was made before the change.
        giveUp(record);
        record.at = 0;
        record.touched ||= !elsewhere;
        if (!elsewhere) record.renewedAt = readClock();
        if (now && record.viewers > 0) void ask(record, record.awaited);
      }
    },
    follow: (urls, { concerns, since, isOwn }) => {
      for (const record of all.values()) {
        const { url, given } = record.request;
        if (!urls.includes(url) || record.askedAt > since || !concerns(record.entry.value, given, url)) continue;
        if (isOwn && record.renewedAt >= since - echo) continue;
        record.at = 0;
        if (record.viewers > 0 && record.entry.failure === undefined) void ask(record, record.awaited, true);
      }
    },
    change: (key, make) => {
      const record = all.get(key);
      if (!record) return;
      const value = make(record.entry.value);
      if (value !== record.entry.value) apply(record, { value });
    },
    freshen: (olderThan) => {
      for (const record of inView())
        if (isOlderThan(record, olderThan)) void ask(record, record.entry.value === undefined, true);
    },
    renew: () => {
      for (const [key, { viewers }] of all) if (viewers === 0) all.delete(key);
      for (const record of inView()) void ask(record, record.entry.value === undefined);
    },
    clear: () => {
      for (const record of all.values()) giveUp(record);
      all.clear();
    },
  };
}
