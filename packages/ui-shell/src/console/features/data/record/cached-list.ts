import type { Identified } from '../resource/define-resource';
import type { ConsoleServerData } from '../server-data/server-data-of';

/** A fetched list that contains a record. */
export interface CachedList<Item> {
  /** Fields of its request. */
  readonly given: object;
  readonly list: readonly Item[];
  readonly total: number | undefined;
  /** Index of the record in `list`. */
  readonly at: number;
}

/** The last shown list with a record, whatever its filters, else a list fetched in the background; undefined without one. */
export function findCachedList<Item extends Identified>(
  cache: Pick<ConsoleServerData, 'responsesOf'>,
  url: string | undefined,
  id: string | number,
  { shown: onlyShown = false } = {},
): CachedList<Item> | undefined {
  if (url === undefined) return undefined;
  for (const { given, value, shown } of cache.responsesOf(url)) {
    if (onlyShown && !shown) break;
    const { list, total } = Object(value) as { list?: unknown; total?: unknown };
    if (!Array.isArray(list)) continue;
    const at = list.findIndex((row) => String(Object(row).id) === String(id));
    if (at >= 0) return { given, list, total: typeof total === 'number' ? total : undefined, at };
  }
  return undefined;
}
