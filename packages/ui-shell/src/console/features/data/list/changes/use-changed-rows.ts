import { useState } from 'react';
import type { Identified } from '../../resource/define-resource';
import type { ShownList } from './show-gone';

/** Rows of the page in view that came to be others without anything having been done here; until the reader does something. */
export function useChangedRows<Item extends Identified>(
  pageKey: string,
  shown: ShownList<Item> | undefined,
  unasked: boolean,
): ReadonlySet<string | number> {
  const rows = shown?.list;
  const [last, setLast] = useState({ pageKey, rows, changed: none });
  if (last.rows !== rows || last.pageKey !== pageKey) {
    const goesOn = unasked && last.pageKey === pageKey;
    const changed = goesOn
      ? new Set<string | number>([...last.changed, ...changedRows(last.rows ?? [], rows ?? []), ...(shown?.gone ?? [])])
      : none;
    setLast({ pageKey, rows, changed });
  }
  return last.changed;
}

/** The ids of the records that are others than before: by their `version` where they have one. */
export function changedRows<Item extends Identified>(before: readonly Item[], now: readonly Item[]): Item['id'][] {
  const states = new Map(before.map((row) => [row.id, stateOf(row)]));
  return now.filter((row) => states.has(row.id) && states.get(row.id) !== stateOf(row)).map(({ id }) => id);
}

const stateOf = (row: object): unknown => Reflect.get(row, 'version') ?? JSON.stringify(row);

const none: ReadonlySet<string | number> = new Set();
