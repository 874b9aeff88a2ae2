import { doubleKey, readCode } from '@waybill/orders/contract';
import { expect, it } from 'vitest';

const side = { phone: '13812340001', region: '330106' };
const vehicle = { brand: '雅迪', model: 'DE2', plate: '', frame: '' };

it('a code of a label is the same with invisible characters [invisible-characters-do-not-count]', () => {
  expect(readCode('\u200bTY123456789\u3164')).toEqual(readCode('TY123456789'));
  expect(readCode('\ufeffTY123456789-1/2')).toEqual({ orderNo: 'TY123456789', piece: { number: 1, count: 2 } });
  expect(readCode('王\u2060伟').orderNo).toBe('王伟');
});

it('orders are the same with invisible characters [invisible-characters-do-not-count]', () => {
  const order = { consignor: side, consignee: side, vehicles: [vehicle] };
  const pasted = {
    consignor: { ...side, phone: '138\u200b1234 0001' },
    consignee: side,
    vehicles: [{ ...vehicle, brand: '雅\u3164迪', model: 'ＤＥ２\u2060' }],
  };
  expect(doubleKey(pasted)).toBe(doubleKey(order));
});
