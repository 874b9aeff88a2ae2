import type { Identified } from '../resource/define-resource';
import type { ConsoleServerData } from '../server-data/server-data-of';

/** A list that was fetched, as far as it matters to a record in it. */
export interface KnownList<Item> {
  /** What it was asked with. */
  readonly given: object;
  readonly list: readonly Item[];
  readonly total: number | undefined;
  /** The place of the record in `list`. */
  readonly at: number;
}

/** The list with a record that was shown last, whatever it was filtered by, then what was fetched without being shown; undefined where no list knows it. */
export function knownList<Item extends Identified>(
  cache: Pick<ConsoleServerData, 'known'>,
  url: string | undefined,
  id: string | number,
  { shown: onlyShown = false } = {},
): KnownList<Item> | undefined {
  if (url === undefined) return undefined;
  for (const { given, value, shown } of cache.known(url)) {
    if (onlyShown && !shown) break;
    const { list, total } = Object(value) as { list?: unknown; total?: unknown };
    if (!Array.isArray(list)) continue;
    const at = list.findIndex((row) => String(Object(row).id) === String(id));
    if (at >= 0) return { given, list, total: typeof total === 'number' ? total : undefined, at };
  }
  return undefined;
}
