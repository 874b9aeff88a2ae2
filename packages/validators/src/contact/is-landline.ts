/**
 * Whether a string is a landline number of mainland China with its area code: `010-12345678`, `0571 87654321`, `(021)12345678`,
 * `02012345678-8001`. Three-digit area codes (010, 02x) take 8 digits, four-digit ones 7 or 8; an extension has up to 6.
 */
export function isLandline(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^(?:(?:0(?:10|2\d)[- ]?|\(0(?:10|2\d)\) ?)[2-9]\d{7}|(?:0[3-9]\d\d[- ]?|\(0[3-9]\d\d\) ?)[2-9]\d{6,7})(?:-\d{1,6})?$/.test(
      value,
    )
  );
}
