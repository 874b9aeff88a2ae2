export interface HexOptions {
  /** Also accept the forms of 4 and 8 digits, whose last one or two are the opacity (CSS Color 4). Default false. */
  alpha?: boolean;
}

/** Whether a string is a hexadecimal colour of 3 or 6 digits, with or without `#`, as the form rule type `hex` has it. */
export function isHex(value: unknown, options?: HexOptions): boolean {
  if (typeof value !== 'string') return false;
  return /^#?(?:[\da-f]{3}){1,2}$/i.test(value) || (options?.alpha === true && /^#?(?:[\da-f]{4}){1,2}$/i.test(value));
}
