import { describe, expect, it } from 'vitest';
import { isVin } from './vin';

describe('isVin', () => {
  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', 'LVSHCAMB1CE054249'])('accepts %j', (value) =>
    expect(isVin(value)).toBe(true),
  );

  it.each([
    ['a wrong check digit', '1M8GDM9A1KP042788'],
    ['two swapped characters', '1M8DGM9AXKP042788'],
    ['16 characters', '1M8GDM9AXKP04278'],
    ['18 characters', '1M8GDM9AXKP0427881'],
    ['the letter O', 'IM8GDM9AXKP042788'],
    ['the letter Q', '1M8GDM9AXKQ042788'],
    ['small letters', '1m8gdm9axkp042788'],
    ['a letter among the last four', '1M8GDM9AXKP04278A'],
    ['a hyphen', '1M8GDM9AX-P042788'],
    ['a trailing line break', '1M8GDM9AXKP042788\n'],
    ['nothing', ''],
  ])('refuses %s: %j', (_, value) => expect(isVin(value)).toBe(false));

  it('refuses a model year that the standard does not give out', () => {
    expect(isVin('11111111101111111')).toBe(false);
  });

  it('skips the check digit on request, for vehicles from countries without one', () => {
    expect(isVin('WVWZZZ1JZXW000001')).toBe(false);
    expect(isVin('WVWZZZ1JZXW000001', { checkDigit: false })).toBe(true);
  });

  it('detects every wrong digit or letter of one vehicle whose value differs', () => {
    const good = '11111111111111111';
    for (let at = 0; at < 17; at += 1) expect(isVin(`${good.slice(0, at)}2${good.slice(at + 1)}`)).toBe(false);
  });
});
