import { cookiePlace } from './cookie-place';
import { createGuardedStore, type StoragePlace, type TokenStoreProblem } from './guarded-store';
import type { TokenStore } from './token-store';

/** Options of `createTokenStore`. @public */
export interface TokenStoreOptions {
  /** `local` is shared by all windows and outlives the browser, `session` belongs to one tab, `cookie` to all windows, `memory` to this page. Default `local`. */
  kind?: 'local' | 'session' | 'cookie' | 'memory';
  /** Key or cookie name. Default `token`. */
  key?: string;
  /** Lifetime of the cookie in seconds. Default: until the browser is closed. */
  maxAge?: number;
  /** Called once per store if the browser refuses, is full or has an invalid value under the key. Default: no report. */
  onProblem?: (problem: TokenStoreProblem) => void;
}

/** A token store that never throws: where the browser's storage is blocked, full or corrupt it keeps the token in memory and reports once. @public */
export function createTokenStore(options: TokenStoreOptions = {}): TokenStore {
  const { kind = 'local', key = 'token', maxAge } = options;
  const onProblem = once(options.onProblem ?? ignore);
  const beside = (suffix: string) => createTokenStore({ ...options, onProblem, key: key + suffix });
  const isPage = typeof window !== 'undefined';
  if (kind === 'memory' || !isPage) return { ...createMemoryStore(), place: null, beside };
  const place = kind === 'cookie' ? cookiePlace(key, maxAge) : webPlace(kind, key);
  const name = kind === 'session' ? null : `${kind}/${key}`;
  return { ...createGuardedStore(place, onProblem), place: name, beside };
}

/** A token store that lasts as long as the page. */
function createMemoryStore(): TokenStore {
  let value: string | null = null;
  return {
    read: () => value,
    write(token) {
      value = token;
    },
    clear() {
      value = null;
    },
  };
}

function once(report: (problem: TokenStoreProblem) => void): (problem: TokenStoreProblem) => void {
  let isDone = false;
  return (problem) => {
    if (!isDone) {
      isDone = true;
      report(problem);
    }
  };
}

const ignore = () => {};

/** A key of the browser's local or session storage. The area is looked up at every use, because accessing the property throws if storage is blocked. */
export function webPlace(kind: 'local' | 'session', key: string): StoragePlace {
  const area = () => (kind === 'local' ? window.localStorage : window.sessionStorage);
  return {
    label: `${kind} storage "${key}"`,
    get: () => area().getItem(key),
    set: (value) => area().setItem(key, value),
    remove: () => area().removeItem(key),
    subscribe(listener) {
      const handleStorage = (event: StorageEvent) => {
        // Without a key the whole area was cleared.
        if ((event.key === key || event.key === null) && isArea(event.storageArea, area)) listener();
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

function isArea(seen: Storage | null, area: () => Storage): boolean {
  try {
    return seen === null || seen === area();
  } catch {
    return false;
  }
}
