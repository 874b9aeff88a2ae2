import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdCard } from './id-card';

/** An independent implementation of ISO 7064 MOD 11-2, after the recurrence in the standard. */
function withCheck(first17: string): string {
  let product = 10;
  let remainder = 0;
  for (const digit of first17) remainder = ((remainder + Number(digit)) * 2) % 11;
  product = (12 - remainder) % 11;
  return first17 + (product === 10 ? 'X' : String(product));
}

describe('isIdCard', () => {
  it.each([
    '235407195106112745',
    '210203197503102721',
    '520323197806058856',
    '11010519491231002X',
    '11010519491231002x',
  ])('accepts %j', (value) => expect(isIdCard(value)).toBe(true));

  it.each([
    ['a region that does not exist', '160323197806058856'],
    ['a region that does not exist', withCheck('01020319750310272')],
    ['a year to come', withCheck('52032329780605885')],
    ['a date to come', '235407207006112742'],
    ['the 31st of February', withCheck('52032319780231885')],
    ['the 29th of February 1900', withCheck('11010519000229001')],
    ['month 13', withCheck('11010519491331002')],
    ['day 0', withCheck('11010519491200002')],
    ['a year before 1800', withCheck('11010517991231002')],
    ['a wrong check character', '235407195106112742'],
    ['a wrong check character', '110105194912310021'],
    ['17 digits', '11010519491231002'],
    ['19 digits', '110105194912310020X'],
    ['a letter inside', '1101051949123100AX'],
    ['full-width digits', '１１０１０５１９４９１２３１００２X'],
    ['a trailing line break', '11010519491231002X\n'],
    ['nothing', ''],
  ])('refuses %s: %j', (_, value) => expect(isIdCard(value)).toBe(false));

  it('accepts the 29th of February of a leap year', () => {
    expect(isIdCard(withCheck('11010520000229001'))).toBe(true);
  });

  it('accepts the residence permits for Hong Kong, Macau and Taiwan', () => {
    for (const region of ['810000', '820000', '830000']) expect(isIdCard(withCheck(`${region}19900101001`))).toBe(true);
  });

  it('refuses a number, because its last digits are already lost', () => {
    expect(isIdCard(Number('235407195106112745'))).toBe(false);
  });

  it('takes the old form of 15 digits only as an option', () => {
    expect(isIdCard('110101491001001')).toBe(false);
    expect(isIdCard('110101491001001', { oldForm: true })).toBe(true);
    for (const value of [
      '010101491001001',
      '110101491041001',
      '160101491001001',
      '110101940231001',
      '11010149100100X',
    ]) {
      expect(isIdCard(value, { oldForm: true })).toBe(false);
    }
    expect(isIdCard('11010519491231002X', { oldForm: true })).toBe(true);
  });

  it('agrees with a second implementation of the check sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (sequence) => {
        const value = withCheck(`44030619880808${String(sequence).padStart(3, '0')}`);
        expect(isIdCard(value)).toBe(true);
      }),
    );
  });

  it('notices every single wrong digit and every swap of two neighbours', () => {
    const good = '11010519491231002X';
    for (let at = 0; at < 17; at += 1) {
      const next = good[at + 1] ?? '';
      if (next !== good[at]) expect(isIdCard(good.slice(0, at) + next + good[at] + good.slice(at + 2))).toBe(false);
      for (const digit of '0123456789') {
        if (digit !== good[at]) expect(isIdCard(good.slice(0, at) + digit + good.slice(at + 1))).toBe(false);
      }
    }
  });
});
