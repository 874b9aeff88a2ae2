import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^[\da-fA-F]{2}(?:([:-])[\da-fA-F]{2}(?:\1[\da-fA-F]{2}){4}|[\da-fA-F]{2}(?:\.[\da-fA-F]{4}){2})$/;

/** Whether a string is a MAC address (IEEE 802, EUI-48): six pairs of hexadecimal digits with `:` or `-` between all, or three groups with dots. @public */
export function isMac(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isMac` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const mac = (): Schema<string> => format('mac', isMac, matching('mac', FORM));

export const examples = (): Examples => [
  {
    good: ['01:23:45:67:89:ab', '01-23-45-67-89-AB', '0123.4567.89ab'],
    bad: ['01:23:45:67:89', '01:23-45:67:89:ab', '0123456789ab'],
  },
];
