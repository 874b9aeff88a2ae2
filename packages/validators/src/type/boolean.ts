import { createSchema } from '../form/create-schema';
import { refuseType } from '../form/run';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';

/** Accepts `true` and `false`. @public */
export const boolean = /* @__PURE__ */ withCheck(
  (): Schema<boolean> =>
    createSchema((value, run) => (typeof value === 'boolean' ? value : refuseType(value, messages, run)), {
      type: 'boolean',
    }),
);

export const messages = { code: 'boolean', zh: '只能是“是”或“否”', en: 'Must be yes or no' } as const;

export const examples = (): Examples => [{ good: [true, false], bad: ['true', 0] }];
