import { addressOf, type Tab } from './tab';
import { isClosable, showTab, type TabList, trim } from './tab-list';

/** The next list, and the address to go to when the page in view changed by it. */
export interface TabChange {
  list: TabList;
  goTo: string | null;
}

/** Closes one tab; if it was in view, the last remaining tab takes over, or `/` when none remains. */
export const closeTab = (list: TabList, key: string): TabChange => remove(list, list, (tab) => tab.key === key);

/** Goes to the tab and closes all others. */
export const closeOthers = (list: TabList, key: string): TabChange =>
  remove(list, showTab(list, key), (tab) => tab.key !== key);

/** Goes to the tab and closes those before it. */
export const closeLeft = (list: TabList, key: string): TabChange =>
  remove(list, showTab(list, key), (_, index, at) => index < at, key);

/** Goes to the tab and closes those after it. */
export const closeRight = (list: TabList, key: string): TabChange =>
  remove(list, showTab(list, key), (_, index, at) => at >= 0 && index > at, key);

/** Goes to the tab, if one is given, and closes all that can be closed. */
export const closeAll = (list: TabList, key?: string): TabChange =>
  remove(list, key === undefined ? list : showTab(list, key), () => true);

/** Drops every tab and page for which `keep` returns false, those that cannot be closed too: for rights that changed. */
export function dropTabs(list: TabList, keep: (tab: Tab) => boolean): TabChange {
  const loose = list.loose && keep(list.loose) ? list.loose : null;
  return arrive(list, { ...list, loose, tabs: list.tabs.filter(keep) });
}

function remove(
  before: TabList,
  list: TabList,
  goes: (tab: Tab, index: number, at: number) => boolean,
  key?: string,
): TabChange {
  const at = list.tabs.findIndex((tab) => tab.key === key);
  const tabs = list.tabs.filter((tab, index) => !(goes(tab, index, at) && isClosable(list, tab.key)));
  return arrive(before, tabs.length === list.tabs.length ? list : { ...list, tabs });
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
