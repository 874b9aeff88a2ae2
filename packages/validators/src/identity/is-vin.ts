export interface VinOptions {
  /** Ask for the check digit in place 9 and a model year in place 10, as GB 16735 does. Default true; ISO 3779 alone has neither. */
  checkDigit?: boolean;
}

/** What A to Z are worth in the check sum; the letters I, O and Q do not occur. */
const WORTH = '12345678_12345_7_923456789';
const WEIGHT = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Whether a string is a vehicle identification number: 17 digits and capital letters without I, O and Q, the last four digits
 * (ISO 3779), with the check digit of GB 16735, which is `X` for ten.
 */
export function isVin(value: unknown, options?: VinOptions): boolean {
  if (typeof value !== 'string' || !/^[A-HJ-NPR-Z\d]{13}\d{4}$/.test(value)) return false;
  if (options?.checkDigit === false) return true;
  const sum = WEIGHT.reduce((total, weight, place) => total + weight * worth(value, place), 0);
  return value[8] === '0123456789X'[sum % 11] && /^.{9}[^0UZ]/.test(value);
}

function worth(vin: string, place: number): number {
  const code = vin.charCodeAt(place);
  return Number(code < 65 ? vin[place] : WORTH[code - 65]);
}
