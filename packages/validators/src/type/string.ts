import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts every string, the empty one included. @public */
/* @__NO_SIDE_EFFECTS__ */
export const string = (): Schema<string> => format('string', (value) => typeof value === 'string', { type: 'string' });

export const examples = (): Examples => [{ good: ['', 'a'], bad: [1, null] }];
