import type { Guard } from '../guard/guard';

/** The least a route entry must have; an app's own entry type adds to it and comes back untouched in `ResolvedRoute.entry`. @public */
export interface RouteNode {
  /** Resolved against the parent (`orderList` under `/order` is `/order/orderList`). `:id` names a parameter, a last `*` takes the rest. */
  readonly path: string;
  readonly name?: string | undefined;
  /** Where a visit of this path leads; default: the first child that may be reached and is not hidden. */
  readonly redirect?: string | undefined;
  /** An address outside the app, or true when `path` itself is one. Such paths are never resolved. */
  readonly external?: string | boolean | undefined;
  readonly guard?: Guard | undefined;
  readonly children?: readonly RouteNode[] | undefined;
}

/** A route entry in its place in the tree. @public */
export interface ResolvedRoute<Entry extends RouteNode = RouteNode> {
  /** The caller's entry, the very same object. */
  readonly entry: Entry;
  /** Absolute path pattern, or the address of an external entry. */
  readonly path: string;
  readonly name: string | undefined;
  /** Absolute path to go on to, if any. */
  readonly redirect: string | undefined;
  readonly external: boolean;
  readonly children: readonly ResolvedRoute<Entry>[];
}

/** A path found in the table: the route, the way down to it (itself last) and the values of its parameters. @public */
export interface RouteMatch<Entry extends RouteNode = RouteNode> {
  readonly route: ResolvedRoute<Entry>;
  readonly chain: readonly ResolvedRoute<Entry>[];
  readonly params: Readonly<Record<string, string>>;
}
