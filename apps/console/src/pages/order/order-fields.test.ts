import { describe, expect, it } from 'vitest';
import { orderWords } from './messages';
import { emptyOrder, orderRules, toOrderRequest } from './order-fields';

describe('a field of an order', () => {
  it('that is empty is never called wrong', () => {
    for (const rule of Object.values(orderRules)) expect(rule('', { fromCity: '上海' })).toBeUndefined();
  });

  it('takes a name of two to four Chinese characters', () => {
    expect(orderRules.name(' 张三 ')).toBeUndefined();
    expect(orderRules.name('Bob')).toBe(orderWords.nameWrong);
  });

  it('takes plates of cars, motorcycles and e-bikes in either case', () => {
    expect(orderRules.plate('沪a12345')).toBeUndefined();
    expect(orderRules.plate('12')).toBe(orderWords.plateWrong);
  });

  it('refuses the city that the route starts from', () => {
    expect(orderRules.toCity('上海', { fromCity: '上海' })).toBe(orderWords.sameCity);
    expect(orderRules.toCity('北京', { fromCity: '上海' })).toBeUndefined();
  });

  it.each(['0', '3500', '1000000'])('takes a declared value of %s', (value) =>
    expect(orderRules.declaredValue(value)).toBeUndefined(),
  );

  it.each(['-1', '12.5', '1000001', '1e3', 'abc'])('refuses a declared value of %s', (value) =>
    expect(orderRules.declaredValue(value)).toBe(orderWords.valueWrong),
  );
});

it('an order goes to the server trimmed, plate and VIN in capitals, value as a number', () => {
  expect(
    toOrderRequest({ ...emptyOrder, brand: ' 雅迪 ', plate: '沪a12345', vin: ' lsv ', declaredValue: '3500' }),
  ).toMatchObject({ brand: '雅迪', plate: '沪A12345', vin: 'LSV', declaredValue: 3500 });
});
