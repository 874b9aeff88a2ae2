import { openChannel } from '../../../lib/open-channel';
import type { Entrance, Feedback, Life, Places, Server, Settings } from '../../kernel/console-parts';
import {
  createServerData,
  type ServerDataCache,
  type ServerDataParams,
  type ServerDataRequest,
} from './create-server-data';

/** The cache of one console, and its changes told to the other windows of the session. */
export interface ConsoleServerData extends Omit<ServerDataCache, 'refresh' | 'clear'> {
  toRequest: (
    epoch: number,
    path: string,
    params: ServerDataParams,
    read: ServerDataRequest['read'],
    send?: ServerDataRequest['send'],
  ) => ServerDataRequest;
  /** Makes everything that was fetched from these paths stale, here and in the other windows. */
  refresh: (...paths: readonly string[]) => void;
}

export type ServerDataParts = Settings & Life & Feedback & Server & Entrance & Places;

/** The cache of a console, made when the first page asks for something; it forgets everything as soon as the session ends or another one begins. */
export const serverDataOf = (parts: ServerDataParts): ConsoleServerData => parts.once(connect, parts);

/** Values younger than this, in ms, are shown without asking again. */
const staleAfter = 15_000;

/** The same for a window that is looked at again: what was done elsewhere meanwhile shows. Focus and visibility come together. */
const staleAtLook = 1000;

function connect({
  http,
  entityTags,
  session,
  config,
  errorLog,
  ended,
  pagesRenewed,
}: ServerDataParts): ConsoleServerData {
  const data = createServerData({
    get: (path, options) => http.get(path, options),
    staleAfter,
    onRead: entityTags.pass,
    onUnreadable: errorLog.report,
  });

  session.subscribe(({ kind }) => {
    if (kind === 'signed-in' || kind === 'signed-out' || kind === 'expired') data.clear();
  });
  pagesRenewed.listen(data.renew);

  const handleLook = () => {
    if (!document.hidden) data.freshen(staleAtLook);
  };
  window.addEventListener('focus', handleLook, { signal: ended });
  document.addEventListener('visibilitychange', handleLook, { signal: ended });

  const windows = openChannel(`${config.storagePrefix}.server-data`);
  ended.addEventListener('abort', () => windows?.close());
  windows?.addEventListener('message', ({ data: paths }) => {
    if (Array.isArray(paths)) data.refresh(paths.map(String), { now: !document.hidden, elsewhere: true });
  });

  return {
    ...data,
    toRequest: (epoch, path, params, read, send) => {
      const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
      const query = given.map(([field, value]) => `${field}=${encodeURIComponent(String(value))}`).sort();
      return {
        key: `${epoch} ${path}?${query.join('&')}`,
        path,
        params: Object.fromEntries(given) as ServerDataRequest['params'],
        read,
        send,
      };
    },
    refresh: (...paths) => {
      data.refresh(paths, { now: true });
      windows?.postMessage(paths);
    },
  };
}
