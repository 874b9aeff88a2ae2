import { ref } from 'valtio/vanilla';
import type { Text } from '../../locales/define-messages';
import type { ShellLocation } from '../../nav/shell-router';
import type { TabChange } from './close-tabs';
import { dropTabs, reopenTab } from './close-tabs';
import { createUnloadGuard } from './create-unload-guard';
import { addressOf, hasTab, type Tab, type TabEntry, titleOf, toTab } from './tab';
import { type CloseAction, closeActions, type TabBarActions } from './tab-actions';
import {
  addTabs,
  dropClosedPages,
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
} from './tab-list';
import { recallTabs, type TabsMemory } from './tabs-memory';
import { createTabsState, emptyTabList, findTab, type TabList, type TabsState } from './tabs-state';

/** A page that would lose work. @public */
export interface UnsavedPage {
  key: string;
  title: Text;
}

/** @public */
export interface CreateTabsStoreOptions {
  /** Navigates to an in-app address (`/order/orderList?page=2`) when a tab is chosen or a close shows another page. */
  navigate: (address: string) => void;
  /** Asks the user whether to discard the work of these pages; `false` cancels the action. */
  confirm: (pages: readonly UnsavedPage[]) => Promise<boolean>;
  /** Cached pages at most. Default 20 (product specification, section 9). */
  cachedPages?: number;
  /** Maximum of closed tabs' pages among them, cached for a minute so that `reopen` restores their state. Default 0. */
  closedPages?: number;
  /** Stores the tabs over a browser reload (`keepTabsOnReload`). Default: not stored. */
  memory?: TabsMemory;
}

/** @public */
export interface StartTabsOptions {
  /** The user of the tabs; stored tabs of another user are discarded. */
  user: string;
  /** Untrusted output of `rememberTabs` from when this user's session ended. Default: `undefined`. */
  stashed?: unknown;
  /** Route chains of the routes with `noClosable`, in tree order. */
  pinned: readonly { chain: readonly TabEntry[]; location: ShellLocation }[];
  /** The matched entries of a stored location, or null if the user may no longer open it. */
  resolve: (location: ShellLocation) => readonly TabEntry[] | null;
}

/** The tabs of a console: a thin store over the `TabList` functions that adds navigation, confirmation and storage. @public */
export interface TabsStore extends Pick<TabBarActions, 'go' | 'reopen' | 'pin' | 'move' | 'maximise'> {
  /** A valtio proxy: `useTabs(store)` in components. */
  readonly state: TabsState;
  /** Opens the tabs of a user after sign-in or a change of rights. */
  start: (options: StartTabsOptions) => void;
  /** Reports a navigation; `chain` runs from the outermost matched entry to the page's entry. */
  visit: (chain: readonly TabEntry[], location: ShellLocation) => void;
  /** Opens the tab of a location in the background and loads its page; no effect for a route without tabs. */
  open: (chain: readonly TabEntry[], location: ShellLocation) => void;
  /** Mounts a page again, by default the shown one. Resolves to whether it happened. */
  reload: (key?: string) => Promise<boolean>;
  /** Runs a closing command for a tab. At once, unless a page has unsaved work; resolves to whether it happened. */
  close: (key: string, action?: CloseAction) => Promise<boolean>;
  retitle: (key: string, title: Text) => void;
  markUnsaved: (key: string, unsaved: boolean) => void;
  /** Subscribes to the keys of pages whose unsaved work the user discards; returns the unsubscribe function. */
  onDiscard: (listener: (key: string) => void) => () => void;
  /** Confirms the loss of all unsaved work (logout); resolves to true at once without unsaved work. */
  confirmLeaving: () => Promise<boolean>;
  /** Removes the tabs and pages that the predicate denies, fixed ones included, without confirmation, after a change of rights. */
  drop: (keep: (tab: Tab) => boolean) => void;
  /** Removes every tab, page and stored tab at logout, without confirmation; see `confirmLeaving`. */
  reset: () => void;
  /** Removes the window listener and pending timers. */
  dispose: () => void;
}

/** Lifetime of closed tabs' pages in ms. */
const CLOSED_PAGES_MS = 60_000;

/** Creates the tabs of one console; `state` is the state that they change, by default a new one. @public */
export function createTabsStore(
  { navigate, confirm, cachedPages, closedPages, memory }: CreateTabsStoreOptions,
  state: TabsState = createTabsState(cachedPages, closedPages),
): TabsStore {
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
    start({ user: next, stashed: aside, pinned, resolve }) {
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
