/** Whether a string is a decimal number in plain notation: optional sign, digits, optional fraction after a point (`-.25`, `007`, `1.0`). */
export function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && /^[+-]?(?:\d+|\d*\.\d+)$/.test(value);
}
