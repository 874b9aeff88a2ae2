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

/** Removes a trailing slash of the path except in `/`: `/login/?a` becomes `/login?a`. */
export function withoutEndSlash(address: string): string {
  const { path, search, hash } = parseAddress(address);
  return `${path.replace(/\/+$/, '') || '/'}${search}${hash}`;
}

/** The inverse of `parseAddress`. */
export function toAddress({ path, search, hash }: ShellLocation): string {
  return path + search + hash;
}

/** Converts between addresses of the console and of the window; `find` returns null outside of the console. */
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
    // A browser reads two slashes or backslashes, even with tabs or line breaks between them, as the start of another host.
    href: (to) => base + toAddress(parseAddress(to)).replace(/^[/\\\t\n\r]+/, '/'),
  };
}

interface StoredState {
  key?: string;
  user?: unknown;
  /** Key of the entry below, on an extra entry for Back: on touch screens it closes a layer instead of leaving the page. */
  above?: string | undefined;
}

const touchScreen = '(max-width: 991.98px) and (pointer: coarse)';

export interface WindowLocationOptions {
  /** Position of the console's address: after the hash, or as the window's path. Default `hash`. */
  location?: 'hash' | 'history';
  /** Base path of the console, only for `history`. Default `/`. */
  basePath?: string;
}

/** Reads and changes the address of a window; it adds no listener before `listen`. */
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

  /** Pushes the same page again, for Back to remove. */
  const addEntry = () => {
    ({ key: above = nextKey() } = stateNow());
    // An entry of a typed address has no key; this one gets it, so that Back to it differs from a typed address.
    target.history.replaceState({ ...stateNow(), key: above } satisfies StoredState, '');
    const { key, state } = current;
    target.history.pushState({ key, user: state, above } satisfies StoredState, '', href(toAddress(current)));
  };

  /** Handles Back from the entry of `addEntry`: closes the last opened layer and adds the entry again, or leaves the page without a layer. */
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
   * Ignores the second of the `popstate` and `hashchange` events of a typed address, and addresses outside of the
   * console, which belong to the surrounding app.
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

/** Adds an entry unless it is the current address, so that calls refused together add one entry. Returns whether it navigated. */
export function goOnce(history: WindowLocation, path: string): boolean {
  if (history.current.path === path) return false;
  history.push(path);
  return true;
}
