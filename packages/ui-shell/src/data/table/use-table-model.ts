import { useMemo } from 'react';
import { useSteady } from '../../lib/use-steady';
import { type ColumnChoice, shownColumns as shownOf } from './column-choice';
import type { DataColumn, Sorting } from './data-column';
import { createRowSelection, type RowSelection } from './row-selection';
import { useSteadyColumns } from './use-steady-columns';

/** @public */
export interface DataTableModelOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Indexes of the shown rows in order, from `useRowOrder`. Default: all rows as given. */
  order?: Uint32Array | undefined;
  /** Identity of a row across pages, used by the selection. */
  rowId: (row: Row) => string;
  sorting?: Sorting | null | undefined;
  onSortingChange?: ((sorting: Sorting | null) => void) | undefined;
  /** Ids of the selected rows. Default: no selection. */
  selected?: readonly string[] | undefined;
  onSelectedChange?: ((selected: string[]) => void) | undefined;
  /** Ids of the shown columns, in order. Default: all. */
  shownColumns?: readonly string[] | undefined;
  /** Visibility, order, widths and pins of the columns; overrides `shownColumns`. Columns that it does not name come last. */
  columnChoice?: ColumnChoice | undefined;
}

/** State shared by the parts of a table. Allocates nothing for rows that are not drawn. */
export interface TableModel<Row> {
  readonly columns: readonly DataColumn<Row>[];
  /** The shown columns, in order. */
  readonly shown: readonly DataColumn<Row>[];
  /** Number of shown rows, drawn or not. */
  readonly count: number;
  /** The shown row at an index. */
  rowAt: (place: number) => Row | undefined;
  rowId: (row: Row) => string;
  readonly sorting: Sorting | null;
  /** Stable between renders. */
  sortBy: (sorting: Sorting | null) => void;
  /** Undefined without selection. */
  readonly selection: RowSelection<Row> | undefined;
  /** Selects or deselects a row; stable between renders. */
  select: (row: Row, selected: boolean) => void;
  /** Selects or deselects all shown rows. */
  selectAll: (selected: boolean) => void;
}

/** The headless model of a table: order, visibility, sorting and selection. */
export function useTableModel<Row>(options: DataTableModelOptions<Row>): TableModel<Row> {
  const { rows, order, rowId, sorting = null, onSortingChange, columnChoice, shownColumns } = options;
  const columns = useSteadyColumns(options.columns, rows);
  const { selected, onSelectedChange } = options;
  const shown = useMemo(() => inOrder(columns, columnChoice, shownColumns), [columns, columnChoice, shownColumns]);
  const selection = useMemo(
    () => selected && createRowSelection(rows, order, rowId, selected),
    [rows, order, rowId, selected],
  );
  const select = useSteady((row: Row, selects: boolean) => {
    if (selection) onSelectedChange?.(selection.with(row, selects));
  });
  const sortBy = useSteady((next: Sorting | null) => onSortingChange?.(next));
  return {
    columns,
    shown,
    count: order ? order.length : rows.length,
    rowAt: (place) => {
      const at = order ? order[place] : place;
      return at === undefined ? undefined : rows[at];
    },
    rowId,
    sorting,
    sortBy,
    selection,
    select,
    selectAll: (selects) => {
      if (selection) onSelectedChange?.(selection.withAll(selects));
    },
  };
}

function inOrder<Row>(
  columns: readonly DataColumn<Row>[],
  choice: ColumnChoice | undefined,
  given: readonly string[] | undefined,
): readonly DataColumn<Row>[] {
  if (!choice && !given) return columns;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ids = choice
    ? [...shownOf(choice), ...[...byId.keys()].filter((id) => !choice.order.includes(id))]
    : (given ?? []);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
