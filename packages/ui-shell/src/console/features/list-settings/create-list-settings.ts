import { createSignal } from '../../../lib/create-signal';

/** A view of a list that somebody named: what stands in its address. */
export interface ListView {
  readonly name: string;
  /** Filters, order, size and columns as a query, without its page. */
  readonly query: string;
}

/** What one account keeps of one list. */
export interface ListSettings {
  /** Its columns as they were stored; check before use. */
  readonly columns?: unknown;
  readonly views: readonly ListView[];
}

/** What accounts keep of their lists in this browser. */
export interface ListSettingsStore {
  /** The same object until something of the list changes. */
  read: (account: string, list: string) => ListSettings;
  change: (account: string, list: string, change: Partial<ListSettings>) => void;
  subscribe: (listener: () => void) => () => void;
  /** Another window wrote: everything is read anew. */
  reread: () => void;
}

export interface CreateListSettingsOptions {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Prefix of the entries, one for each account. */
  name: string;
  /** Told when a storage refuses or holds something unreadable. */
  report: (problem: Error) => void;
}

const version = 1;
/** The most that is kept; of lists those that changed last. */
const most = { lists: 100, views: 50, name: 40, query: 2000 };

const nothing: ListSettings = { views: [] };

type Lists = ReadonlyMap<string, ListSettings>;

/** Creates the store; what is stored is checked, and a storage that refuses breaks nothing. */
export function createListSettings({ storage, name, report }: CreateListSettingsOptions): ListSettingsStore {
  const known = new Map<string, Lists>();
  const changed = createSignal();
  const entryOf = (account: string) => `${name}.lists.${account}`;
  const attempt = <T>(account: string, run: () => T): T | undefined => {
    try {
      return run();
    } catch (cause) {
      report(
        new Error(`The columns and views of lists (storage entry ${entryOf(account)}) could not be kept.`, { cause }),
      );
      return undefined;
    }
  };
  const listsOf = (account: string): Lists => {
    const present = known.get(account);
    if (present) return present;
    const read = attempt(account, () => parse(storage().getItem(entryOf(account)))) ?? new Map();
    known.set(account, read);
    return read;
  };

  return {
    read: (account, list) => listsOf(account).get(list) ?? nothing,
    change: (account, list, change) => {
      const { [list]: before = nothing, ...others } = Object.fromEntries(listsOf(account));
      const lists = new Map([...Object.entries(others), [list, { ...before, ...change }] as const].slice(-most.lists));
      known.set(account, lists);
      attempt(account, () =>
        storage().setItem(entryOf(account), JSON.stringify({ version, lists: Object.fromEntries(lists) })),
      );
      changed.tell();
    },
    subscribe: changed.listen,
    reread: () => {
      known.clear();
      changed.tell();
    },
  };
}

/** A name for a view as it is kept. */
export const toViewName = (typed: string): string => [...typed.trim()].slice(0, most.name).join('');

function parse(text: string | null): Lists {
  if (text === null) return new Map();
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || stored.version !== version || !isRecord(stored.lists))
    throw new Error(`It holds no lists of version ${version}.`);
  return new Map(
    Object.entries(stored.lists).map(([list, settings]) => [
      list,
      isRecord(settings) ? { columns: settings.columns, views: toViews(settings.views) } : nothing,
    ]),
  );
}

function toViews(stored: unknown): ListView[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, most.views).flatMap((view: unknown) => {
    if (!isRecord(view) || typeof view.name !== 'string' || typeof view.query !== 'string') return [];
    const name = toViewName(view.name);
    return name && view.query.length <= most.query ? [{ name, query: view.query }] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
