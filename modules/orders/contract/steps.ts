import { counted, ids, integer, needed, post, string, text, whole } from '@waybill/kit/contract';
import { array, type Infer, nullable, object, oneOf, optional } from '@waybill/validators';
import { order, orderConflict, orderDetail } from './order';
import { orderSteps, reversibleSteps, sides } from './words';

const errors = { 409: orderConflict, 412: object({ present: order }) };

/** The texts of a step. */
export const stepTexts = { note: text(), place: text(60) };

const stepFields = {
  step: oneOf(orderSteps),
  note: optional(stepTexts.note),
  place: optional(stepTexts.place),
};

/** The result of a bulk action; `versions` has the new versions of the moved orders, in the same sequence. */
const results = object({
  moved: array(integer()),
  versions: array(integer()),
  refused: array(object({ id: integer(), orderNo: string(), reason: string() })),
});

/** An order that was refused, with the reason. */
export type RefusedOrder = Infer<typeof results>['refused'][number];

/** Takes a step of one order. With `version`, the server refuses it if the order has a newer version. */
export const stepCall = post('/order/doStep', {
  body: object({ id: counted(), version: optional(counted()), ...stepFields }),
  response: order,
  errors,
});

/** Takes a step of several orders. */
export const stepsCall = post('/order/doSteps', { body: object({ ids: ids(), ...stepFields }), response: results });

export const cancelCall = post('/order/doCancel', { body: object({ id: counted() }), response: order, errors });

/** The line and the vehicle that orders are assigned to. */
export const assignFields = { line: text(40), carrier: text(40) };

/** Assigns orders to a line and a vehicle of the fleet. */
export const assignCall = post('/order/doAssign', { body: object({ ids: ids(), ...assignFields }), response: results });

/** The reason for a price set by hand. */
export const priceReason = needed(2);

/** The step to undo; without it, the assignment. */
const backFields = { step: optional(oneOf(reversibleSteps)) };

/** Undoes the caller's last change of an order within 10 minutes, unless the order has changed since. */
export const takeBackCall = post('/order/doTakeBack', {
  body: object({ id: counted(), ...backFields }),
  response: order,
  errors,
});

/** Undoes the caller's last change of several orders. */
export const takeBacksCall = post('/order/doTakeBacks', {
  body: object({ ids: ids(), ...backFields }),
  response: results,
});

/** Sets the price in cents by hand, or resets it to the calculated one with `null`; both need a reason. */
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

/** The text of a note. */
export const noteText = needed(1, 500);

/** Adds a note for staff. */
export const noteCall = post('/order/doNote', {
  body: object({ id: counted(), text: noteText }),
  response: orderDetail,
});

/** Reveals a masked phone. */
export const revealCall = post('/order/doReveal', {
  body: object({ id: counted(), party: oneOf(sides) }),
  response: object({ phone: string() }),
});
