import { describe, expect, it } from 'vitest';
import { moreHostile, moreTraps } from './more-traps.test-data';
import { readTable } from './read-table';
import { hostile, large, traps } from './traps.test-data';

const fileOf = (source: Uint8Array | string) =>
  typeof source === 'string' ? source : new File([source as Uint8Array<ArrayBuffer>], 'x');

describe('a file by another program', () => {
  it('has more than forty traps', () => {
    expect(traps.length + Object.keys(hostile).length).toBeGreaterThanOrEqual(40);
  });

  it.each([...traps, ...moreTraps])(
    '$kind: $trap [tables-by-other-programs]',
    async ({ source, rows, kinds = {}, notes = [] }) => {
      const table = await readTable(fileOf(source));
      const read = table.sheets.flatMap((sheet) => sheet.rows);
      expect(read.map(({ cells }) => cells)).toEqual(rows);
      const others = read.flatMap((each, row) =>
        each.kinds.flatMap((kind, column) => (kind === 'text' ? [] : [[`${row},${column}`, kind]])),
      );
      expect(Object.fromEntries(others)).toEqual(kinds);
      expect(table.notes.map(({ kind, places }) => [kind, ...places])).toEqual(notes);
    },
  );

  it.each(Object.entries(large))('%s: is read', async (_, source) => {
    const { sheets } = await readTable(fileOf(source()));
    expect(sheets[0]?.rows.map(({ cells }) => cells)).toEqual([['x']]);
  });

  it.each(Object.entries({ ...hostile, ...moreHostile }))(
    '%s: is refused before it takes the memory or the time of the window',
    async (_, source) => {
      await expect(readTable(fileOf(source()))).rejects.toMatchObject({ as: 'large' });
    },
  );
});
