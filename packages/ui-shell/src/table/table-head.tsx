'use client';

import type { Header, Table } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useText } from '../locales/use-text';
import { Checkbox } from './checkbox';
import { tableMessages } from './messages';
import { columnOf } from './use-data-table';

/** The header row: titles, sort buttons, and the box that selects all rows of the page. */
export function TableHead<Row>({ table }: { table: Table<Row> }) {
  const t = useText();
  const selectable = table.options.enableRowSelection === true;
  return (
    <thead>
      <tr>
        {selectable && (
          <th data-part="select">
            <Checkbox
              label={t(tableMessages.selectAll)}
              checked={table.getIsAllRowsSelected()}
              mixed={table.getIsSomeRowsSelected()}
              onChange={(checked) => table.toggleAllRowsSelected(checked)}
            />
          </th>
        )}
        {table.getFlatHeaders().map((header) => (
          <HeadCell key={header.id} header={header} />
        ))}
      </tr>
    </thead>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell<Row>({ header }: { header: Header<Row, unknown> }) {
  const t = useText();
  const column = columnOf(header.column.columnDef);
  const sorted = header.column.getIsSorted();
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      aria-sort={column.sortable ? (sorted ? ariaSort[sorted] : 'none') : undefined}
      data-align={column.align}
      data-pinned={column.pinned || undefined}
      style={{ width: column.width, minWidth: column.width }}
    >
      {column.sortable ? (
        <button type="button" onClick={header.column.getToggleSortingHandler()}>
          {t(column.title)}
          <Icon aria-hidden size={14} />
        </button>
      ) : (
        t(column.title)
      )}
    </th>
  );
}
