export interface MobileOptions {
  /** Also accept the country code `+86` or `0086` in front. Default false. */
  countryCode?: boolean;
  /** Refuse prefixes that are not given out to mobile phones: 10, 11 and 12. Default false. */
  assigned?: boolean;
}

/** Whether a string is a mobile number of mainland China: 11 digits starting with 1, without separators. */
export function isMobile(value: unknown, options?: MobileOptions): boolean {
  if (typeof value !== 'string') return false;
  const digits = options?.countryCode ? value.replace(/^(?:\+|00)86/, '') : value;
  return /^1\d{10}$/.test(digits) && !(options?.assigned && digits[1] !== undefined && digits[1] < '3');
}
