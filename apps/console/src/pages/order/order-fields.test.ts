import { describe, expect, it } from 'vitest';
import { orderMessages } from './messages';
import { emptyOrder, normaliseOrder, orderRules, toOrderRequest } from './order-fields';

const { vin, declaredValue, phone, plate } = orderRules;
const car = { category: 'motorcycle' } as const;
const bike = { category: 'ebike' } as const;

describe('a field of an order', () => {
  it('that is empty is never called wrong', () => {
    for (const rule of Object.values(orderRules)) expect(rule('', emptyOrder)).toBeUndefined();
  });

  it('takes a name of two to four Chinese characters', () => {
    expect(orderRules.name('张三')).toBeUndefined();
    expect(orderRules.name('Bob')).toBe(orderMessages.nameWrong);
  });

  it('takes plates of cars, motorcycles and e-bikes', () => {
    expect(plate('沪A12345')).toBeUndefined();
    expect(plate('12')).toBe(orderMessages.plateWrong);
  });

  it.each([
    ['LSV123', 'vinLength'],
    ['1M8GDM9AXKP04278I', 'vinCharacters'],
    ['1M8GDM9AXKP04278A', 'vinCharacters'],
    ['1M8GDM9AX0P042788', 'vinYear'],
    ['1M8GDM9A1KP042788', 'vinCheckDigit'],
  ] as const)('says which rule the frame number %s breaks: %s', (value, name) => {
    expect(vin(value, car)).toMatchObject({ id: orderMessages[name].id });
  });

  it('takes a frame number with a fitting check digit', () => {
    expect(vin('1M8GDM9AXKP042788', car)).toBeUndefined();
  });

  it('asks an e-bike for its frame code of 15 digits', () => {
    expect(vin('119322100000001', bike)).toBeUndefined();
    expect(vin('1M8GDM9AXKP042788', bike)).toMatchObject({
      id: orderMessages.frameCodeWrong.id,
      values: { count: 17 },
    });
    expect(vin('119322100000001', car)).toMatchObject({ id: orderMessages.vinLength.id });
  });

  it('refuses the city that the route starts from', () => {
    expect(orderRules.toCity('上海', { fromCity: '上海' })).toBe(orderMessages.sameCity);
    expect(orderRules.toCity('北京', { fromCity: '上海' })).toBeUndefined();
  });

  it.each(['0', '3500', '1000000'])('takes a declared value of %s', (value) =>
    expect(declaredValue(value, { insured: false })).toBeUndefined(),
  );

  it.each(['-1', '12.5', '1000001', '1e3', 'abc'])('refuses a declared value of %s', (value) =>
    expect(declaredValue(value, { insured: false })).toBe(orderMessages.valueWrong),
  );

  it.each(['', '0', '00'])('refuses insurance of a declared value of "%s"', (value) =>
    expect(declaredValue(value, { insured: true })).toBe(orderMessages.valueMissing),
  );
});

describe('what was typed or pasted', () => {
  it.each(['138 1234 5678', '138-1234-5678', '+86 138 1234 5678', '8613812345678', '１３８１２３４５６７８'])(
    'as %s is the mobile number 13812345678',
    (typed) => {
      const { consignorPhone } = normaliseOrder({ ...emptyOrder, consignorPhone: typed });
      expect(consignorPhone).toBe('13812345678');
    },
  );

  it('as 12 digits stays 12 digits and is refused', () => {
    const { consigneePhone } = normaliseOrder({ ...emptyOrder, consigneePhone: '138123456789' });
    expect(consigneePhone).toBe('138123456789');
    expect(phone(consigneePhone)).toBe(orderMessages.phoneWrong);
  });

  it('is the same after a second time', () => {
    const typed = {
      ...emptyOrder,
      plate: ' 沪a·12345',
      vin: ' lsv-1 ',
      consignorPhone: '+86 86 1',
      declaredValue: '３ 500',
    };
    const normal = normaliseOrder(typed);
    expect(normal).toMatchObject({ plate: '沪A12345', vin: 'LSV1', declaredValue: '3500' });
    expect(normaliseOrder(normal)).toEqual(normal);
  });
});

it('an order goes to the server as it was meant, its value as a number', () => {
  expect(toOrderRequest({ ...emptyOrder, brand: ' 雅迪 ', plate: '沪a12345', declaredValue: '3500' })).toMatchObject({
    brand: '雅迪',
    plate: '沪A12345',
    declaredValue: 3500,
  });
});
