import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, makeRows, type Row } from '../../pages/rows';
import { Box, Grid } from './styles';

const rowHeight = 40;
const count = Number(new URLSearchParams(window.location.search).get('rows'));
const data = makeRows(count);
const helper = createColumnHelper<Row>();
const definitions = columns.map(({ id, title }) => helper.accessor(id, { header: title }));

/** TanStack Table and TanStack Virtual, combined as in their examples. */
function Table() {
  const [sorting, setSorting] = useState<{ id: string; desc: boolean }[]>([]);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useReactTable({
    data,
    columns: definitions,
    getRowId: (row) => row.number,
    state: { sorting },
    onSortingChange: setSorting,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <Box ref={scroller} role="region">
      <Grid>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header) => (
              <th key={header.id}>
                <button type="button" onClick={header.column.getToggleSortingHandler()}>
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: above }} />
          {items.map(({ index, key }) => (
            <tr key={key}>
              {rows[index]?.getVisibleCells().map((cell) => (
                <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
              ))}
            </tr>
          ))}
          <tr aria-hidden style={{ height: below }} />
        </tbody>
      </Grid>
    </Box>
  );
}

document.getElementById('show')?.addEventListener('click', () => {
  createRoot(document.getElementById('app') as HTMLElement).render(<Table />);
});
