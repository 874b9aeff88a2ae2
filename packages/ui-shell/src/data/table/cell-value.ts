import type { CellValue, DataColumn } from './data-column';

/** The value of a cell for copies, exports and sorting. */
export function cellValue<Row>({ id, cell, value }: DataColumn<Row>, row: Row): CellValue {
  if (value) return value(row);
  const shown = cell(row);
  if (typeof shown === 'string' || typeof shown === 'number') return shown;
  const field: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, id) : undefined;
  return typeof field === 'string' || typeof field === 'number' || field instanceof Date ? field : null;
}

/** The columns that can be copied and exported. */
export const dataColumns = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] =>
  columns.filter(({ controls, value }) => !controls && value !== null);
