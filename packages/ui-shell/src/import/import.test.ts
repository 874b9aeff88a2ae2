import { describe, expect, it } from 'vitest';
import { checkRows } from './check-rows';
import { defineImport, type ImportCells } from './import-declaration';
import { readImportDraft, toImportDraft } from './import-draft';
import { pasteIntoRow, repairRow, stateOf, toRows, withResult } from './import-rows';
import { filledColumns, findColumns } from './match-columns';
import { people, personSchema } from './people.test-data';
import { readByFields } from './read-by-fields';
import { fromSavedMatch, toSavedMatch } from './saved-match';
import { type Batch, sendBatches, toBatches } from './send-rows';
import { readTable } from './table/read-table';
import { UnreadableTableError } from './table/unreadable-table';

const { columns } = people;
const cellsIn = async (source: File | string) =>
  (await readTable(source)).sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells));
const { signal } = new AbortController();
const ann = { name: 'Ann', 'home.city': 'Oslo', born: '1990-05-01', sex: 'f', weight: '61', agreed: 'yes' };
const checked = async (...cells: readonly ImportCells[]) =>
  (await checkRows(people, cells, signal)).map((row, at) => ({ ...row, cells: cells[at] ?? ann, number: at + 2 }));
const rowsOf = async (...cells: readonly ImportCells[]) => toRows(people, await checked(...cells));

describe('columns', () => {
  const match = (titles: readonly string[], rows: readonly (readonly string[])[] = []) =>
    findColumns(people, titles, rows);

  it('are found by their titles in any language, by groups and by aliases', () => {
    expect(match(['姓名', 'Home: City', 'Date of birth (required)', 'x']).match).toEqual({
      name: 0,
      'home.city': 1,
      born: 2,
    });
  });

  it('that share an alias are distinguished by their cells', () => {
    expect(match(['kind'], [['f'], ['M']]).match).toEqual({ sex: 0 });
    expect(match(['kind'], [['blue']]).match).toEqual({ remark: 0 });
  });

  it('are found by their cells if only one field is left, and marked', () => {
    expect(match(['name', '?', 'x'], [['Ann', '1990-05-01', '1']])).toEqual({
      match: { name: 0, born: 1 },
      byContent: ['born'],
    });
    expect(match(['?', '?'], [['1990-05-01', '1991-05-01']]).match).toEqual({});
  });

  it('that hold something are named with an example [unused-columns-are-named]', () => {
    const rows = [
      ['Ann', '', '', ''],
      ['Bob', 'green', '', 'x'],
    ];
    expect(filledColumns(['name', 'colour', ''], rows)).toEqual([
      { place: 0, title: 'name', example: 'Ann' },
      { place: 1, title: 'colour', example: 'green' },
      { place: 3, title: '', example: 'x' },
    ]);
  });
});

describe('a saved match', () => {
  it('fits a table with the same titles in another order', () => {
    const storedMatch = JSON.parse(JSON.stringify(toSavedMatch({ name: 0, remark: 1 }, ['甲方', '其他 '])));
    expect(fromSavedMatch(columns, storedMatch, ['x', '其他', '甲方'])).toEqual({ name: 2, remark: 1 });
    expect(fromSavedMatch(columns, storedMatch, ['甲方'])).toBeUndefined();
  });

  it.each([undefined, null, 'x', {}, { fields: [] }, { fields: [{ field: 'x' }] }, { fields: [null] }])(
    'is none where it is %j',
    (value) => expect(fromSavedMatch(columns, value, ['甲方'])).toBeUndefined(),
  );
});

describe('a row', () => {
  it('is read by the paths of its fields, with values for words, numbers and yes or no', () => {
    expect(readByFields(columns, { ...ann, sex: 'Female', agreed: '是' }).fields).toEqual({
      name: 'Ann',
      home: { city: 'Oslo' },
      born: '1990-05-01',
      sex: 'f',
      weight: 61,
      agreed: true,
      remark: '',
    });
    expect(readByFields(columns, { name: '' }).fields).not.toHaveProperty('weight');
    expect(readByFields(columns, { weight: '¥ 61.50' }).fields).toHaveProperty('weight', 61.5);
  });

  it.each(['50%', '12 kg', '1,234.5', 'Infinity', '0x1F', '2025-03-12'])(
    'keeps %s in a column of numbers as a text, which the schema refuses',
    async (weight) => {
      const [row] = await checked({ ...ann, weight });
      expect(row?.fields).toHaveProperty('weight', weight);
      expect(row?.issues.map(({ field }) => field)).toEqual(['weight']);
    },
  );

  it('has the issues of its schema at its cells, the first of each', async () => {
    const [row] = await checked({ ...ann, name: '', weight: 'heavy', sex: 'cat' });
    expect(row?.issues.map(({ field }) => field)).toEqual(['name', 'sex', 'weight']);
  });

  it.each([
    ['remark', '#N/A', 'failedFormula'],
    ['remark', '=SUM(A2:A9)', 'failedFormula'],
    ['remark', 'Err:502', 'failedFormula'],
    ['remark', '#BEZUG!', 'failedFormula'],
    ['home.city', '12-Mar', 'madeDate'],
  ])('with %s %s is wrong: the spreadsheet lost the text [import-names-lost-cells]', async (field, text, code) => {
    const [row] = await checked({ ...ann, [field]: text });
    expect(row?.issues.map((each) => [each.field, each.issue.code])).toEqual([[field, code]]);
  });

  it('with an issue of the whole record shows it at the first field', async () => {
    const whole = defineImport({ ...people, schema: personSchema(() => [{ message: 'No.', path: [] }]) });
    const [row] = await checkRows(whole, [ann], signal);
    expect(row?.issues.map(({ field }) => field)).toEqual(['name']);
  });

  it('is checked only if the reader gives a record for it', async () => {
    const short = defineImport({ ...people, read: async () => [] });
    await expect(checkRows(short, [ann], signal)).rejects.toThrow('read 0 of 1 rows');
  });

  it('that may double an earlier one is asked about, until that is decided or repaired', async () => {
    const [, twin] = await rowsOf(ann, { ...ann, remark: 'again' });
    if (!twin) throw new Error('There are two rows.');
    expect([stateOf(twin), twin.sameAs]).toEqual(['asked', 2]);
    expect(stateOf({ ...twin, decision: 'send' })).toBe('ready');
    expect(stateOf({ ...twin, decision: 'leave' })).toBe('left');
    const [other] = await checked({ ...ann, name: 'Ada' });
    if (!other) throw new Error('There is a row.');
    expect(repairRow(people, { ...twin, decision: 'send' }, other.cells, other).decision).toBe('asked');
  });

  it('with pasted cells shows them as fields, in the order of the columns', async () => {
    const [row] = await rowsOf({ ...ann, weight: 'heavy' });
    const [next] = await checked({ ...ann, weight: '70', name: 'Ada' });
    if (!row || !next) throw new Error('There is a row.');
    expect(pasteIntoRow(people, row, next.cells, next)).toMatchObject({
      open: ['name', 'weight'],
      pastes: 1,
      issues: [],
    });
  });
});

describe('a table', () => {
  const titles = ['单号', '名"称', '备注'];

  it('is read from CSV with quotes, lines within cells, any end of line and a byte order mark', async () => {
    expect(await cellsIn('\ufeff单号,"名""称",备注\r\n1,"a,b\n c", \r\n\r\n2,,\n')).toEqual([
      titles,
      ['1', 'a,b\n c', ' '],
      ['2', '', ''],
    ]);
  });

  it('is read from rows that a spreadsheet put onto the clipboard', async () => {
    expect(await cellsIn('单号\t备注\n1\ta,b\n')).toEqual([
      ['单号', '备注'],
      ['1', 'a,b'],
    ]);
  });

  it('is read from a CSV in GB 18030', async () => {
    const bytes = new Uint8Array([0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0x61, 0x0a, 0x31, 0x2c, 0x32]);
    expect(await cellsIn(new File([bytes], 'x.csv'))).toEqual([
      ['单号', 'a'],
      ['1', '2'],
    ]);
  });

  it('that is no workbook is refused', async () => {
    await expect(readTable(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'x.xlsx'))).rejects.toThrow(
      UnreadableTableError,
    );
  });
});

describe('parts', () => {
  const answer = ({ rows }: Batch) => ({
    saved: rows.map((row, place) => ({ place, name: `No. ${row}` })),
    refused: [],
  });
  const batches = toBatches([...Array(250).keys()], 'run');

  it('have a hundred rows each, and keys of their own', () =>
    expect(batches.map(({ key, rows }) => [key, rows.length])).toEqual([
      ['run-0', 100],
      ['run-1', 100],
      ['run-2', 50],
    ]));

  it('that fail are sent again under the same key, the others not again', async () => {
    const sent: string[] = [];
    const send = (failing: string) => async (batch: Batch) => {
      sent.push(batch.key);
      return batch.key === failing ? ({ done: false } as const) : ({ done: true, value: answer(batch) } as const);
    };
    const first = await sendBatches(batches, send('run-1'), () => {}, signal);
    expect(first).toEqual({ rest: batches.slice(1), failed: true });
    expect(await sendBatches(first.rest, send(''), () => {}, signal)).toEqual({ rest: [], failed: false });
    expect(sent).toEqual(['run-0', 'run-1', 'run-1', 'run-2']);
  });

  it('leave rows saved, or wrong if the server refused them, by its own words if it has some', async () => {
    const rows = await rowsOf(ann, { ...ann, name: 'Bob' }, { ...ann, name: 'Cem' });
    const settled = withResult(
      people,
      rows,
      { key: 'x', rows: [0, 1, 2] },
      {
        saved: [{ place: 0 }],
        refused: [
          { place: 1, field: 'born' },
          { place: 2, field: 'unknown', message: 'Taken' },
        ],
      },
    );
    expect(settled.map(stateOf)).toEqual(['saved', 'wrong', 'wrong']);
    expect(settled.map(({ open }) => open)).toEqual([[], ['born'], ['name']]);
    expect(settled[2]?.issues[0]?.issue.message).toBe('Taken');
  });
});

describe('a draft of an import', () => {
  it('has its cells, its decisions, the saved rows, and the parts without an answer', async () => {
    const cells = [ann, { ...ann, name: 'Bob' }, { ...ann, name: 'Cem' }];
    const sent = withResult(
      people,
      await rowsOf(...cells),
      { key: 'x-0', rows: [0, 1] },
      { saved: [{ place: 0, name: 'No. 1' }], refused: [{ place: 1, field: 'born' }] },
    );
    const storedImport = toImportDraft(sent, [
      { key: 'x-0', rows: [0, 1] },
      { key: 'x-1', rows: [2] },
    ]);
    expect(readImportDraft(columns, JSON.parse(JSON.stringify(storedImport)))).toEqual({
      cells: cells.map((row) => ({ ...row, remark: '' })),
      numbers: [2, 3, 4],
      decisions: ['asked', 'asked', 'asked'],
      saved: ['No. 1', null, null],
      batches: [{ key: 'x-1', rows: [2] }],
    });
  });

  const plain = { cells: [{}], numbers: [2], decisions: ['asked'], saved: [null], batches: [] };
  it.each([
    null,
    'text',
    { ...plain, cells: ['x'] },
    { ...plain, numbers: ['2'] },
    { ...plain, numbers: [] },
    { ...plain, decisions: ['perhaps'] },
    { ...plain, saved: [1] },
    { ...plain, batches: [{ key: 'x', rows: [1] }] },
    { ...plain, batches: [{ rows: [0] }] },
  ])('is none where it is %j', (stored) => expect(readImportDraft(columns, stored)).toBeUndefined());
});
