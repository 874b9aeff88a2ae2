'use client';

import {
  type ColumnDef,
  getCoreRowModel,
  type RowSelectionState,
  type Table,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type ColumnChoice, shownColumns as shownOf } from './column-choice';
import type { DataColumn, Sorting } from './data-column';

/** @public */
export interface DataTableModelOptions<Row> {
  /** Keep the array the same between renders. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Identity of a row, also over pages: selection is kept by it. */
  rowId: (row: Row) => string;
  sorting?: Sorting | null | undefined;
  onSortingChange?: ((sorting: Sorting | null) => void) | undefined;
  /** Ids of the selected rows. Without it rows cannot be selected. */
  selected?: readonly string[] | undefined;
  onSelectedChange?: ((selected: string[]) => void) | undefined;
  /** Ids of the columns that are shown, in their order. Default: all, as given. */
  shownColumns?: readonly string[] | undefined;
  /** Which columns are shown, in which order, how wide, and which stay in view; goes before `shownColumns`. Columns that it does not name stand last. */
  columnChoice?: ColumnChoice | undefined;
}

/** The headless model of a table: order, visibility, sorting and selection, over TanStack Table. Sorting and paging are the server's. */
export function useDataTable<Row>(options: DataTableModelOptions<Row>): Table<Row> {
  const { columns, rows, rowId, sorting = null, onSortingChange, selected, onSelectedChange, columnChoice } = options;
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<Row> => ({
          id: column.id,
          // Only columns with an accessor can be sorted; the sorting itself is the server's.
          accessorFn: (row) => row,
          sortDescFirst: false,
          cell: ({ row }) => column.cell(row.original),
          enableSorting: column.sortable ?? false,
          meta: column,
        }),
      ),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const all = columns.map(({ id }) => id);
  const shown = columnChoice
    ? [...shownOf(columnChoice), ...all.filter((id) => !columnChoice.order.includes(id))]
    : (options.shownColumns ?? all);
  const sortingState = sorting ? [{ id: sorting.id, desc: sorting.order === 'desc' }] : [];
  const rowSelection: RowSelectionState = Object.fromEntries((selected ?? []).map((id) => [id, true]));

  return useReactTable<Row>({
    data,
    columns: definitions,
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    enableRowSelection: selected !== undefined,
    state: {
      sorting: sortingState,
      rowSelection,
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
    },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sortingState) : update;
      onSortingChange?.(next ? { id: next.id, order: next.desc ? 'desc' : 'asc' } : null);
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update;
      onSelectedChange?.(Object.keys(next).filter((id) => next[id]));
    },
  });
}

/** The column of the app behind a column of the model. */
export const columnOf = <Row>(definition: ColumnDef<Row>): DataColumn<Row> => definition.meta as DataColumn<Row>;
