import { describe, expect, it } from 'vitest';
import { isMobile } from './mobile';

describe('isMobile', () => {
  it.each([
    '13523333233',
    '13838389438',
    '14899230918',
    '15323456787',
    '16565600001',
    '17269427292',
    '18199617480',
    '19651751717',
  ])('accepts %j', (value) => expect(isMobile(value)).toBe(true));

  it.each([
    '',
    '12345',
    '1381234567',
    '138123456789',
    '23812345678',
    '013838389438',
    '+86-13838389438',
    '0086-138-1121-1114',
    '138 1234 5678',
    '138-1234-5678',
    '010-38238383',
    '１３８１２３４５６７８',
    '13812345678\n',
    ' 13812345678',
    'Vml2YW11cyBmZXJtZtesting123',
  ])('refuses %j', (value) => expect(isMobile(value)).toBe(false));

  it('takes any 11 digits starting with 1, so that a prefix of tomorrow passes today', () => {
    expect(isMobile('12038389438')).toBe(true);
    expect(isMobile('12038389438', { assigned: true })).toBe(false);
    expect(isMobile('13838389438', { assigned: true })).toBe(true);
  });

  it('checks the network codes of the numbering plan on request', () => {
    const codes = Array.from({ length: 100 }, (_, place) => String(100 + place));
    const refused = codes.filter((code) => !isMobile(`${code}12345678`, { assigned: true }));
    expect(refused).toEqual([
      ...codes.slice(0, 30),
      ...['140', '141', '142', '143', '144', '154', '160', '163', '164', '168', '169', '179', '194'],
    ]);
    expect(codes.every((code) => isMobile(`${code}12345678`))).toBe(true);
    expect(isMobile('12345678901', { assigned: true })).toBe(false);
    expect(isMobile('+8614412345678', { assigned: true, countryCode: true })).toBe(false);
  });

  it('takes the country code only as an option', () => {
    for (const value of ['+8616238234822', '008616238234822']) {
      expect(isMobile(value)).toBe(false);
      expect(isMobile(value, { countryCode: true })).toBe(true);
    }
    expect(isMobile('+08613811211114', { countryCode: true })).toBe(false);
    expect(isMobile('+008613811211114', { countryCode: true })).toBe(false);
    expect(isMobile('8613811211114', { countryCode: true })).toBe(false);
  });

  it('refuses a number that is not a string', () => {
    expect(isMobile(13812345678)).toBe(false);
  });
});
