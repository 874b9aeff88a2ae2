import { useEffect } from 'react';
import { useSteady } from '../../../../lib/use-steady';
import { useConsole } from '../../../kernel/console-context';
import type { LiveChange } from '../../../kernel/live-change';
import { useTellChanges } from '../list/changes/use-tell-changes';
import { useRefreshServerData } from '../server-data/use-server-data';
import { followStream } from './follow-stream';
import { isMultiplexed } from './is-multiplexed';
import type { StreamPosition } from './stream-position';

/** What a stream of events changes. @beta */
export interface LiveChangesOptions {
  /** What changes pages, by the kind of event, beside the `liveChanges` of modules; called without data after a gap too. Default: nothing. */
  changes?: Readonly<Record<string, LiveChange>>;
  /** What hears of an event only when it comes, such as who has a record open; such a kind changes no page. Default: nothing. */
  on?: Readonly<Record<string, LiveChange>>;
  /** The kind of event by which the server says that more has happened than it keeps. Default `reset`. */
  reset?: string;
  /** Where pages began in the events (`createStreamPosition`). Default: unknown, so that what is in view is fetched again when the stream is open. */
  position?: Pick<StreamPosition, 'read' | 'forget'>;
}

/**
 * Follows a stream of server events while its component is mounted and a user is signed in. Over HTTP/1.1 the windows of a
 * user share one connection. Returns a function that passes an event on as if it had come: without a kind, anything may
 * have changed. Without an address, it only does that. A change that fails is logged. Throws outside of a console. @beta
 */
export function useLiveChanges(
  url?: string,
  { changes = {}, on = {}, reset = 'reset', position }: LiveChangesOptions = {},
): (kind?: string, data?: unknown) => void {
  const { modules, errorLog, http, session, config, api } = useConsole();
  const tell = useTellChanges();
  const refresh = useRefreshServerData();
  const call = (change: LiveChange, data: unknown) =>
    void (async () => change(data, { tell, refresh }))().catch(errorLog.report);
  const pass = useSteady((kind?: string, data?: unknown) => {
    for (const some of [...modules.map(({ liveChanges = {} }) => liveChanges), changes])
      for (const [each, change] of Object.entries(some)) if (kind === undefined || kind === each) call(change, data);
  });
  const hear = useSteady((kind: string, data: unknown) => {
    const heard = Object.hasOwn(on, kind) ? on[kind] : undefined;
    if (heard) call(heard, data);
    else if (kind === reset) pass();
    else pass(kind, data);
  });
  useEffect(() => {
    if (url === undefined) return undefined;
    const life = new AbortController();
    const { baseUrl = '' } = api.http;
    void followStream({
      open: (options) => http.stream(url, { ...options, responseType: 'json' }),
      isSignedIn: () => config.access !== 'login' || session.getToken() !== null,
      share: () => (isMultiplexed(baseUrl) ? undefined : `${config.storagePrefix} ${session.snapshot().user.username}`),
      position: () => position?.read() ?? '',
      onEvent: ({ type, data }) => hear(type, data),
      onGap: pass,
      signal: life.signal,
    });
    return () => {
      life.abort();
      position?.forget();
    };
  }, [url, http, session, config, api, position, hear, pass]);
  return pass;
}
