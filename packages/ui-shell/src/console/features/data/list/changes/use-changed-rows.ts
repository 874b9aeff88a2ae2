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
  const [known, setKnown] = useState({ pageKey, rows, changed: none });
  if (known.rows !== rows || known.pageKey !== pageKey) {
    const goesOn = unasked && known.pageKey === pageKey;
    const changed = goesOn
      ? new Set<string | number>([
          ...known.changed,
          ...changedRows(known.rows ?? [], rows ?? []),
          ...(shown?.gone ?? []),
        ])
      : none;
    setKnown({ pageKey, rows, changed });
  }
  return known.changed;
}

/** The ids of the records that are others than before: by their `version` where they have one. */
export function changedRows<Item extends Identified>(before: readonly Item[], now: readonly Item[]): Item['id'][] {
  const known = new Map(before.map((row) => [row.id, stateOf(row)]));
  return now.filter((row) => known.has(row.id) && known.get(row.id) !== stateOf(row)).map(({ id }) => id);
}

const stateOf = (row: object): unknown => Reflect.get(row, 'version') ?? JSON.stringify(row);

const none: ReadonlySet<string | number> = new Set();
