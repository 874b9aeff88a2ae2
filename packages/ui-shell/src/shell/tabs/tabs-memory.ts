import type { ShellLocation } from '../../nav/shell-router';
import { hasTab, type Tab, type TabEntry, toTab } from './tab';

/** Storage of a user's tabs over a browser reload. @public */
export interface TabsMemory {
  /** The user's stored tabs in order, except tabs that `resolve` does not match. */
  load: (user: string, resolve: (location: ShellLocation) => readonly TabEntry[] | null) => Tab[];
  save: (user: string, tabs: readonly Tab[]) => void;
  clear: () => void;
}

/** @public */
export interface CreateTabsMemoryOptions {
  /** `sessionStorage` keeps the tabs of each window apart. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Default `waybill.tabs`. */
  name?: string;
  /** Called when the stored tabs cannot be read or written. Default: no report. */
  report?: (problem: Error) => void;
}

const VERSION = 1;
const MOST_TABS = 200;
const LONGEST = 2000;

/** A tab over a reload or a login that ran out. */
export type Remembered = Pick<Tab, 'location' | 'ownTitle' | 'pinned'>;

/** Stores the tabs in a storage entry with its version and user. A broken entry or another version is removed and reported. @public */
export function createTabsMemory({
  storage,
  name = 'waybill.tabs',
  report = () => {},
}: CreateTabsMemoryOptions): TabsMemory {
  const attempt = <T>(what: string, run: () => T): T | undefined => {
    try {
      return run();
    } catch (cause) {
      report(new Error(`The remembered tabs (storage entry ${name}) could not be ${what}.`, { cause }));
      return undefined;
    }
  };
  const clear = () => attempt('removed', () => storage().removeItem(name));
  return {
    load(user, resolve) {
      const stored = attempt('read', () => parse(storage().getItem(name)));
      if (stored?.user !== user) {
        clear();
        return [];
      }
      return recallTabs(stored.tabs, resolve);
    },
    save(user, tabs) {
      const stored = { version: VERSION, user, tabs: rememberTabs(tabs) };
      attempt('written', () => storage().setItem(name, JSON.stringify(stored)));
    },
    clear,
  };
}

/** The stored form of tabs, as plain data. */
export function rememberTabs(tabs: readonly Tab[]): Remembered[] {
  return tabs.slice(0, MOST_TABS).map(({ location, ownTitle, pinned }) => ({
    location,
    ...(ownTitle === undefined ? {} : { ownTitle }),
    ...(pinned ? { pinned } : {}),
  }));
}

/** Restores stored tabs in order, except invalid ones and tabs that `resolve` does not match. */
export function recallTabs(stored: unknown, resolve: (location: ShellLocation) => readonly TabEntry[] | null): Tab[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .slice(0, MOST_TABS)
    .flatMap(toRemembered)
    .flatMap(({ location, ...fields }) => {
      const chain = resolve(location);
      const entry = chain?.at(-1);
      if (!chain || !entry || !hasTab(entry)) return [];
      return [{ ...toTab(chain, location), ...fields }];
    });
}

function parse(text: string | null): { user: string; tabs: unknown } | undefined {
  if (text === null) return undefined;
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value.version !== VERSION || typeof value.user !== 'string' || !Array.isArray(value.tabs))
    throw new Error(`It is not a list of tabs of version ${VERSION}.`);
  return { user: value.user, tabs: value.tabs };
}

function toRemembered(value: unknown): Remembered[] {
  const location = isRecord(value) && isRecord(value.location) ? value.location : {};
  const { path, search, hash } = location;
  if (!isShort(path) || !isShort(search) || !isShort(hash) || !/^\/(?![/\\])/.test(path)) return [];
  const ownTitle = isRecord(value) && isShort(value.ownTitle) ? { ownTitle: value.ownTitle } : {};
  const pinned = isRecord(value) && value.pinned === true ? { pinned: value.pinned } : {};
  return [{ location: { path, search, hash }, ...ownTitle, ...pinned }];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
