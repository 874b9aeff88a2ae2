import { describe, expect, it } from 'vitest';
import { normaliseOrder, toDeclaredValue } from './order-fields';

describe('what was typed or pasted', () => {
  it.each(['138 1234 5678', '138-1234-5678', '+86 138 1234 5678', '8613812345678', '１３８１２３４５６７８'])(
    'as %s is the mobile number 13812345678',
    (typed) => expect(normaliseOrder.consignorPhone(typed)).toBe('13812345678'),
  );

  it('as 12 digits stays 12 digits', () => {
    expect(normaliseOrder.consigneePhone('138123456789')).toBe('138123456789');
  });

  it.each([
    ['plate', ' 沪a·12345', '沪A12345'],
    ['vin', ' lsv-1 ', 'LSV1'],
    ['consignorName', '张 三', '张三'],
    ['declaredValue', '３ 500', '3500'],
    ['remark', ' 易碎 ', '易碎'],
  ] as const)('%s: "%s" is "%s", and the same after a second time', (name, typed, plain) => {
    expect(normaliseOrder[name](typed)).toBe(plain);
    expect(normaliseOrder[name](plain)).toBe(plain);
  });

  it('as a declared value asks for a quote only while it is one', () => {
    expect(toDeclaredValue(' 3 500')).toBe('3500');
    expect(toDeclaredValue('35a')).toBe('');
  });
});
