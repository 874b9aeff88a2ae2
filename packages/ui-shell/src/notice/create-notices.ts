import { proxy, ref } from 'valtio/vanilla';
import type { NoticeItem, NoticeKind, NoticeSource } from './notice-item';
import { readNoticeItems } from './read-notice-items';

export interface CreateNoticesOptions {
  /** Asked when the popover opens and at every change of tab; without one `items` stand as they are. */
  source?: NoticeSource | undefined;
  /** Lists to start with. Default: both empty. */
  items?: Partial<Record<NoticeKind, readonly NoticeItem[]>>;
  /** Number on the icon. Default: how many items both lists hold. */
  badge?: number | '';
  /** Clears the messages on the server; the lists are emptied when it has succeeded. */
  clear?: (() => Promise<unknown>) | undefined;
}

export interface NoticeList {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  items: readonly NoticeItem[];
}

export interface Notices {
  state: { lists: Record<NoticeKind, NoticeList>; badge: number | '' | undefined; clearing: boolean };
  /** Asks the source for a list; an earlier answer that is still on its way is dropped. */
  load: (kind: NoticeKind) => Promise<void>;
  /** Empties both lists and the badge; rejects with the server's failure, and then nothing is emptied. */
  clear: () => Promise<void>;
  setBadge: (badge: number | '' | undefined) => void;
}

/** The messages of the notice popover: two lists, a badge, loading and clearing. */
export function createNotices({ source, items = {}, badge, clear }: CreateNoticesOptions = {}): Notices {
  const listOf = (kind: NoticeKind): NoticeList => ({ state: 'idle', items: ref(readNoticeItems(items[kind] ?? [])) });
  const state = proxy<Notices['state']>({
    lists: { notice: listOf('notice'), email: listOf('email') },
    badge,
    clearing: false,
  });
  const calls: Partial<Record<NoticeKind, AbortController>> = {};

  return {
    state,
    load: async (kind) => {
      if (!source) return;
      calls[kind]?.abort();
      const call = new AbortController();
      calls[kind] = call;
      state.lists[kind].state = 'loading';
      try {
        const found = readNoticeItems(await source(kind, call.signal));
        if (!call.signal.aborted) state.lists[kind] = { state: 'ready', items: ref(found) };
      } catch {
        if (!call.signal.aborted) state.lists[kind].state = 'failed';
      }
    },
    clear: async () => {
      state.clearing = true;
      try {
        await clear?.();
        for (const kind of ['notice', 'email'] as const) {
          calls[kind]?.abort();
          state.lists[kind] = { state: 'ready', items: ref([]) };
        }
        state.badge = '';
      } finally {
        state.clearing = false;
      }
    },
    setBadge: (next) => {
      state.badge = next;
    },
  };
}

/** The number on the icon: what was set, else how many items both lists hold. */
export function noticeBadge({ badge, lists }: Pick<Notices['state'], 'badge' | 'lists'>): number | '' {
  return badge ?? lists.notice.items.length + lists.email.items.length;
}
