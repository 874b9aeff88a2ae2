import { array, type Infer, nullable, object, oneOf, optional } from '@waybill/validators';
import type { Call } from '../kit/call';
import { counted, ids, needed, text, whole } from '../kit/fields';
import { integer, string } from '../kit/schemas';
import { order, orderConflict, orderDetail } from './order';
import { orderSteps, sides } from './words';

const errors = { 409: orderConflict, 412: object({ present: order }) };

const stepFields = {
  step: oneOf(orderSteps),
  note: optional(text()),
  place: optional(text(60)),
};

/** What became of something that was done with several orders. */
const results = object({
  moved: array(integer()),
  refused: array(object({ id: integer(), orderNo: string(), reason: string() })),
});

/** An order that did not move, and why. */
export type RefusedOrder = Infer<typeof results>['refused'][number];

/** One step of one order; with `version`, only if nobody changed the order since. */
export const stepCall = {
  method: 'POST',
  url: '/order/doStep',
  body: object({ id: counted(), version: optional(counted()), ...stepFields }),
  response: order,
  errors,
} as const satisfies Call;

/** One step of several orders. */
export const stepsCall = {
  method: 'POST',
  url: '/order/doSteps',
  body: object({ ids: ids(), ...stepFields }),
  response: results,
} as const satisfies Call;

export const cancelCall = {
  method: 'POST',
  url: '/order/doCancel',
  body: object({ id: counted() }),
  response: order,
  errors,
} as const satisfies Call;

/** Assigns orders to a line and a vehicle of the fleet. */
export const assignCall = {
  method: 'POST',
  url: '/order/doAssign',
  body: object({ ids: ids(), line: text(40), carrier: text(40) }),
  response: results,
} as const satisfies Call;

/** A price by hand in cents, or with `null` the worked-out one again; both with a reason. */
export const priceCall = {
  method: 'POST',
  url: '/order/doPrice',
  body: object({
    id: counted(),
    version: optional(counted()),
    total: nullable(whole(0, 100_000_000_00)),
    reason: needed(2),
  }),
  response: order,
  errors,
} as const satisfies Call;

/** A note for staff. */
export const noteCall = {
  method: 'POST',
  url: '/order/doNote',
  body: object({ id: counted(), text: needed(1, 500) }),
  response: orderDetail,
} as const satisfies Call;

/** Shows a phone that is masked. */
export const revealCall = {
  method: 'POST',
  url: '/order/doReveal',
  body: object({ id: counted(), party: oneOf(sides) }),
  response: object({ phone: string() }),
} as const satisfies Call;
