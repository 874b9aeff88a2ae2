import { areaList } from '@vant/area-data';
import { type ReadContext, type RowField, toRegionNames } from '@waybill/intake/console';
import type { Brand } from '@waybill/intake/contract';
import { toRegions } from '@waybill/kit/console';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../../intake/console/read-source';
import { emptyOrder } from '../form/order-fields';
import { readHandedRows, toHandedRows } from './hand-over';
import { exchanged, type Present, partiesOf, toIntake, valueAt, withIntake } from './intake-order';
import { assignPart, type Part, toParts } from './parts';
import { valueOfPart } from './value-of-part';

const regions = toRegions(areaList);
const names = toRegionNames(regions);
const brands: Brand[] = [
  { name: '雅迪', aliases: ['yadea'], categories: ['ebike'] },
  { name: '爱玛', aliases: ['aima'], categories: ['ebike'] },
];
const today = '2026-11-24';
const empty: Present = emptyOrder;
const context: ReadContext = { brands, today };
const readAll = (text: string) => readSource({ text, context }, names);
const read = (text: string) => readAll(text).orders[0] as ReturnType<typeof readAll>['orders'][number];
const one =
  '寄 吴迪 13500001234 苏州吴中区木渎镇金枫路32号 收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪2辆 保价5001 到付 代收800 明天 麻烦轻一点哈';

describe('a message in the form', () => {
  const { fields, vehicles } = toIntake(read(one));
  const form = withIntake(empty, fields, vehicles);

  it('fills every field that the message names', () => {
    expect(form.consignor).toEqual({
      name: '吴迪',
      phone: '13500001234',
      region: '320506',
      street: '木渎镇金枫路32号',
    });
    expect(form.consignee.region).toBe('320902');
    expect(form.vehicles.map(({ brand, category }) => [brand, category])).toEqual([
      ['雅迪', 'ebike'],
      ['雅迪', 'ebike'],
    ]);
    expect(form).toMatchObject({
      payer: 'consignee',
      cashOnDelivery: '800',
      insured: true,
      collection: 'collected',
      collectOn: '2026-11-25',
    });
  });

  it('takes the hours with the day, and leaves the usual ones where the day goes to another field [hours-as-written]', () => {
    const message = one.replace('明天', '明天下午3点前来提');
    const { fields } = toIntake(read(message));
    const hours = fields.filter(({ path }) => /^collect(From|Until)$/.test(path));
    expect(hours.map(({ value, sure }) => [value, sure !== 'certain'])).toEqual([
      ['13:00', true],
      ['15:00', true],
    ]);
    const present = withIntake(empty, fields, 2);
    expect(present).toMatchObject({ collectOn: '2026-11-25', collectFrom: '13:00', collectUntil: '15:00' });
    const [part] = toParts(message, fields, [], []).filter(({ path }) => path === 'collectOn');
    const given = assignPart({ present, fields: [...fields], rest: [] }, part as Part, 'remark', (text) => text);
    expect(given.present).toMatchObject({ collectOn: '', collectFrom: '09:00', collectUntil: '12:00' });
  });

  it('shares an insured value among its vehicles without a rest, and is not sure how', () => {
    expect(form.vehicles.map(({ value }) => value)).toEqual(['2501', '2500']);
    expect(fields.filter(({ path }) => path.endsWith('.value')).every(({ sure }) => sure !== 'certain')).toBe(true);
  });

  it('leaves what it does not say as it was', () => {
    const before = { ...empty, remark: '旧的', vehicles: [{ ...emptyOrder.vehicles[0], keys: '2' }] } as Present;
    const after = withIntake(before, fields, vehicles);
    expect(after.remark).toBe('旧的');
    expect(after.vehicles[0]?.keys).toBe('2');
    expect(before.vehicles).toHaveLength(1);
  });

  it('does not say what it is not certain of as if it were: both readings of the sides are there', () => {
    const text = '吴迪 13500001234 苏州吴中区金枫路32号\n何秀 15800001202 盐城亭湖区希望大道88号';
    expect(readAll(text).questions).toEqual([{ kind: 'sides', order: 0 }]);
    const parties = partiesOf(toIntake(read(text)).fields);
    expect(parties.find(({ path }) => path === 'consignor.name')?.value).toBe('吴迪');
    expect(exchanged(parties).find(({ path }) => path === 'consignor.name')?.value).toBe('何秀');
  });
});

describe('the parts of a message', () => {
  const { leftovers } = readAll(one);
  const { fields, quantities } = toIntake(read(one));
  const parts = toParts(one, fields, quantities, leftovers);
  const part = (text: string): Part => {
    const part = parts.find((each) => each.text.includes(text));
    if (!part) throw new Error(`No part holds "${text}".`);
    return part;
  };

  it('are the whole message, each with the field that it went to', () => {
    expect(parts.map(({ text }) => text).join('')).toBe(one);
    expect(part('何秀').path).toBe('consignee.name');
    expect(part('2辆').kind).toBe('quantity');
    expect(part('轻一点').kind).toBe('rest');
    expect(part('寄').kind).toBe('plain');
  });

  const readPart = async (source: { text: string }, of: ReadContext) => readSource({ ...source, context: of }, names);
  const toValue = (text: string, path: Parameters<typeof valueOfPart>[1]) => valueOfPart(text, path, context, readPart);
  const given = async (text: string, path: Parameters<typeof assignPart>[2]) => {
    const value = (path && (await toValue(part(text).text, path))) ?? '';
    const before = { present: withIntake(empty, fields, 2), fields: [...fields], rest: [...leftovers] };
    return assignPart(before, part(text), path, () => value);
  };

  it('move to another field and leave the previous one', async () => {
    const { present, fields: now } = await given('何秀', 'consignor.name');
    expect([valueAt(present, 'consignor.name'), valueAt(present, 'consignee.name')]).toEqual(['何秀', '']);
    expect(now.find(({ path }) => path === 'consignor.name')?.sure).toBe('certain');
    expect(now.some(({ path }) => path === 'consignee.name')).toBe(false);
  });

  it('say that they are not used once another part has their field', async () => {
    const { rest } = await given('何秀', 'consignor.name');
    expect(rest.some(({ from }) => one.slice(from, from + 2) === '吴迪')).toBe(true);
  });

  it('are added to the remark after its text, or removed from all fields', async () => {
    expect(valueAt((await given('轻一点', 'remark')).present, 'remark')).toContain('轻一点');
    const none = await given('13500001234', undefined);
    expect(valueAt(none.present, 'consignor.phone')).toBe('');
    expect(none.rest.some(({ text }) => text === '13500001234')).toBe(true);
  });

  it('are refused by a field that they cannot be', async () => {
    expect(await toValue('何秀', 'consignee.region')).toBeUndefined();
    expect(await toValue('盐城亭湖区', 'consignee.region')).toBe('320902');
    expect(await toValue('1.5万', 'cashOnDelivery')).toBe('15000');
  });
});

describe('several orders in one message', () => {
  const two = `1. 寄 吴迪 13500001234 苏州吴中区金枫路32号 收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪
2. 寄 吴迪 13500001234 苏州吴中区金枫路32号 收 郑爽 15800001203 南通崇川区青年路8号 爱玛2台`;
  const table = `寄件人\t寄件电话\t寄件地址\t收件人\t收件电话\t收件地址\t品牌
吴迪\t13500001234\t苏州吴中区金枫路32号\t何秀\t15800001202\t盐城亭湖区希望大道88号\t雅迪
吴迪\t13500001234\t苏州吴中区金枫路32号\t郑爽\t15800001203\t南通崇川区青年路8号\t爱玛`;
  const orders = (text: string) => readAll(text).orders;

  it.each([
    ['numbered', two],
    ['between empty lines', two.replace(/^\d\. /gm, '').replace('\n', '\n\n')],
    ['line by line', two.replace(/^\d\. /gm, '')],
    ['after a greeting', `老板，今天两单\n${two}`],
    ['with 第一单', two.replace('1.', '第一单：').replace('2.', '第二单：')],
    ['rows of a spreadsheet under titles', table],
    ['titled rows between strokes', table.replaceAll('\t', '|')],
  ])('are distinguished: %s', (_, text) => {
    expect(orders(text).map(({ consignee }) => consignee.name?.value)).toEqual(['何秀', '郑爽']);
  });

  it.each([
    ['sides on two lines', '寄 吴迪 13500001234 苏州吴中区金枫路32号\n收 何秀 15800001202 盐城亭湖区希望大道88号'],
    [
      'sides in two blocks',
      '寄件人：吴迪\n13500001234\n苏州吴中区金枫路32号\n\n收件人：何秀\n15800001202\n盐城亭湖区希望大道88号',
    ],
    [
      'numbered fields',
      '1. 寄 吴迪 13500001234 苏州吴中区金枫路32号\n2. 收 何秀 15800001202 盐城亭湖区希望大道88号\n3. 雅迪',
    ],
  ])('are one where they are one: %s', (_, text) => {
    expect(orders(text)).toHaveLength(1);
  });

  it('become rows of the import, whose fields they name', () => {
    const { rows, match, uncertain: doubted } = toHandedRows(readAll(two), regions.namesOf);
    const cell = (row: number, field: RowField) => rows[row]?.cells[match[field] ?? -1];
    expect(cell(0, 'consignor.phone')).toBe('13500001234');
    expect(cell(1, 'consignee.region')).toBe('江苏省南通市崇川区');
    expect(cell(1, 'vehicles.0.brand')).toBe('爱玛');
    expect(cell(1, 'furtherVehicles')?.split('\n')).toHaveLength(1);
    expect(readHandedRows({ handed: { rows, match, doubted } })?.rows).toHaveLength(2);
    expect(readHandedRows(null)).toBeUndefined();
    expect(doubted).toEqual([[], []]);
    const [open = []] = toHandedRows(readAll(`${one}，摩托`), regions.namesOf).uncertain;
    expect(open).toContain('remark');
    expect(open).toContain('vehicles.0.value');
  });
});
