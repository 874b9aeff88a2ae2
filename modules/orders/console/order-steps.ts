import type { ResponseOf } from '@waybill/kit/contract';
import { defineSteps } from '@waybill/ui-shell/console';
import type { Order } from '../contract/order';
import { stepRights } from '../contract/rights';
import type { stepsCall } from '../contract/steps';
import { type OrderStep, reversibleSteps } from '../contract/words';
import { afterStep } from './next-step';
import { orders } from './order';

/** The steps of orders that appear before the server responds. */
export const orderSteps = defineSteps(orders, {
  step: {
    shows: (order, { step }) => afterStep(step, order),
    isStillPossible: (order, { step }) => isOpenTo(step, order),
    inverse: ({ step }) => (isReversible(step) ? { by: 'takeBack', fields: { step } } : undefined),
    changedRecords: doneOf,
  },
  cancel: { shows: (order) => afterStep('cancel', order), isStillPossible: (order) => isOpenTo('cancel', order) },
  assign: {
    shows: (_, { line, carrier }) => ({ line, carrier }),
    inverse: () => ({ by: 'takeBack' }),
    changedRecords: doneOf,
  },
});

const isOpenTo = (step: OrderStep, { status }: Pick<Order, 'status'>) =>
  stepRights[step].some(({ when }) => when.status?.includes(status));

/** Whether a step can be undone; an irreversible step asks for confirmation and is sent at once. */
export const isReversible = (step: OrderStep): boolean => reversibleSteps.includes(step);

function doneOf({ moved, versions }: ResponseOf<typeof stepsCall>) {
  return moved.map((id, at) => ({ id, version: versions[at] }));
}
