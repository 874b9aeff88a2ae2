import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

it.each([
  ['', 0],
  ['a1!', 1],
  ['12345678', 1],
  ['aaaaaaaaaaaa', 1],
  ['Password2025', 1],
  ['ann-lee-9', 1],
  ['horsebattery', 2],
  ['horse8cart', 2],
  ['Horse8cart', 3],
  ['Horse8cart!', 4],
  ['horse cart moon 7', 4],
] as const)('"%s" is %d of 4', (password, strength) => {
  expect(passwordStrength(password, ['ann-lee'])).toBe(strength);
});
