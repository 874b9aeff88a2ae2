import { describe, expect, it } from 'vitest';
import { isEbikePlate } from './ebike-plate';
import { isNewEnergyPlate } from './new-energy-plate';
import { isPlate } from './plate';
import { PROVINCES } from './provinces';

const ordinary = [
  '京A12345',
  '粤B8K23P',
  '沪C00001',
  '浙A1234学',
  '京A0123警',
  '鲁B1234挂',
  '沪A0023领',
  '粤Z1234港',
  '粤Z1234澳',
  '京A1234试',
  '京A1234超',
  '使014578',
  '224578使',
];
const newEnergy = [
  '京AD12345',
  '粤BF12345',
  '粤BDA1234',
  '苏AA12345',
  '沪AG12345',
  '京A12345D',
  '粤B12345F',
  '京A12345K',
];
const ebikes = [
  '杭州123456',
  '杭州 A12345',
  '京A123456',
  '苏A·123456',
  '陕A12345',
  '武汉AA12345',
  '呼和浩特 12345',
  '粤A-123456',
  '沪1234567',
];

describe('isPlate', () => {
  it.each(ordinary)('accepts %s', (value) => expect(isPlate(value)).toBe(true));

  it.each([
    '',
    '京A1234',
    '京A123456',
    '京112345',
    'AA12345',
    '中A12345',
    '京I12345',
    '京O12345',
    '京A1234I',
    '京A1234O',
    '京a12345',
    '京A·12345',
    '京A12学34',
    '使01457',
    '京A12345\n',
  ])('refuses %j', (value) => expect(isPlate(value)).toBe(false));

  it('knows the 31 provinces', () => {
    expect(PROVINCES).toHaveLength(31);
    for (const province of PROVINCES) expect(isPlate(`${province}A12345`)).toBe(true);
  });

  it.each(newEnergy)('leaves the new-energy plate %s to its own predicate', (value) =>
    expect(isPlate(value)).toBe(false),
  );
});

describe('isNewEnergyPlate', () => {
  it.each(newEnergy)('accepts %s', (value) => expect(isNewEnergyPlate(value)).toBe(true));

  it.each([
    '',
    '京AL12345',
    '京AI12345',
    '京ADO1234',
    '京ADAB234',
    '京A12345L',
    '京AD1234D',
    '京AD123456',
    '京ID12345',
    '中AD12345',
    '京ad12345',
  ])('refuses %j', (value) => expect(isNewEnergyPlate(value)).toBe(false));

  it.each(ordinary)('refuses the ordinary plate %s', (value) => expect(isNewEnergyPlate(value)).toBe(false));
});

describe('isEbikePlate', () => {
  it.each(ebikes)('accepts %s', (value) => expect(isEbikePlate(value)).toBe(true));

  it.each([
    '',
    '123456',
    '杭州',
    '杭州1234',
    '杭州12345678',
    '杭州ABC123',
    '杭州12O456',
    '中A123456',
    '乌鲁木齐市123456',
    '杭州  123456',
    'HZ123456',
    '杭州123456\n',
  ])('refuses %j', (value) => expect(isEbikePlate(value)).toBe(false));
});
