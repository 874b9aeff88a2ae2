import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts every finite number. @public */
/* @__NO_SIDE_EFFECTS__ */
export const number = (): Schema<number> => format<number>('number', Number.isFinite, { type: 'number' });

export const examples = (): Examples => [{ good: [0, -1.5], bad: ['1', Number.NaN, Number.POSITIVE_INFINITY] }];
