import type { PreferenceStore } from '@waybill/account/console';
import type { HttpClient } from '@waybill/http';
import type { RecordPresence } from '@waybill/kit/console';
import type { ConsoleSession } from '@waybill/ui-shell/console';
import { type Schema, validate } from '@waybill/validators';
import { eventsCall, type LiveAccount, type OwnEvent, ownEvents } from '../contract/events';

/** What listens and what it changes. */
export interface EventParts {
  http: Pick<HttpClient, 'stream'>;
  session: Pick<ConsoleSession, 'snapshot' | 'getToken' | 'setAccess' | 'loadProfile'>;
  theme: PreferenceStore;
  /** Passes an event to the modules that know its kind; without a kind, everything may have changed. */
  change: (kind?: string, data?: unknown) => void;
  /** Hears who has a record open. */
  onPresence: (presence: RecordPresence) => void;
  /** Hears of a new notice; its texts are empty where an older server sent none. */
  onNotice: (notice: { image: string; notice: string; email: string }) => void;
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
          responseType: 'json',
          signal: shown.signal,
          ...(share && { share }),
        })) {
          lastEventId = event.id;
          if (isBeginning && Date.now() - fetchedAt > grace) parts.change();
          isBeginning = false;
          if (!Object.hasOwn(ownEvents, event.type)) {
            parts.change(event.type, event.data);
            continue;
          }
          const read = toOwn(event);
          if (read) apply(read, parts);
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

/** The event where it is as the contract says. */
function toOwn({ type, data }: { type: string; data: unknown }): OwnEvent | undefined {
  const kind = type as keyof typeof ownEvents;
  const schema: Schema<OwnEvent['data']> = ownEvents[kind];
  const read = validate(schema, data);
  return read.ok ? ({ type: kind, data: read.value } as OwnEvent) : undefined;
}

function apply(event: OwnEvent, { session, theme, change, onNotice, onPresence }: EventParts): void {
  switch (event.type) {
    case 'account':
      applyAccount(event.data, session, theme);
      break;
    case 'notice': {
      const { image = '', notice = '', email = '' } = event.data;
      onNotice({ image, notice, email });
      break;
    }
    case 'presence':
      onPresence(event.data);
      break;
    case 'reset':
      change();
      break;
  }
}

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
