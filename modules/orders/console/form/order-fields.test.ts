import { describe, expect, it } from 'vitest';
import {
  emptyOrder,
  emptyParty,
  emptyVehicle,
  normaliseOrder,
  type OrderFields,
  toCents,
  toOrderFields,
  toOrderRequest,
} from './order-fields';

const partyWith = (change: object) => normaliseOrder.consignor({ ...emptyParty, ...change });
const vehicleWith = (change: object) => normaliseOrder.vehicles([{ ...emptyVehicle, ...change }])[0];

describe('a typed or pasted number', () => {
  it.each(['138 1234 5678', '138-1234-5678', '+86 138 1234 5678', '8613812345678', '１３８１２３４５６７８'])(
    'as %s is the mobile number 13812345678',
    (typed) => expect(partyWith({ phone: typed }).phone).toBe('13812345678'),
  );

  it('as 12 digits stays 12 digits', () => {
    expect(partyWith({ phone: '138123456789' }).phone).toBe('138123456789');
  });

  it.each([
    [partyWith({ name: '张 三' }).name, '张三'],
    [partyWith({ phone: '(0571) 8765 4321 转 8' }).phone, '0571-87654321-8'],
    [vehicleWith({ plate: ' 沪a·12345' })?.plate, '沪A12345'],
    [vehicleWith({ frame: ' lsv-1 ' })?.frame, 'LSV1'],
    [vehicleWith({ value: '３ 500' })?.value, '3500'],
    [normaliseOrder.remark(' 易碎，轻放（上午来） '), '易碎，轻放（上午来）'],
    [partyWith({ street: ' 中山路８号（东门） ' }).street, '中山路8号（东门）'],
  ])('%s is %s', (plain, meant) => expect(plain).toBe(meant));

  it.each([
    ['3500', 350_000],
    ['¥3,500.50', 350_050],
    ['', 0],
    ['35a', 0],
  ])('as an amount of %s yuan is %i cents', (typed, cents) => expect(toCents(typed)).toBe(cents));
});

describe('an order', () => {
  const fields: OrderFields = {
    ...emptyOrder,
    vehicles: [{ ...emptyVehicle, category: 'ebike', brand: '雅迪', value: '3500.5', keys: '2' }],
    collection: 'collected',
    collectOn: '2025-02-07',
    cashOnDelivery: '100',
  };

  it('is sent in cents, with its hours in the business time zone', () => {
    expect(toOrderRequest(fields)).toMatchObject({
      vehicles: [{ value: 350_050, keys: 2 }],
      collectFrom: '2025-02-07T01:00:00.000Z',
      collectUntil: '2025-02-07T04:00:00.000Z',
      cashOnDelivery: 10_000,
    });
    expect(toOrderRequest(fields)).not.toHaveProperty('collectOn');
    expect(toOrderRequest({ ...fields, collection: 'handed-in' })).toMatchObject({
      collectFrom: null,
      collectUntil: null,
    });
  });

  it('returns to the form unchanged', () => {
    expect(toOrderFields(toOrderRequest(fields) as never)).toEqual(fields);
  });
});
