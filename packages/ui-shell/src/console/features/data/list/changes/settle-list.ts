import { keepSame } from '../../../../../lib/keep-same';
import type { Identified, ListResponse } from '../../resource/define-resource';

/** How a list that came differs from the one that is shown. @beta */
export interface ListNews {
  /** Records that are not shown yet. */
  readonly count: number;
  /** Records that are shown and no longer there. */
  readonly gone: number;
}

/** A list with what came since it is shown. */
export interface SettledList<Item> extends ListResponse<Item> {
  /** Records up to its end, where all pages before were full. */
  readonly through: number;
  /** The list as it is now, where other records stand in it. */
  readonly coming?: SettledList<Item> | undefined;
}

/**
 * What shows of a list that came in the place of another state of it: the rows that say the same are the same objects, so that they are not drawn anew. Where
 * nobody asked for it each record stays in its place as it is now, and those that came and went wait in `coming`.
 */
export function settleList<Item extends Identified>(
  shown: SettledList<Item>,
  came: SettledList<Item>,
  unasked: boolean,
): SettledList<Item> {
  if (!unasked) {
    const before = new Map(shown.list.map((row) => [row.id, row]));
    return { ...came, list: came.list.map((row) => keepSame(before.get(row.id) ?? row, row)) };
  }
  const now = new Map(came.list.map((row) => [row.id, row]));
  const list = shown.list.map((row) => keepSame(row, now.get(row.id) ?? row));
  const isOther = came.list.length !== list.length || came.list.some(({ id }, at) => id !== list[at]?.id);
  if (!isOther) return { ...came, list };
  return { ...shown, list, total: came.total, coming: came };
}

/** What of a list waits to be shown; `size` is that of a whole page. */
export function newsOf<Item extends Identified>({ list, coming }: SettledList<Item>, size: number): ListNews {
  if (!coming) return noNews;
  return { count: lacking(coming.list, list, size), gone: lacking(list, coming.list, size) };
}

export const noNews: ListNews = { count: 0, gone: 0 };

/** How many records of a page another one lacks, but for those at its end that a full page has no room for. */
function lacking(some: readonly Identified[], others: readonly Identified[], size: number): number {
  const otherIds = new Set(others.map(({ id }) => id));
  const last = some.map(({ id }) => otherIds.has(id)).lastIndexOf(true);
  const isFull = others.length >= size && last >= 0;
  return some.filter(({ id }, at) => !otherIds.has(id) && (at < last || !isFull)).length;
}
