import { type ColumnChoice, shownColumns } from '../../../../data/table/column-choice';
import { type Paging, placeNames } from '../resource/list-address';

const name = 'columns';

/** The columns that an address asks for, over those that the account keeps; null where it asks for none that there are. */
export function readColumnAddress(query: URLSearchParams, stored: ColumnChoice): ColumnChoice | null {
  const requested = [...new Set(query.getAll(name))].filter((id) => stored.order.includes(id));
  if (requested.length === 0) return null;
  const rest = stored.order.filter((id) => !requested.includes(id));
  return { ...stored, order: [...requested, ...rest], hidden: rest };
}

/** The query with other columns in it; with `null` it asks for none. */
export function writeColumnAddress(query: URLSearchParams, choice: ColumnChoice | null): URLSearchParams {
  const others = [...query].filter(([key]) => key !== name);
  return new URLSearchParams([...others, ...(choice ? shownColumns(choice).map((id) => [name, id]) : [])]);
}

/** What of an address makes a view: everything but the page, put in one order. */
export function toViewQuery(query: URLSearchParams, paging?: Paging): string {
  const places = placeNames(paging);
  const parts = [...query].filter(([key]) => !places.includes(key));
  return new URLSearchParams(parts.sort(([one], [other]) => (one < other ? -1 : Number(one > other)))).toString();
}
