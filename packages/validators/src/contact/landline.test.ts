import { describe, expect, it } from 'vitest';
import { isLandline } from './landline';

describe('isLandline', () => {
  it.each([
    '010-38238383',
    '01038238383',
    '021 61234567',
    '(020)38238383',
    '(0755) 26123456',
    '0571-87654321',
    '0571-7654321',
    '0898-68661234-8001',
    '02087654321-1',
    '010-62345678',
    '0571 87654321',
    '(021)62345678',
    '02062345678-8001',
    '0335-2345678',
    '0999 8234567',
  ])('accepts %j', (value) => expect(isLandline(value)).toBe(true));

  it.each([
    '',
    '38238383',
    '10-38238383',
    '010-3823838',
    '010-382383839',
    '010-08238383',
    '010-18238383',
    '011-38238383',
    '0171-7654321',
    '0571--87654321',
    '(010-38238383',
    '010)38238383',
    '0571-87654321-1234567',
    '0571-87654321-',
    '13812345678',
    '400-800-1234',
    '+86-10-38238383',
    '010-12345678',
    '010-98238383',
    '0571-91234567',
    '026-62345678',
    '0300-2345678',
    '0800-2345678',
    '0978-8234567',
  ])('refuses %j', (value) => expect(isLandline(value)).toBe(false));
});

describe('the area codes', () => {
  const areas = (digits: number) =>
    Array.from({ length: 10 ** digits }, (_, number) => `0${String(number).padStart(digits, '0')}`);

  it('are the 10 with two digits after the zero, and 317 with three', () => {
    expect(areas(2).filter((area) => isLandline(`${area}-62345678`))).toEqual([
      '010',
      '020',
      '021',
      '022',
      '023',
      '024',
      '025',
      '027',
      '028',
      '029',
    ]);
    const long = areas(3).filter((area) => isLandline(`${area}-6234567`));
    expect(long.filter((area) => isLandline(`${area}-62345678`))).toEqual(long);
    expect(long).toHaveLength(317);
  });
});
