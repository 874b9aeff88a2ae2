/** The states of an order in sequence; the last four are exceptions. */
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

/** The steps that move an order on. */
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

/** Steps that their author can undo. Customers are notified of the others, such as a delivery or a refund, so these are final. */
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

/** The kinds of events: a step, a change, a price set by hand, an assignment, a revealed phone, a note, and an undo. */
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
