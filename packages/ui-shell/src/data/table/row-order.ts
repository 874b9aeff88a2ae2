import type { Text } from '../../locales/define-messages';
import { cellValue } from './cell-value';
import type { DataColumn, Sorting } from './data-column';

export interface RowOrderOptions<Row> {
  columns: readonly DataColumn<Row>[];
  /** Sort column and direction. Default: the given order. */
  sorting?: Sorting | null | undefined;
  /** Filter of the shown rows. Default: all. */
  keep?: ((row: Row) => boolean) | undefined;
  /** Language of the collation. */
  language: string;
  toText: (text: Text) => string;
}

/** Sorted indexes of the filtered rows. The sort is stable and puts rows without a value last. Uses four bytes per row. */
export function rowOrder<Row>(rows: readonly Row[], options: RowOrderOptions<Row>): Uint32Array {
  const places = placesOf(rows, options.keep);
  const column = options.columns.find(({ id }) => id === options.sorting?.id);
  if (!column) return places;
  const keys = keysOf(rows, places, column, options);
  const way = options.sorting?.order === 'desc' ? -1 : 1;
  return places.sort((one, other) => {
    const [a = Number.NaN, b = Number.NaN] = [keys[one], keys[other]];
    if (a < b) return -way;
    if (a > b) return way;
    return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one - other;
  });
}

function placesOf<Row>(rows: readonly Row[], keep: RowOrderOptions<Row>['keep']): Uint32Array {
  const places = new Uint32Array(rows.length);
  let count = 0;
  for (const [place, row] of rows.entries()) {
    if (keep && !keep(row)) continue;
    places[count] = place;
    count += 1;
  }
  return places.slice(0, count);
}

/** One numeric sort key per row; a text's key is its rank among the distinct texts, so that each is collated once. */
function keysOf<Row>(
  rows: readonly Row[],
  places: Uint32Array,
  column: DataColumn<Row>,
  { language, toText }: RowOrderOptions<Row>,
): Float64Array {
  const keys = new Float64Array(rows.length).fill(Number.NaN);
  const numbers = new Map<string, number>();
  const textAt = new Int32Array(rows.length).fill(-1);
  for (const place of places) {
    const value = cellValue(column, rows[place] as Row);
    if (value === null || value === undefined) continue;
    if (typeof value === 'number') keys[place] = value;
    else if (value instanceof Date) keys[place] = value.getTime();
    else {
      // Texts of records are used as they are; only messages are translated.
      const text = typeof value === 'string' ? value : toText(value);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      textAt[place] = number;
    }
  }
  const { compare } = new Intl.Collator(language);
  const ranks = new Float64Array(numbers.size);
  const sorted = [...numbers].sort(([one], [other]) => compare(one, other));
  for (const [rank, [, number]] of sorted.entries()) ranks[number] = rank;
  for (const place of places) {
    const number = textAt[place] ?? -1;
    if (number >= 0) keys[place] = ranks[number] ?? Number.NaN;
  }
  return keys;
}
