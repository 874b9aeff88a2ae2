import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isPort } from './port';

/** Whether a string is a range of ports, lowest first, such as `8000-9000`; both ends may be equal. @public */
export function isPortRange(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 11) return false;
  const [from, to, ...more] = value.split('-');
  return more.length === 0 && isPort(from) && isPort(to) && Number(from) <= Number(to);
}

/** Accepts what `isPortRange` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const portRange = (): Schema<string> =>
  format('portRange', isPortRange, matching('port-range', /^\d{1,5}-\d{1,5}$/, PARTIAL));

export const examples = (): Examples => [{ good: ['8000-9000', '80-80'], bad: ['9000-8000', '8000'] }];
