import { addressOf, type Tab } from './tab';
import { type ClosedTab, inOrder, isClosable, showTab, type TabList, trim } from './tab-list';

/** The next list, and the address to go to when the page in view changed by it. */
export interface TabChange {
  list: TabList;
  goTo: string | null;
}

/** Closed tabs that are remembered. */
const MOST_CLOSED = 20;

/** Closes one tab, a pinned one too; if it was in view, the last remaining tab takes over, or `/` when none remains. */
export const closeTab = (list: TabList, key: string): TabChange => remove(list, list, (tab) => tab.key === key);

/** Goes to the tab and closes all others that are not pinned. */
export const closeOthers = (list: TabList, key: string): TabChange =>
  remove(list, showTab(list, key), (tab) => !tab.pinned && tab.key !== key);

/** Goes to the tab and closes those before it that are not pinned. */
export const closeLeft = (list: TabList, key: string): TabChange =>
  remove(list, showTab(list, key), (tab, index, at) => !tab.pinned && index < at, key);

/** Goes to the tab and closes those after it that are not pinned. */
export const closeRight = (list: TabList, key: string): TabChange =>
  remove(list, showTab(list, key), (tab, index, at) => !tab.pinned && at >= 0 && index > at, key);

/** Goes to the tab, if one is given, and closes all that can be closed and are not pinned. */
export const closeAll = (list: TabList, key?: string): TabChange =>
  remove(list, key === undefined ? list : showTab(list, key), (tab) => !tab.pinned);

/** Opens the tab that was closed last, in its place, and goes to it; its page is as it was left while it is cached. */
export function reopenTab(list: TabList): TabChange {
  const last = list.closed.at(-1);
  if (!last) return { list, goTo: null };
  const { tab, index } = last;
  const tabs = inOrder([...list.tabs.slice(0, index), tab, ...list.tabs.slice(index)]);
  return { list: trim({ ...list, tabs, active: tab.key, loose: null }), goTo: addressOf(tab.location) };
}

/** Drops every tab and page for which `keep` returns false, those that cannot be closed too: for rights that changed. */
export function dropTabs(list: TabList, keep: (tab: Tab) => boolean): TabChange {
  const loose = list.loose && keep(list.loose) ? list.loose : null;
  const closed = list.closed.filter(({ tab }) => keep(tab));
  return arrive(list, { ...list, loose, tabs: list.tabs.filter(keep), closed });
}

function remove(
  before: TabList,
  list: TabList,
  goes: (tab: Tab, index: number, at: number) => boolean,
  key?: string,
): TabChange {
  const at = list.tabs.findIndex((tab) => tab.key === key);
  const gone: ClosedTab[] = list.tabs
    .map((tab, index) => ({ tab, index }))
    .filter(({ tab, index }) => goes(tab, index, at) && isClosable(list, tab.key));
  if (gone.length === 0) return arrive(before, list);
  const keys = gone.map(({ tab }) => tab.key);
  return arrive(before, {
    ...list,
    tabs: list.tabs.filter((tab) => !keys.includes(tab.key)),
    // The first one at the end: each comes back at its place while those before it are there.
    closed: [...list.closed, ...gone.reverse()].slice(-MOST_CLOSED),
    cached: list.cached.filter((each) => !keys.includes(each) || isLeftAsItIs(list, each)),
  });
}

function arrive(before: TabList, list: TabList): TabChange {
  if (list === before) return { list, goTo: null };
  const open = [...list.tabs, ...(list.loose ? [list.loose] : [])];
  // Before the first page is shown none is in view, and none needs to take over.
  const successor = list.active === null ? undefined : list.tabs.at(-1);
  const landing = open.find(({ key }) => key === list.active) ?? successor ?? null;
  const active = landing?.key ?? null;
  const goTo = active === before.active ? null : landing ? addressOf(landing.location) : '/';
  return { list: trim({ ...list, active }), goTo };
}

/** Whether the page of a tab that closes can wait: work that the reader gave up does not come back. */
const isLeftAsItIs = (list: TabList, key: string): boolean =>
  !list.unsaved.includes(key) && !list.tabs.some((tab) => tab.key === key && tab.noKeepAlive);
