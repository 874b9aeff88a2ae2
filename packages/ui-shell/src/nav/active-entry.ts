import type { NavNode } from './nav-node';

/** The current place as the menu needs it. @public */
export interface ActiveRoute {
  path: string;
  /** With its `?`, or empty. */
  search?: string | undefined;
  /** The page's own wish to highlight another entry. */
  activeMenu?: string | undefined;
}

/** Returns the entries to highlight, outermost first: `activeMenu`, else the entry with path and query, the path, or the deepest parent path. Empty without a match. */
export function activeChain(nodes: readonly NavNode[], { path, search = '', activeMenu }: ActiveRoute): NavNode[] {
  const targets = activeMenu ? [activeMenu] : [path + search, path];
  for (const target of targets) {
    const chain = findChain(nodes, (node) => !node.external && node.path === target);
    if (chain) return chain;
  }
  return deepestParent(nodes, activeMenu ?? path);
}

/** The path of the entry to highlight, or `undefined`; see `activeChain`. */
export function activeEntry(nodes: readonly NavNode[], place: ActiveRoute): string | undefined {
  return activeChain(nodes, place).at(-1)?.path;
}

/** The first entry below (or at) a node that a click can open: the first leaf that stays in this window, else the first leaf. */
export function firstReachable(node: NavNode): NavNode {
  const leaves = leavesOf(node);
  return leaves.find((leaf) => !leaf.external) ?? leaves[0] ?? node;
}

function findChain(nodes: readonly NavNode[], fits: (node: NavNode) => boolean): NavNode[] | undefined {
  for (const node of nodes) {
    const below = findChain(node.children, fits);
    if (below) return [node, ...below];
    if (fits(node)) return [node];
  }
  return undefined;
}

function deepestParent(nodes: readonly NavNode[], path: string): NavNode[] {
  let best: NavNode[] = [];
  const walk = (level: readonly NavNode[], above: NavNode[]) => {
    for (const node of level) {
      const chain = [...above, node];
      const length = best.at(-1)?.path.length ?? 1;
      if (!node.external && node.path.length >= length && path.startsWith(`${node.path}/`)) best = chain;
      walk(node.children, chain);
    }
  };
  walk(nodes, []);
  return best;
}

const leavesOf = (node: NavNode): NavNode[] => (node.children.length > 0 ? node.children.flatMap(leavesOf) : [node]);
