import { describe, expect, it } from 'vitest';
import { checkRows } from '../../../../packages/ui-shell/src/import/check-rows';
import { readImportDraft } from '../../../../packages/ui-shell/src/import/import-draft';
import { stateOf } from '../../../../packages/ui-shell/src/import/import-rows';
import { findColumns, toCells } from '../../../../packages/ui-shell/src/import/match-columns';
import { type Cells, cellsOf, orderChecks } from './checking.test-data';
import { importColumns, templateColumns } from './import-columns';
import { upgradeDraft } from './upgrade-draft';

const { check, declaration, rowsOf } = orderChecks(
  ['雅迪', '爱玛', '小牛'].map((name) => ({ name, aliases: [], categories: ['ebike'] })),
);
const matchColumns = (titles: readonly string[]) => findColumns(declaration, titles, []).match;

it('[unassigned-phone-is-warned] a phone of an unassigned range is shown for a look, and its row can be placed', async () => {
  const [row] = await rowsOf(cellsOf({ 'consignor.phone': '138 1234 5678', 'consignee.phone': '144 1234 5678' }));
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

  it('are named if they are required and missing; the region may be in the street, the kind in the brand', () => {
    const match = matchColumns(['寄件人', '寄件地址', '收件人', '收件电话', '收件地址', '品牌']);
    const missing = importColumns.filter(({ field, required: needed }) => needed && match[field] === undefined);
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

  it.each<[Partial<Cells>, string, string]>([
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

describe('5,000 rows', () => {
  it('are checked in slices, and tell how far they are [rows-are-checked-in-slices]', async () => {
    const rows = Array.from({ length: 5000 }, (_, row) =>
      cellsOf({ 'consignee.phone': row % 125 === 0 ? '12' : `138${String(row).padStart(8, '0')}` }),
    );
    const steps: number[] = [];
    const { signal } = new AbortController();
    const checked = await checkRows(declaration, rows, signal, (done) => steps.push(done));
    expect(checked.filter(({ issues }) => issues.length > 0)).toHaveLength(40);
    expect(steps.length).toBeGreaterThan(1);
  });

  it('with addresses in one cell are all understood', async () => {
    const rows = Array.from({ length: 5000 }, (_, row) =>
      cellsOf({ 'consignor.region': '', 'consignor.street': `浙江省杭州市余杭区文一西路 ${row} 号` }),
    );
    const checked = await checkRows(declaration, rows, new AbortController().signal);
    expect(checked.filter(({ issues }) => issues.length > 0)).toEqual([]);
  });

  it('stop being checked when the caller aborts', async () => {
    const life = new AbortController();
    const rows = Array.from({ length: 5000 }, () => cellsOf());
    const checking = checkRows(declaration, rows, life.signal, () => life.abort(new Error('over')));
    await expect(checking).rejects.toThrow('over');
  });
});

it('the template has every column once', () => {
  expect(new Set(importColumns.map(({ field }) => field)).size).toBe(importColumns.length);
  const examples = templateColumns.map(({ example = '' }) => example);
  const match = Object.fromEntries(templateColumns.map(({ field }, at) => [field, at]));
  expect(toCells(importColumns, examples, match)).toEqual(cellsOf());
});

it('work that an earlier console kept is continued, and other work stays as it is', () => {
  const cells = [cellsOf(), cellsOf({ remark: 'b' })];
  const batches = [{ key: 'x-1', rows: [1] }];
  const earlier = {
    cells: cells.map((row) => importColumns.map(({ field }) => row[field])),
    numbers: [2, 3],
    doubled: ['asked', 'place'],
    orderNos: ['TY1', ''],
    batches,
  };
  const storedImport = { cells, numbers: [2, 3], decisions: ['asked', 'send'], saved: ['TY1', null], batches };
  expect(readImportDraft(importColumns, upgradeDraft(earlier))).toEqual(storedImport);
  expect(upgradeDraft(storedImport)).toBe(storedImport);
});
