import type { NavNode } from '../../nav/nav-node';

/** One visible line of a menu tree. */
export interface MenuRow {
  node: NavNode;
  level: number;
  /** Index of the parent group, -1 at the top. */
  parent: number;
  /** Lines of its subtree that are visible, itself included. */
  size: number;
}

/** The visible lines of a tree from top to bottom; children follow their open group. */
export function toMenuRows(nodes: readonly NavNode[], open: ReadonlySet<string>): MenuRow[] {
  const rows: MenuRow[] = [];
  const walk = (level: readonly NavNode[], depth: number, parent: number) => {
    for (const node of level) {
      const row: MenuRow = { node, level: depth, parent, size: 1 };
      const index = rows.push(row) - 1;
      if (node.children.length > 0 && open.has(node.path)) walk(node.children, depth + 1, index);
      row.size = rows.length - index;
    }
  };
  walk(nodes, 0, -1);
  return rows;
}

/** Paths of all entries that have children. */
export function groupPaths(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? [node.path, ...groupPaths(node.children)] : []));
}
