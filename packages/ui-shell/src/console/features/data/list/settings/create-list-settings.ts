import { createSignal } from '../../../../../lib/create-signal';
import type { ListChange, StoredListSettings } from '../../../../kernel/list-settings-api';
import { adoptList, applyChange, most, queueChange, withoutSent } from './list-changes';
import { nothing, readStoredLists, type StoredList, storedVersion } from './read-stored-lists';

/** List settings of accounts, stored in this browser. */
export interface ListSettingsStore {
  /** Returns the same object until the list changes; validate its columns before use. */
  read: (account: string, list: string) => StoredList;
  /** Applies a change locally and queues it for the account. */
  change: (account: string, list: string, change: ListChange) => void;
  /** Merges the account's settings of a list. `sent`: the change that the server accepted or rejected; other queued changes stay. */
  settle: (account: string, list: string, stored: StoredListSettings, sent?: ListChange) => void;
  /** The lists with unsent changes. */
  unsent: (account: string) => readonly string[];
  /** After a sign-out: deletes settings that the account has, and keeps unsent changes. */
  forget: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Reloads everything after a write of another window. */
  reread: () => void;
}

export interface CreateListSettingsOptions {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Key prefix of the entries, one per account. */
  name: string;
  /** Receives storage errors and unreadable entries. */
  report: (problem: Error) => void;
}

interface Known {
  /** The stored text. */
  readonly text: string | null;
  readonly lists: ReadonlyMap<string, StoredList>;
}

/** Creates the store; validates stored data and tolerates a storage that throws. */
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
    changed.notify();
  };
  /** Re-reads the entry first, to keep changes of other windows. */
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
    subscribe: changed.subscribe,
    reread: () => {
      cached.clear();
      changed.notify();
    },
  };
}
