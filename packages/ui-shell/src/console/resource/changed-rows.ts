import type { Identified } from './define-resource';

/** The ids of the records that are others than before: by their `version` where they have one. */
export function changedRows<Item extends Identified>(before: readonly Item[], now: readonly Item[]): Item['id'][] {
  const known = new Map(before.map((row) => [row.id, stateOf(row)]));
  return now.filter((row) => known.has(row.id) && known.get(row.id) !== stateOf(row)).map(({ id }) => id);
}

const stateOf = (row: object): unknown => Reflect.get(row, 'version') ?? JSON.stringify(row);
