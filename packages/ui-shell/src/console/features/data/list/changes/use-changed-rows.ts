import { useState } from 'react';
import type { Identified } from '../../resource/define-resource';
import type { ShownList } from './keep-removed-rows';

/** Rows of the current page that changed without a user action, until the next action. */
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

/** Ids of the records that changed: compared by `version` if present. */
export function changedRows<Item extends Identified>(before: readonly Item[], now: readonly Item[]): Item['id'][] {
  const states = new Map(before.map((row) => [row.id, stateOf(row)]));
  return now.filter((row) => states.has(row.id) && states.get(row.id) !== stateOf(row)).map(({ id }) => id);
}

const stateOf = (row: object): unknown => Reflect.get(row, 'version') ?? JSON.stringify(row);

const none: ReadonlySet<string | number> = new Set();
