import type { ReactNode } from 'react';
import type { DataColumn } from './data-column';

/** The content of a cell. `bdi` isolates a text with another direction, so that it is truncated at its own end. */
export function CellContent<Row>({ column, row }: { column: DataColumn<Row>; row: Row }): ReactNode {
  const shown = column.cell(row);
  return typeof shown === 'string' ? <bdi>{shown}</bdi> : shown;
}
