import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts whole numbers. @public */
export function integer(): Schema<number> {
  return format(messages, Number.isInteger);
}

export const messages = { code: 'integer', zh: '请输入整数', en: 'Must be a whole number' } as const;

export const examples = (): Examples => [{ good: [0, -3], bad: [1.5, '1'] }];
