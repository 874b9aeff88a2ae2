import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { maxFileBytes } from './limits';
import { readTable } from './read-table';

const workbook = () =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Orders" sheetId="1" r:id="a"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row><c t="e"><v>#N/A</v></c></row></sheetData></worksheet>',
    ),
  });

it('reads files and texts in a worker [tables-are-read-in-worker]', async () => {
  const file = new File([workbook() as Uint8Array<ArrayBuffer>], 'orders.xlsx');
  expect(await readTable(file)).toEqual({
    sheets: [
      { name: 'Orders', rows: [{ number: 1, cells: ['#N/A'], kinds: ['error'], hidden: false, struck: false }] },
    ],
    notes: [{ kind: 'errors', sheet: 'Orders', count: 1, places: ['A1'] }],
  });
  const { sheets } = await readTable('a\tb\n1\t2');
  expect(sheets[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('rejects what is no table, what is too large, and an aborted reading, and goes on', async () => {
  const read = (bytes: number[], size = 0) => readTable(new File([new Uint8Array(bytes), new Uint8Array(size)], 'x'));
  await expect(read([0xd0, 0xcf, 0x11, 0xe0])).rejects.toMatchObject({
    name: 'UnreadableTableError',
    as: 'oldWorkbook',
  });
  await expect(read([0x41], maxFileBytes)).rejects.toMatchObject({ name: 'UnreadableTableError', as: 'large' });
  await expect(readTable('a', { signal: AbortSignal.abort('left') })).rejects.toBe('left');
  expect((await readTable('a,b')).sheets[0]?.rows).toHaveLength(1);
});
