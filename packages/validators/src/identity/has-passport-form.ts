/** Five to nine capital letters and digits, at least one a digit. */
export function hasPassportForm(value: unknown): boolean {
  return typeof value === 'string' && /^(?=.*\d)[A-Z\d]{5,9}$/.test(value);
}
