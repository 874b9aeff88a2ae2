import type { Text } from '../../locales/define-messages';
import { CACHED_PAGES, evict, touch } from './cached-set';
import { sameLocation, type Tab } from './tab';

/** Everything about the open tabs as one value; the functions of this file and of `close-tabs.ts` take one and return the next. @public */
export interface TabList {
  /** In the order of the row: tabs whose route forbids closing first, in tree order. */
  tabs: readonly Tab[];
  /** The page in view when it has no tab of its own; gone once another page is shown. */
  loose: Tab | null;
  /** Key of the page in view. */
  active: string | null;
  /** Keys of the pages that stay mounted, least recently shown first; the page in view is the last. */
  cached: readonly string[];
  /** Keys of the pages with unsaved work; those are never evicted. */
  unsaved: readonly string[];
  /** Cached pages at most. */
  limit: number;
  /** Counts openings and reloads, and goes on counting over `resetTabs`. */
  serial: number;
}

/** No tabs, no page. @public */
export const emptyTabList: TabList = {
  tabs: [],
  loose: null,
  active: null,
  cached: [],
  unsaved: [],
  limit: CACHED_PAGES,
  serial: 0,
};

/** The tab or loose page of a key. */
export const findTab = (list: TabList, key: string): Tab | undefined =>
  list.tabs.find((tab) => tab.key === key) ?? (list.loose?.key === key ? list.loose : undefined);

/** Whether the tab may be closed: its route allows it, and it is not the first tab of a list in which every route allows it. */
export function isClosable(list: TabList, key: string): boolean {
  const tab = list.tabs.find((each) => each.key === key);
  if (!tab || tab.noClosable) return false;
  return tab !== list.tabs[0] || list.tabs.some(({ noClosable }) => noClosable);
}

/** The tabs and the loose page whose pages are mounted: what `CachedPages` draws. @public */
export const cachedTabs = (list: TabList): readonly Tab[] =>
  [...list.tabs, ...(list.loose ? [list.loose] : [])].filter(({ key }) => list.cached.includes(key));

/** Opens the tab, or returns to it: an open one takes over the new location and keeps its page, and its own title while the path is the same. */
export function openTab(list: TabList, tab: Tab): TabList {
  const present = list.tabs.find(({ key }) => key === tab.key);
  if (!present) {
    const opened = { ...tab, instance: list.serial + 1 };
    return trim({ ...list, tabs: insert(list.tabs, opened), serial: opened.instance, active: tab.key, loose: null });
  }
  const next = refresh(present, tab);
  const tabs = next === present ? list.tabs : list.tabs.map((each) => (each === present ? next : each));
  return trim({ ...list, tabs, active: tab.key, loose: null });
}

/** Opens the tab and mounts its page without leaving the page in view; a page with `noKeepAlive` is mounted once it is shown. */
export function openTabBehind(list: TabList, tab: Tab): TabList {
  const { tabs, serial } = openTab(list, tab);
  return trim({ ...list, tabs, serial, cached: touch(list.cached, tab.key) });
}

/** Shows a page that has no tab; it is not cached once another page is shown. */
export function showLoose(list: TabList, page: Tab): TabList {
  if (list.loose?.key === page.key) return trim({ ...list, loose: refresh(list.loose, page), active: page.key });
  const serial = list.serial + 1;
  return trim({ ...list, loose: { ...page, noKeepAlive: true, instance: serial }, serial, active: page.key });
}

/** Brings the tab into view; an unknown key changes nothing. */
export function showTab(list: TabList, key: string): TabList {
  if (key === list.active || !list.tabs.some((tab) => tab.key === key)) return list;
  return trim({ ...list, active: key, loose: null });
}

/** Opens the tabs that are there from the start, in the given (tree) order, without showing any; open ones keep their page. */
export function pinTabs(list: TabList, pinned: readonly Tab[]): TabList {
  let { serial } = list;
  const front = pinned.map((tab) => {
    const present = list.tabs.find(({ key }) => key === tab.key);
    if (present) return present.noClosable ? present : { ...present, noClosable: true };
    serial += 1;
    return { ...tab, noClosable: true, instance: serial };
  });
  const keys = new Set(front.map(({ key }) => key));
  const rest = list.tabs.filter(({ key }) => !keys.has(key));
  const others = [...rest.filter((tab) => tab.noClosable), ...rest.filter((tab) => !tab.noClosable)];
  return { ...list, tabs: [...front, ...others], serial };
}

/** Adds tabs behind the present ones without showing any; those already open stay as they are. */
export function addTabs(list: TabList, added: readonly Tab[]): TabList {
  let { tabs, serial } = list;
  for (const tab of added) {
    if (tabs.some(({ key }) => key === tab.key)) continue;
    serial += 1;
    tabs = insert(tabs, { ...tab, instance: serial });
  }
  return { ...list, tabs, serial };
}

/** Gives the page a fresh start: the one in view is built anew at once, a hidden one at its next show. Its unsaved mark goes. */
export function reloadTab(list: TabList, key: string): TabList {
  if (!findTab(list, key)) return list;
  const serial = list.serial + 1;
  const renew = (tab: Tab): Tab => {
    if (tab.key !== key) return tab;
    const { ownTitle: _, ...rest } = tab;
    return { ...rest, instance: serial };
  };
  return trim({
    ...list,
    tabs: list.tabs.map(renew),
    loose: list.loose && renew(list.loose),
    cached: list.active === key ? list.cached : list.cached.filter((other) => other !== key),
    unsaved: list.unsaved.filter((other) => other !== key),
    serial,
  });
}

/** Puts the page's own title on its tab. */
export function retitleTab(list: TabList, key: string, ownTitle: Text): TabList {
  const tab = findTab(list, key);
  if (!tab || tab.ownTitle === ownTitle) return list;
  const swap = (each: Tab) => (each === tab ? { ...tab, ownTitle } : each);
  return { ...list, tabs: list.tabs.map(swap), loose: list.loose && swap(list.loose) };
}

/** Moves a tab to a place in the row, counted from 0; tabs that cannot be closed stay in front and are not moved. */
export function moveTab(list: TabList, key: string, index: number): TabList {
  const from = list.tabs.findIndex((tab) => tab.key === key);
  const tab = list.tabs[from];
  if (!tab || !isClosable(list, key)) return list;
  const fixed = list.tabs.filter((each) => !isClosable(list, each.key)).length;
  const to = Math.min(Math.max(index, fixed), list.tabs.length - 1);
  if (to === from) return list;
  const rest = list.tabs.filter((each) => each !== tab);
  return { ...list, tabs: [...rest.slice(0, to), tab, ...rest.slice(to)] };
}

/** Marks a page as holding unsaved work, or takes the mark away. */
export function markUnsaved(list: TabList, key: string, unsaved: boolean): TabList {
  if (!list.cached.includes(key) || list.unsaved.includes(key) === unsaved) return list;
  return trim({
    ...list,
    unsaved: unsaved ? [...list.unsaved, key] : list.unsaved.filter((other) => other !== key),
  });
}

/** Forgets everything but the count, so that no page of the next user can take over the state of an earlier one. */
export const resetTabs = (list: TabList): TabList => ({ ...emptyTabList, limit: list.limit, serial: list.serial });

/** Brings `cached` and `unsaved` in line with the tabs and the page in view. */
export function trim(list: TabList): TabList {
  const loose = list.loose?.key === list.active ? list.loose : null;
  const open = new Map([...list.tabs, ...(loose ? [loose] : [])].map((tab) => [tab.key, tab]));
  const shown = list.active !== null && open.has(list.active) ? touch(list.cached, list.active) : list.cached;
  const unsaved = list.unsaved.every((key) => open.has(key))
    ? list.unsaved
    : list.unsaved.filter((key) => open.has(key));
  const passing = (key: string) => open.get(key)?.noKeepAlive ?? false;
  const stays = (key: string) => open.has(key) && (!passing(key) || key === list.active || unsaved.includes(key));
  const mounted = shown.filter(stays);
  const counted = mounted.filter((key) => !passing(key));
  const left = new Set(evict(counted, list.limit, (key) => key === list.active || unsaved.includes(key)));
  return { ...list, loose, unsaved, cached: mounted.filter((key) => passing(key) || left.has(key)) };
}

function insert(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  if (!tab.noClosable) return [...tabs, tab];
  const at = tabs.filter(({ noClosable }) => noClosable).length;
  return [...tabs.slice(0, at), tab, ...tabs.slice(at)];
}

function refresh(present: Tab, next: Tab): Tab {
  if (sameLocation(present.location, next.location) && present.title === next.title) return present;
  const { ownTitle, ...rest } = present;
  const samePath = present.location.path === next.location.path;
  return {
    ...rest,
    title: next.title,
    location: sameLocation(present.location, next.location) ? present.location : next.location,
    ...(samePath && ownTitle !== undefined ? { ownTitle } : {}),
  };
}
