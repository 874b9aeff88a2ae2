import { type ColumnChoice, shownColumns } from '../../../../data/table/column-choice';
import { type Paging, placeNames } from '../resource/list-address';

const name = 'columns';

/** The columns of an address, over the account's stored ones; null if the address names no existing column. */
export function readColumnAddress(query: URLSearchParams, stored: ColumnChoice): ColumnChoice | null {
  const requested = [...new Set(query.getAll(name))].filter((id) => stored.order.includes(id));
  if (requested.length === 0) return null;
  const rest = stored.order.filter((id) => !requested.includes(id));
  return { ...stored, order: [...requested, ...rest], hidden: rest };
}

/** Replaces the columns in a query; `null` removes them. */
export function writeColumnAddress(query: URLSearchParams, choice: ColumnChoice | null): URLSearchParams {
  const others = [...query].filter(([key]) => key !== name);
  return new URLSearchParams([...others, ...(choice ? shownColumns(choice).map((id) => [name, id]) : [])]);
}

/** The part of an address that identifies a view: everything but the page, sorted. */
export function toViewQuery(query: URLSearchParams, paging?: Paging): string {
  const places = placeNames(paging);
  const parts = [...query].filter(([key]) => !places.includes(key));
  return new URLSearchParams(parts.sort(([one], [other]) => (one < other ? -1 : Number(one > other)))).toString();
}
