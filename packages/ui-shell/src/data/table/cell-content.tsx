import type { ReactNode } from 'react';
import type { DataColumn } from './data-column';

/** What a cell shows. A text stands apart: it may run the other way than the page, and is cut where its own line ends. */
export function CellContent<Row>({ column, row }: { column: DataColumn<Row>; row: Row }): ReactNode {
  const shown = column.cell(row);
  return typeof shown === 'string' ? <bdi>{shown}</bdi> : shown;
}
