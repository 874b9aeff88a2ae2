import { createSchema } from '../form/create-schema';
import { refuseType } from '../form/run';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';

/** Accepts every finite number. @public */
export const number = /* @__PURE__ */ withCheck(
  (): Schema<number> =>
    createSchema((value, run) => (Number.isFinite(value) ? (value as number) : refuseType(value, messages, run)), {
      type: 'number',
    }),
);

export const messages = { code: 'number', zh: '请输入数字', en: 'Must be a number' } as const;

export const examples = (): Examples => [{ good: [0, -1.5], bad: ['1', Number.NaN, Number.POSITIVE_INFINITY] }];
