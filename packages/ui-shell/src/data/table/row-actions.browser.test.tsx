import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { DataTable } from './data-table';
import { RowActions, RowButton } from './row-actions';

afterEach(() => page.viewport(1440, 900));

const rows = Array.from({ length: 3 }, (_, at) => ({ id: `Row ${at}` }));
const columns = [
  { id: 'name', title: 'Name', cell: (row: { id: string }) => row.id },
  { id: 'place', title: 'Place', cell: () => 'Hangzhou' },
  {
    id: 'actions',
    title: 'Actions',
    cell: (row: { id: string }) => (
      <RowActions>
        <RowButton>Open {row.id}</RowButton>
        <RowButton data-tone="danger">Remove {row.id}</RowButton>
      </RowActions>
    ),
  },
];

test.each([1440, 1280, 992, 390])(
  'at %i px a press of a row action scrolls nothing, and no column is faded [row-actions-scroll-nothing]',
  async (width) => {
    await page.viewport(width, 800);
    const drawn = await draw(<DataTable label="Orders" columns={columns} rows={rows} rowId={({ id }) => id} />);
    onTestFinished(drawn.remove);
    const table = drawn.host.querySelector('table');
    const box = table?.parentElement;
    if (!box) throw new Error('The table stands in no box.');
    await userEvent.click(page.getByRole('button', { name: 'Remove Row 1' }));
    await userEvent.click(page.getByRole('button', { name: 'Open Row 1' }));
    expect({ scrolled: box.scrollLeft, wide: box.scrollWidth - box.clientWidth, more: box.dataset.more }).toEqual({
      scrolled: 0,
      wide: 0,
      more: undefined,
    });
  },
);
