import type { Identified, ListResponse } from '../resource/define-resource';
import { type AskPage, askFromStart, joinPages } from './list-pages';

/** Progress through an endless list. */
export interface ListProgress<Item> {
  /** Identity of filters, order and size; a change restarts the list. */
  readonly of: string;
  /** Number of loaded further pages. */
  readonly steps: number;
  /** Number of records before the last step. */
  readonly rows: number;
  /** Returns the rows before the last step, once; a second request fetches these again too. */
  readonly take: () => ListResponse<Item> | undefined;
}

export const beginningOf = (of: string): ListProgress<never> => ({ of, steps: 0, rows: 0, take: () => undefined });

/** Advances by one page. */
export function follow<Item>({ of, steps }: ListProgress<Item>, shown: ListResponse<Item>): ListProgress<Item> {
  let left: ListResponse<Item> | undefined = shown;
  const take = () => {
    const given = left;
    left = undefined;
    return given;
  };
  return { of, steps: steps + 1, rows: shown.list.length, take };
}

/** The query of an endless list. */
export interface EndlessQuery {
  params: Readonly<Record<string, string | number>>;
  pageSize: number;
  pageSizes: readonly number[];
}

/** Fetches the next page of an endless list; if the previous rows may be stale, fetches all again. */
export async function askFollowed<Item extends Identified>(
  ask: AskPage<Item>,
  { take, rows }: ListProgress<Item>,
  { params, pageSize, pageSizes }: EndlessQuery,
  signal: AbortSignal,
): Promise<ListResponse<Item>> {
  const before = take();
  if (!before) return askFromStart(ask, { params, atLeast: rows + pageSize, pageSizes }, signal);
  const fields = Object.entries({ ...params, cursor: before.next }).filter(([, value]) => value !== '');
  return joinPages(before, await ask(Object.fromEntries(fields), signal));
}
