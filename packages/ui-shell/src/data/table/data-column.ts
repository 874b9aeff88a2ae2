import type { ReactNode } from 'react';
import type { Text } from '../../locales/define-messages';

/** A cell's value outside the table: a text or message, a number, a moment, or nothing. @public */
export type CellValue = Text | number | Date | null | undefined;

/** One column of a `DataTable`. @public */
export interface DataColumn<Row, Id extends string = string> {
  /** Unique in the table; the name a server sorts by. */
  id: Id;
  title: Text;
  cell: (row: Row) => ReactNode;
  /** Value for copies and exports; `null` excludes the column, for example for pictures. Default: the result of `cell` if it is text or a number, else the row's field named `id`. */
  value?: ((row: Row) => CellValue) | null;
  /** In px at the default text size; columns without a width share the rest. Default: fits the content. */
  width?: number;
  /** Default `start`; numbers read best at the `end`. */
  align?: 'start' | 'center' | 'end';
  /** The header becomes a button that sorts. Default false. */
  sortable?: boolean;
  /** Pins the column at the end. Default false. */
  pinned?: boolean;
  /** Contains row actions: the last column, and the foot of a card; never hidden, copied or exported. Default false. */
  controls?: boolean;
}

/** Sorting of a table: column and direction. @public */
export interface Sorting {
  id: string;
  order: 'asc' | 'desc';
}

/** The next sorting after a click on the header: ascending, descending, unsorted. */
export function nextSorting(now: Sorting | null, id: string): Sorting | null {
  if (now?.id !== id) return { id, order: 'asc' };
  return now.order === 'asc' ? { id, order: 'desc' } : null;
}
