import { proxy, ref } from 'valtio/vanilla';
import { CACHED_PAGES } from './cached-set';
import type { Tab } from './tab';

/** A tab that was closed, and its place in the row. @public */
export interface ClosedTab {
  tab: Tab;
  index: number;
}

/** The state of the open tabs; the functions of this file and of `close-tabs.ts` take a list and return the next. @public */
export interface TabList {
  /** In the order of the row: unclosable tabs in tree order, then pinned ones, then the others. */
  tabs: readonly Tab[];
  /** The shown page if it has no tab; removed when another page is shown. */
  loose: Tab | null;
  /** Key of the page in view. */
  active: string | null;
  /** Keys of the pages that stay mounted, least recently shown first; the page in view is the last. */
  cached: readonly string[];
  /** Keys of the pages with unsaved work, which are never evicted. */
  unsaved: readonly string[];
  /** Closed tabs that can be reopened, the last one at the end. */
  closed: readonly ClosedTab[];
  /** Cached pages at most. */
  limit: number;
  /** Maximum number of cached pages whose tab is closed. */
  closedLimit: number;
  /** Counts openings and reloads; `resetTabs` does not reset it. */
  serial: number;
}

/** No tabs, no page. @public */
export const emptyTabList: TabList = {
  tabs: [],
  loose: null,
  active: null,
  cached: [],
  unsaved: [],
  closed: [],
  limit: CACHED_PAGES,
  closedLimit: 0,
  serial: 0,
};

/** The tab or loose page of a key. */
export const findTab = (list: TabList, key: string): Tab | undefined =>
  list.tabs.find((tab) => tab.key === key) ?? (list.loose?.key === key ? list.loose : undefined);

/** @public */
export interface TabsState {
  /** The current value; unchanged tabs keep their identity between values. */
  list: TabList;
  /** Whether the content fills the window without header and side bar. */
  maximised: boolean;
}

/** The state of a console without tabs. */
export const createTabsState = (limit = CACHED_PAGES, closedLimit = 0): TabsState =>
  proxy<TabsState>({ list: ref<TabList>({ ...emptyTabList, limit, closedLimit }), maximised: false });
