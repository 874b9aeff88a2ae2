import type { Text } from '../locales/define-messages';

/** The metadata of a page for menus, tabs and breadcrumb; names as in the route meta of the product specification. @public */
export interface NavMeta {
  /** Shown in menu, tab, breadcrumb and document title; a message descriptor follows the language. */
  title?: Text;
  /** Name of a lucide icon (`shopping-cart`), or with `isCustomSvg` the name of an icon the app registered. */
  icon?: string;
  isCustomSvg?: boolean;
  /** Not in the menu. */
  hidden?: boolean;
  /** The menu shows the children in place of the entry. */
  levelHidden?: boolean;
  /** A tag behind the title of a leaf entry; `{ count }` shows the number that a module counts under that name, while it is more than 0. */
  badge?: Text | CountBadge;
  /** A pulsing dot behind the title of a leaf entry. */
  dot?: boolean;
  /** `_blank` opens a new window. */
  target?: '_self' | '_blank';
  /** The page is remounted at every visit. */
  noKeepAlive?: boolean;
  breadcrumbHidden?: boolean;
  /** The tab cannot be closed and is open from the start. */
  noClosable?: boolean;
  /** The page never gets a tab. */
  tabHidden?: boolean;
  /** Every path and query opens its own tab. */
  dynamicNewTab?: boolean;
  /** Path of the entry to highlight instead of the page's own. */
  activeMenu?: string;
  /** The Chinese title in pinyin, syllable by syllable; for titles of a server, the build derives them from a table. */
  pinyin?: string;
  /** Further search words of the palette, separated by blanks. */
  keywords?: string;
  /** Keys that open it, such as `G O`. */
  keys?: string;
  /** The column layout folds its second column while this page is shown. */
  noColumn?: boolean;
}

/** A badge with a number that a module counts: `badge: { count: 'orders.pending' }`. @public */
export interface CountBadge {
  /** The name in `counts` of a module. */
  readonly count: string;
}

/** One entry of the menu tree: absolute, filtered by guards, without hidden entries. All menus render it. @public */
export interface NavNode extends Pick<NavMeta, 'icon' | 'isCustomSvg' | 'badge' | 'dot' | 'target' | 'noColumn'> {
  /** Absolute route path (`/order/orderList`), or the address of an external entry. Unique in the tree. */
  path: string;
  title: Text;
  /** A checked http, https, mailto, tel or `//` address outside the app. */
  external?: boolean;
  children: readonly NavNode[];
}
