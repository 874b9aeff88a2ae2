import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { act, draw } from '../../../testing/draw';
import { DataTable } from './data-table';

interface Ship {
  id: string;
  name: string;
}

const first: readonly Ship[] = [
  { id: '1', name: 'Aurora' },
  { id: '2', name: 'Borealis' },
];
let cells = 0;
let typed: (word: string) => void = () => {};
let sail: (ships: readonly Ship[], port: Readonly<Record<string, string>>) => void = () => {};

/** A page with inline columns over its own state. */
function Ships() {
  const [word, setWord] = useState('');
  const [{ ships, ports }, setShips] = useState({
    ships: first,
    ports: { 1: 'Bergen', 2: 'Oslo' } as Readonly<Record<string, string>>,
  });
  const [selected, setSelected] = useState<string[]>([]);
  typed = setWord;
  sail = (next, port) => setShips({ ships: next, ports: port });
  return (
    <DataTable
      label="Ships"
      rows={ships}
      rowId={({ id }) => id}
      selected={selected}
      onSelectedChange={setSelected}
      columns={[
        {
          id: 'name',
          title: 'Ship',
          cell: ({ name }) => {
            cells += 1;
            return `${name}${word}`;
          },
        },
        { id: 'port', title: 'Port', cell: ({ id }) => ports[id]?.toUpperCase() },
      ]}
    />
  );
}

async function show() {
  const drawn = await draw(<Ships />);
  onTestFinished(drawn.remove);
}

const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true });

it('new columns that say the same hold nothing up, and their cells follow [columns-compared-by-id]', async () => {
  await show();
  await userEvent.click(page.getByRole('checkbox').nth(1));
  await act(async () => {
    cells = 0;
    flushSync(() => typed('!'));
    expect(cells).toBe(0);
  });
  await expect.element(cell('Aurora!')).toBeVisible();
  await expect.element(page.getByRole('checkbox').nth(1)).toBeChecked();
});

it('rows that come with what their cells read are drawn with it', async () => {
  await show();
  await act(async () => sail([{ id: '3', name: 'Cygnus' }], { 3: 'Riga' }));
  await expect.element(cell('RIGA')).toBeVisible();
});
