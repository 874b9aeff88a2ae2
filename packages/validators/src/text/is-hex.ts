/** Whether a string is a hexadecimal colour of 3 or 6 digits, with or without `#`, as the form rule type `hex` has it. */
export function isHex(value: unknown): boolean {
  return typeof value === 'string' && /^#?(?:[\da-f]{3}){1,2}$/i.test(value);
}
