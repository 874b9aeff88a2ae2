// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../locales/create-i18n';
import { defineMessages } from '../../locales/define-messages';
import { translate } from '../../locales/translate';
import type { Translate } from '../../locales/use-text';
import { takeBack } from './cell-change';
import { describeRange } from './describe-range';
import { isRange } from './is-range';
import { pasteMessages } from './messages';
import { placeRange } from './place-range';
import { readCell } from './read-cell';
import { type CellRange, readRange } from './read-range';

const states = defineMessages('test', { open: { zh: '进行中', en: 'Under way' }, done: { zh: '完成', en: 'Done' } });
const toTranslate = (language: string): Translate => {
  const i18n = createI18n({ locale: language, messages: [states, pasteMessages] });
  return (text, values) => translate(i18n, text, values);
};
const t = toTranslate('en');

/** As Excel, WPS and Google Sheets write a cell. */
const written = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const cell = fc.string({ unit: fc.constantFrom('a', '张', '"', '\t', '\n', ' ', '1', ','), maxLength: 6 });
const range = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  );

describe('what a spreadsheet puts onto the clipboard', () => {
  it('is read as it was written, with either end of line', () => {
    fc.assert(
      fc.property(range, fc.constantFrom('\n', '\r\n'), fc.boolean(), (cells, line, ends) => {
        // Only the line break distinguishes a last blank cell of a single column from no cell.
        const text =
          cells.map((row) => row.map(written).join('\t')).join(line) +
          (ends || cells.at(-1)?.join('') === '' ? line : '');
        expect(readRange(text)).toEqual(cells);
      }),
    );
  });

  it.each([
    ['a quote inside a word', '27" wheel\tb', [['27" wheel', 'b']]],
    [
      'an unclosed quote',
      '"a\tb\nc\td',
      [
        ['"a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a quoted cell with lines, as Excel does', '"a\n""b"""\tc\r\n', [['a\n"b"', 'c']]],
    [
      'rows of different lengths',
      'a\tb\nc',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['nothing', '', [['']]],
  ])('%s', (_, text, cells) => expect(readRange(text)).toEqual(cells));

  it('is read from the markup’s table if the text has no cells', () => {
    const html = `<table><tr><td>a<br>b</td><td rowspan="2">&nbsp;c </td></tr><tr><td>d</td></tr><tr><td colspan="2">e</td></tr></table>`;
    expect(readRange('', html)).toEqual([
      ['a\nb', 'c'],
      ['d', ''],
      ['e', ''],
    ]);
  });

  it('is a text where it is one cell for a field of text, or lines of no table', () => {
    expect(isRange({ text: 'a', html: '<table><td>a</td></table>', intoText: true })).toBe(false);
    expect(isRange({ text: 'a', html: '', intoText: false })).toBe(true);
    expect(isRange({ text: 'Road 1\nHangzhou', html: '', intoText: true })).toBe(false);
    expect(isRange({ text: 'a\r\nb\r\n', html: '<table><td>a</td><td>b</td></table>', intoText: true })).toBe(true);
    expect(isRange({ text: 'a\tb', html: '', intoText: true })).toBe(true);
  });
});

describe('a pasted text', () => {
  const kind = [
    { value: 'open', label: states.open, words: ['running'] },
    { value: 'done', label: states.done },
  ];
  it.each([
    ['进行中', 'open'],
    [' under WAY ', 'open'],
    ['Running', 'open'],
    ['done', 'done'],
    ['gone', undefined],
  ])('%j is the choice %s', (text, value) => expect(readCell(text, kind, 'en', t)).toBe(value));

  it.each([
    ['1.234,50', 'de', '1234.5'],
    ['1,234.50', 'en', '1234.5'],
    ['1234.5', 'de', '1234.5'],
    ['-3', 'ar', '-3'],
    ['３，５００', 'zh', '3500'],
    ['many', 'en', 'many'],
    ['', 'en', ''],
  ])('%j in %s is the number %s', (text, language, value) => expect(readCell(text, 'number', language, t)).toBe(value));

  it.each([
    ['2025/3/12', 'en', '2025-03-12'],
    ['12.03.2025', 'de', '2025-03-12'],
    ['2025年3月12日', 'zh', '2025-03-12'],
    ['soon', 'en', 'soon'],
  ])('%j in %s is the day %s', (text, language, value) => expect(readCell(text, 'day', language, t)).toBe(value));
});

const grid = fc.record({
  rows: fc.integer({ min: 1, max: 5 }),
  columns: fc.integer({ min: 1, max: 5 }),
  row: fc.nat({ max: 4 }),
  column: fc.nat({ max: 4 }),
  fixed: fc.nat({ max: 5 }),
});

describe('a range over a table', () => {
  const place = (
    cells: CellRange,
    {
      rows,
      columns,
      row,
      column,
      fixed,
    }: { rows: number; columns: number; row: number; column: number; fixed: number },
  ) =>
    placeRange(cells, {
      rows,
      columns,
      at: { row: Math.min(row, rows - 1), column: Math.min(column, columns - 1) },
      isFixed: (_, at) => at === fixed,
      read: (text) => (text.includes('a') ? undefined : text),
      present: () => 'before',
    });

  it('loses no text: each is pasted, or reported as unknown, fixed or beyond the table', () => {
    fc.assert(
      fc.property(range, grid, (cells, table) => {
        const { cells: pasted, unknown, fixed, beyondColumns, beyondRows } = place(cells, table);
        const outcome = [
          ...[...pasted, ...unknown, ...fixed].map(({ text }) => text),
          ...beyondColumns.flat(),
          ...beyondRows.flat(),
        ];
        const texts = (list: readonly string[]) => list.filter((text) => text.trim() !== '').sort();
        expect(texts(outcome)).toEqual(texts(cells.flat()));
      }),
    );
  });

  it('stays inside of the table, and touches no cell that is fixed', () => {
    fc.assert(
      fc.property(range, grid, (cells, table) => {
        for (const { row, column } of place(cells, table).cells) {
          expect(row).toBeLessThan(table.rows);
          expect(column).toBeLessThan(table.columns);
          expect(column).not.toBe(table.fixed);
        }
      }),
    );
  });

  it('is reported in sentences that count and name', () => {
    const placed = placeRange(
      [
        ['a', 'x', '9', 'more'],
        ['b', 'done', '9', ''],
        ['c', 'done', '9', ''],
      ],
      {
        rows: 2,
        columns: 3,
        at: { row: 0, column: 0 },
        isFixed: (_, column) => column === 2,
        read: (text, column) => (column === 1 && text === 'x' ? undefined : text),
        present: () => '',
      },
    );
    const names = {
      column: (at: number) => ['Title', 'State', 'Views'][at] ?? '',
      row: (at: number) => `row ${at + 1}`,
    };
    expect(describeRange(placed, names, 'en', t)).toEqual({
      text: '3 cells pasted into 2 rows: Title, State',
      misfits: [
        '1 value is no choice of State: “x”',
        '2 cells cannot be edited: Views of row 1, Views of row 2',
        '1 column stands beyond the last one and was left out: “more”',
        '1 row stands beyond the last one and was left out: “c”',
      ],
    });
    expect(describeRange(placed, names, 'zh', toTranslate('zh')).misfits[1]).toBe(
      '2 格不能编辑：row 1的“Views”、row 2的“Views”',
    );
  });
});

it('undo reverts a paste in the cells that have not changed since, and redo applies it again', () => {
  const changes = [
    { row: '1', column: 'title', before: 'a', after: 'x' },
    { row: '2', column: 'title', before: 'b', after: 'y' },
  ];
  const back = takeBack(changes, (row) => (row === '1' ? 'x' : 'typed'));
  expect(back).toEqual([{ row: '1', column: 'title', before: 'x', after: 'a' }]);
  expect(takeBack(back, () => 'a')).toEqual([changes[0]]);
});
