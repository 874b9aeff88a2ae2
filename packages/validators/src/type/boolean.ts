import { formatRule } from '../form/format-rule';
import type { Examples } from '../form/schema';

/** Accepts `true` and `false`. @public */
export const boolean = /* @__PURE__ */ formatRule<boolean>(() => [
  messages,
  (value) => typeof value === 'boolean',
  { type: 'boolean' },
]);

export const messages = { code: 'boolean', zh: '只能是“是”或“否”', en: 'Must be yes or no' } as const;

export const examples = (): Examples => [{ good: [true, false], bad: ['true', 0] }];
