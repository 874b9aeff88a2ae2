import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isForeignerCard } from '../identity/foreigner-card';
import { isIdCard } from '../identity/id-card';
import { isRegionCode } from '../place/region-code';

/** @public */
export interface DrivingLicenceOptions {
  /** Require the file number (12 digits, the first two a province) instead of the licence number. Default false. */
  file?: boolean;
}

/** Whether a string is the number of a driving licence of China: the holder's identity number, foreigners' cards of 2023 included. For licences on a passport use `isPassport`. The source is the licence itself; the text of GA 482 could not be verified. @public */
export function isDrivingLicence(value: unknown, options?: DrivingLicenceOptions): boolean {
  if (options?.file === true)
    return typeof value === 'string' && /^\d{12}$/.test(value) && isRegionCode(value.slice(0, 6));
  return isIdCard(value) || isForeignerCard(value);
}

/** Accepts what `isDrivingLicence` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const drivingLicence = (options?: DrivingLicenceOptions): Schema<string> =>
  format(
    'drivingLicence',
    (value) => isDrivingLicence(value, options),
    matching(
      'cn-driving-licence',
      options?.file ? /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])\d{10}$/ : /^[1-9]\d{16}[\dXx]$/,
      options?.file ? {} : PARTIAL,
    ),
  );

export const examples = (): Examples => [
  { good: ['11010519491231002X'], bad: ['110105194912310021', 'E12345678'] },
  { args: [{ file: true }], good: ['440300123456'], bad: ['990300123456', '44030012345'] },
];
