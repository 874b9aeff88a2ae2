import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts `true` and `false`. @public */
export function boolean(): Schema<boolean> {
  return format(messages, (value) => typeof value === 'boolean');
}

export const messages = { code: 'boolean', zh: '只能是“是”或“否”', en: 'Must be yes or no' } as const;

export const examples = (): Examples => [{ good: [true, false], bad: ['true', 0] }];
