import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts every string, the empty one included. @public */
export function string(): Schema<string> {
  return format(messages, (value) => typeof value === 'string');
}

export const messages = { code: 'string', zh: '请输入文本', en: 'Must be text' } as const;

export const examples = (): Examples => [{ good: ['', 'a'], bad: [1, null] }];
