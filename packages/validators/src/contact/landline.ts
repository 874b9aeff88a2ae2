import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

// An area code with or without brackets; codes of two digits with 8-digit numbers, of three with 7 or 8; an extension.
export const LANDLINE =
  /^(?:(?=\(\d+\))\(|(?!\d+\)))0(?:(?:10|2[0-57-9])(?:\) ?|[- ]?)[2-8]\d{7}|(?:[357][157]\d|3(?:35|49|9[1-68])|4(?:[17]\d|2[179]|[35][1-9]|6[47-9]|8[23])|5(?:3\d|2[37]|4[36]|6[1-46]|80|9[1-9])|6(?:3[1-5]|6[0238]|9[12])|7(?:9\d|01|2[248]|3[014-9]|4[3-6]|6[023689])|8(?:1[236-8]|2[5-7]|[37]\d|5[1-9]|8[36-8]|9[1-8])|9(?:[39]\d|0[1-3689]|1[1-79]|4[13]|5[1-5]|7[0-79]))(?:\) ?|[- ]?)[2-8]\d{6,7})(?:-\d{1,6})?$/;

/** Whether a string is a landline number of mainland China with its area code, such as `010-62345678`, `(021)62345678` or `02062345678-8001`; an extension has up to 6 digits. Source: the numbering plan as listed by libphonenumber; see docs/validators-standards.md. @public */
export function isLandline(value: unknown): boolean {
  return typeof value === 'string' && LANDLINE.test(value);
}

/** Accepts what `isLandline` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const landline = (): Schema<string> => format('landline', isLandline, matching('cn-landline', LANDLINE));

export const examples = (): Examples => [
  {
    good: ['010-62345678', '0571 87654321', '(021)62345678', '02062345678-8001'],
    bad: ['010-12345678', '62345678', '026-62345678'],
  },
];
