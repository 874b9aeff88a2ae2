import { proxy, ref } from 'valtio/vanilla';
import type { NoticeItem, NoticeKind, NoticeLoad, NoticeSource } from './notice-item';

/** @public */
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

/** @public */
export interface NoticeList {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  items: readonly NoticeItem[];
}

/** @public */
export interface Notices {
  state: { lists: Record<NoticeKind, NoticeList>; badge: number | '' | undefined; clearing: boolean };
  /** Asks the source for a list; an earlier response that is still on its way is dropped. */
  load: (kind: NoticeKind, manner?: NoticeLoad) => Promise<void>;
  /** A new message, on top of the lists that it has something for; one without content has them loaded anew. One that a list knows stays as it is. */
  add: (item: NoticeItem) => void;
  /**
   * Empties both lists and the badge; rejects with the server's failure, and then nothing is emptied. Without a clearing call the same messages stay
   * away when the source names them again.
   */
  clear: () => Promise<void>;
  /** As at the start, for another person: no lists, nothing remembered as cleared; a response on its way is dropped. */
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
      const found = readNoticeItems(await source(kind, call.signal, manner)).filter(
        (item) => !cleared.has(JSON.stringify(item)),
      );
      if (!call.signal.aborted) state.lists[kind] = { state: 'ready', items: ref(found) };
    } catch {
      if (!call.signal.aborted) state.lists[kind].state = 'failed';
    }
  };

  /** Puts new messages on top of a list; what was asked for before they came may not hold them, and is asked for once more. */
  function put(kind: NoticeKind, added: readonly NoticeItem[], counts: boolean): void {
    const { state: is, items: known } = state.lists[kind];
    const texts = new Set([...cleared, ...known.map((item) => JSON.stringify(item))]);
    const news = added.filter((item) => item[kind] !== undefined && !texts.has(JSON.stringify(item)));
    if (news.length > 0) {
      state.lists[kind].items = ref([...news, ...known].slice(0, longest));
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

/** The number on the icon: what was set, else how many items both lists hold. */
export function noticeBadge({ badge, lists }: Pick<Notices['state'], 'badge' | 'lists'>): number | '' {
  return badge ?? lists.notice.items.length + lists.email.items.length;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Takes the usable items of a response over, field by field, at most 100; anything that is not a list of objects counts as none. */
function readNoticeItems(response: unknown): NoticeItem[] {
  if (!Array.isArray(response)) return [];
  return response.slice(0, longest).flatMap((item): NoticeItem[] => {
    if (typeof item !== 'object' || item === null) return [];
    const [image, notice, email] = [text(item.image), text(item.notice), text(item.email)];
    if (!notice && !email) return [];
    return [{ ...(image ? { image } : {}), ...(notice ? { notice } : {}), ...(email ? { email } : {}) }];
  });
}
