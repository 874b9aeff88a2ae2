import { readSheet } from 'read-excel-file/node';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SheetCell } from './sheet';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

const hostile = ['=1+1', '+86 138', '-5', '@SUM(A1)', '\t=1', '\r=1'];
const titles = ['单号', 'Fee', 'At', '"<&>"'];
const at = new Date(2025, 1, 6, 13, 5, 9);
const rows: SheetCell[][] = [
  ['TY01', 12.5, at, 'a,"b"\nc'],
  ['  左  ', -0.01, null, '🛵 & <x> ]]> _x0041_'],
  ...hostile.map((text) => [text, Number.NaN, null, text] as SheetCell[]),
];

async function* inBatches(all: readonly SheetCell[][], size: number) {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

describe('a sheet as XLSX, read back by another library', () => {
  const read = async (all: readonly SheetCell[][], name = '运单 [1]: 全部/已付?') => {
    const file = await writeXlsx({ name, titles, batches: inBatches(all, 3) });
    return readSheet(Buffer.from(await file.arrayBuffer()), 1, { trim: false });
  };

  it('holds titles, texts, numbers and moments as they are [xlsx-readable-by-second-library]', async () => {
    const [head, first, second] = await read(rows);
    expect(head).toEqual(titles);
    expect(first?.slice(0, 2)).toEqual(['TY01', 12.5]);
    expect(first?.[3]).toBe('a,"b"\nc');
    const moment = first?.[2] as unknown as Date;
    // The reader truncates the fraction of a day.
    expect(Math.abs(moment.getTime() - Date.UTC(2025, 1, 6, 13, 5, 9))).toBeLessThanOrEqual(1);
    expect(second?.slice(0, 2)).toEqual(['  左  ', -0.01]);
    expect(second?.[3]).toContain('🛵 & <x> ]]> ');
  });

  it('has no cell that is a formula: texts that look like one are marked as typed text [no-cell-is-formula]', async () => {
    const file = await writeXlsx({ name: 'x', titles, batches: [rows] });
    const { unzipSync, strFromU8 } = await import('fflate');
    const sheet = strFromU8(
      unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    expect(sheet).not.toContain('<f>');
    expect(sheet.match(/ s="3" t="inlineStr"/g)).toHaveLength(2 * hostile.length);
    const back = await read(rows);
    expect(back.slice(3, 7).map(([cell]) => cell)).toEqual(hostile.slice(0, 4));
  });

  it.each(['America/New_York', 'Asia/Shanghai', 'Pacific/Kiritimati'])(
    'has a date without a time as that date in %s, and as text before March 1900 [plain-date-same-in-every-zone]',
    async (timeZone) => {
      vi.stubEnv('TZ', timeZone);
      onTestFinished(() => void vi.unstubAllEnvs());
      const batches = [[['1990-02-28', '1900-02-28', '1990-02-30', '2026-02']]];
      const file = await writeXlsx({ name: 'x', titles, batches, timeZone });
      const [, row] = await readSheet(Buffer.from(await file.arrayBuffer()), 1, { trim: false });
      expect(row).toEqual([new Date('1990-02-28T00:00:00Z'), '1900-02-28', '1990-02-30', '2026-02']);
      const csv = await writeCsv({ name: 'x', titles: [], batches, timeZone });
      expect(await csv.text()).toContain('1990-02-28,1900-02-28,1990-02-30,2026-02');
    },
  );

  it('comes whole in many chunks, with a row for each', async () => {
    const many = Array.from({ length: 5000 }, (_, row) => [`TY${row}`, row, null, 'x'.repeat(row % 90)]);
    const back = await read(many);
    expect(back).toHaveLength(5001);
    expect(back[5000]?.slice(0, 2)).toEqual(['TY4999', 4999]);
  });

  it('has an empty sheet where nothing matches', async () => expect(await read([])).toEqual([titles]));
});

describe('a sheet as CSV', () => {
  const read = async () => {
    const file = await writeCsv({ name: 'x', titles, batches: inBatches(rows, 2) });
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  };

  it('begins with a byte order mark, ends lines with CR LF and quotes cells if necessary', async () => {
    const text = await read();
    expect(text.startsWith('﻿单号,Fee,At,"""<&>"""\r\n')).toBe(true);
    expect(text).toContain('TY01,12.5,2025-02-06 13:05:09,"a,""b""\nc"\r\n');
    expect(text).toContain('"  左  ",-0.01,,');
  });

  it('holds no text that a spreadsheet takes for a formula [no-csv-text-is-formula]', async () => {
    const lines = (await read()).split('\r\n').slice(3);
    expect(lines[0]).toBe("'=1+1,,,'=1+1");
    expect(lines[1]).toBe("'+86 138,,,'+86 138");
    expect(lines[2]).toBe("'-5,,,'-5");
    expect(lines[3]).toBe("'@SUM(A1),,,'@SUM(A1)");
    expect(lines[4]).toBe(`"'\t=1",,,"'\t=1"`);
  });
});
