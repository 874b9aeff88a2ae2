/** Five to nine capital letters and digits, at least one a digit. */
export const PASSPORT_FORM = /^(?=.*\d)[A-Z\d]{5,9}$/;

export function hasPassportForm(value: unknown): boolean {
  return typeof value === 'string' && PASSPORT_FORM.test(value);
}
