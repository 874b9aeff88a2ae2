import { formatRule } from '../form/format-rule';
import type { Examples } from '../form/schema';

/** Accepts every finite number. @public */
export const number = /* @__PURE__ */ formatRule<number>(() => [messages, Number.isFinite, { type: 'number' }]);

export const messages = { code: 'number', zh: '请输入数字', en: 'Must be a number' } as const;

export const examples = (): Examples => [{ good: [0, -1.5], bad: ['1', Number.NaN, Number.POSITIVE_INFINITY] }];
