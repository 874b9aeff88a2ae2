import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts `true` and `false`. @public */
/* @__NO_SIDE_EFFECTS__ */
export const boolean = (): Schema<boolean> =>
  format<boolean>('boolean', (value) => typeof value === 'boolean', { type: 'boolean' });

export const examples = (): Examples => [{ good: [true, false], bad: ['true', 0] }];
