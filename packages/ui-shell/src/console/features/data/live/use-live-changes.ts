import { useEffect } from 'react';
import { useSteady } from '../../../../lib/use-steady';
import { useConsole } from '../../../kernel/console-context';
import type { LiveChange } from '../../../kernel/live-change';
import { useNotifyChanges } from '../list/changes/use-notify-changes';
import { useRefreshServerData } from '../server-data/use-server-data';
import { followStream } from './follow-stream';
import { isMultiplexed } from './is-multiplexed';
import type { StreamPosition } from './stream-position';

/** Handlers for a stream of events. @beta */
export interface LiveChangesOptions {
  /** Handlers that change pages, by kind of event, added to the `liveChanges` of modules; also called without data after a gap. Default: empty. */
  changes?: Readonly<Record<string, LiveChange>>;
  /** Handlers for events that change no page, such as who has a record open. Default: empty. */
  on?: Readonly<Record<string, LiveChange>>;
  /** The kind of event that reports missed events. Default `reset`. */
  reset?: string;
  /** The position of pages in the events (`createStreamPosition`). Default: unknown, so that visible data is fetched again when the stream opens. */
  position?: Pick<StreamPosition, 'read' | 'forget'>;
}

/**
 * Follows server events while mounted and signed in. Over HTTP/1.1 the windows of a user share one connection. Returns a function that handles an
 * event as if it had arrived: without a kind, anything may have changed. Without an address, it only does that. A failing handler is logged. Throws
 * outside of a console. @beta
 */
export function useLiveChanges(
  url?: string,
  { changes = {}, on = {}, reset = 'reset', position }: LiveChangesOptions = {},
): (kind?: string, data?: unknown) => void {
  const { modules, errorLog, http, session, config, api } = useConsole();
  const notify = useNotifyChanges();
  const refresh = useRefreshServerData();
  const call = (change: LiveChange, data: unknown) =>
    void (async () => change(data, { notify, refresh }))().catch(errorLog.report);
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
