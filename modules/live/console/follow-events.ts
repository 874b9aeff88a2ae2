import type { PreferenceStore } from '@waybill/account/console';
import type { HttpClient } from '@waybill/http';
import type { ToldPresence } from '@waybill/kit/console';
import type { ConsoleSession, RecordChange } from '@waybill/ui-shell/console';
import { type Schema, validate } from '@waybill/validators';
import { eventsCall, type LiveAccount, type LiveEvent, liveEvents } from '../contract/events';

/** What listens and what it changes. */
export interface EventParts {
  http: Pick<HttpClient, 'stream'>;
  session: Pick<ConsoleSession, 'snapshot' | 'getToken' | 'setAccess' | 'loadProfile'>;
  theme: PreferenceStore;
  /** Tells what shows orders that some of them are others; without any, that all may be. */
  tellOrders: (changes?: readonly RecordChange[]) => void;
  /** Tells what shows money that it may be another amount. */
  tellMoney: () => void;
  /** Tells an open record who else has it open. */
  tellPresence: (presence: ToldPresence) => void;
  /** Tells the bell of a new notice; where nothing is said of it, that there is one. */
  tellNotice: (notice: { image: string; notice: string; email: string }) => void;
  /** The event after which pages were fetched; empty where the server has not said it. */
  position: () => string;
  /** Hears of an event that is not what the contract says. */
  report: (error: Error) => void;
  /** Ends the listening. */
  signal: AbortSignal;
  /** Milliseconds before another try where the server has no stream or nobody has signed in. Default 2000. */
  pause?: number;
  /** Milliseconds within which a stream that begins without a position has missed nothing of note: pages were fetched as late. Default 5000. */
  grace?: number;
}

/**
 * Follows the server's events: over HTTP/1.1 by one connection of all windows, else by one of this window while it is
 * seen, each time from the last event. A session that was ended elsewhere ends the stream, and hears of it
 * as of any call.
 */
export async function followEvents(parts: EventParts): Promise<void> {
  const { http, session, signal, report, pause = 2000, grace = 5000 } = parts;
  let lastEventId = parts.position();
  let fetchedAt = Date.now();
  // Of one connection for each window over HTTP/1.1 there would be none left for calls after the sixth.
  const isShared = !isMultiplexed();
  while (!signal.aborted) {
    if (!isShared) await whenVisible(signal);
    if (session.getToken() !== null) {
      const shown = isShared ? { signal, end: () => {} } : whileVisible(signal);
      // Where it goes on from nothing that it knows, what happened since the pages were fetched is not told.
      let isBeginning = lastEventId === '';
      const share = isShared ? session.snapshot().user.username : undefined;
      try {
        for await (const event of http.stream(eventsCall.url, {
          lastEventId,
          signal: shown.signal,
          ...(share && { share }),
        })) {
          lastEventId = event.id;
          if (isBeginning && Date.now() - fetchedAt > grace) refreshAll(parts);
          isBeginning = false;
          const known = toKnown(event);
          if (known) apply(known, parts);
          else report(new Error(`${eventsCall.url}: an event "${event.type}" is not what the contract says`));
        }
      } catch {
        // The client has tried again for as long as that is of use; whoever comes next is told everything from the start.
        if (!shown.signal.aborted) {
          lastEventId = '';
          fetchedAt = 0;
        }
      } finally {
        shown.end();
      }
      if (shown.signal.aborted) continue;
    }
    await sleep(pause, signal);
  }
}

/** Whether the console came over a protocol on which many calls share a connection. */
function isMultiplexed(): boolean {
  const [page] = performance.getEntriesByType('navigation') as readonly { nextHopProtocol?: string }[];
  return /^h[23]/.test(page?.nextHopProtocol ?? '');
}

/** The event where it is what the contract says; an unknown kind is one of a newer server, and is nothing to this console. */
function toKnown({ type, data }: { type: string; data: unknown }): LiveEvent | 'unknown' | undefined {
  if (!Object.hasOwn(liveEvents, type)) return 'unknown';
  const known = type as keyof typeof liveEvents;
  const schema: Schema<LiveEvent['data']> = liveEvents[known];
  const read = validate(schema, data);
  return read.ok ? ({ type: known, data: read.value } as LiveEvent) : undefined;
}

function apply(event: LiveEvent | 'unknown', parts: EventParts): void {
  const { session, theme, tellOrders, tellMoney, tellNotice, tellPresence } = parts;
  if (event === 'unknown') return;
  switch (event.type) {
    case 'account':
      applyAccount(event.data, session, theme);
      break;
    case 'order':
      tellOrders([toChange(event.data)]);
      break;
    case 'notice': {
      const { image = '', notice = '', email = '' } = event.data;
      tellNotice({ image, notice, email });
      break;
    }
    case 'presence':
      tellPresence(event.data);
      break;
    case 'money':
      tellMoney();
      break;
    case 'reset':
      refreshAll(parts);
      break;
  }
}

function refreshAll({ tellOrders, tellMoney }: Pick<EventParts, 'tellOrders' | 'tellMoney'>): void {
  tellOrders();
  tellMoney();
}

/** What is noted or shown of an order stands in its history alone, and makes no other version of it. */
const toChange = ({ id, by, kind, version, status }: Extract<LiveEvent, { type: 'order' }>['data']): RecordChange =>
  kind === 'note' || kind === 'reveal' ? { id, by } : { id, by, version, fields: { status } };

function applyAccount({ user, preferences }: LiveAccount, session: EventParts['session'], theme: PreferenceStore) {
  const { status, user: shown, access } = session.snapshot();
  if (status !== 'signedIn') return;
  const { username, avatar, ...rights } = user;
  if (!isSame(rights, access)) session.setAccess(rights);
  if (username !== shown.username || avatar !== shown.avatar) void session.loadProfile().catch(() => undefined);
  if (Object.keys(preferences).length > 0)
    void import('@waybill/account/apply-preferences').then(({ applyPreferences }) =>
      applyPreferences(theme, preferences),
    );
}

const isSame = (
  one: Pick<LiveAccount['user'], 'roles' | 'permissions' | 'admin'>,
  other: { readonly roles: readonly string[]; readonly permissions: readonly string[]; readonly admin: boolean },
) =>
  one.admin === other.admin &&
  String([...one.roles].sort()) === String([...other.roles].sort()) &&
  String([...one.permissions].sort()) === String([...other.permissions].sort());

function whenVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });
}

/** A signal that aborts with the other one, or as soon as the window is hidden. */
function whileVisible(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
  const shown = new AbortController();
  const look = () => {
    if (signal.aborted || document.visibilityState !== 'visible') shown.abort();
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', look);
  look();
  return {
    signal: shown.signal,
    end() {
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
    },
  };
}

function sleep(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, pause);
    signal.addEventListener('abort', done);
  });
}
