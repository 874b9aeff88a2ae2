import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts every finite number. @public */
export function number(): Schema<number> {
  return format(messages, Number.isFinite);
}

export const messages = { code: 'number', zh: '请输入数字', en: 'Must be a number' } as const;

export const examples = (): Examples => [{ good: [0, -1.5], bad: ['1', Number.NaN, Number.POSITIVE_INFINITY] }];
