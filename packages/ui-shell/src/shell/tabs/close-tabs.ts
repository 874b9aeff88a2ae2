import { addressOf, type Tab } from './tab';
import { inOrder, isClosable, showTab, trim } from './tab-list';
import type { ClosedTab, TabList } from './tabs-state';

/** The next list, and the address to go to when the page in view changed by it. */
export interface TabChange {
  list: TabList;
  goTo: string | null;
}

/** Closed tabs that are remembered. */
const MOST_CLOSED = 20;

/** Closes a tab, pinned or not; if it was shown, the last remaining tab is shown next, or `/` if there is no tab left. */
export const closeTab = (list: TabList, key: string): TabChange => remove(list, list, (tab) => tab.key === key);

/** Shows the tab and closes all other unpinned tabs. */
export const closeOthers = (list: TabList, key: string): TabChange =>
  remove(list, showTab(list, key), (tab) => !tab.pinned && tab.key !== key);

/** Shows the tab and closes the unpinned tabs before it. */
export const closeLeft = (list: TabList, key: string): TabChange =>
  remove(list, showTab(list, key), (tab, index, at) => !tab.pinned && index < at, key);

/** Shows the tab and closes the unpinned tabs after it. */
export const closeRight = (list: TabList, key: string): TabChange =>
  remove(list, showTab(list, key), (tab, index, at) => !tab.pinned && at >= 0 && index > at, key);

/** Shows the tab, if given, and closes all closable unpinned tabs. */
export const closeAll = (list: TabList, key?: string): TabChange =>
  remove(list, key === undefined ? list : showTab(list, key), (tab) => !tab.pinned);

/** Reopens and shows the last closed tab at its index; its page keeps its state while it is cached. */
export function reopenTab(list: TabList): TabChange {
  const last = list.closed.at(-1);
  if (!last) return { list, goTo: null };
  const { tab, index } = last;
  const tabs = inOrder([...list.tabs.slice(0, index), tab, ...list.tabs.slice(index)]);
  return { list: trim({ ...list, tabs, active: tab.key, loose: null }), goTo: addressOf(tab.location) };
}

/** Removes every tab and page for which `keep` returns false, even unclosable ones, after a change of rights. */
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
    // Reversed, so that each tab reopens at its index after the tabs before it.
    closed: [...list.closed, ...gone.reverse()].slice(-MOST_CLOSED),
    cached: list.cached.filter((each) => !keys.includes(each) || isLeftAsItIs(list, each)),
  });
}

function arrive(before: TabList, list: TabList): TabChange {
  if (list === before) return { list, goTo: null };
  const open = [...list.tabs, ...(list.loose ? [list.loose] : [])];
  // Before the first page is shown, no tab needs a successor.
  const successor = list.active === null ? undefined : list.tabs.at(-1);
  const landing = open.find(({ key }) => key === list.active) ?? successor ?? null;
  const active = landing?.key ?? null;
  const goTo = active === before.active ? null : landing ? addressOf(landing.location) : '/';
  return { list: trim({ ...list, active }), goTo };
}

/** Whether the page of a closing tab may stay cached; discarded work must not return. */
const isLeftAsItIs = (list: TabList, key: string): boolean =>
  !list.unsaved.includes(key) && !list.tabs.some((tab) => tab.key === key && tab.noKeepAlive);
