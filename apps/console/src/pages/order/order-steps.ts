import type { ResponseOf } from '@waybill/contract/call';
import { type OrderStep, reversibleSteps, type stepsCall } from '@waybill/contract/orders';
import { defineSteps } from '@waybill/ui-shell/console';
import { afterStep } from './next-step';
import { orders } from './order';

/** What is done with orders and shows before the server has answered. */
export const orderSteps = defineSteps(orders, {
  step: {
    shows: (order, { step }) => afterStep(step, order),
    back: ({ step }) => (isReversible(step) ? { by: 'takeBack', fields: { step } } : undefined),
    done: doneOf,
  },
  cancel: { shows: (order) => afterStep('cancel', order) },
  assign: {
    shows: (_, { line, carrier }) => ({ line, carrier }),
    back: () => ({ by: 'takeBack' }),
    done: doneOf,
  },
});

const isReversible = (step: OrderStep) => reversibleSteps.includes(step);

function doneOf({ moved, versions }: ResponseOf<typeof stepsCall>) {
  return moved.map((id, at) => ({ id, version: versions[at] }));
}
