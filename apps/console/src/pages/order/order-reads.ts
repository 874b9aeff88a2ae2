import { array, boolean, type Infer, integer, object, oneOf, string, validate } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { categories, orderSchema, orderSteps, partyFields, price } from './order';
import { orderStatuses } from './order-status';

const stepRule = object({
  step: oneOf(orderSteps),
  from: array(oneOf(orderStatuses)),
  permission: string(),
  needsNote: boolean(),
});

const options = object({
  cities: array(string()),
  categories: array(oneOf(categories)),
  brands: array(string()),
  steps: array(stepRule),
});

const quote = object({
  /** In km. */
  distance: integer(),
  days: integer(),
  price,
});

const contact = object({ ...partyFields, lastUsed: isoDateTime(), uses: integer() });

const counts = object({
  total: integer(),
  counts: object({
    pending: integer(),
    accepted: integer(),
    collected: integer(),
    'in-transit': integer(),
    arrived: integer(),
    'out-for-delivery': integer(),
    signed: integer(),
    cancelled: integer(),
    'on-hold': integer(),
    exception: integer(),
    returned: integer(),
  }),
});

/** What an order may be made of, and the steps of its life. */
export type OrderOptions = Infer<typeof options>;
/** A step, the states that it goes out from, and who may take it. */
export type StepRule = Infer<typeof stepRule>;
/** Somebody an account has sent to or from before. */
export type Contact = Infer<typeof contact>;

/** Somebody of the address book who was kept somewhere, or undefined where it is nobody. */
export function readContact(value: unknown): Contact | undefined {
  const outcome = validate(contact, value);
  return outcome.ok ? outcome.value : undefined;
}

/** What an order may be made of, and the steps of its life. */
export const orderOptions = { path: '/order/options', schema: options };

/** What a shipment would cost and how long it would take. */
export const orderQuote = { path: '/order/quote', schema: quote };

/** Whom an account has sent to or from before. */
export const orderContacts = { path: '/order/contacts', schema: object({ list: array(contact) }) };

/** Writes somebody into the address book, or in the place of somebody. */
export const writeContact = { path: '/order/doContact', changes: [orderContacts.path] };

/** Takes somebody out of the address book. */
export const forgetContact = { path: '/order/doForgetContact', changes: [orderContacts.path] };

/** Several orders in the order of their ids; those that are not there are left out. */
export const ordersByIds = { path: '/order/byIds', schema: object({ list: array(orderSchema) }) };

/** How many orders stand in each state. */
export const orderCounts = { path: '/order/counts', schema: counts };
