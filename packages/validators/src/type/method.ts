import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts functions. @public */
export function method(): Schema<(...args: never[]) => unknown> {
  return format(messages, (value) => typeof value === 'function');
}

export const messages = { code: 'method', zh: '应为函数', en: 'Must be a function' } as const;

export const examples = (): Examples => [{ good: [() => true], bad: ['alert', {}] }];
