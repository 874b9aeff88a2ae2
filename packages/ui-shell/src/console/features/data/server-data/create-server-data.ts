import { isCancelledError, isHttpError } from '@waybill/http';
import { afterPaint } from '../../../../lib/after-paint';
import type { SendOptions } from '../../../kernel/send-call';
import { mayPass } from './may-pass';

/** How a request is made; `silent`: its failure is not shown. */
export type Asking = Required<Pick<SendOptions, 'signal' | 'silent'>>;

/** One thing to fetch: its identity in the cache, and the call. */
export interface ServerDataRequest {
  readonly key: string;
  /** The url of its call, by which it becomes stale. */
  readonly url: string;
  /** The fields that it is asked with, without empty ones. */
  readonly given: object;
  /** Makes the call and reads what it brings. */
  readonly ask: (how: Asking) => Promise<unknown>;
  /** What shows of what came in the place of what is shown; it is to settle there where nobody asked for it. Default: what came. */
  readonly settle?: ((shown: unknown, came: unknown, unasked: boolean) => unknown) | undefined;
  /** It completes what is drawn from elsewhere: it is asked for once that is painted, since a call costs the page some of its time. */
  readonly completes?: boolean | undefined;
}

/** What is known of a request; a new object at every change. */
export interface ServerDataEntry {
  /** The last response that could be read. */
  readonly value: unknown;
  /** Why the call that somebody waits for brought nothing. */
  readonly failure: unknown;
  /** Somebody waits for the call under way, and something showed before; calls that only keep a value fresh are silent. */
  readonly awaited: boolean;
  /** The value came in the place of an older one without anything having been done in this window. */
  readonly unasked: boolean;
}

/** A response with what it was asked for by. */
export interface KnownResponse {
  readonly given: object;
  readonly value: unknown;
  /** Whether a page has shown it. */
  readonly shown: boolean;
}

/** What of the responses to some urls may be others by now. */
export interface Followed {
  /** Whether the response may be another one; undefined while none has come. */
  concerns: (value: unknown, asked: KnownResponse['given'], url: string) => boolean;
  /** When that became known, by the cache's clock: what was asked for later is fresh. */
  since: number;
  /** It was done by this account: what this window fetched anew after a write of its own knows of it. */
  isOwn: boolean;
}

/** What one console has fetched and is fetching. */
export interface ServerDataCache {
  entry: (key: string) => ServerDataEntry;
  /** What was fetched from a url and is still kept, whatever the fields. */
  values: (url: string) => readonly unknown[];
  subscribe: (key: string, listener: () => void) => () => void;
  /** Says that a page shows the request: it is made unless its value is fresh. When the last page lets go, a call under way is given up. */
  view: (request: ServerDataRequest) => () => void;
  /** Makes the call for a page that may come; nothing where the value is fresh. Who lets go gives up a call that no page waits for. */
  ahead: (request: ServerDataRequest) => () => void;
  /** What is known of a url, that first which was shown last. */
  known: (url: string) => readonly KnownResponse[];
  /** Makes the call whatever is known, as somebody asked for it. */
  reload: (request: ServerDataRequest) => void;
  /** Makes everything that was fetched from these urls stale; what is in view is fetched anew at once where `now` is true. `elsewhere`: the change was made in another window. */
  refresh: (urls: readonly string[], options: { now: boolean; elsewhere?: boolean }) => void;
  /** Something happened elsewhere: what it concerns is fetched anew where it is in view, and settles there without moving what is shown. What could not be read waits for whoever tries again. */
  follow: (urls: readonly string[], followed: Followed) => void;
  /** Changes the response that is kept for a request. */
  change: (key: string, make: (value: unknown) => unknown) => void;
  /** Fetches what is in view anew where it is older than so many ms; it settles there. */
  freshen: (olderThan: number) => void;
  /** Fetches everything in view anew and forgets the rest: a page was reloaded on request, or broke over what it was given. */
  renew: () => void;
  /** Forgets everything; what is still under way is given up and its response dropped. */
  clear: () => void;
}

export interface CreateServerDataOptions {
  /** Values younger than this, in ms, are shown without asking again. */
  staleAfter: number;
  /** Told of a failure that is not one of the call itself: its response could not be read. */
  onUnreadable: (error: unknown) => void;
  /** The clock that `since` is read from, in ms. */
  now: () => number;
}

interface Kept {
  entry: ServerDataEntry;
  request: ServerDataRequest;
  /** When the value came, by the clock; 0 for a value that is stale. */
  at: number;
  viewers: number;
  /** Grows with each time that a page began or ended to show it. */
  seen: number;
  /** Something was done here since the value came. */
  touched: boolean;
  /** When the last call was made, and when it last was made after something was done here, by the clock. */
  askedAt: number;
  renewedAt: number;
  call: AbortController | null;
  /** Somebody waits for the call. */
  awaited: boolean;
  /** The next try, after so many that failed without anybody waiting for them. */
  again: ReturnType<typeof setTimeout> | undefined;
  failed: number;
}

/** In ms: so long after a write of its own a window is told of it too, at most. */
const echo = 1000;

/** In ms: when what could not be made fresh is tried again, from half of it to all; twice as long after each further failure. */
const retryWait = { first: 2000, longest: 60_000 };

const unknown: ServerDataEntry = { value: undefined, failure: undefined, awaited: false, unasked: false };

/** Values that no page shows are kept up to this number. */
const keptAtMost = 200;

/** Creates the cache of one console. A failure is kept only for the pages that wait, never for one that asks later. */
export function createServerData({
  staleAfter,
  onUnreadable,
  now: readClock,
}: CreateServerDataOptions): ServerDataCache {
  const all = new Map<string, Kept>();
  const listeners = new Map<string, Set<() => void>>();

  let looks = 0;

  const apply = (kept: Kept, change: Partial<ServerDataEntry>) => {
    kept.entry = { ...kept.entry, ...change };
    for (const listener of listeners.get(kept.request.key) ?? []) listener();
  };

  const keptFor = (request: ServerDataRequest): Kept => {
    const present = all.get(request.key);
    if (present) return present;
    const kept: Kept = {
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
    all.set(request.key, kept);
    const idle = [...all.values()].filter(({ viewers }) => viewers === 0);
    for (const { request } of idle.slice(0, Math.max(0, idle.length - keptAtMost))) all.delete(request.key);
    return kept;
  };

  const giveUp = (kept: Kept) => {
    clearTimeout(kept.again);
    kept.again = undefined;
    kept.call?.abort();
    kept.call = null;
  };

  /** What is in view stands although something happened that it does not show; an outage is said once, and again to whoever asks. */
  const askAgain = (kept: Kept, settles: boolean) => {
    const wait = Math.min(retryWait.longest, retryWait.first * 2 ** kept.failed);
    kept.failed += 1;
    kept.again = setTimeout(() => void ask(kept, false, settles, true), wait * (0.5 + Math.random() / 2));
  };

  const ask = async (kept: Kept, awaited: boolean, settles = false, silent = false) => {
    giveUp(kept);
    const call = new AbortController();
    kept.call = call;
    kept.askedAt = readClock();
    kept.awaited = awaited;
    // What shows nothing yet waits anyway: it is not drawn anew.
    if (awaited && kept.entry !== unknown) apply(kept, { failure: undefined, awaited });
    try {
      const came = await kept.request.ask({ signal: call.signal, silent });
      if (kept.call !== call) return;
      kept.at = readClock();
      kept.failed = 0;
      const shown = kept.entry.value;
      const unasked = !kept.touched && !kept.awaited && shown !== undefined;
      const { settle } = kept.request;
      const value = settle && shown !== undefined ? settle(shown, came, unasked && settles) : came;
      kept.touched = false;
      kept.awaited = false;
      apply(kept, { value, failure: undefined, awaited: false, unasked });
    } catch (failure) {
      if (kept.call !== call) return;
      kept.at = 0;
      if (!isHttpError(failure)) onUnreadable(failure);
      // A value that was only to be made fresh stands; the client has shown the failure.
      if (kept.awaited && !isCancelledError(failure)) {
        kept.awaited = false;
        apply(kept, { failure, awaited: false });
      } else if (kept.viewers > 0 && kept.entry.value !== undefined && mayPass(failure)) askAgain(kept, settles);
    } finally {
      if (kept.call === call) kept.call = null;
    }
  };

  const look = (kept: Kept) => {
    looks += 1;
    kept.seen = looks;
  };

  /** StrictMode and a change of page let go and take hold again within the task. */
  const letGo = (kept: Kept) =>
    setTimeout(() => {
      if (kept.viewers > 0) return;
      giveUp(kept);
      kept.failed = 0;
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
      const kept = keptFor(request);
      // What was asked for ahead was asked silently.
      kept.request = request;
      kept.viewers += 1;
      look(kept);
      const { value, failure } = kept.entry;
      kept.awaited ||= value === undefined;
      const begin = () => {
        if (isOlderThan(kept, staleAfter)) void ask(kept, kept.awaited || failure !== undefined);
      };
      const callOff = request.completes && failure === undefined ? afterPaint(begin) : begin();
      return () => {
        callOff?.();
        kept.viewers -= 1;
        look(kept);
        letGo(kept);
      };
    },
    ahead: (request) => {
      const kept = keptFor(request);
      if (isOlderThan(kept, staleAfter)) void ask(kept, false);
      return () => void letGo(kept);
    },
    known: (url) =>
      [...all.values()]
        .filter(({ request, entry }) => request.url === url && entry.value !== undefined)
        .sort((one, other) => other.seen - one.seen)
        .map(({ request: { given }, entry: { value }, seen }) => ({ given, value, shown: seen > 0 })),
    reload: (request) => void ask(keptFor(request), true),
    refresh: (urls, { now, elsewhere = false }) => {
      for (const kept of all.values()) {
        if (!urls.includes(kept.request.url)) continue;
        // A call under way was made before the change.
        giveUp(kept);
        kept.at = 0;
        kept.touched ||= !elsewhere;
        if (!elsewhere) kept.renewedAt = readClock();
        if (now && kept.viewers > 0) void ask(kept, kept.awaited);
      }
    },
    follow: (urls, { concerns, since, isOwn }) => {
      for (const kept of all.values()) {
        const { url, given } = kept.request;
        if (!urls.includes(url) || kept.askedAt > since || !concerns(kept.entry.value, given, url)) continue;
        if (isOwn && kept.renewedAt >= since - echo) continue;
        kept.at = 0;
        if (kept.viewers > 0 && kept.entry.failure === undefined) void ask(kept, kept.awaited, true);
      }
    },
    change: (key, make) => {
      const kept = all.get(key);
      if (!kept) return;
      const value = make(kept.entry.value);
      if (value !== kept.entry.value) apply(kept, { value });
    },
    freshen: (olderThan) => {
      for (const kept of inView())
        if (isOlderThan(kept, olderThan)) void ask(kept, kept.entry.value === undefined, true);
    },
    renew: () => {
      for (const [key, { viewers }] of all) if (viewers === 0) all.delete(key);
      for (const kept of inView()) void ask(kept, kept.entry.value === undefined);
    },
    clear: () => {
      for (const kept of all.values()) giveUp(kept);
      all.clear();
    },
  };
}
