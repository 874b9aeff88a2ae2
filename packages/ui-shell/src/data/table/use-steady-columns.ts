import { useDeferredValue, useState } from 'react';
import type { DataColumn } from './data-column';

/**
 * Stabilises the columns of a table: keeps the array while a new one is equivalent for the same rows. Cells, which may show
 * other state of the page, update with low priority.
 */
export function useSteadyColumns<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): readonly DataColumn<Row>[] {
  const drawn = useDeferredValue(columns);
  const [last, setLast] = useState({ drawn, rows });
  if (last.drawn !== drawn) setLast({ drawn, rows });
  return last.rows === rows && saySame(columns, drawn) ? drawn : columns;
}

const saySame = <Row>(some: readonly DataColumn<Row>[], others: readonly DataColumn<Row>[]): boolean =>
  some === others || (some.length === others.length && some.every((column, at) => isSame(column, others[at])));

function isSame<Row>(column: DataColumn<Row>, other: DataColumn<Row> | undefined): boolean {
  if (!other) return false;
  const names = new Set([...Object.keys(column), ...Object.keys(other)]) as Set<keyof DataColumn<Row>>;
  return [...names].every((name) => {
    const [value, present] = [column[name], other[name]];
    return typeof value === 'function' ? typeof present === 'function' : Object.is(value, present);
  });
}
