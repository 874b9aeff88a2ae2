import { reuseEqualParts } from '../../../../../lib/reuse-equal-parts';
import type { Identified, ListResponse } from '../../resource/define-resource';

/** Difference between a fetched list and the shown one. @beta */
export interface ListUpdates {
  /** Number of records that are not shown yet. */
  readonly count: number;
  /** Number of shown records that no longer exist. */
  readonly gone: number;
}

/** A list with its pending update. */
export interface SettledList<Item> extends ListResponse<Item> {
  /** Number of records up to its end, assuming that all previous pages were full. */
  readonly through: number;
  /** The current list, if it has other records. */
  readonly coming?: SettledList<Item> | undefined;
}

/**
 * Merges a fetched list into the shown one. Equal rows keep their object identity, so that they are not rendered again.
 * In a background refresh records keep their places with new values; additions and removals wait in `coming`.
 */
export function settleList<Item extends Identified>(
  shown: SettledList<Item>,
  came: SettledList<Item>,
  unasked: boolean,
): SettledList<Item> {
  if (!unasked) {
    const before = new Map(shown.list.map((row) => [row.id, row]));
    return { ...came, list: came.list.map((row) => reuseEqualParts(before.get(row.id) ?? row, row)) };
  }
  const now = new Map(came.list.map((row) => [row.id, row]));
  const list = shown.list.map((row) => reuseEqualParts(row, now.get(row.id) ?? row));
  const isOther = came.list.length !== list.length || came.list.some(({ id }, at) => id !== list[at]?.id);
  if (!isOther) return { ...came, list };
  return { ...shown, list, total: came.total, coming: came };
}

/** The pending update of a list; `size` is the page size. */
export function newsOf<Item extends Identified>({ list, coming }: SettledList<Item>, size: number): ListUpdates {
  if (!coming) return noNews;
  return { count: lacking(coming.list, list, size), gone: lacking(list, coming.list, size) };
}

export const noNews: ListUpdates = { count: 0, gone: 0 };

/** Number of records that another page lacks, except those that a full page pushes off its end. */
function lacking(some: readonly Identified[], others: readonly Identified[], size: number): number {
  const otherIds = new Set(others.map(({ id }) => id));
  const last = some.map(({ id }) => otherIds.has(id)).lastIndexOf(true);
  const isFull = others.length >= size && last >= 0;
  return some.filter(({ id }, at) => !otherIds.has(id) && (at < last || !isFull)).length;
}
