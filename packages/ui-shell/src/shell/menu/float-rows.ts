import type { Text } from '../../locales/define-messages';
import type { NavNode } from '../../nav/nav-node';

/** A line of a float panel: a heading, or one or two entries. */
export type FloatRow = { heading: Text; path: string } | { entries: readonly NavNode[] };

/** The leaves below an entry as rows of two, each group with a heading. */
export function toFloatRows(nodes: readonly NavNode[]): FloatRow[] {
  const leaves = nodes.filter(({ children }) => children.length === 0);
  const groups = nodes.filter(({ children }) => children.length > 0);
  const pairs: FloatRow[] = [];
  for (let index = 0; index < leaves.length; index += 2) pairs.push({ entries: leaves.slice(index, index + 2) });
  return [
    ...pairs,
    ...groups.flatMap(({ title, path, children }): FloatRow[] => [{ heading: title, path }, ...toFloatRows(children)]),
  ];
}
