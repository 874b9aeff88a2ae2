import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';

/** Accepts functions. @public */
export const method = /* @__PURE__ */ withCheck(
  (): Schema<(...args: never[]) => unknown> => format(messages, (value) => typeof value === 'function'),
);

export const messages = { code: 'method', zh: '应为函数', en: 'Must be a function' } as const;

export const examples = (): Examples => [{ good: [() => true], bad: ['alert', {}] }];
