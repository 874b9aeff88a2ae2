import { isCalendarDate } from './is-calendar-date.ts';

export interface IdCardOptions {
  /** Also accept the form of 15 digits that was given out until 1999: no century, no check character. Default false. */
  oldForm?: boolean;
}

/** The provinces of GB/T 2260, and 81 to 83 of the residence permits for Hong Kong, Macau and Taiwan, 91 for abroad. */
const REGION = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)/;

/**
 * Whether a string is a citizen's identity number of China (GB 11643-1999): 18 characters with a province, a date of birth
 * that exists and is not to come, and the check character of ISO 7064 MOD 11-2 (`X`, also in lower case, for ten).
 */
export function isIdCard(value: unknown, options?: IdCardOptions): boolean {
  if (typeof value !== 'string' || !REGION.test(value)) return false;
  const old = options?.oldForm === true && /^\d{15}$/.test(value);
  if (!old && !/^\d{17}[\dX]$/i.test(value)) return false;
  const full = old ? `${value.slice(0, 6)}19${value.slice(6)}` : value;
  const date = isCalendarDate(Number(full.slice(6, 10)), Number(full.slice(10, 12)), Number(full.slice(12, 14)));
  return date && (old || checkCharacter(value) === value[17]?.toUpperCase());
}

function checkCharacter(digits: string): string | undefined {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) sum += Number(digits[place]) * (2 ** (17 - place) % 11);
  return '10X98765432'[sum % 11];
}
