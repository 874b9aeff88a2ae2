import type { ListAddress } from '../resource/list-address';

/** Longest list of cursors in an address, in characters. */
const longestTrail = 2000;

/** Shortens a list of cursors for an address: keeps as many of the last ones as fit, and always the very last. */
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

/** Whether the previous page is known: by its cursor, or as the first page. */
export const leadsBack = ({ page, cursors = [] }: Pick<ListAddress, 'page' | 'cursors'>): boolean =>
  page === 2 || (page > 1 && cursors.length > 1);

/**
 * The address after a change with cursor paging: the next page by the given cursor, the previous one as
 * far as it is known, and the first. Other filters, order or size restart at the first page.
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
