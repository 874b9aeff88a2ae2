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

/** Steps that whoever took one can take back; nobody can be told of a delivery or a refund that did not happen after all. */
export const reversibleSteps: readonly OrderStep[] = [
  'accept',
  'collect',
  'depart',
  'arrive',
  'deliver',
  'hold',
  'report',
  'resume',
];

/** What can be done with an order: a step, a change, a price by hand, an assignment, a phone that was shown, a note, and a step or an assignment taken back. */
export const orderEventKinds = ['step', 'edit', 'price', 'assign', 'reveal', 'note', 'back'] as const;

export const collections = ['handed-in', 'collected'] as const;
export const deliveries = ['self-pickup', 'door'] as const;
export const packings = ['none', 'film', 'crate'] as const;
export const payers = ['consignor', 'consignee', 'monthly'] as const;
export const batteries = ['in', 'out'] as const;
export const sides = ['consignor', 'consignee'] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type OrderStep = (typeof orderSteps)[number];
export type Collection = (typeof collections)[number];
export type Delivery = (typeof deliveries)[number];
export type Packing = (typeof packings)[number];
