/**
 * The wanted keys in the order in which they first appeared; `present` itself when nothing changed.
 * Pages are never moved in the document, because a moved frame loads again and a moved scroller forgets its position.
 */
export function stableOrder(present: readonly string[], wanted: readonly string[]): readonly string[] {
  const open = new Set(wanted);
  const known = new Set(present);
  const next = [...present.filter((key) => open.has(key)), ...wanted.filter((key) => !known.has(key))];
  return next.length === present.length && next.every((key, index) => key === present[index]) ? present : next;
}
