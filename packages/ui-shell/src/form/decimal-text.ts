/**
 * Reads a number as people type or paste it (full width digits, separators, a currency sign, spaces) in whole units of its last place: `1,234.5` with
 * two decimals is 123450. Nothing is `null`; what is no such number, or has more places, is NaN, which no schema takes for a number.
 */
export function readDecimal(typed: string, decimals: number): number | null {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s,_'¥$]/g, '')
    .replace(/[−–]/g, '-');
  if (plain === '') return null;
  const [, sign = '', whole = '', places = ''] = /^([-+]?)(\d{0,15})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '' && places === '') return Number.NaN;
  if (/[1-9]/.test(places.slice(decimals))) return Number.NaN;
  const units = Number(`${whole}${places.slice(0, decimals).padEnd(decimals, '0')}`);
  return Number.isSafeInteger(units) ? (sign === '-' && units !== 0 ? -units : units) : Number.NaN;
}

/** Writes units of the last place with thousands separators: 123450 with two decimals is `1,234.50`; NaN and `null` are nothing. */
export function showDecimal(units: number | null, decimals: number, places: 'all' | 'needed' = 'needed'): string {
  if (units === null || !Number.isSafeInteger(units)) return '';
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = digits.slice(digits.length - decimals);
  const shown = places === 'all' ? rest : rest.replace(/0+$/, '');
  return `${units < 0 ? '-' : ''}${whole}${shown ? `.${shown}` : ''}`;
}
