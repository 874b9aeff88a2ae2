import { mutate, unload } from 'swr';
import type { ConsoleParts } from '../console-context';
import { onReload } from '../view/reload-view';

/** What a GET call may carry; empty texts and `undefined` are left out. */
export type ServerDataParams = Readonly<Record<string, string | number | boolean | undefined>>;

/** One thing to fetch: its identity in the cache, and the call. */
export interface ServerDataRequest {
  key: string;
  path: string;
  params: Record<string, string | number | boolean>;
}

/** What one console has fetched and is fetching. */
export interface ServerDataStore {
  toRequest: (epoch: number, path: string, params: ServerDataParams) => ServerDataRequest;
  fetch: (request: ServerDataRequest) => Promise<unknown>;
  /** Says that a view needs the data; when the last one lets go, a call under way is given up. */
  watch: (key: string) => () => void;
  /** Makes everything that was fetched from a path stale; what is in view is fetched anew at once. */
  refresh: (path: string) => void;
}

const stores = new WeakMap<ConsoleParts, ServerDataStore>();
let count = 0;

/** The store of a console; it forgets everything as soon as the session ends or another one begins. */
export function serverDataOf(parts: ConsoleParts): ServerDataStore {
  const present = stores.get(parts);
  if (present) return present;
  count += 1;
  const store = createServerDataStore(parts, `waybill-${count}`);
  stores.set(parts, store);
  return store;
}

function createServerDataStore({ http, session, tabs }: ConsoleParts, name: string): ServerDataStore {
  const calls = new Map<string, AbortController>();
  const viewers = new Map<string, number>();

  session.subscribe(({ kind }) => {
    if (kind !== 'signed-in' && kind !== 'signed-out' && kind !== 'expired') return;
    unload({ revalidate: false });
  });

  const isOwn = (key: unknown) => typeof key === 'string' && key.startsWith(`${name} `);
  onReload(tabs, () => void mutate(isOwn));

  return {
    toRequest: (epoch, path, params) => {
      const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
      const query = given.map(([field, value]) => `${field}=${encodeURIComponent(String(value))}`).sort();
      return {
        key: `${name} ${epoch} ${path}?${query.join('&')}`,
        path,
        params: Object.fromEntries(given) as ServerDataRequest['params'],
      };
    },
    fetch: async ({ key, path, params }) => {
      const call = new AbortController();
      calls.set(key, call);
      try {
        return await http.get(path, { params, signal: call.signal });
      } finally {
        if (calls.get(key) === call) calls.delete(key);
      }
    },
    watch: (key) => {
      viewers.set(key, (viewers.get(key) ?? 0) + 1);
      return () => {
        viewers.set(key, (viewers.get(key) ?? 1) - 1);
        // StrictMode and a change of page let go and take hold again within the task.
        setTimeout(() => {
          if ((viewers.get(key) ?? 0) > 0) return;
          viewers.delete(key);
          calls.get(key)?.abort();
        });
      };
    },
    refresh: (path) => {
      const belongs = (key: unknown) => isOwn(key) && String(key).split(' ')[2]?.split('?')[0] === path;
      void mutate(belongs);
    },
  };
}
