import type { ShellLocation } from '../../nav/shell-router';
import type { HashLocation, HistoryEntry } from '../kernel/ports/hash-location';

/** Splits `/a?b#c` into its parts; a missing leading slash is added, an empty address is `/`. */
export function parseAddress(address: string): ShellLocation {
  const hashAt = address.indexOf('#');
  const hash = hashAt >= 0 ? address.slice(hashAt) : '';
  const rest = hashAt >= 0 ? address.slice(0, hashAt) : address;
  const searchAt = rest.indexOf('?');
  const search = searchAt >= 0 ? rest.slice(searchAt) : '';
  const path = searchAt >= 0 ? rest.slice(0, searchAt) : rest;
  return {
    path: path.startsWith('/') ? path : `/${path}`,
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
}

/** Joins what `parseAddress` split. */
export function toAddress({ path, search, hash }: ShellLocation): string {
  return path + search + hash;
}

interface StoredState {
  key?: string;
  user?: unknown;
}

/** Watches and changes the hash of one window; nothing is listened to until `listen` is called. */
export function createHashLocation(target: Window): HashLocation {
  const listeners = new Set<(entry: HistoryEntry) => void>();
  let counter = 0;
  const nextKey = () => `${target.performance.now().toString(36)}-${++counter}`;

  const read = (): HistoryEntry => {
    const stored = (target.history.state ?? {}) as StoredState;
    const address = target.location.href.split('#').slice(1).join('#');
    return { ...parseAddress(address), key: typeof stored.key === 'string' ? stored.key : 'start', state: stored.user };
  };

  let current = read();

  const announce = () => {
    current = read();
    for (const listener of [...listeners]) listener(current);
  };

  /** `popstate` and `hashchange` both follow a typed address; only the first of the two is news. */
  const handleEvent = () => {
    const seen = read();
    if (toAddress(seen) !== toAddress(current) || seen.key !== current.key) announce();
  };

  const write = (method: 'pushState' | 'replaceState', to: string, state: unknown) => {
    target.history[method](
      { key: nextKey(), user: state } satisfies StoredState,
      '',
      `#${toAddress(parseAddress(to))}`,
    );
    announce();
  };

  return {
    get current() {
      return current;
    },
    push: (to, state) => write('pushState', to, state),
    replace: (to, state) => write('replaceState', to, state),
    go: (delta) => target.history.go(delta),
    href: (to) => `#${toAddress(parseAddress(to))}`,
    listen(listener) {
      if (listeners.size === 0) {
        current = read();
        target.addEventListener('popstate', handleEvent);
        target.addEventListener('hashchange', handleEvent);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          target.removeEventListener('popstate', handleEvent);
          target.removeEventListener('hashchange', handleEvent);
        }
      };
    },
  };
}

/** Adds an entry unless the window is there already: calls that are refused together lead to one page, and one step back leaves it. */
export function goOnce(history: HashLocation, path: string): void {
  if (history.current.path !== path) history.push(path);
}
