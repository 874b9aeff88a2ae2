import { Fragment, memo, type ReactNode, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { usePrinting } from '../../lib/use-printing';
import { useText } from '../../locales/use-text';
import { CellContent } from './cell-content';
import type { CellLook } from './cell-look';
import { Checkbox } from './checkbox';
import type { DataColumn } from './data-column';
import { tableMessages } from './messages';
import type { GridKeys } from './use-grid-keys';
import { useRowWindow } from './use-row-window';
import type { TableModel } from './use-table-model';

/** From this number of rows on, only those in view are in the document. */
export const virtualFrom = 100;

const heights = { small: 40, medium: 48, large: 56 } as const;

export interface TableBodyProps<Row> {
  table: TableModel<Row>;
  rowSize: keyof typeof heights;
  /** Keep its identity between renders: a new array renders all rows. */
  looks: readonly CellLook[];
  selectPinned: boolean;
  keys: GridKeys;
  /** Receives a function that brings a row, counted from 1, into view. */
  reach: RefObject<((row: number) => void) | null>;
}

/** The rows; virtualises long lists. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  return props.table.count > virtualFrom ? <LongBody {...props} /> : <ShortBody {...props} />;
}

function ShortBody<Row>({ table, keys, ...look }: TableBodyProps<Row>) {
  useLayoutEffect(keys.placeFocus);
  return (
    <tbody>
      {Array.from({ length: table.count }, (_, place) => (
        <RowAt key={keyAt(table, place)} table={table} place={place} {...look} />
      ))}
    </tbody>
  );
}

function LongBody<Row>({ table, rowSize, keys, reach, ...look }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = useRowWindow({
    body,
    count: table.count,
    usual: heights[rowSize],
    // The focused row stays mounted, else the focus would be lost.
    keptRow: () => (body.current?.contains(document.activeElement) ? keys.place.current.row - 1 : null),
  });
  const { heights: rowHeights } = drawn;
  const places = usePrinting() ? Array.from({ length: table.count }, (_, place) => place) : drawn.places;
  useImperativeHandle(reach, () => (row: number) => drawn.reach(row - 1), [drawn.reach]);
  useLayoutEffect(keys.placeFocus);
  const after = rowHeights.total - rowHeights.offsetOf((places.at(-1) ?? -1) + 1);
  return (
    <tbody ref={body}>
      {places.map((place, index) => {
        const before = rowHeights.offsetOf(place) - rowHeights.offsetOf((places[index - 1] ?? -1) + 1);
        return (
          <Fragment key={keyAt(table, place)}>
            {before > 0 && <Gap height={before} />}
            <RowAt table={table} place={place} {...look} />
          </Fragment>
        );
      })}
      {after > 0 && <Gap height={after} />}
    </tbody>
  );
}

function keyAt<Row>(table: TableModel<Row>, place: number): string {
  const row = table.rowAt(place);
  return row === undefined ? '' : table.rowId(row);
}

interface RowAtProps<Row> extends Pick<TableBodyProps<Row>, 'table' | 'looks' | 'selectPinned'> {
  place: number;
}

function RowAt<Row>({ table, place, ...look }: RowAtProps<Row>) {
  const row = table.rowAt(place);
  if (row === undefined) return null;
  return (
    <BodyRow
      row={row}
      place={place}
      columns={table.shown}
      selected={table.selection?.has(row)}
      onSelect={table.select}
      {...look}
    />
  );
}

interface BodyRowProps<Row> extends Pick<TableBodyProps<Row>, 'looks' | 'selectPinned'> {
  row: Row;
  place: number;
  columns: readonly DataColumn<Row>[];
  /** Undefined without selection. */
  selected: boolean | undefined;
  onSelect: (row: Row, selected: boolean) => void;
}

/** Memoised: renders only when this row changes, not for scrolling or the selection of others. */
const BodyRow = memo(function BodyRow<Row>({
  row,
  place,
  columns,
  selected,
  onSelect,
  looks,
  selectPinned,
}: BodyRowProps<Row>) {
  const t = useText();
  return (
    <tr
      aria-rowindex={place + 2}
      aria-selected={selected}
      data-odd={place % 2 === 1 || undefined}
      data-state={selected ? 'selected' : undefined}
    >
      {selected !== undefined && (
        <td data-part="select" aria-colindex={1} data-pinned={selectPinned ? 'start' : undefined}>
          <Checkbox
            label={t(tableMessages.selectRow)}
            checked={selected}
            onChange={(checked) => onSelect(row, checked)}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.id} {...looks[at]?.props} style={looks[at]?.style}>
          <CellContent column={column} row={row} />
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={100} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
