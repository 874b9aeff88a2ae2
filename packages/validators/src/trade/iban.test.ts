import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban } from './iban';

const lengths = { DE: 22, GB: 22, MT: 31, NO: 15 };

/** The remainder of the whole number, as in the text of ISO 7064. */
const remainder = (value: string) => {
  const digits = [...value.slice(4), ...value.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return Number(BigInt(digits) % 97n);
};

const account = fc
  .tuple(fc.constantFrom('DE', 'GB', 'MT', 'NO' as const), fc.string({ unit: fc.constantFrom(...'0123456789AZ') }))
  .map(([country, text]) => ({ country, rest: text.padEnd(27, '7').slice(0, lengths[country] - 4) }));

describe('isIban', () => {
  it('accepts the one pair of check digits from 02 to 98 that leaves a remainder of 1', () => {
    fc.assert(
      fc.property(account, ({ country, rest }) => {
        const pairs = Array.from({ length: 97 }, (_, place) => String(place + 2).padStart(2, '0'));
        const accepted = pairs.filter((pair) => isIban(`${country}${pair}${rest}`));
        expect(accepted).toHaveLength(1);
        expect(remainder(`${country}${accepted[0]}${rest}`)).toBe(1);
      }),
    );
  });
});
