import type { ShellLocation } from '../../../../nav/shell-router';
import type { HistoryEntry, WindowLocation } from '../../../kernel/ports/window-location';

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

/** An address whose path ends without a slash, unless it is `/` itself: `/login/?a` is `/login?a`. */
export function withoutEndSlash(address: string): string {
  const { path, search, hash } = parseAddress(address);
  return `${path.replace(/\/+$/, '') || '/'}${search}${hash}`;
}

/** Joins what `parseAddress` split. */
export function toAddress({ path, search, hash }: ShellLocation): string {
  return path + search + hash;
}

/** How addresses of the console stand in those of the window; `find` is null where the window is elsewhere. */
interface Addresses {
  find: (url: URL) => string | null;
  href: (to: string) => string;
}

const hashAddresses = (page: string): Addresses => ({
  find: ({ pathname, href }) => (pathname === page ? href.split('#').slice(1).join('#') : null),
  href: (to) => `#${toAddress(parseAddress(to))}`,
});

function pathAddresses(basePath: string): Addresses {
  const base = basePath.replace(/\/+$/, '');
  return {
    find: ({ pathname, search, hash }) => {
      if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
      return hash.startsWith('#/') ? hash.slice(1) : pathname.slice(base.length) + search + hash;
    },
    // A browser reads two slashes, of either kind, as the beginning of another host, and overlooks what stands between them here.
    href: (to) => base + toAddress(parseAddress(to)).replace(/^[/\\\t\n\r]+/, '/'),
  };
}

interface StoredState {
  key?: string;
  user?: unknown;
  /** Key of the entry below, on an entry that only Back uses: on touch screens it closes what is open instead of leaving the page. */
  above?: string | undefined;
}

const touchScreen = '(max-width: 991.98px) and (pointer: coarse)';

export interface WindowLocationOptions {
  /** Where an address of the console stands: behind the hash, or as the path of the window's. Default `hash`. */
  location?: 'hash' | 'history';
  /** The path below which the console lies, of paths alone. Default `/`. */
  basePath?: string;
}

/** Watches and changes the address of one window; nothing is listened to until `listen` is called. */
export function createWindowLocation(
  target: Window,
  { location = 'hash', basePath = '/' }: WindowLocationOptions = {},
): WindowLocation {
  const { find, href } =
    location === 'hash' ? hashAddresses(new URL(target.location.href).pathname) : pathAddresses(basePath);
  const listeners = new Set<(entry: HistoryEntry) => void>();
  let counter = 0;
  const nextKey = () => `${target.performance.now().toString(36)}-${++counter}`;

  const stateNow = () => (target.history.state ?? {}) as StoredState;

  const read = (): HistoryEntry => {
    const stored = stateNow();
    const address = find(new URL(target.location.href)) ?? '';
    return { ...parseAddress(address), key: typeof stored.key === 'string' ? stored.key : 'start', state: stored.user };
  };

  let current = read();
  let { above } = stateNow();
  const steps: { readonly close: () => void; readonly ofPage: boolean }[] = [];

  const announce = () => {
    current = read();
    ({ above } = stateNow());
    for (const listener of [...listeners]) listener(current);
  };

  /** The same page once more, for Back to take away. */
  const addEntry = () => {
    ({ key: above = nextKey() } = stateNow());
    // An entry of a typed address has no key; this one gets it, so that Back to it differs from a typed address.
    target.history.replaceState({ ...stateNow(), key: above } satisfies StoredState, '');
    const { key, state } = current;
    target.history.pushState({ key, user: state, above } satisfies StoredState, '', href(toAddress(current)));
  };

  /** Back from the entry that `addEntry` made: closes what opened last and makes the entry again; where nothing is open, leaves the page. */
  const goBack = () => {
    const step = steps.at(-1);
    if (!step) return target.history.go(-1);
    addEntry();
    step.close();
  };

  /** An address behind the hash, of a bookmark or a notice, becomes the path that it is. */
  const tidy = () => {
    const { state } = target.history;
    if (location === 'history' && target.location.hash.startsWith('#/'))
      target.history.replaceState(state, '', href(find(new URL(target.location.href)) ?? ''));
  };

  /**
   * `popstate` and `hashchange` both follow a typed address; only the first of the two is news. An address that is not the console's belongs to the
   * app around it, which is about to end the console.
   */
  const handleEvent = () => {
    if (find(new URL(target.location.href)) === null) return;
    tidy();
    const seen = read();
    const left = above;
    ({ above } = stateNow());
    if (left !== undefined && left === stateNow().key && above === undefined) return goBack();
    if (toAddress(seen) === toAddress(current) && seen.key === current.key) return;
    announce();
    for (const { close, ofPage } of [...steps].reverse()) if (!ofPage) close();
  };

  const write = (method: 'pushState' | 'replaceState', to: string, state: unknown) => {
    const isAbove = above !== undefined;
    const stored: StoredState = { key: nextKey(), user: state, ...(isAbove && method === 'replaceState' && { above }) };
    target.history[isAbove ? 'replaceState' : method](stored, '', href(to));
    announce();
  };

  return {
    get current() {
      return current;
    },
    push: (to, state) => write('pushState', to, state),
    replace: (to, state) => write('replaceState', to, state),
    go: (delta) => target.history.go(delta),
    href,
    addBackStep(close, ofPage = false) {
      const step = { close, ofPage };
      steps.push(step);
      if (above === undefined && target.matchMedia(touchScreen).matches) addEntry();
      return () => void steps.splice(steps.indexOf(step), 1);
    },
    listen(listener) {
      if (listeners.size === 0) {
        tidy();
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

/** Adds an entry unless the window is there already: calls that are refused together lead to one page, and one step back leaves it. Returns whether it moved. */
export function goOnce(history: WindowLocation, path: string): boolean {
  if (history.current.path === path) return false;
  history.push(path);
  return true;
}
