import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts whole numbers. @public */
/* @__NO_SIDE_EFFECTS__ */
export const integer = (): Schema<number> => format<number>('integer', Number.isInteger, { type: 'integer' });

export const examples = (): Examples => [{ good: [0, -3], bad: [1.5, '1'] }];
