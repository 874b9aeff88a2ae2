import { formatRule } from '../form/format-rule';
import type { Examples } from '../form/schema';

/** Accepts finite numbers with a fraction, so not the whole ones. @public */
export const float = /* @__PURE__ */ formatRule<number>(() => [
  messages,
  (value) => Number.isFinite(value) && !Number.isInteger(value),
  { type: 'number', not: { type: 'integer' } },
]);

export const messages = { code: 'float', zh: '请输入小数', en: 'Must be a number with decimals' } as const;

export const examples = (): Examples => [{ good: [1.5], bad: [1, '1.5'] }];
