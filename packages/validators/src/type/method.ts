import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts functions. @public */
/* @__NO_SIDE_EFFECTS__ */
export const method = (): Schema<(...args: never[]) => unknown> =>
  format('method', (value) => typeof value === 'function');

export const examples = (): Examples => [{ good: [() => true], bad: ['alert', {}] }];
