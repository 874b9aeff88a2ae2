import { formatRule } from '../form/format-rule';
import { matching } from '../form/json-schema';
import type { Examples } from '../form/schema';

const FORM = /^[A-Z]{2} ?[A-Z2-9]{3}$/;

/**
 * Whether a string has the form of a UN/LOCODE (UNECE Recommendation 16): two letters of the country and three letters or digits from
 * 2 to 9 of the place, with or without a space between. Whether the place exists is not looked up. @public
 */
export function isUnLocode(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isUnLocode` does. @public */
export const unLocode = /* @__PURE__ */ formatRule(() => [messages, isUnLocode, matching('un-locode', FORM)]);

export const messages = {
  code: 'unLocode',
  zh: '请输入正确的联合国口岸代码，例如 CNSHA',
  en: 'Enter a UN/LOCODE such as CNSHA',
} as const;

export const examples = (): Examples => [{ good: ['CNSHA', 'CN SHA', 'USNYC'], bad: ['CNSH', 'CNSH1', 'cnsha'] }];
