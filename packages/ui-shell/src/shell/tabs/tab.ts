import type { Text } from '../../locales/define-messages';
import type { NavMeta } from '../../nav/nav-node';
import type { ShellLocation } from '../../nav/shell-router';

/** The part of a route entry that tabs use: its absolute path pattern, its name and the tab-related nav meta. @public */
export interface TabEntry
  extends Pick<
    NavMeta,
    'title' | 'icon' | 'isCustomSvg' | 'noKeepAlive' | 'noClosable' | 'tabHidden' | 'dynamicNewTab'
  > {
  /** Absolute path pattern of the route, e.g. `/order/:id`. */
  path: string;
  /** Entries without a name get no tab. */
  name?: string;
}

/** A tab: a location with title and icon, as immutable plain data. @public */
export interface Tab {
  /** Identity in the list, see `tabKey`. */
  key: string;
  /** The location of the tab. The object is stable until path, search or hash change. */
  location: ShellLocation;
  /** The title of the route. */
  title: Text;
  /** The title that the page set; it overrides `title`. */
  ownTitle?: Text;
  icon?: string;
  isCustomSvg?: boolean;
  /** The route forbids closing; see `isClosable` for the whole rule. */
  noClosable: boolean;
  /** Pinned by the user: in front, and excluded from bulk closing. */
  pinned?: boolean;
  /** Whether the page remounts at every visit. */
  noKeepAlive: boolean;
  /** Number of this opening or reload, unique within the list: together with `key` it is the React key of the page. */
  instance: number;
}

/** The title of the tab: the page's own, else the route's. */
export const titleOf = (tab: Pick<Tab, 'title' | 'ownTitle'>): Text => tab.ownTitle ?? tab.title;

/** The identity of a tab: the route's path pattern, or with `dynamicNewTab` the real path plus its query. */
export function tabKey(entry: Pick<TabEntry, 'path' | 'dynamicNewTab'>, location: ShellLocation): string {
  return entry.dynamicNewTab ? location.path + (location.search === '?' ? '' : location.search) : entry.path;
}

/** Whether a route has a tab at all: it needs a name and no `tabHidden`. */
export const hasTab = (entry: Pick<TabEntry, 'name' | 'tabHidden'>): boolean => Boolean(entry.name) && !entry.tabHidden;

/** The tab of a matched route; `chain` runs from the outermost entry to the page's, the icon is the nearest one upwards. Throws on an empty chain. */
export function toTab(chain: readonly TabEntry[], location: ShellLocation): Tab {
  const entry = chain.at(-1);
  if (!entry) throw new Error(`toTab() got an empty route chain for ${location.path}. Pass the matched route entries.`);
  const drawn = [...chain].reverse().find(({ icon }) => icon);
  return {
    key: tabKey(entry, location),
    location,
    title: entry.title ?? entry.name ?? entry.path,
    ...(drawn?.icon ? { icon: drawn.icon, isCustomSvg: drawn.isCustomSvg ?? false } : {}),
    noClosable: entry.noClosable ?? false,
    noKeepAlive: entry.noKeepAlive ?? false,
    instance: 0,
  };
}

/** The in-app address of a location; it always starts with exactly one slash, so that it cannot leave the app. */
export const addressOf = ({ path, search, hash }: ShellLocation): string =>
  `/${path.replace(/^[/\\]+/, '')}${search}${hash}`;

/** Whether two locations are the same place. */
export const sameLocation = (a: ShellLocation, b: ShellLocation): boolean =>
  a.path === b.path && a.search === b.search && a.hash === b.hash;
