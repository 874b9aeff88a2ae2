import type { NavMeta, NavNode } from './nav-node';
import { isExternalAddress, safeHref } from './safe-href';

/** A route entry as the menu reads it: absolute path, nav metadata, children, already filtered by guards. @public */
export interface NavSource {
  path: string;
  /** `true`: `path` itself is an address outside the app. A text: that address. */
  external?: string | boolean | undefined;
  nav?: NavMeta | undefined;
  children?: readonly NavSource[] | undefined;
}

/** @public */
export interface ToNavTreeOptions {
  /** Called for each refused external address (`javascript:` and the like) and for entries that share a path. Default: ignored. */
  onRefused?: (problem: { path: string; message: string }) => void;
}

/** The menu tree of a route table: without hidden entries, with the children of `levelHidden` ones in their place, and with checked external addresses. @public */
export function toNavTree(entries: readonly NavSource[], { onRefused = () => {} }: ToNavTreeOptions = {}): NavNode[] {
  const seen = new Set<string>();
  const walk = (level: readonly NavSource[]): NavNode[] =>
    level.flatMap((entry): NavNode[] => {
      const { nav = {}, children = [] } = entry;
      if (nav.hidden) return [];
      if (nav.levelHidden) return walk(children);
      const address = typeof entry.external === 'string' ? entry.external : entry.path;
      const external = Boolean(entry.external) || isExternalAddress(address);
      const path = external ? safeHref(address) : entry.path;
      if (path === undefined) {
        onRefused({
          path: address,
          message: `The menu entry "${address}" was left out: only http, https, mailto, tel and // addresses may leave the app.`,
        });
        return [];
      }
      if (seen.has(path)) {
        onRefused({ path, message: `The menu entry "${path}" stands twice; the second one was left out.` });
        return [];
      }
      seen.add(path);
      return [toNode(path, nav, external, external ? [] : walk(children))];
    });
  return walk(entries);
}

function toNode(path: string, nav: NavMeta, external: boolean, children: NavNode[]): NavNode {
  const node: NavNode = { path, title: nav.title ?? path, children };
  if (nav.icon !== undefined) node.icon = nav.icon;
  if (nav.isCustomSvg) node.isCustomSvg = true;
  if (nav.badge !== undefined) node.badge = nav.badge;
  if (nav.dot) node.dot = true;
  if (nav.target) node.target = nav.target;
  if (external) node.external = true;
  if (nav.noColumn) node.noColumn = true;
  return node;
}
