import type { Guard } from '../guard/guard';

/** The minimum fields of a route entry; an app's entry type extends it and is returned unchanged in `ResolvedRoute.entry`. @public */
export interface RouteNode {
  /** Resolved against the parent (`orderList` under `/order` is `/order/orderList`). `:id` is a parameter, a last `*` matches the rest. */
  readonly path: string;
  readonly name?: string | undefined;
  /** Redirect target of this path; default: the first child that is reachable and not hidden. */
  readonly redirect?: string | undefined;
  /** An address outside the app, or true if `path` itself is one. Such paths are never resolved. */
  readonly external?: string | boolean | undefined;
  readonly guard?: Guard | undefined;
  readonly children?: readonly RouteNode[] | undefined;
}

/** A route entry in its place in the tree. @public */
export interface ResolvedRoute<Entry extends RouteNode = RouteNode> {
  /** The caller's entry, not a copy. */
  readonly entry: Entry;
  /** Absolute path pattern, or the address of an external entry. */
  readonly path: string;
  readonly name: string | undefined;
  /** Absolute path of the redirect, if any. */
  readonly redirect: string | undefined;
  readonly external: boolean;
  readonly children: readonly ResolvedRoute<Entry>[];
}

/** A match of a path in the table: the route, its ancestors (itself last) and the values of its parameters. @public */
export interface RouteMatch<Entry extends RouteNode = RouteNode> {
  readonly route: ResolvedRoute<Entry>;
  readonly chain: readonly ResolvedRoute<Entry>[];
  readonly params: Readonly<Record<string, string>>;
}
