import { formatRule } from '../form/format-rule';
import { PARTIAL } from '../form/json-schema';
import type { Examples } from '../form/schema';

/** Whether a value is a `RegExp` or the text of one (at most 1,000 UTF-16 units) that this engine can compile. @public */
export function isRegExp(value: unknown): boolean {
  try {
    if (typeof value !== 'string') return value instanceof RegExp;
    // Engines take more than linear time and stack beyond.
    return value.length <= 1000 && new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Accepts what `isRegExp` does. @public */
export const regexp = /* @__PURE__ */ formatRule<RegExp | string>(() => [
  messages,
  isRegExp,
  { type: 'string', format: 'regex', ...PARTIAL },
]);

export const messages = {
  code: 'regexp',
  zh: '请输入正确的正则表达式',
  en: 'Enter a correct regular expression',
} as const;

export const examples = (): Examples => [{ good: ['^\\d+$', /a/], bad: ['(', 1] }];
