import { openChannel } from '../../../../lib/open-channel';
import type { Call } from '../../../kernel/call';
import type { Entrance, Feedback, Life, Places, Server, Settings } from '../../../kernel/console-parts';
import { createServerData, type RequestMode, type ServerDataCache, type ServerDataRequest } from './create-server-data';

/** The cache of one console, which sends its changes to the other windows of the session. */
export interface ConsoleServerData extends Omit<ServerDataCache, 'refresh' | 'clear'> {
  toRequest: (
    epoch: number,
    call: Call,
    fields: object,
    ask: (given: object, how: RequestMode) => Promise<unknown>,
    more?: Pick<ServerDataRequest, 'settle' | 'completes'>,
  ) => ServerDataRequest;
  /** Makes everything that was fetched by these calls stale, here and in the other windows. */
  refresh: (...calls: readonly Pick<Call, 'url'>[]) => void;
}

export type ServerDataParts = Settings & Life & Feedback & Server & Entrance & Places;

/** The cache of a console, created with the first request; cleared when the session ends or another one begins. */
export const serverDataOf = (parts: ServerDataParts): ConsoleServerData => parts.once(connect, parts);

/** Values younger than this, in ms, are shown without asking again. */
const staleAfter = 15_000;

/** The age for refetching when the window becomes visible again, which shows changes made elsewhere. Focus and visibility events coincide. */
const staleAtLook = 1000;

function connect({ session, config, errorLog, ended, pagesRenewed }: ServerDataParts): ConsoleServerData {
  const data = createServerData({ staleAfter, onUnreadable: errorLog.report, now: () => Date.now() });
  const readers = createNumbers();

  session.subscribe(({ kind }) => {
    if (kind === 'signed-in' || kind === 'signed-out' || kind === 'expired') data.clear();
  });
  pagesRenewed.subscribe(data.renew);

  const handleLook = () => {
    if (!document.hidden) data.freshen(staleAtLook);
  };
  window.addEventListener('focus', handleLook, { signal: ended });
  document.addEventListener('visibilitychange', handleLook, { signal: ended });

  const windows = openChannel(`${config.storagePrefix}.server-data`);
  ended.addEventListener('abort', () => windows?.close());
  windows?.addEventListener('message', ({ data: urls }) => {
    if (Array.isArray(urls)) data.refresh(urls.map(String), { now: !document.hidden, elsewhere: true });
  });

  return {
    ...data,
    toRequest: (epoch, { method, url, response, from, toRequest }, fields, ask, more) => {
      const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
      const query = given.map(([field, value]) => `${field}=${encodeURIComponent(String(value))}`).sort();
      // Two calls of one url with different conversions do not share a response.
      const reader = [response, from, toRequest].map(readers).join('.');
      return {
        key: `${epoch} ${reader} ${method} ${url}?${query.join('&')}`,
        url,
        given: Object.fromEntries(given),
        ask: (how) => ask(Object.fromEntries(given), how),
        ...more,
      };
    },
    refresh: (...calls) => {
      const urls = calls.map(({ url }) => url);
      data.refresh(urls, { now: true });
      windows?.postMessage(urls);
    },
  };
}

/** Creates unique numbers for functions and schemas. */
function createNumbers(): (part: object | undefined) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (part) => {
    if (!part) return 0;
    const number = numbers.get(part);
    if (number !== undefined) return number;
    last += 1;
    numbers.set(part, last);
    return last;
  };
}
