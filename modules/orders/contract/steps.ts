import { counted, ids, integer, needed, post, string, text, whole } from '@waybill/kit/contract';
import { array, type Infer, nullable, object, oneOf, optional } from '@waybill/validators';
import { order, orderConflict, orderDetail } from './order';
import { orderSteps, reversibleSteps, sides } from './words';

const errors = { 409: orderConflict, 412: object({ present: order }) };

/** What can be said of a step. */
export const stepTexts = { note: text(), place: text(60) };

const stepFields = {
  step: oneOf(orderSteps),
  note: optional(stepTexts.note),
  place: optional(stepTexts.place),
};

/** What became of something that was done with several orders; `versions` are those of the moved ones since, in their order. */
const results = object({
  moved: array(integer()),
  versions: array(integer()),
  refused: array(object({ id: integer(), orderNo: string(), reason: string() })),
});

/** An order that did not move, and why. */
export type RefusedOrder = Infer<typeof results>['refused'][number];

/** One step of one order; with `version`, only if nobody changed the order since. */
export const stepCall = post('/order/doStep', {
  body: object({ id: counted(), version: optional(counted()), ...stepFields }),
  response: order,
  errors,
});

/** One step of several orders. */
export const stepsCall = post('/order/doSteps', { body: object({ ids: ids(), ...stepFields }), response: results });

export const cancelCall = post('/order/doCancel', { body: object({ id: counted() }), response: order, errors });

/** Where orders are to go. */
export const assignFields = { line: text(40), carrier: text(40) };

/** Assigns orders to a line and a vehicle of the fleet. */
export const assignCall = post('/order/doAssign', { body: object({ ids: ids(), ...assignFields }), response: results });

/** Why an order has a price by hand. */
export const priceReason = needed(2);

/** What is taken back: the step, or where none is named the assignment. */
const backFields = { step: optional(oneOf(reversibleSteps)) };

/** Takes back what the caller did last with an order, within 10 minutes, unless something has happened to it since. */
export const takeBackCall = post('/order/doTakeBack', {
  body: object({ id: counted(), ...backFields }),
  response: order,
  errors,
});

/** The same for several orders. */
export const takeBacksCall = post('/order/doTakeBacks', {
  body: object({ ids: ids(), ...backFields }),
  response: results,
});

/** A price by hand in cents, or with `null` the worked-out one again; both with a reason. */
export const priceCall = post('/order/doPrice', {
  body: object({
    id: counted(),
    version: optional(counted()),
    total: nullable(whole(0, 100_000_000_00)),
    reason: priceReason,
  }),
  response: order,
  errors,
});

/** What a note says. */
export const noteText = needed(1, 500);

/** A note for staff. */
export const noteCall = post('/order/doNote', {
  body: object({ id: counted(), text: noteText }),
  response: orderDetail,
});

/** Shows a phone that is masked. */
export const revealCall = post('/order/doReveal', {
  body: object({ id: counted(), party: oneOf(sides) }),
  response: object({ phone: string() }),
});
