import { createSchema } from '../form/create-schema';
import { refuseType } from '../form/run';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';

/** Accepts every string, the empty one included. @public */
export const string = /* @__PURE__ */ withCheck(
  (): Schema<string> =>
    createSchema((value, run) => (typeof value === 'string' ? value : refuseType(value, messages, run)), {
      type: 'string',
    }),
);

export const messages = { code: 'string', zh: '请输入文本', en: 'Must be text' } as const;

export const examples = (): Examples => [{ good: ['', 'a'], bad: [1, null] }];
