import { formatRule } from '../form/format-rule';
import type { Examples } from '../form/schema';

/** Accepts every string, the empty one included. @public */
export const string = /* @__PURE__ */ formatRule(() => [
  messages,
  (value) => typeof value === 'string',
  { type: 'string' },
]);

export const messages = { code: 'string', zh: '请输入文本', en: 'Must be text' } as const;

export const examples = (): Examples => [{ good: ['', 'a'], bad: [1, null] }];
