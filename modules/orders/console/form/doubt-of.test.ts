import { expect, it } from 'vitest';
import { isDoubtfulVin } from './doubt-of';

it('doubts a VIN with one mistyped character, however it is written', () => {
  expect(isDoubtfulVin('1M8GDM9AXKP042788')).toBe(false);
  expect(isDoubtfulVin('1M8GDM9AXKP042789')).toBe(true);
  expect(isDoubtfulVin('1m8gdm9axkp04 2789')).toBe(true);
  expect(isDoubtfulVin('LBBPE4507SB123456')).toBe(false);
  expect(isDoubtfulVin('LBBPE4507SB123465')).toBe(true);
});

it('does not warn of other values: empty, half a VIN, the frame code of an e-bike, an invalid VIN', () => {
  for (const other of ['', '1M8GDM9AX', '175721508069087', '1M8GDM9AIKP042788', '1M8GDM9AX0P042788'])
    expect(isDoubtfulVin(other), other).toBe(false);
});
