import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** Whether a value is a port from 0 to 65535: an integer, or its decimal digits without zeros in front. @public */
export function isPort(value: unknown): boolean {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^(?:0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65535;
}

/** Accepts what `isPort` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const port = (): Schema<string | number> =>
  format<string | number>('port', isPort, {
    anyOf: [
      { type: 'integer', minimum: 0, maximum: 65535 },
      matching('port', /^(?:0|[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/),
    ],
  });

export const examples = (): Examples => [{ good: [8080, '8080', 0], bad: ['08080', 65536, -1] }];
