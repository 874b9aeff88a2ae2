import { useState } from 'react';
import { changedRows } from './changed-rows';
import type { Identified } from './define-resource';

/** Rows of the page in view that came to be others without anything having been done here; until the reader does something. */
export function useChangedRows<Item extends Identified>(
  pageKey: string,
  rows: readonly Item[] | undefined,
  unasked: boolean,
): ReadonlySet<string | number> {
  const [known, setKnown] = useState({ pageKey, rows, changed: none });
  if (known.rows !== rows || known.pageKey !== pageKey) {
    const goesOn = unasked && known.pageKey === pageKey;
    const changed = goesOn
      ? new Set<string | number>([...known.changed, ...changedRows(known.rows ?? [], rows ?? [])])
      : none;
    setKnown({ pageKey, rows, changed });
  }
  return known.changed;
}

const none: ReadonlySet<string | number> = new Set();
