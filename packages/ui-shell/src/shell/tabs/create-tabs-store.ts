import { proxy, ref } from 'valtio/vanilla';
import type { Text } from '../../locales/define-messages';
import type { ShellLocation } from '../../nav/shell-router';
import { CACHED_PAGES } from './cached-set';
import type { TabChange } from './close-tabs';
import { dropTabs, reopenTab } from './close-tabs';
import { createUnloadGuard } from './create-unload-guard';
import { addressOf, hasTab, type Tab, type TabEntry, titleOf, toTab } from './tab';
import { type CloseAction, closeActions } from './tab-actions';
import {
  addTabs,
  dropClosedPages,
  emptyTabList,
  findTab,
  fixTabs,
  markUnsaved,
  moveTab,
  openTab,
  openTabBehind,
  pinTab,
  reloadTab,
  resetTabs,
  retitleTab,
  showLoose,
  showTab,
  type TabList,
} from './tab-list';
import { recallTabs, type TabsMemory } from './tabs-memory';

/** A page that would lose work. @public */
export interface UnsavedPage {
  key: string;
  title: Text;
}

/** @public */
export interface CreateTabsStoreOptions {
  /** Goes to an in-app address (`/order/orderList?page=2`); called when a tab is chosen or a close lands on another page. */
  navigate: (address: string) => void;
  /** Asks the reader whether the work of these pages may be lost; `false` stops what was going to happen. */
  confirm: (pages: readonly UnsavedPage[]) => Promise<boolean>;
  /** Cached pages at most. Default 20 (product specification, section 9). */
  cachedPages?: number;
  /** Pages of closed tabs among them at most, for a minute, so that `reopen` brings them back as they were left. Default 0. */
  closedPages?: number;
  /** Keeps the tabs over a browser reload (`keepTabsOnReload`). Default: they are not kept. */
  memory?: TabsMemory;
}

/** @public */
export interface StartTabsOptions {
  /** Whose tabs these are; tabs remembered for somebody else are thrown away. */
  user: string;
  /** Tabs that `rememberTabs` gave when this user's login ran out; anything may stand in it. Default: none. */
  aside?: unknown;
  /** Route chains of the routes with `noClosable`, in tree order. */
  pinned: readonly { chain: readonly TabEntry[]; location: ShellLocation }[];
  /** The matched entries of a remembered location, or null where the user may not go any more. */
  resolve: (location: ShellLocation) => readonly TabEntry[] | null;
}

/** @public */
export interface TabsState {
  /** The present value; unchanged tabs keep their identity from one value to the next. */
  list: TabList;
  /** The content fills the window; header and side bar are out of the way. */
  maximised: boolean;
}

/** The tabs of one console: a thin skin over the `TabList` functions that knows how to navigate, ask and remember. @public */
export interface TabsStore {
  /** A valtio proxy: `useTabs(store)` in components. */
  readonly state: TabsState;
  /** Opens the tabs of a user who has just come in, or whose rights changed. */
  start: (options: StartTabsOptions) => void;
  /** Tells that the router arrived at a location; `chain` runs from the outermost matched entry to the page's own. */
  visit: (chain: readonly TabEntry[], location: ShellLocation) => void;
  /** Opens the tab of a location and loads its page without leaving the page in view; a route without tabs changes nothing. */
  open: (chain: readonly TabEntry[], location: ShellLocation) => void;
  /** Brings a tab into view and navigates to where it was left. */
  go: (key: string) => void;
  /** Builds a page anew, by default the one in view. Resolves to whether it happened. */
  reload: (key?: string) => Promise<boolean>;
  /** Runs a closing command for a tab. At once, unless a page has unsaved work; resolves to whether it happened. */
  close: (key: string, action?: CloseAction) => Promise<boolean>;
  /** Opens the tab that was closed last and navigates to where it was left. */
  reopen: () => void;
  /** Pins a tab, or lets it go: it stands in front, and closing many leaves it. */
  pin: (key: string, pinned: boolean) => void;
  move: (key: string, index: number) => void;
  retitle: (key: string, title: Text) => void;
  markUnsaved: (key: string, unsaved: boolean) => void;
  /** Calls back with the key of each page whose unsaved work the user agreed to lose; returns what ends it. */
  onDiscard: (listener: (key: string) => void) => () => void;
  maximise: (maximised: boolean) => void;
  /** Asks before all pages go (logout); true at once when nothing is unsaved. */
  confirmLeaving: () => Promise<boolean>;
  /** Drops tabs and pages the predicate denies, fixed ones too, without asking: for rights that changed. */
  drop: (keep: (tab: Tab) => boolean) => void;
  /** Logout: every tab and page goes, also from the memory. Never asks; see `confirmLeaving`. */
  reset: () => void;
  /** Takes away the window listener, and what waits. */
  dispose: () => void;
}

/** How long the pages of closed tabs wait, in ms. */
const CLOSED_PAGES_MS = 60_000;

/** Creates the tabs of one console. @public */
export function createTabsStore({
  navigate,
  confirm,
  cachedPages = CACHED_PAGES,
  closedPages = 0,
  memory,
}: CreateTabsStoreOptions): TabsStore {
  const first: TabList = { ...emptyTabList, limit: cachedPages, closedLimit: closedPages };
  const state = proxy<TabsState>({ list: ref(first), maximised: false });
  const guard = createUnloadGuard();
  const discards = new Set<(key: string) => void>();
  let user: string | null = null;
  let asking = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const set = (list: TabList) => {
    if (list === state.list) return;
    if (list.closed.length > state.list.closed.length) {
      clearTimeout(waiting);
      waiting = setTimeout(() => set(dropClosedPages(state.list)), CLOSED_PAGES_MS);
    }
    state.list = ref(list);
    guard(list.unsaved.length > 0);
    if (user !== null) memory?.save(user, list.tabs);
  };

  const agrees = async (lost: readonly Tab[]) => {
    if (asking) return false;
    asking = true;
    try {
      const agreed = await confirm(lost.map((tab) => ({ key: tab.key, title: titleOf(tab) })));
      if (agreed) for (const listener of discards) for (const { key } of lost) listener(key);
      return agreed;
    } finally {
      asking = false;
    }
  };

  const apply = (step: (list: TabList) => TabChange) => {
    const { list, goTo } = step(state.list);
    set(list);
    if (goTo !== null) navigate(goTo);
  };

  const request = async (step: (list: TabList) => TabChange): Promise<boolean> => {
    const lost = losing(state.list, step(state.list).list);
    if (lost.length > 0 && !(await agrees(lost))) return false;
    apply(step);
    return true;
  };

  return {
    state,
    start({ user: next, aside, pinned, resolve }) {
      if (user !== null && user !== next) set(resetTabs(state.list));
      const fresh = user !== next;
      user = next;
      const remembered = fresh ? [...recallTabs(aside, resolve), ...(memory?.load(next, resolve) ?? [])] : [];
      const fixed = pinned.map(({ chain, location }) => toTab(chain, location));
      set(addTabs(fixTabs(state.list, fixed), remembered));
    },
    visit(chain, location) {
      const entry = chain.at(-1);
      if (!entry) return;
      const tab = toTab(chain, location);
      set(hasTab(entry) ? openTab(state.list, tab) : showLoose(state.list, tab));
    },
    open(chain, location) {
      const entry = chain.at(-1);
      if (entry && hasTab(entry)) set(openTabBehind(state.list, toTab(chain, location)));
    },
    go(key) {
      const tab = findTab(state.list, key);
      if (!tab) return;
      set(showTab(state.list, key));
      navigate(addressOf(tab.location));
    },
    reload: (key = state.list.active ?? '') => request((list) => ({ list: reloadTab(list, key), goTo: null })),
    close: (key, action = 'close') => request((list) => closeActions[action](list, key)),
    reopen: () => apply(reopenTab),
    pin: (key, pinned) => set(pinTab(state.list, key, pinned)),
    move: (key, index) => set(moveTab(state.list, key, index)),
    retitle: (key, title) => set(retitleTab(state.list, key, title)),
    markUnsaved: (key, unsaved) => set(markUnsaved(state.list, key, unsaved)),
    onDiscard(listener) {
      discards.add(listener);
      return () => discards.delete(listener);
    },
    maximise(maximised) {
      state.maximised = maximised;
    },
    confirmLeaving: async () => {
      const lost = losing(state.list, emptyTabList);
      return lost.length === 0 || agrees(lost);
    },
    drop: (keep) => apply((list) => dropTabs(list, keep)),
    reset() {
      user = null;
      set(resetTabs(state.list));
      state.maximised = false;
      memory?.clear();
    },
    dispose() {
      clearTimeout(waiting);
      guard(false);
    },
  };
}

function losing(before: TabList, after: TabList): Tab[] {
  return before.unsaved.filter((key) => !after.unsaved.includes(key)).flatMap((key) => findTab(before, key) ?? []);
}
