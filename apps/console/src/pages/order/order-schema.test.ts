import { describe, expect, it } from 'vitest';
import { emptyOrder, type OrderFields } from './order-fields';
import { orderFormSchema } from './order-schema';

const order: OrderFields = {
  ...emptyOrder,
  category: 'motorcycle',
  brand: '本田',
  consignorName: '张三',
  consignorPhone: '13812345678',
  consigneeName: '李四',
  consigneePhone: '13912345678',
  fromCity: '上海',
  toCity: '北京',
};

/** What is said against an order that is right but for a few fields: the codes, by field. */
async function complaints(change: Partial<OrderFields>) {
  const { issues = [] } = await orderFormSchema('zh')['~standard'].validate({ ...order, ...change });
  return Object.fromEntries(issues.map(({ path = [], code }) => [String(path[0]), code]));
}

describe('an order', () => {
  it('is right with what it must have', async () => {
    expect(await complaints({})).toEqual({});
  });

  it('that is empty lacks vehicle, brand, people and route, and nothing else', async () => {
    expect(await complaints(emptyOrder)).toEqual({
      category: 'oneOf',
      brand: 'notEmpty',
      consignorName: 'notEmpty',
      consignorPhone: 'notEmpty',
      consigneeName: 'notEmpty',
      consigneePhone: 'notEmpty',
      fromCity: 'oneOf',
      toCity: 'oneOf',
    });
  });

  it.each<[Partial<OrderFields>, Record<string, string>]>([
    [{ consignorName: 'Bob' }, { consignorName: 'chineseName' }],
    [{ consigneePhone: '138123456789' }, { consigneePhone: 'mobile' }],
    [{ plate: '12' }, { plate: 'plate' }],
    [{ brand: 'x'.repeat(41) }, { brand: 'maxLength' }],
    [{ remark: 'x'.repeat(201) }, { remark: 'maxLength' }],
    [{ toCity: '上海' }, { toCity: 'sameCity' }],
    [{ vin: 'LSV123' }, { vin: 'vinLength' }],
    [{ vin: '1M8GDM9AXKP04278I' }, { vin: 'vinCharacters' }],
    [{ vin: '1M8GDM9AXKP04278A' }, { vin: 'vinCharacters' }],
    [{ vin: '1M8GDM9AX0P042788' }, { vin: 'vinYear' }],
    [{ vin: '1M8GDM9A1KP042788' }, { vin: 'vinCheckDigit' }],
    [{ vin: '119322100000001' }, { vin: 'vinLength' }],
    [{ category: 'ebike', vin: '1M8GDM9AXKP042788' }, { vin: 'frameCode' }],
    [{ declaredValue: '-1' }, { declaredValue: 'declaredValue' }],
    [{ declaredValue: '12.5' }, { declaredValue: 'declaredValue' }],
    [{ declaredValue: '1000001' }, { declaredValue: 'declaredValue' }],
    [{ declaredValue: '1e3' }, { declaredValue: 'declaredValue' }],
    [{ insured: true }, { declaredValue: 'valueMissing' }],
    [{ insured: true, declaredValue: '0' }, { declaredValue: 'valueMissing' }],
    [
      { brand: '', toCity: '上海' },
      { brand: 'notEmpty', toCity: 'sameCity' },
    ],
  ])('with %j breaks %j', async (change, broken) => {
    expect(await complaints(change)).toEqual(broken);
  });

  it.each<Partial<OrderFields>>([
    { plate: '沪A12345' },
    { vin: '1M8GDM9AXKP042788' },
    { category: 'ebike', vin: '119322100000001' },
    { declaredValue: '0' },
    { insured: true, declaredValue: '1000000' },
  ])('with %j is right', async (change) => {
    expect(await complaints(change)).toEqual({});
  });
});
