import { formatRule } from '../form/format-rule';
import type { Examples } from '../form/schema';

/** Accepts functions. @public */
export const method = /* @__PURE__ */ formatRule<(...args: never[]) => unknown>(() => [
  messages,
  (value) => typeof value === 'function',
]);

export const messages = { code: 'method', zh: '应为函数', en: 'Must be a function' } as const;

export const examples = (): Examples => [{ good: [() => true], bad: ['alert', {}] }];
