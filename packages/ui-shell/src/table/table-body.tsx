'use client';

import type { Row as ModelRow, Table } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useText } from '../locales/use-text';
import { Checkbox } from './checkbox';
import { tableMessages } from './messages';
import { columnOf } from './use-data-table';

/** From here on only the rows in view are in the document. */
const virtualFrom = 100;

const heights = { small: 40, medium: 48, large: 56 } as const;

export interface TableBodyProps<Row> {
  table: Table<Row>;
  rowSize: keyof typeof heights;
}

/** The rows; long lists are drawn as they come into view. */
export function TableBody<Row>({ table, rowSize }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows } = table.getRowModel();
  const long = rows.length > virtualFrom;
  const virtual = useVirtualizer({
    count: long ? rows.length : 0,
    // Asked for in a layout effect, before refs further up are set: the box is found from below.
    getScrollElement: () => body.current?.closest('table')?.parentElement ?? null,
    estimateSize: () => heights[rowSize],
    overscan: 8,
  });
  if (!long) {
    return (
      <tbody>
        {rows.map((row, index) => (
          <BodyRow key={row.id} row={row} index={index} />
        ))}
      </tbody>
    );
  }
  const shown = virtual.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <tbody ref={body}>
      {before > 0 && <Gap height={before} />}
      {shown.map(({ index }) => {
        const row = rows[index];
        return row && <BodyRow key={row.id} row={row} index={index} measure={virtual.measureElement} />;
      })}
      {after > 0 && <Gap height={after} />}
    </tbody>
  );
}

interface BodyRowProps<Row> {
  row: ModelRow<Row>;
  index: number;
  /** Told of the row's element, whose height follows density and content. */
  measure?: (row: HTMLTableRowElement | null) => void;
}

function BodyRow<Row>({ row, index, measure }: BodyRowProps<Row>) {
  const t = useText();
  const selected = row.getIsSelected();
  return (
    <tr
      ref={measure}
      data-index={measure && index}
      aria-rowindex={index + 2}
      data-odd={index % 2 === 1 || undefined}
      data-state={selected ? 'selected' : undefined}
    >
      {row.getCanSelect() && (
        <td data-part="select">
          <Checkbox
            label={t(tableMessages.selectRow)}
            checked={selected}
            onChange={(checked) => row.toggleSelected(checked)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const column = columnOf(cell.column.columnDef);
        return (
          <td key={cell.id} data-align={column.align} data-pinned={column.pinned || undefined}>
            {column.cell(row.original)}
          </td>
        );
      })}
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
