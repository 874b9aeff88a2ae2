'use client';

import type { Row as ModelRow, Table } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useText } from '../locales/use-text';
import type { CellLook } from './cell-look';
import { Checkbox } from './checkbox';
import { tableMessages } from './messages';
import { columnOf } from './use-data-table';
import type { GridKeys } from './use-grid-keys';

/** From here on only the rows in view are in the document. */
export const virtualFrom = 100;

const heights = { small: 40, medium: 48, large: 56 } as const;

export interface TableBodyProps<Row> {
  table: Table<Row>;
  rowSize: keyof typeof heights;
  looks: readonly CellLook[];
  selectPinned: boolean;
  keys: GridKeys;
  /** Is given what brings a row, counted from 1, into view. */
  reach: RefObject<((row: number) => void) | null>;
}

/** The rows; long lists are drawn as they come into view. */
export function TableBody<Row>({ table, rowSize, keys, reach, ...look }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows } = table.getRowModel();
  const long = rows.length > virtualFrom;
  const virtual = useVirtualizer({
    count: long ? rows.length : 0,
    // Asked for in a layout effect, before refs further up are set: the box is found from below.
    getScrollElement: () => body.current?.closest('table')?.parentElement ?? null,
    estimateSize: () => heights[rowSize],
    overscan: 8,
    // The header covers the first 44 px.
    scrollPaddingStart: 44,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      const kept = keys.place.current.row - 1;
      // The row with the focus stays, else the keyboard would lose its place.
      if (kept < 0 || kept >= range.count || inView.includes(kept) || !hasFocus(body.current)) return inView;
      return [...inView, kept].sort((one, other) => one - other);
    },
  });
  useImperativeHandle(reach, () => (row: number) => virtual.scrollToIndex(row - 1), [virtual]);
  useLayoutEffect(keys.placeFocus);
  if (!long) {
    return (
      <tbody>
        {rows.map((row, index) => (
          <BodyRow key={row.id} row={row} index={index} {...look} />
        ))}
      </tbody>
    );
  }
  const shown = virtual.getVirtualItems();
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <tbody ref={body}>
      {shown.map(({ index, start }, place) => {
        const row = rows[index];
        const before = start - (shown[place - 1]?.end ?? 0);
        return (
          row && (
            <Fragment key={row.id}>
              {before > 0 && <Gap height={before} />}
              <BodyRow row={row} index={index} measure={virtual.measureElement} {...look} />
            </Fragment>
          )
        );
      })}
      {after > 0 && <Gap height={after} />}
    </tbody>
  );
}

const hasFocus = (body: HTMLElement | null) => body?.contains(document.activeElement) ?? false;

interface BodyRowProps<Row> {
  row: ModelRow<Row>;
  index: number;
  /** Told of the row's element, whose height follows density and content. */
  measure?: (row: HTMLTableRowElement | null) => void;
  looks: readonly CellLook[];
  selectPinned: boolean;
}

function BodyRow<Row>({ row, index, measure, looks, selectPinned }: BodyRowProps<Row>) {
  const t = useText();
  const selected = row.getIsSelected();
  const selectable = row.getCanSelect();
  return (
    <tr
      ref={measure}
      data-index={measure && index}
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      data-odd={index % 2 === 1 || undefined}
      data-state={selected ? 'selected' : undefined}
    >
      {selectable && (
        <td data-part="select" aria-colindex={1} data-pinned={selectPinned ? 'start' : undefined}>
          <Checkbox
            label={t(tableMessages.selectRow)}
            checked={selected}
            onChange={(checked) => row.toggleSelected(checked)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell, place) => (
        <td key={cell.id} {...looks[place]?.props} style={looks[place]?.style}>
          {columnOf(cell.column.columnDef).cell(row.original)}
        </td>
      ))}
    </tr>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={100} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
