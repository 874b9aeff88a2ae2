import type { RecordChange } from '../../../../kernel/record-change';
import type { Identified } from '../../resource/define-resource';
import { isNews } from './create-changes';
import type { SettledList } from './settle-list';

/** The shown list, and its records that no longer match after a change by another user. */
export interface ShownList<Item extends Identified> {
  readonly list: readonly Item[];
  readonly gone: readonly Item['id'][];
}

/** Updates a list whose newer state lacks some records: these show the fields of their change events, in place. */
export function keepRemovedRows<Item extends Identified>(
  { list, coming }: SettledList<Item>,
  version: string,
  latestOf: (id: Item['id']) => RecordChange | undefined,
): ShownList<Item> {
  if (!coming) return { list, gone: [] };
  const there = new Set(coming.list.map(({ id }) => id));
  const gone = list.filter((row) => {
    const change = there.has(row.id) ? undefined : latestOf(row.id);
    return change !== undefined && isNews(row, version, change);
  });
  if (gone.length === 0) return { list, gone: [] };
  const others = new Set(gone);
  return {
    list: list.map((row) => (others.has(row) ? { ...row, ...latestOf(row.id)?.fields } : row)),
    gone: gone.map(({ id }) => id),
  };
}
