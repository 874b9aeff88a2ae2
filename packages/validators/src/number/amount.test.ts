import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmount } from './amount';
import { isDecimal } from './decimal';

describe('isAmount', () => {
  it.each(['0', '1', '12', '12.3', '12.30', '0.5', '0.00', '99999999999999999999.99', 0, 12, 12.3, 12.34])(
    'accepts %j',
    (value) => expect(isAmount(value)).toBe(true),
  );

  it.each([
    '',
    '.',
    '.5',
    '5.',
    '00',
    '007',
    '1.234',
    '+1',
    '1,000',
    '1e3',
    '¥1',
    ' 1',
    '1 ',
    '1\n',
    '１２',
    '0x10',
    1.234,
    0.1 + 0.2,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1n,
  ])('refuses %s', (value) => expect(isAmount(value)).toBe(false));

  it('takes a minus only as an option', () => {
    expect(isAmount('-12.30')).toBe(false);
    expect(isAmount(-12.3)).toBe(false);
    expect(isAmount('-12.30', { signed: true })).toBe(true);
    expect(isAmount(-12.3, { signed: true })).toBe(true);
    expect(isAmount('--1', { signed: true })).toBe(false);
    expect(isAmount('-', { signed: true })).toBe(false);
  });

  it('accepts every whole number of cents, written with two decimals', () => {
    fc.assert(
      fc.property(fc.nat(), (cents) => {
        expect(isAmount((cents / 100).toFixed(2))).toBe(true);
      }),
    );
  });
});

describe('isDecimal', () => {
  it.each(['123', '00123', '-00123', '0', '-0', '+123', '0.01', '.1', '1.0', '-.25', '0.0000000000001'])(
    'accepts %j',
    (value) => expect(isDecimal(value)).toBe(true),
  );

  it.each(['0,01', ',1', '1,0', '0٫01', '٫1', '....', ' ', '', '-', '+', '.', '1.', '0.1a', 'a', '\n', '1e5', 1])(
    'refuses %j',
    (value) => expect(isDecimal(value)).toBe(false),
  );
});
