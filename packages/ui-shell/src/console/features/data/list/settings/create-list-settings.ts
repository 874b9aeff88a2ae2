import { createSignal } from '../../../../../lib/create-signal';
import type { KeptList, ListChange } from '../../../../kernel/list-keeping';
import { adoptList, applyChange, most, queueChange, withoutSent } from './list-changes';
import { nothing, readStoredLists, type StoredList, storedVersion } from './read-stored-lists';

/** What accounts keep of their lists, as this browser knows it. */
export interface ListSettingsStore {
  /** The same object until something of the list changes; check its columns before use. */
  read: (account: string, list: string) => StoredList;
  /** Changes it here, and notes that for the account. */
  change: (account: string, list: string, change: ListChange) => void;
  /** Takes over what the account has of a list; `sent` is what it has been told, or what it refuses. What is still to be sent stays. */
  settle: (account: string, list: string, stored: KeptList, sent?: ListChange) => void;
  /** The lists of which something is to be sent. */
  unsent: (account: string) => readonly string[];
  /** Somebody left on purpose: what the accounts have themselves does not stay in the browser. What is still to be sent does. */
  forget: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Another window wrote: everything is read anew. */
  reread: () => void;
}

export interface CreateListSettingsOptions {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Prefix of the entries, one for each account. */
  name: string;
  /** Told when a storage refuses or holds something unreadable. */
  report: (problem: Error) => void;
}

interface Known {
  /** As it stood in the storage. */
  readonly text: string | null;
  readonly lists: ReadonlyMap<string, StoredList>;
}

/** Creates the store; what is stored is checked, and a storage that refuses breaks nothing. */
export function createListSettings({ storage, name, report }: CreateListSettingsOptions): ListSettingsStore {
  const cached = new Map<string, Known>();
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
  const open = (account: string): Known => {
    const text = attempt(account, () => storage().getItem(entryOf(account))) ?? null;
    const present = cached.get(account);
    if (present?.text === text) return present;
    const lists = attempt(account, () => readStoredLists(text)) ?? new Map();
    cached.set(account, { text, lists });
    return { text, lists };
  };
  const listsOf = (account: string) => (cached.get(account) ?? open(account)).lists;
  const keep = (account: string, before: string | null, lists: Known['lists']) => {
    const text = lists.size === 0 ? null : JSON.stringify({ version: storedVersion, lists: Object.fromEntries(lists) });
    const isKept = attempt(account, () => {
      if (text === null) storage().removeItem(entryOf(account));
      else storage().setItem(entryOf(account), text);
      return true;
    });
    cached.set(account, { text: isKept ? text : before, lists });
    changed.tell();
  };
  /** Other windows may have written since: what they did stays. */
  const write = (account: string, list: string, next: (before: StoredList) => StoredList) => {
    const { text, lists } = open(account);
    const before = lists.get(list) ?? nothing;
    const after = next(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    const others = [...lists].filter(([each]) => each !== list);
    const all = new Map([...others, [list, after] as const].slice(-most.lists));
    keep(account, text, all);
  };

  return {
    read: (account, list) => listsOf(account).get(list) ?? nothing,
    change: (account, list, change) =>
      write(account, list, (before) => ({
        ...applyChange(before, change),
        ...(before.unsent && { unsent: queueChange(before.unsent, change) }),
      })),
    settle: (account, list, stored, sent) =>
      write(account, list, (before) => {
        const waiting = before.unsent ?? adoptList(before, stored);
        const unsent = sent ? withoutSent(waiting, sent) : waiting;
        return { ...unsent.reduce(applyChange, stored), unsent };
      }),
    unsent: (account) => [...listsOf(account)].flatMap(([list, { unsent }]) => (unsent?.length === 0 ? [] : [list])),
    forget: () => {
      for (const account of [...cached.keys()]) {
        const { text, lists } = open(account);
        const unsentLists = [...lists].filter(([, { unsent }]) => unsent?.length !== 0);
        if (unsentLists.length < lists.size) keep(account, text, new Map(unsentLists));
      }
    },
    subscribe: changed.listen,
    reread: () => {
      cached.clear();
      changed.tell();
    },
  };
}
