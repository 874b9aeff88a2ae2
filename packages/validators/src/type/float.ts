import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts finite numbers with a fraction, so not the whole ones. @public */
/* @__NO_SIDE_EFFECTS__ */
export const float = (): Schema<number> =>
  format<number>('float', (value) => Number.isFinite(value) && !Number.isInteger(value), {
    type: 'number',
    not: { type: 'integer' },
  });

export const examples = (): Examples => [{ good: [1.5], bad: [1, '1.5'] }];
