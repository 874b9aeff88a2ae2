import type { Examples } from '../form/examples.ts';
import { format } from '../form/format.ts';
import type { Schema } from '../form/schema.ts';

/** Accepts functions. @public */
export function method(): Schema<(...args: never[]) => unknown> {
  return format(messages, (value) => typeof value === 'function');
}

export const messages = { code: 'method', zh: '应为函数', en: 'Must be a function' } as const;

export const examples = (): Examples => [{ good: [() => true], bad: ['alert', {}] }];
