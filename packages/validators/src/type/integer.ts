import { formatRule } from '../form/format-rule';
import type { Examples } from '../form/schema';

/** Accepts whole numbers. @public */
export const integer = /* @__PURE__ */ formatRule<number>(() => [messages, Number.isInteger, { type: 'integer' }]);

export const messages = { code: 'integer', zh: '请输入整数', en: 'Must be a whole number' } as const;

export const examples = (): Examples => [{ good: [0, -3], bad: [1.5, '1'] }];
