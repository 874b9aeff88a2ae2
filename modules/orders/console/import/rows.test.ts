import { emptyTexts, writeVehicles } from '@waybill/intake/console';
import { describe, expect, it } from 'vitest';
import { repairRow, stateOf } from '../../../../packages/ui-shell/src/import/import-rows';
import { readWindow } from '../../../intake/console/rows/collection-window';
import { readList } from '../../../intake/console/rows/further-vehicles';
import { type Cells, cellsOf, names, orderChecks } from './checking.test-data';

const { check, declaration, rowsOf } = orderChecks([
  { name: '雅迪', aliases: ['yadea'], categories: ['ebike'] },
  { name: '爱玛', aliases: [], categories: ['ebike', 'tricycle'] },
  { name: '小牛', aliases: ['niu'], categories: ['ebike'] },
  { name: '豪爵', aliases: [], categories: ['motorcycle'] },
]);
const wrong = async (change: Partial<Cells>) =>
  (await check(cellsOf(change))).issues.map(({ field, issue }) => [field, issue.code]);
const vehiclesOf = async (change: Partial<Cells>) => {
  const { fields, issues } = await check(cellsOf(change));
  expect(issues).toEqual([]);
  return fields.vehicles.map(({ brand, model, frame }) => [brand, model, frame].join(' ').trim());
};

describe('a row with invisible characters, which programs put into cells', () => {
  it.each([
    ['a brand', { 'vehicles.0.brand': '雅\u200b迪\ufeff', 'vehicles.0.model': '\u2060DE2', 'vehicles.0.category': '' }],
    ['a quantity', { 'vehicles.0.brand': '雅迪', 'vehicles.0.model': 'DE2', quantity: '\u200b1\u3164' }],
    ['an empty quantity', { 'vehicles.0.brand': '雅迪', 'vehicles.0.model': 'DE2', quantity: '\u200b' }],
    ['a word of a closed list', { 'vehicles.0.brand': '雅迪', 'vehicles.0.model': 'DE2', insured: '\u200b' }],
  ])('reads %s as if they were not there', async (_, change) => {
    expect(await vehiclesOf(change)).toEqual(['雅迪 DE2']);
  });

  it('reads a quantity of three, and the kind that the brand implies', async () => {
    const change = {
      'vehicles.0.brand': '雅\u200b迪',
      'vehicles.0.model': 'DE2',
      'vehicles.0.category': '',
      quantity: '\u20603',
    };
    const { fields, issues } = await check(cellsOf(change));
    expect(issues).toEqual([]);
    expect(fields.vehicles.map(({ category, brand }) => [category, brand])).toEqual(Array(3).fill(['ebike', '雅迪']));
  });

  it('keeps the lines of a cell that lists vehicles', async () => {
    const listed = {
      'vehicles.0.brand': '雅迪',
      'vehicles.0.model': 'DE2',
      furtherVehicles: '小\u200b牛 N1\r\n雅迪\u2060 DE3',
    };
    expect(await vehiclesOf(listed)).toEqual(['雅迪 DE2', '小牛 N1', '雅迪 DE3']);
  });
});

describe('a cell of another kind than its column', () => {
  it.each([
    ['cashOnDelivery', '50%', 'money'],
    ['cashOnDelivery', 'TRUE', 'money'],
    ['cashOnDelivery', '2025-03-12', 'money'],
    ['vehicles.0.value', '12.5%', 'money'],
    ['vehicles.0.keys', '200%', 'keys'],
    ['quantity', '100%', 'quantity'],
    ['consignor.phone', '00000000000', 'phone'],
    ['cashOnDelivery', 'Err:502', 'failedFormula'],
  ] as const)('is wrong: %s %s', async (field, text, code) => {
    expect(await wrong({ [field]: text })).toEqual([[field, code]]);
  });

  it('is read if its format adds nothing to its value', async () => {
    const { fields, issues } = await check(cellsOf({ cashOnDelivery: '¥800.00', insured: 'TRUE' }));
    expect(issues).toEqual([]);
    expect([fields.cashOnDelivery, fields.insured]).toEqual(['800.00', true]);
  });
});

describe('the vehicles of a row', () => {
  const two = { 'vehicles.0.brand': '雅迪', 'vehicles.0.model': 'DE2' };

  it('are as many as the quantity of the row [quantity-of-a-row]', async () => {
    expect(await vehiclesOf({ ...two, quantity: '2' })).toEqual(['雅迪 DE2', '雅迪 DE2']);
    expect(await vehiclesOf({ ...two, quantity: '两台' })).toHaveLength(2);
    expect(await vehiclesOf({ ...two, 'vehicles.0.brand': '雅迪 x3' })).toHaveLength(3);
    expect(await vehiclesOf({ ...two, 'vehicles.0.model': 'DE2 2辆' })).toHaveLength(2);
    for (const model of ['X2', 'MX2', 'Fat X2'])
      expect(await vehiclesOf({ ...two, 'vehicles.0.model': model })).toEqual([`雅迪 ${model}`]);
  });

  it('have the kind of their brand if no cell names a kind and the brand has only one [kind-from-brand]', async () => {
    const none = { 'vehicles.0.category': '', 'vehicles.0.model': '' };
    const kindsOf = async (brand: string) => {
      const { fields, issues } = await check(cellsOf({ ...none, 'vehicles.0.brand': brand }));
      expect(issues).toEqual([]);
      return fields.vehicles.map(({ category }) => category);
    };
    expect(await kindsOf('豪爵')).toEqual(['motorcycle']);
    expect(await kindsOf('NIU')).toEqual(['ebike']);
    expect(await kindsOf('雅迪/豪爵')).toEqual(['ebike', 'motorcycle']);
    for (const brand of ['爱玛', '没有的牌子'])
      expect(await wrong({ ...none, 'vehicles.0.brand': brand })).toEqual([['vehicles.0.category', 'oneOf']]);
  });

  it('are as many as the quantity and the cell of the brand state; if the two differ, the row asks', async () => {
    const listed = { 'vehicles.0.brand': '雅迪/爱玛', 'vehicles.0.model': '' };
    expect(await vehiclesOf({ ...listed, quantity: '2' })).toEqual(['雅迪', '爱玛']);
    expect(await wrong({ ...listed, quantity: '1' })).toEqual([['quantity', 'quantity']]);
    expect(await wrong({ ...listed, quantity: '3' })).toEqual([['quantity', 'quantity']]);
    expect(await vehiclesOf({ ...two, 'vehicles.0.brand': '雅迪2辆', 'vehicles.1.brand': '爱玛' })).toHaveLength(3);
  });

  it('have a frame number each, or the row asks', async () => {
    const frames = '123456789012345、123456789012346';
    expect(await vehiclesOf({ ...two, quantity: '2', 'vehicles.0.frame': frames })).toEqual([
      '雅迪 DE2 123456789012345',
      '雅迪 DE2 123456789012346',
    ]);
    expect(await wrong({ ...two, quantity: '2', 'vehicles.0.frame': '123456789012345' })).toEqual([
      ['vehicles.0.frame', 'numbersOfEach'],
    ]);
  });

  it('are in further columns, in a list, or in the cell of the brand', async () => {
    expect(await vehiclesOf({ ...two, 'vehicles.1.brand': '爱玛' })).toEqual(['雅迪 DE2', '爱玛']);
    expect(await vehiclesOf({ ...two, furtherVehicles: '爱玛 A500 x2、小牛1辆' })).toEqual([
      '雅迪 DE2',
      '爱玛 A500',
      '爱玛 A500',
      '小牛',
    ]);
    expect(await vehiclesOf({ 'vehicles.0.model': '', 'vehicles.0.brand': '雅迪2辆 爱玛1辆' })).toEqual([
      '雅迪',
      '雅迪',
      '爱玛',
    ]);
  });

  it('that cannot be parsed become questions', async () => {
    expect(await wrong({ furtherVehicles: '还有一台不知道什么车' })).toEqual([['furtherVehicles', 'furtherVehicles']]);
    expect(await wrong({ quantity: '一些' })).toEqual([['quantity', 'quantity']]);
    expect(await wrong({ quantity: '99' })).toEqual([['quantity', 'quantity']]);
    expect(await wrong({ 'vehicles.1.brand': '爱玛', 'vehicles.1.frame': 'LSV' })).toEqual([
      ['vehicles.1.frame', 'frameCode'],
    ]);
  });

  it('are the same after they were written into one cell', () => {
    const vehicles = [
      { ...emptyTexts, category: '电动车', brand: 'a|b', model: '\\', keys: '2' },
      { ...emptyTexts, brand: '爱玛', papers: '是' },
    ];
    expect(readList(writeVehicles(vehicles), { brands: [], today: '2025-03-10', names }, emptyTexts)).toEqual(vehicles);
  });
});

describe('a collection', () => {
  it.each([
    ['2025-03-12', '09:00-12:00', '2025-03-12', '09:00', '12:00'],
    ['2025/3/12 9:30~11:00', '', '2025-03-12', '09:30', '11:00'],
    ['3月12日', '下午', '2025-03-12', '13:00', '18:00'],
    ['3月12号上午', '', '2025-03-12', '09:00', '12:00'],
    ['3月12号 9-12点', '', '2025-03-12', '09:00', '12:00'],
    ['20250312', '9点至11点半', '2025-03-12', '09:00', '11:30'],
    ['1月2日', '', '2026-01-02', '', ''],
    ['2025-02-30', '', '', '', ''],
  ])('on %j at %j is %s from %s to %s', (day, hours, on, from, until) =>
    expect(readWindow(day, hours, '2025-03-10')).toEqual({ on, from, until }),
  );

  it('has its window in the order; contradictions become questions [collection-with-its-window]', async () => {
    const { fields, issues } = await check(cellsOf({ collectOn: '2025-03-12', collectWindow: '14:00-16:00' }));
    expect(issues).toEqual([]);
    expect(fields).toMatchObject({
      collection: 'collected',
      collectOn: '2025-03-12',
      collectFrom: '14:00',
      collectUntil: '16:00',
    });
    expect(await wrong({ collection: '送到网点', collectOn: '2025-03-12' })).toEqual([['collection', 'notCollected']]);
    expect(await wrong({ collection: '上门' })).toEqual([['collectOn', 'collectOn']]);
    expect(await wrong({ collectOn: '2025-03-12', collectWindow: '看情况' })).toEqual([
      ['collectWindow', 'collectWindow'],
    ]);
  });
});

describe('a cell', () => {
  it.each(['2025-03-12', '3月12日', '12-Mar', 'Mar-12', '2025/3/12'])(
    'of a street that a spreadsheet made a date is doubted: %s [street-turned-into-date]',
    async (street) => expect(await wrong({ 'consignor.street': street })).toEqual([['consignor.street', 'madeDate']]),
  );

  it('may hold digits with an apostrophe, or as a formula [digits-of-a-cell]', async () => {
    const { fields, issues } = await check(
      cellsOf({
        'consignor.phone': "'13812345678",
        'consignee.phone': '="13912345678"',
        'vehicles.0.frame': "'610123456789012",
      }),
    );
    expect(issues).toEqual([]);
    expect([fields.consignor.phone, fields.consignee.phone, fields.vehicles[0]?.frame]).toEqual([
      '13812345678',
      '13912345678',
      '610123456789012',
    ]);
  });

  it('of a region keeps the text after the region', async () => {
    const { fields } = await check(
      cellsOf({ 'consignor.region': '浙江省杭州市余杭区五常街道', 'consignor.street': '文一西路 969 号' }),
    );
    expect(fields.consignor).toMatchObject({ region: '330110', street: '五常街道文一西路 969 号' });
  });
});

describe('rows that may be one order written twice', () => {
  it('are asked about [duplicate-rows-need-decision]', async () => {
    const rows = await rowsOf(cellsOf(), cellsOf({ remark: '另一单' }), cellsOf({ 'vehicles.0.brand': '雅迪' }));
    expect(rows.map(stateOf)).toEqual(['ready', 'asked', 'ready']);
    expect(rows[1]?.sameAs).toBe(2);
  });

  it('are two where their frames say so', async () => {
    const rows = await rowsOf(
      ...['123456789012345', '123456789012346'].map((frame) => cellsOf({ 'vehicles.0.frame': frame })),
    );
    expect(rows.map(stateOf)).toEqual(['ready', 'ready']);
  });

  it('become what was decided', async () => {
    const [row] = await rowsOf(cellsOf());
    if (!row) throw new Error('There is a row.');
    const duplicate = { tag: 'x', text: 'TY1' };
    expect(stateOf({ ...row, known: duplicate })).toBe('asked');
    expect(stateOf({ ...row, known: duplicate, decision: 'send' })).toBe('ready');
    expect(stateOf({ ...row, known: duplicate, decision: 'leave' })).toBe('left');
  });
});

describe('a row whose day of collection is over', () => {
  const rowOf = async (collectOn: string) => {
    const [row] = await rowsOf(cellsOf({ collectOn }));
    if (!row) throw new Error('There is a row.');
    return row;
  };

  it('needs confirmation, and gets the decided value [past-collection-needs-confirmation]', async () => {
    const row = await rowOf('2025-03-09');
    expect([row.issues, stateOf(row)]).toEqual([[], 'asked']);
    expect(stateOf({ ...row, decision: 'send' })).toBe('ready');
    expect(stateOf({ ...row, decision: 'leave' })).toBe('left');
  });

  it('is not one of today or of another day written over it [past-collection-needs-confirmation]', async () => {
    expect(stateOf(await rowOf('2025-03-10'))).toBe('ready');
    const cells = cellsOf({ collectOn: '2025-03-11' });
    expect(stateOf(repairRow(declaration, await rowOf('2025-03-09'), cells, await check(cells)))).toBe('ready');
  });
});

describe('mistakes that no rule of an order rejects', () => {
  it.each([
    ['consignor.name', '张三 13812345678', 'holdsPhone'],
    ['consignor.name', '#N/A', 'failedFormula'],
    ['consignee.street', '#REF!', 'failedFormula'],
    ['remark', '#VALUE!', 'failedFormula'],
    ['vehicles.0.brand', '########', 'failedFormula'],
    ['vehicles.0.brand', '2', 'noBrand'],
    ['consignee.street', '世纪大道 100 号 139 1234 5678', 'holdsPhone'],
    ['consignee.street', '46000', 'madeNumber'],
    ['consignee.street', '3/12/2026', 'madeDate'],
    ['consignee.street', '北京市朝阳区建国路 1 号', 'otherRegion'],
  ] as const)('of %s is doubted: %s [unlikely-values-are-marked]', async (field, text, code) =>
    expect(await wrong({ [field]: text })).toEqual([[field, code]]),
  );

  it.each(['北京路 1 号', '上海市浦东新区世纪大道 1 号', '3-12-101', '5 栋 1203'])(
    'but not a street %s',
    async (text) => expect(await wrong({ 'consignee.street': text })).toEqual([]),
  );

  it('are brands that one cell lists', async () => {
    expect(await vehiclesOf({ 'vehicles.0.brand': '雅迪/爱玛', 'vehicles.0.model': '' })).toEqual(['雅迪', '爱玛']);
    expect(await vehiclesOf({ 'vehicles.0.brand': '雅迪和爱玛', 'vehicles.0.model': '' })).toEqual(['雅迪', '爱玛']);
    expect(await wrong({ 'vehicles.0.brand': '雅迪、没有的牌子' })).toEqual([['vehicles.0.brand', 'furtherVehicles']]);
  });

  it('is a time of collection [hours-as-written]', async () => {
    const issuesOf = async (collectOn: string, collectWindow = '') => await wrong({ collectOn, collectWindow });
    expect(await issuesOf('2025-03-12 15:00')).toEqual([['collectWindow', 'collectWindow']]);
    expect(await issuesOf('2025-03-12', '上午10点')).toEqual([['collectWindow', 'collectWindow']]);
    expect(await issuesOf('2025/3/12 0:00')).toEqual([]);
    expect(await issuesOf('4/5/2025')).toEqual([['collectOn', 'collectOn']]);
    for (const [hours, from, until] of [
      ['下午2点到4点', '14:00', '16:00'],
      ['上午10点-下午1点半', '10:00', '13:30'],
      ['9:00-12:00', '09:00', '12:00'],
      ['9-12点', '09:00', '12:00'],
      ['下午2-4点', '14:00', '16:00'],
    ] as const)
      expect(readWindow('3月12日', hours, '2025-03-10')).toEqual({ on: '2025-03-12', from, until });
  });
});

it('a phone that was a number once, and full-width digits, are read [digits-of-a-cell]', async () => {
  const { fields, issues } = await check(
    cellsOf({ 'consignor.phone': '13812345678.0', 'consignee.phone': '１３９１２３４５６７８', quantity: '２' }),
  );
  expect(issues).toEqual([]);
  expect([fields.consignor.phone, fields.consignee.phone, fields.vehicles.length]).toEqual([
    '13812345678',
    '13912345678',
    2,
  ]);
});
