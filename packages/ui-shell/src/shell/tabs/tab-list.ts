import type { Text } from '../../locales/define-messages';
import { evict, touch } from './cached-set';
import { sameLocation, type Tab } from './tab';
import { emptyTabList, findTab, type TabList } from './tabs-state';

/** Whether the tab may be closed: its route allows it, and it is not the first tab of a list in which every route allows it. */
export function isClosable(list: TabList, key: string): boolean {
  const tab = list.tabs.find((each) => each.key === key);
  if (!tab || tab.noClosable) return false;
  return tab !== list.tabs[0] || list.tabs.some(({ noClosable }) => noClosable);
}

/** Whether the user may pin the tab; an unclosable tab is always in front. */
export const isPinnable = (list: TabList, key: string): boolean =>
  list.tabs.some((tab) => tab.key === key && !tab.noClosable);

/** The first and the last place that a tab may be moved to, counted from 0; null where it stays. */
export function rangeOf(list: TabList, key: string): { first: number; last: number } | null {
  const tab = list.tabs.find((each) => each.key === key);
  if (!tab || !isClosable(list, key)) return null;
  const fixed = list.tabs.filter((each) => !isClosable(list, each.key)).length;
  const free = fixed + list.tabs.filter((each) => each.pinned && isClosable(list, each.key)).length;
  return tab.pinned ? { first: fixed, last: free - 1 } : { first: free, last: list.tabs.length - 1 };
}

/** The tabs with mounted pages, the loose page and cached closed tabs included, for `CachedPages`. @public */
export const cachedTabs = (list: TabList): readonly Tab[] =>
  [...list.tabs, ...(list.loose ? [list.loose] : []), ...list.closed.map(({ tab }) => tab)].filter(({ key }) =>
    list.cached.includes(key),
  );

/** Opens or shows the tab. An open tab takes the new location and keeps its page, and its own title if the path is unchanged. */
export function openTab(list: TabList, tab: Tab): TabList {
  const present = list.tabs.find(({ key }) => key === tab.key);
  if (!present) {
    const opened = { ...tab, instance: list.serial + 1 };
    return trim({
      ...list,
      tabs: inOrder([...list.tabs, opened]),
      serial: opened.instance,
      active: tab.key,
      loose: null,
    });
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

/** Shows the tab; an unknown key changes nothing. */
export function showTab(list: TabList, key: string): TabList {
  if (key === list.active || !list.tabs.some((tab) => tab.key === key)) return list;
  return trim({ ...list, active: key, loose: null });
}

/** Opens the fixed tabs in the given (tree) order without showing any; open ones keep their page. */
export function fixTabs(list: TabList, fixed: readonly Tab[]): TabList {
  let { serial } = list;
  const front = fixed.map((tab) => {
    const present = list.tabs.find(({ key }) => key === tab.key);
    if (present) return present.noClosable ? present : { ...present, noClosable: true };
    serial += 1;
    return { ...tab, noClosable: true, instance: serial };
  });
  const keys = new Set(front.map(({ key }) => key));
  return forgetOpen({ ...list, tabs: inOrder([...front, ...list.tabs.filter(({ key }) => !keys.has(key))]), serial });
}

/** Pins a tab after the pinned tabs, or unpins it in front of the others. */
export function pinTab(list: TabList, key: string, pinned: boolean): TabList {
  const tab = list.tabs.find((each) => each.key === key);
  if (!tab || tab.noClosable || (tab.pinned ?? false) === pinned) return list;
  return { ...list, tabs: inOrder(list.tabs.map((each) => (each === tab ? { ...tab, pinned } : each))) };
}

/** Appends tabs without showing any; open ones stay unchanged. */
export function addTabs(list: TabList, added: readonly Tab[]): TabList {
  let { tabs, serial } = list;
  for (const tab of added) {
    if (tabs.some(({ key }) => key === tab.key)) continue;
    serial += 1;
    tabs = inOrder([...tabs, { ...tab, instance: serial }]);
  }
  return forgetOpen({ ...list, tabs, serial });
}

/** Reloads the page: a shown page remounts at once, a hidden one at its next show. Removes its unsaved mark. */
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

/** Sets the page's own title on its tab. */
export function retitleTab(list: TabList, key: string, ownTitle: Text): TabList {
  const tab = findTab(list, key);
  if (!tab || tab.ownTitle === ownTitle) return list;
  const swap = (each: Tab) => (each === tab ? { ...tab, ownTitle } : each);
  return { ...list, tabs: list.tabs.map(swap), loose: list.loose && swap(list.loose) };
}

/** Moves a tab to a place in the row, counted from 0; tabs that cannot be closed stay in front and are not moved, pinned ones follow them. */
export function moveTab(list: TabList, key: string, index: number): TabList {
  const from = list.tabs.findIndex((tab) => tab.key === key);
  const tab = list.tabs[from];
  const range = rangeOf(list, key);
  if (!tab || !range) return list;
  const to = Math.min(Math.max(index, range.first), range.last);
  if (to === from) return list;
  const rest = list.tabs.filter((each) => each !== tab);
  return { ...list, tabs: [...rest.slice(0, to), tab, ...rest.slice(to)] };
}

/** Sets or removes the unsaved mark of a page. */
export function markUnsaved(list: TabList, key: string, unsaved: boolean): TabList {
  if (!list.cached.includes(key) || list.unsaved.includes(key) === unsaved) return list;
  return trim({
    ...list,
    unsaved: unsaved ? [...list.unsaved, key] : list.unsaved.filter((other) => other !== key),
  });
}

/** Clears everything except the count, so that no page of the next user reuses an earlier user's state. */
export const resetTabs = ({ limit, closedLimit, serial }: TabList): TabList => ({
  ...emptyTabList,
  limit,
  closedLimit,
  serial,
});

/** Unmounts the pages of closed tabs; the tabs can still be reopened. */
export function dropClosedPages(list: TabList): TabList {
  const cached = list.cached.filter((key) => findTab(list, key));
  return cached.length === list.cached.length ? list : { ...list, cached };
}

/** Brings `cached`, `unsaved` and `closed` in line with the tabs and the page in view. */
export function trim(given: TabList): TabList {
  const list = forgetOpen(given);
  const loose = list.loose?.key === list.active ? list.loose : null;
  const open = new Map([...list.tabs, ...(loose ? [loose] : [])].map((tab) => [tab.key, tab]));
  const shown = list.active !== null && open.has(list.active) ? touch(list.cached, list.active) : list.cached;
  const unsaved = list.unsaved.every((key) => open.has(key))
    ? list.unsaved
    : list.unsaved.filter((key) => open.has(key));
  const passing = (key: string) => open.get(key)?.noKeepAlive ?? false;
  const stays = (key: string) => open.has(key) && (!passing(key) || key === list.active || unsaved.includes(key));
  const waiting = list.closed.slice(Math.max(list.closed.length - list.closedLimit, 0)).map(({ tab }) => tab.key);
  const mounted = [...shown.filter((key) => waiting.includes(key)), ...shown.filter(stays)];
  const counted = mounted.filter((key) => !passing(key));
  const left = new Set(evict(counted, list.limit, (key) => key === list.active || unsaved.includes(key)));
  return { ...list, loose, unsaved, cached: mounted.filter((key) => passing(key) || left.has(key)) };
}

/** Sorts the tabs: unclosable ones (else the first tab), then pinned ones, then the others. */
export function inOrder(tabs: readonly Tab[]): readonly Tab[] {
  const fixed = tabs.filter(({ noClosable }) => noClosable);
  const front = fixed.length > 0 ? fixed : tabs.slice(0, 1);
  const rest = tabs.filter((tab) => !front.includes(tab));
  return [...front, ...rest.filter(({ pinned }) => pinned), ...rest.filter(({ pinned }) => !pinned)];
}

function forgetOpen(list: TabList): TabList {
  const closed = list.closed.filter(({ tab }) => !findTab(list, tab.key));
  return closed.length === list.closed.length ? list : { ...list, closed };
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
