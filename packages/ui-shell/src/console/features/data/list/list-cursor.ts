import type { ListAddress } from '../resource/list-address';

/** How much of the way back stands in an address, in characters. */
const longestTrail = 2000;

/** The cursors of a trail that may stand in an address: the last of them, as many as have room there; the very last in any case. */
export function shortTrail(cursors: readonly string[]): readonly string[] {
  const trail = cursors.slice(-1);
  let length = trail.join('').length;
  for (const cursor of cursors.slice(0, -1).reverse()) {
    length += cursor.length;
    if (length > longestTrail) break;
    trail.unshift(cursor);
  }
  return trail;
}

/** Whether the page before is known: its cursor, or that it is the first page. */
export const leadsBack = ({ page, cursors = [] }: Pick<ListAddress, 'page' | 'cursors'>): boolean =>
  page === 2 || (page > 1 && cursors.length > 1);

/**
 * The address after a change, where pages are found by cursors: the next page by the given cursor, the previous one as
 * far as it is known, and the first. Other conditions, order or size begin anew.
 */
export function followCursor<Address extends ListAddress>(
  address: Address,
  change: Partial<Address>,
  next: string | undefined,
): Address {
  const { page, cursors = [] } = address;
  const first = { ...address, ...change, page: 1, cursors: [] };
  if (!isSameQuery(address, first) || change.page === 1) return first;
  if (change.page === page + 1 && next !== undefined)
    return { ...address, page: page + 1, cursors: shortTrail([...cursors, next]) };
  if (change.page === page - 1 && leadsBack(address))
    return { ...address, page: page - 1, cursors: cursors.slice(0, -1) };
  return address;
}

const isSameQuery = (one: ListAddress, other: ListAddress): boolean => queryOf(one) === queryOf(other);
const queryOf = ({ filters, sorting, pageSize }: ListAddress): string => JSON.stringify([filters, sorting, pageSize]);
