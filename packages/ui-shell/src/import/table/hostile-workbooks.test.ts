import { deflateRawSync } from 'node:zlib';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { roundsOf } from '../../../../../scripts/lib/testing/rounds-of';
import { readTable } from './read-table';
import type { Table } from './table';
import { UnreadableTableError } from './unreadable-table';

const seed = Number(process.env.WAYBILL_SEED ?? 1);
const rounds = roundsOf(100, 300, 5000);

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetOf = (rows: string) =>
  `<worksheet xmlns="${main}" xmlns:r="${relations}"><sheetData>${rows}</sheetData></worksheet>`;
const workbook = (rows: string, more: Zippable = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="x" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheetOf(rows)),
    ...more,
  });
const text = (at: string, content: string) => `<c r="${at}" t="inlineStr"><is><t>${content}</t></is></c>`;
const cellsOf = ({ sheets }: Table) => sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells));
const read = async (bytes: Uint8Array) =>
  cellsOf(await readTable(new File([bytes as Uint8Array<ArrayBuffer>], 'x.xlsx')));

/** Creates a ZIP that declares the packed size of its part as the unpacked size, and lists the part the given number of times. */
function lyingContainer(packed: Uint8Array, times: number): Uint8Array {
  const name = 'a.xml';
  const honest = zipSync({ [name]: [packed, { level: 0 }] });
  const listAt = 30 + name.length + packed.length;
  honest[8] = 8;
  honest[listAt + 10] = 8;
  const entry = honest.slice(listAt, honest.length - 22);
  const end = honest.slice(-22);
  const view = new DataView(end.buffer);
  view.setUint16(8, times, true);
  view.setUint16(10, times, true);
  view.setUint32(12, entry.length * times, true);
  return new Uint8Array([
    ...honest.subarray(0, listAt),
    ...Array.from({ length: times }, () => [...entry]).flat(),
    ...end,
  ]);
}

describe('a workbook', () => {
  it('holds texts as they are, also those that look like a number in short; numbers are written out [text-like-number-in-exponent-form]', async () => {
    const cells = `${text('A1', '1234E5')}${text('B1', '9E999')}<c r="C1"><v>1.38E10</v></c><c r="D1"><v>0.5</v></c>`;
    expect(await read(workbook(`<row r="1">${cells}</row>`))).toEqual([['1234E5', '9E999', '13800000000', '0.5']]);
  });

  it.each([' r="12mm"', ' r=\'12mm\' (r="9")', 'r = "&#57;"', '5" x r="Infinity">'])(
    'may say %j in a cell [text-cell-looks-like-attribute]',
    async (content) => {
      expect(await read(workbook(`<row r="1">${text('A1', content)}</row>`))).toEqual([
        [content.replace('&#57;', '9').trim()],
      ]);
    },
  );

  it('may say that its last row has a height', async () => {
    const rows = `<row r="1">${text('A1', 'x')}</row><row r="1048576" ht="20"/>`;
    expect(await read(workbook(rows))).toEqual([['x']]);
  });

  it.each([
    [
      'a cell in its last corner',
      `<row r="1">${text('A1', 'x')}</row><row r="1048576">${text('XFD1048576', 'x')}</row>`,
    ],
    ['a cell of another row in its last row', `<row r="1048576">${text('XFD1', 'x')}</row>`],
    ['rows that have no number behind a wide one', `<row>${text('XFD1', 'x')}</row>${'<row/>'.repeat(10_000)}`],
    ['a row number with an exponent', `<row r='1e11'>${text('A1', 'x')}</row>`],
    ['a row number without end', `<row r="Infinity">${text('A1', 'x')}</row>`],
    ['a row number behind an entity', `<row r="&#49;00000000000">${text('A1', 'x')}</row>`],
    ['a row number behind a prefix', `<row x:r="100000000000">${text('A1', 'x')}</row>`],
    ['a row number behind the end of a tag in quotes', `<row x=">" r="100000000000">${text('A1', 'x')}</row>`],
    ['a row number between tags in quotes', `<row x="<a>" r="100000000000" y="<b>">${text('A1', 'x')}</row>`],
    ['a row number behind a comment', `<!-- '> --><row r="100000000000">${text('A1', "'")}</row>`],
    ['a cell whose row has an exponent', `<row>${text('A1e11', 'x')}</row>`],
    ['a column beyond the last', `<row r="1">${text('ZZZZZZZ1', 'x')}</row>`],
  ])('with %s takes no more memory than its content [workbook-is-wide-empty]', async (_, rows) => {
    const table = await readTable(new File([workbook(rows) as Uint8Array<ArrayBuffer>], 'x.xlsx'));
    expect(cellsOf(table).map((cells) => cells.filter(Boolean))).toEqual(
      cellsOf(table).map(() => [expect.stringMatching(/^[x']$/)]),
    );
    expect(cellsOf(table).flat().length).toBeLessThanOrEqual(16_384 * 2);
  });

  it.each([
    [500, ''],
    [1, ' @release'],
  ])(
    'that inflates to more than it says is refused, with its parts listed %i times [workbook-with-false-size]%s',
    async (times) => {
      const packed = deflateRawSync(new Uint8Array(30_000_000), { level: 9 });
      await expect(read(lyingContainer(packed, times))).rejects.toThrow(UnreadableTableError);
    },
  );

  const rowOf = (_: unknown, at: number) => {
    const cells = Array.from({ length: 20 }, (_, cell) => `${String.fromCharCode(65 + cell)}${at + 1}`);
    return `<row r="${at + 1}">${cells.map((cell) => text(cell, 'a street with its number and a name')).join('')}</row>`;
  };

  it('of 30 MB is refused', async () => {
    const large = rowOf(undefined, 99_999).repeat(20_000);
    expect(large.length).toBeGreaterThan(30_000_000);
    const sheet: Zippable[string] = [strToU8(sheetOf(large)), { level: 0 }];
    await expect(read(workbook('', { 'xl/worksheets/sheet1.xml': sheet }))).rejects.toMatchObject({ as: 'large' });
  });

  it.each(roundsOf(500, 5001))('of %i long rows is read%s', async (count) => {
    const rows = Array.from({ length: count }, rowOf).join('');
    expect(rows.length).toBeGreaterThan(count * 1400);
    expect(await read(workbook(rows))).toHaveLength(count);
  });

  it('does not expand entities of its own', async () => {
    const rows = `<row r="1">${text('A1', '&b;')}</row>`;
    const sheet = `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${sheetOf(rows)}`;
    expect(await read(workbook('', { 'xl/worksheets/sheet1.xml': strToU8(sheet) }))).toEqual([['&b;']]);
  });

  it.each(rounds)(
    `that is damaged anywhere is a table or refused, %i times (seed ${seed}) [damaged-workbook]%s`,
    async (rounds) => {
      const random = randomFrom(seed);
      const rows = Array.from({ length: 20 }, (_, row) => `<row r="${row + 1}">${text(`A${row + 1}`, 'x')}</row>`);
      const whole = workbook(rows.join(''));
      const parts = unzipSync(whole);
      for (let round = 0; round < rounds; round += 1) {
        const what = `WAYBILL_SEED=${seed}, round ${round}`;
        const end = await read(round % 2 ? damaged(whole, random) : repacked(parts, random)).catch((error) => error);
        expect(Array.isArray(end) || end instanceof UnreadableTableError, what).toBe(true);
      }
    },
  );
});

describe('a sheet', () => {
  it.each(roundsOf(300, 2000, 20_000))(
    `whose tags are damaged anywhere keeps all cells or is named, %i times (seed ${seed}) [damage-is-named]%s`,
    async (count) => {
      const random = randomFrom(seed);
      const row = (_: unknown, at: number) =>
        `<row r="${at + 1}">${text(`A${at + 1}`, 'x')}<c r="B${at + 1}"><v>5</v></c></row>`;
      const sheet = sheetOf(Array.from({ length: 20 }, row).join(''));
      for (let round = 0; round < count; round += 1) {
        const at = Math.floor(random() * sheet.length);
        if (/[x5]/.test(sheet[at] ?? '')) continue;
        const changed = sheet.slice(0, at) + (signs[Math.floor(random() * signs.length)] ?? '') + sheet.slice(at + 1);
        const bytes = workbook('', { 'xl/worksheets/sheet1.xml': strToU8(changed) }) as Uint8Array<ArrayBuffer>;
        const table = await readTable(new File([bytes], 'x.xlsx'));
        const cells = cellsOf(table).flat().filter(Boolean);
        if (table.notes.length === 0) expect(cells, `WAYBILL_SEED=${seed}, ${changed}`).toHaveLength(40);
      }
    },
  );
});

it.each(roundsOf(500, 5000))(
  `no letter of a text disappears, whatever quotes and separators are around it, %i times (seed ${seed}) [csv-keeps-every-letter]%s`,
  async (count) => {
    const random = randomFrom(seed);
    const pick = () => ['a', 'b', ',', '"', '""', '\n', '\r\n', '\r', ' ', '\t', ';'][Math.floor(random() * 11)] ?? '';
    for (let round = 0; round < count; round += 1) {
      const source = Array.from({ length: 30 }, pick).join('');
      const letters = (text: string) => text.replace(/[^ab]/g, '');
      const cells = cellsOf(await readTable(source)).flat();
      expect(letters(cells.join('')), JSON.stringify(source)).toBe(letters(source));
    }
  },
);

describe('a text of nothing but line ends and separators', () => {
  it('is an empty table, and none of its rows is kept [table-line-ends]', async () => {
    expect(cellsOf(await readTable('\n'.repeat(200_000)))).toEqual([]);
    expect(cellsOf(await readTable(`a${',\n'.repeat(100_000)}`))).toEqual([['a', '']]);
  });
});

function damaged(whole: Uint8Array, random: () => number): Uint8Array {
  const bytes = whole.slice(0, random() < 0.2 ? Math.floor(random() * whole.length) : whole.length);
  for (let count = 0; count < 4; count += 1) bytes[Math.floor(2 + random() * (bytes.length - 2))] = random() * 256;
  return new Uint8Array([0x50, 0x4b, ...bytes.subarray(2)]);
}

const signs = ['<', '>', '"', '&', '/', '=', '9', 'Z', ' ', '', '\u0000', 'r="99999999"', '<row>', '</row>'];

/** The parts with a few signs of each changed, in a container that is right. */
function repacked(parts: Record<string, Uint8Array>, random: () => number): Uint8Array {
  const changed = Object.entries(parts).map(([name, bytes]) => {
    const text = strFromU8(bytes);
    const at = Math.floor(random() * text.length);
    const sign = signs[Math.floor(random() * signs.length)] ?? '';
    return [name, strToU8(random() < 0.6 ? text.slice(0, at) + sign + text.slice(at + 1) : text)] as const;
  });
  return zipSync(Object.fromEntries(changed));
}

/** Mulberry32. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
