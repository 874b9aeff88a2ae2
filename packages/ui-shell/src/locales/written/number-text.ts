import { withoutInvisible } from '../../lib/without-invisible';
import { type NumberSigns, numberSigns, splitNumber } from './number-signs';

const english = numberSigns('en');

/** Reads a typed or pasted number in units of its last decimal: English `1,234.5` with two decimals is 123450. Empty text is `null`; other text is NaN. */
export function readDecimal(typed: string, decimals: number, signs: NumberSigns = english): number | null {
  if (withoutInvisible(typed).replace(/[\s\p{Sc}]/gu, '') === '') return null;
  const [sign, whole, places] = splitNumber(typed, signs) ?? ['', '', 'x'];
  if (whole.length > 15 || /[^0]/.test(places.slice(decimals)) || /\D/.test(places)) return Number.NaN;
  const units = Number(`${whole}${places.slice(0, decimals).padEnd(decimals, '0')}`);
  return Number.isSafeInteger(units) ? (sign === '-' && units !== 0 ? -units : units) : Number.NaN;
}

/** Writes units of the last decimal in a language: 123450 with two decimals is `1,234.50` in English; NaN and `null` are empty. */
export function showDecimal(
  units: number | null,
  decimals: number,
  places: 'all' | 'needed' = 'needed',
  { decimal, minus, writeWhole, writeDigits }: NumberSigns = english,
): string {
  if (units === null || !Number.isSafeInteger(units)) return '';
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = writeWhole(BigInt(digits.slice(0, digits.length - decimals)));
  const rest = digits.slice(digits.length - decimals);
  const shown = places === 'all' ? rest : rest.replace(/0+$/, '');
  return `${units < 0 ? minus : ''}${whole}${shown ? `${decimal}${writeDigits(shown)}` : ''}`;
}
