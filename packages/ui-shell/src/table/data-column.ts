import type { ReactNode } from 'react';
import type { Text } from '../locales/define-messages';

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  /** Unique in the table; the name a server sorts by. */
  id: string;
  title: Text;
  cell: (row: Row) => ReactNode;
  /** In px; what is left over goes to the columns without a width. Default: as wide as needed. */
  width?: number;
  /** Default `start`; numbers read best at the `end`. */
  align?: 'start' | 'center' | 'end';
  /** The header becomes a button that sorts. Default false. */
  sortable?: boolean;
  /** Stays in view at the end while the others scroll, for row actions. Default false. */
  pinned?: boolean;
}

/** By which column a table is sorted, and which way. */
export interface Sorting {
  id: string;
  order: 'asc' | 'desc';
}
