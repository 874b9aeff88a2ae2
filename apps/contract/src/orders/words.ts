/** Where an order stands, in the order of its life; the last four lie beside the way. */
export const orderStatuses = [
  'pending',
  'accepted',
  'collected',
  'in-transit',
  'arrived',
  'out-for-delivery',
  'signed',
  'cancelled',
  'on-hold',
  'exception',
  'returned',
] as const;

/** What moves an order on. */
export const orderSteps = [
  'accept',
  'collect',
  'depart',
  'arrive',
  'deliver',
  'sign',
  'cancel',
  'hold',
  'report',
  'resume',
  'return',
] as const;

/** What can be done with an order: a step, a change, a price by hand, an assignment, a phone that was shown, a note. */
export const orderEventKinds = ['step', 'edit', 'price', 'assign', 'reveal', 'note'] as const;

/** What kinds of vehicles are shipped. */
export const categories = ['ebike', 'motorcycle', 'tricycle'] as const;
export const collections = ['handed-in', 'collected'] as const;
export const deliveries = ['self-pickup', 'door'] as const;
export const packings = ['none', 'film', 'crate'] as const;
export const payers = ['consignor', 'consignee', 'monthly'] as const;
export const batteries = ['in', 'out'] as const;
export const sides = ['consignor', 'consignee'] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type OrderStep = (typeof orderSteps)[number];
export type Category = (typeof categories)[number];
export type Collection = (typeof collections)[number];
export type Delivery = (typeof deliveries)[number];
export type Packing = (typeof packings)[number];
