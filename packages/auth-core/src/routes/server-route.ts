import type { Guard } from '../guard/guard';

/** Menu, tab and breadcrumb facts of a server route: the flat `meta` of the product specification without its guard. */
export interface ServerNav {
  /** A text, or with `titleId` in the meta a message: the app's words for the id, else the server's text. */
  title?: string | { id: string; message: string };
  icon?: string;
  isCustomSvg?: boolean;
  hidden?: boolean;
  levelHidden?: boolean;
  badge?: string;
  dot?: boolean;
  target?: '_self' | '_blank';
  noKeepAlive?: boolean;
  breadcrumbHidden?: boolean;
  noClosable?: boolean;
  tabHidden?: boolean;
  dynamicNewTab?: boolean;
  activeMenu?: string;
  noColumn?: boolean;
}

/** A route entry made from what a server sent: new objects, checked field by field. */
export interface ServerRoute {
  path: string;
  name?: string;
  redirect?: string;
  /** Key into the app's page map. A group has none. */
  page?: string;
  /** A checked http, https, mailto, tel or `//` address. */
  external?: string;
  nav?: ServerNav;
  guard?: Guard;
  children?: ServerRoute[];
}

/** What was found wrong, and where in the list: `[2].children[0] "/order/list"`. */
export interface RouteReport {
  readonly where: string;
  /** An English sentence for the error log. */
  readonly reason: string;
}
