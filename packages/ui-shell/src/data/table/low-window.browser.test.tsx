import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { DataTable } from './data-table';

afterEach(() => page.viewport(1440, 900));

const columns = Array.from({ length: 7 }, (_, at) => ({
  id: `c${at}`,
  title: `Column ${at}`,
  cell: (row: { id: string }) => `${row.id} of column ${at}`,
  pinned: at === 6,
}));

const rows = Array.from({ length: 30 }, (_, at) => ({ id: `Row ${at}` }));
const choice = { order: columns.map(({ id }) => id), hidden: [], pinned: ['c0', 'c1'] };

test('in a window as low as at 400 % zoom no focused cell is covered by the head or a pinned column [low-window-covers-no-focus]', async () => {
  await page.viewport(320, 256);
  const drawn = await draw(
    <DataTable
      label="Orders"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      columnChoice={choice}
      onColumnChoiceChange={() => {}}
      height="240px"
    />,
  );
  onTestFinished(drawn.remove);
  drawn.host.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  const covered: string[] = [];
  const keys = [...'>>>>>>vvvvvv<<<<<<^^^^^^'].map(
    (sign) => ({ '>': 'Right', '<': 'Left', v: 'Down', '^': 'Up' })[sign],
  );
  for (const key of keys) {
    await userEvent.keyboard(`{Arrow${key}}`);
    const cell = document.activeElement as HTMLElement;
    const { left, top, height } = cell.getBoundingClientRect();
    if (!cell.contains(document.elementFromPoint(left + 4, top + height / 2))) covered.push(cell.textContent ?? '');
  }
  expect(covered).toEqual([]);
});
