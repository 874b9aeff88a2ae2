import { proxy, ref } from 'valtio/vanilla';
import type { NoticeItem, NoticeKind, NoticeLoad, NoticeSource } from './notice-item';

/** @public */
export interface CreateNoticesOptions {
  /** Loads a list when the popover opens and at every change of tab. If undefined, `items` are fixed. */
  source?: NoticeSource | undefined;
  /** Lists to start with. Default: both empty. */
  items?: Partial<Record<NoticeKind, readonly NoticeItem[]>>;
  /** Number on the icon. Default: the number of items in both lists. */
  badge?: number | '';
  /** Clears the messages on the server; the lists are emptied when it has succeeded. */
  clear?: (() => Promise<unknown>) | undefined;
}

/** @public */
export interface NoticeList {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  items: readonly NoticeItem[];
}

/** @public */
export interface Notices {
  state: { lists: Record<NoticeKind, NoticeList>; badge: number | '' | undefined; clearing: boolean };
  /** Loads a list from the source and aborts its earlier load. */
  load: (kind: NoticeKind, manner?: NoticeLoad) => Promise<void>;
  /** Adds a new message on top of its lists; a message without content reloads the lists. A known message is ignored. */
  add: (item: NoticeItem) => void;
  /**
   * Empties both lists and the badge, or rejects with the server's failure and empties nothing. Without a clearing call
   * the cleared messages are filtered from later loads.
   */
  clear: () => Promise<void>;
  /** Resets everything for another user and aborts pending loads. */
  reset: () => void;
  setBadge: (badge: number | '' | undefined) => void;
}

const kinds = ['notice', 'email'] as const;
/** Messages of a list at most. */
const longest = 100;

/** The messages of the notice popover: two lists, a badge, loading and clearing. @public */
export function createNotices({ source, items = {}, badge, clear }: CreateNoticesOptions = {}): Notices {
  const listOf = (kind: NoticeKind): NoticeList => ({ state: 'idle', items: ref(readNoticeItems(items[kind] ?? [])) });
  const state = proxy<Notices['state']>({
    lists: { notice: listOf('notice'), email: listOf('email') },
    badge,
    clearing: false,
  });
  const calls: Partial<Record<NoticeKind, AbortController>> = {};
  const cleared = new Set<string>();

  const load: Notices['load'] = async (kind, manner = {}) => {
    if (!source) return;
    calls[kind]?.abort();
    const call = new AbortController();
    calls[kind] = call;
    state.lists[kind].state = 'loading';
    try {
      const items = readNoticeItems(await source(kind, call.signal, manner)).filter(
        (item) => !cleared.has(JSON.stringify(item)),
      );
      if (!call.signal.aborted) state.lists[kind] = { state: 'ready', items: ref(items) };
    } catch {
      if (!call.signal.aborted) state.lists[kind].state = 'failed';
    }
  };

  /** Adds new messages on top of a list and restarts a pending load, whose response may lack them. */
  function put(kind: NoticeKind, added: readonly NoticeItem[], counts: boolean): void {
    const { state: is, items: listed } = state.lists[kind];
    const texts = new Set([...cleared, ...listed.map((item) => JSON.stringify(item))]);
    const news = added.filter((item) => item[kind] !== undefined && !texts.has(JSON.stringify(item)));
    if (news.length > 0) {
      state.lists[kind].items = ref([...news, ...listed].slice(0, longest));
      if (counts && typeof state.badge === 'number') state.badge += news.length;
    }
    if (added.length === 0 ? is !== 'idle' : is === 'loading' || is === 'failed') void load(kind, { background: true });
  }

  return {
    state,
    load,
    add: (item) => {
      const added = readNoticeItems([item]);
      for (const kind of kinds) put(kind, added, kind === (added[0]?.notice ? 'notice' : 'email'));
    },
    clear: async () => {
      state.clearing = true;
      try {
        await clear?.();
        for (const kind of kinds) {
          calls[kind]?.abort();
          if (!clear) for (const item of state.lists[kind].items) cleared.add(JSON.stringify(item));
          state.lists[kind] = { state: 'ready', items: ref([]) };
        }
        if (state.badge !== undefined) state.badge = '';
      } finally {
        state.clearing = false;
      }
    },
    reset: () => {
      cleared.clear();
      for (const kind of kinds) {
        calls[kind]?.abort();
        state.lists[kind] = listOf(kind);
      }
      state.badge = badge;
    },
    setBadge: (next) => {
      state.badge = next;
    },
  };
}

/** The number on the icon: the set badge, else the number of items in both lists. */
export function noticeBadge({ badge, lists }: Pick<Notices['state'], 'badge' | 'lists'>): number | '' {
  return badge ?? lists.notice.items.length + lists.email.items.length;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads at most 100 valid items of a response, field by field; anything but a list of objects is empty. */
function readNoticeItems(response: unknown): NoticeItem[] {
  if (!Array.isArray(response)) return [];
  return response.slice(0, longest).flatMap((item): NoticeItem[] => {
    if (typeof item !== 'object' || item === null) return [];
    const [image, notice, email] = [text(item.image), text(item.notice), text(item.email)];
    if (!notice && !email) return [];
    return [{ ...(image ? { image } : {}), ...(notice ? { notice } : {}), ...(email ? { email } : {}) }];
  });
}
