/** A node of a tree; only leaves are values, and a parent represents all of its leaves. @public */
export interface TreeNode {
  value: string;
  label: string;
  disabled?: boolean;
  children?: readonly TreeNode[];
}

/** A visible node with its depth and parent. */
export interface TreeRow {
  node: TreeNode;
  level: number;
  parent: string | null;
}

/** The visible rows, from top to bottom. */
export function visibleRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): TreeRow[] {
  return nodes.flatMap((node) => [
    { node, level, parent },
    ...(node.children && open.has(node.value) ? visibleRows(node.children, open, level + 1, node.value) : []),
  ]);
}

/** The enabled leaves of a node, or the node itself if it is a leaf. */
export function leavesOf(node: TreeNode): string[] {
  if (node.disabled) return [];
  return node.children ? node.children.flatMap(leavesOf) : [node.value];
}

/** Whether a node's leaves are all, partly or not chosen. */
export function checkedState(node: TreeNode, chosen: ReadonlySet<string>): 'true' | 'mixed' | 'false' {
  const leaves = node.children ? leavesOf(node) : [node.value];
  const held = leaves.filter((leaf) => chosen.has(leaf)).length;
  if (held === 0) return 'false';
  return held === leaves.length ? 'true' : 'mixed';
}

/** Checks all leaves of a node, or unchecks them if all are checked; the result is in tree order. */
export function toggleNode(nodes: readonly TreeNode[], node: TreeNode, chosen: ReadonlySet<string>): string[] {
  const leaves = leavesOf(node);
  const next = new Set(chosen);
  const take = checkedState(node, chosen) !== 'true';
  for (const leaf of leaves) {
    if (take) next.add(leaf);
    else next.delete(leaf);
  }
  const all = allLeaves(nodes);
  return [...all.filter((leaf) => next.has(leaf)), ...[...next].filter((leaf) => !all.includes(leaf))];
}

const allLeaves = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) => (node.children ? allLeaves(node.children) : [node.value]));
