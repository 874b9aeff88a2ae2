import type { Identified, ListResponse } from '../resource/define-resource';
import { type AskPage, askFromStart, joinPages } from './list-pages';

/** How far an endless list has been followed. */
export interface Followed<Item> {
  /** Identity of its conditions, order and size: with others it begins anew. */
  readonly of: string;
  /** How often it went on. */
  readonly steps: number;
  /** Records that were there before the last step. */
  readonly rows: number;
  /** Gives what was there before the last step, once: whoever asks again fetches that anew too. */
  readonly take: () => ListResponse<Item> | undefined;
}

/** The beginning of an endless list. */
export const beginningOf = (of: string): Followed<never> => ({ of, steps: 0, rows: 0, take: () => undefined });

/** One step further than what there is. */
export function follow<Item>({ of, steps }: Followed<Item>, shown: ListResponse<Item>): Followed<Item> {
  let left: ListResponse<Item> | undefined = shown;
  const take = () => {
    const given = left;
    left = undefined;
    return given;
  };
  return { of, steps: steps + 1, rows: shown.list.length, take };
}

/** What an endless list asks for. */
export interface EndlessQuery {
  params: Readonly<Record<string, string | number>>;
  pageSize: number;
  pageSizes: readonly number[];
}

/** Fetches what an endless list shows so far: the next page over what is there, or where that may be stale all of it. */
export async function askFollowed<Item extends Identified>(
  ask: AskPage<Item>,
  { take, rows }: Followed<Item>,
  { params, pageSize, pageSizes }: EndlessQuery,
  signal: AbortSignal,
): Promise<ListResponse<Item>> {
  const before = take();
  if (!before) return askFromStart(ask, { params, atLeast: rows + pageSize, pageSizes }, signal);
  const fields = Object.entries({ ...params, cursor: before.next }).filter(([, value]) => value !== '');
  return joinPages(before, await ask(Object.fromEntries(fields), signal));
}
