import { areaList } from '@vant/area-data';
import { toRegionNames } from '@waybill/intake/console';
import { toRegions } from '@waybill/kit/console';
import { readFile, readText, UnreadableTable, type Workbook } from '@waybill/ui-shell/import';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderFormSchema } from '../form/order-schema';
import { createRowCheck } from './check-row';
import { checkRows } from './check-rows';
import { type ImportCells, type ImportField, importColumns, templateColumns } from './import-fields';
import { stateOf, toRows, withResult } from './import-rows';
import { keptCells, keptImport, toKept } from './kept-import';
import { matchColumns, missingFields, toCells } from './match-columns';
import { type Batch, type BatchResult, sendBatches, toBatches } from './send-rows';

const examples = templateColumns.map(({ example }) => example);
const cellsIn = ({ sheets }: Workbook) => sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells));
const cellsOf = (change: Partial<ImportCells> = {}): ImportCells => ({
  ...(Object.fromEntries(importColumns.map(({ field, example, vehicle }) => [field, vehicle ? '' : example])) as Record<
    ImportField,
    string
  >),
  ...change,
});

let check: ReturnType<typeof createRowCheck>;
beforeAll(() => {
  check = createRowCheck({
    schema: orderFormSchema('zh'),
    names: toRegionNames(toRegions(areaList)),
    brands: ['雅迪', '爱玛', '小牛'].map((name) => ({ name, aliases: [], categories: ['ebike'] })),
    today: '2025-03-10',
  });
});

it('[unassigned-phone-is-warned] a phone that is sold to nobody is shown for a look, and its row can be placed', async () => {
  const cells = cellsOf({ 'consignor.phone': '138 1234 5678', 'consignee.phone': '144 1234 5678' });
  const [row] = toRows([cells], [await check(cells)], [2]);
  expect(row?.open).toEqual(['consignee.phone']);
  expect(row && stateOf(row)).toBe('ready');
});

describe('columns', () => {
  it('are recognised by the titles of the template in both languages', () => {
    const zh = ['发货人姓名', '发货人电话', '发货人所在地区', '发货人详细地址', '车辆类型', '品牌', '代收货款'];
    expect(Object.keys(matchColumns(zh))).toHaveLength(7);
    expect(matchColumns(['Consignee: Phone', ' Brand * '])).toEqual({ 'consignee.phone': 0, 'vehicles.0.brand': 1 });
  });

  it('are recognised by titles that others use', () => {
    expect(
      matchColumns(['寄件人', '寄件人手机', '寄件地址', '收件人', '收件电话', '收件地址', '车型', '车架']),
    ).toEqual({
      'consignor.name': 0,
      'consignor.phone': 1,
      'consignor.street': 2,
      'consignee.name': 3,
      'consignee.phone': 4,
      'consignee.street': 5,
      'vehicles.0.category': 6,
      'vehicles.0.frame': 7,
    });
  });

  it('that must be there and are not are named; a region may stand in the street, the kind in the brand', () => {
    const missing = missingFields(matchColumns(['寄件人', '寄件地址', '收件人', '收件电话', '收件地址', '品牌']));
    expect(missing.map(({ field }) => field)).toEqual(['consignor.phone']);
  });
});

describe('a row', () => {
  it('of the template is right', async () => {
    const { fields, issues } = await check(cellsOf());
    expect(issues).toEqual([]);
    expect(fields).toMatchObject({
      consignor: { region: '330110', street: '文一西路 969 号' },
      consignee: { region: '310115', phone: '021-62345678-12' },
      vehicles: [{ category: 'ebike', keys: '2', papers: false }],
      delivery: 'self-pickup',
    });
  });

  it('is right with what other people write', async () => {
    const { fields, issues } = await check(
      cellsOf({
        'consignor.phone': '+86 138 1234 5678',
        'consignor.region': '',
        'consignor.street': '浙江杭州余杭区文一西路 969 号',
        'vehicles.0.category': '摩托',
        payer: '到付',
        delivery: '送货',
        insured: 'Yes',
        packing: '',
      }),
    );
    expect(issues).toEqual([]);
    expect(fields).toMatchObject({
      consignor: { region: '330110', street: '文一西路 969 号', phone: '13812345678' },
      payer: 'consignee',
      delivery: 'door',
      insured: true,
      packing: 'none',
    });
  });

  it.each<[Partial<ImportCells>, ImportField, string]>([
    [{ 'consignee.phone': '138' }, 'consignee.phone', 'phone'],
    [{ 'consignor.region': '杭州' }, 'consignor.region', 'region'],
    [{ 'consignee.region': '浙江省杭州市西湖区' }, 'consignee.region', 'sameCity'],
    [{ 'vehicles.0.category': '飞机' }, 'vehicles.0.category', 'oneOf'],
    [{ 'vehicles.0.papers': '也许' }, 'vehicles.0.papers', 'boolean'],
    [{ 'vehicles.0.frame': 'LSV1' }, 'vehicles.0.frame', 'frameCode'],
    [{ insured: '是', 'vehicles.0.value': '' }, 'vehicles.0.value', 'valueMissing'],
    [{ cashOnDelivery: '很多' }, 'cashOnDelivery', 'money'],
    [{ payer: '不知道' }, 'payer', 'oneOf'],
  ])('with %j is wrong at %s', async (change, field, code) => {
    const { issues } = await check(cellsOf(change));
    expect(issues.map((each) => [each.field, each.issue.code])).toEqual([[field, code]]);
  });
});

describe('a table', () => {
  const titles = ['单号', '名"称', '备注'];

  it('is read from CSV with quotes, lines within cells, any end of line and a byte order mark', () => {
    expect(cellsIn(readText('\ufeff单号,"名""称",备注\r\n1,"a,b\n c", \r\n\r\n2,,\n'))).toEqual([
      titles,
      ['1', 'a,b\n c', ' '],
      ['2', '', ''],
    ]);
  });

  it('is read from rows that a spreadsheet put onto the clipboard', () => {
    expect(cellsIn(readText('单号\t备注\n1\ta,b\n'))).toEqual([
      ['单号', '备注'],
      ['1', 'a,b'],
    ]);
  });

  it('is read from a CSV in GB 18030', async () => {
    const bytes = new Uint8Array([0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0x61, 0x0a, 0x31, 0x2c, 0x32]);
    expect(cellsIn(await readFile(new File([bytes], 'x.csv')))).toEqual([
      ['单号', 'a'],
      ['1', '2'],
    ]);
  });

  it('that is no workbook is refused', async () => {
    await expect(readFile(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'x.xlsx'))).rejects.toThrow(
      UnreadableTable,
    );
  });
});

describe('5,000 rows', () => {
  it('are checked in slices, and tell how far they are [rows-are-checked-in-slices]', async () => {
    const rows = Array.from({ length: 5000 }, (_, row) =>
      cellsOf({ 'consignee.phone': row % 125 === 0 ? '12' : `138${String(row).padStart(8, '0')}` }),
    );
    const told: number[] = [];
    const checked = await checkRows(rows, check, (done) => told.push(done), new AbortController().signal);
    expect(checked.filter(({ issues }) => issues.length > 0)).toHaveLength(40);
    expect(told.length).toBeGreaterThan(1);
  });

  it('with addresses in one cell are all understood', async () => {
    const rows = Array.from({ length: 5000 }, (_, row) =>
      cellsOf({ 'consignor.region': '', 'consignor.street': `浙江省杭州市余杭区文一西路 ${row} 号` }),
    );
    const checked = await checkRows(rows, check, () => {}, new AbortController().signal);
    expect(checked.filter(({ issues }) => issues.length > 0)).toEqual([]);
  });

  it('stop being checked when nobody waits any more', async () => {
    const life = new AbortController();
    const rows = Array.from({ length: 5000 }, () => cellsOf());
    const checking = checkRows(rows, check, () => life.abort(new Error('over')), life.signal);
    await expect(checking).rejects.toThrow('over');
  });
});

describe('batches', () => {
  const answer = ({ rows }: Batch): BatchResult => ({
    placed: rows.map((row, place) => ({ place, id: row + 1, orderNo: `TY${row}` })),
    refused: [],
  });
  const signal = new AbortController().signal;

  it('hold a hundred rows each and have keys of their own', () => {
    const batches = toBatches(
      Array.from({ length: 250 }, (_, row) => row),
      'run',
    );
    expect(batches.map(({ key, rows }) => [key, rows.length])).toEqual([
      ['run-0', 100],
      ['run-1', 100],
      ['run-2', 50],
    ]);
  });

  it('that fail are sent again under the same key, the others not again', async () => {
    const batches = toBatches(
      Array.from({ length: 250 }, (_, row) => row),
      'run',
    );
    const sent: string[] = [];
    const send = (fail: string) => async (batch: Batch) => {
      sent.push(batch.key);
      if (batch.key === fail) return { done: false, refusal: { message: 'lost', fields: {} } } as const;
      return { done: true, value: answer(batch) } as const;
    };
    const first = await sendBatches(batches, send('run-1'), () => {}, signal);
    expect(first).toEqual({ rest: batches.slice(1), failed: true });
    expect(await sendBatches(first.rest, send(''), () => {}, signal)).toEqual({ rest: [], failed: false });
    expect(sent).toEqual(['run-0', 'run-1', 'run-1', 'run-2']);
  });

  it('leave rows placed, or wrong where the server refused them', async () => {
    const rows = toRows([cellsOf(), cellsOf()], [await check(cellsOf()), await check(cellsOf())], [2, 3]);
    const settled = withResult(
      rows,
      { key: 'x', rows: [0, 1] },
      {
        placed: [{ place: 0, id: 1, orderNo: 'TY1' }],
        refused: [{ place: 1, field: 'consignee.phone' }],
      },
    );
    expect(settled.map(stateOf)).toEqual(['sent', 'wrong']);
    expect(settled[1]?.open).toEqual(['consignee.phone']);
  });
});

describe('an import that is kept', () => {
  const text = (row: ImportCells) => importColumns.map(({ field }) => row[field]);

  it('has its cells, what was placed, and the batches that nobody answered', async () => {
    const cells = [cellsOf(), cellsOf({ remark: 'b' }), cellsOf({ remark: 'c' })];
    const rows = toRows(cells, await Promise.all(cells.map(check)), [2, 3, 5]);
    const sent = withResult(
      rows,
      { key: 'x-0', rows: [0, 1] },
      { placed: [{ place: 0, id: 1, orderNo: 'TY1' }], refused: [{ place: 1, field: 'remark' }] },
    );
    const kept = toKept(sent, [
      { key: 'x-0', rows: [0, 1] },
      { key: 'x-1', rows: [2] },
    ]);
    expect(kept).toEqual({
      cells: cells.map(text),
      numbers: [2, 3, 5],
      doubled: ['asked', 'asked', 'asked'],
      orderNos: ['TY1', '', ''],
      batches: [{ key: 'x-1', rows: [2] }],
    });
    expect(keptCells(JSON.parse(JSON.stringify(kept)))).toEqual(cells);
  });

  it.each([null, 'text', { cells: [[1]], numbers: [], doubled: [], orderNos: [], batches: [] }])(
    'is none where it is %j',
    (stored) => expect(keptImport['~standard'].validate(stored)).toMatchObject({ issues: [expect.anything()] }),
  );
});

it('the template has every column once', () => {
  expect(new Set(importColumns.map(({ field }) => field)).size).toBe(importColumns.length);
  expect(toCells(examples, Object.fromEntries(templateColumns.map(({ field }, at) => [field, at])))).toEqual(cellsOf());
});
