import { expect, onTestFinished, test, vi } from 'vitest';
import { draw } from '../../../testing/draw';
import { DataTable } from './data-table';

const rows = Array.from({ length: 500 }, (_, at) => ({ id: `Row ${at}` }));
const columns = [{ id: 'id', title: 'No.', cell: ({ id }: { id: string }) => id }];

test('all rows of a long table are in the document while the window is printed [list-is-printed]', async () => {
  const drawn = await draw(
    <DataTable label="Orders" columns={columns} rows={rows} rowId={({ id }) => id} height="400px" />,
  );
  onTestFinished(drawn.remove);
  const count = () => drawn.host.querySelectorAll('tbody tr[aria-rowindex]').length;
  const before = count();
  expect(before).toBeLessThan(100);
  dispatchEvent(new Event('beforeprint'));
  expect(count()).toBe(500);
  dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(count()).toBe(before));
});
