import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts finite numbers with a fraction, so not the whole ones. @public */
export function float(): Schema<number> {
  return format(messages, (value) => Number.isFinite(value) && !Number.isInteger(value));
}

export const messages = { code: 'float', zh: '请输入小数', en: 'Must be a number with decimals' } as const;

export const examples = (): Examples => [{ good: [1.5], bad: [1, '1.5'] }];
