import { defineResource } from '@waybill/ui-shell/console';
import { array, boolean, type Infer, integer, nullable, object, oneOf, string } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { orderStatuses } from './order-status';

/** What kinds of vehicles are shipped. */
export const categories = ['ebike', 'motorcycle', 'tricycle'] as const;

/** What moves an order on; whence and who may comes from the server. */
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

export const payers = ['consignor', 'consignee', 'monthly'] as const;
export const collections = ['handed-in', 'collected'] as const;
export const deliveries = ['self-pickup', 'door'] as const;
export const packings = ['none', 'film', 'crate'] as const;
export const batteries = ['in', 'out'] as const;

export type Category = (typeof categories)[number];
export type OrderStep = (typeof orderSteps)[number];

export const partyFields = {
  name: string(),
  phone: string(),
  /** National code of the district; of the city alone in old orders. */
  region: string(),
  regionNames: array(string()),
  street: string(),
};

const party = object(partyFields);

const vehicle = object({
  category: oneOf(categories),
  brand: string(),
  model: string(),
  plate: string(),
  /** VIN, or the frame code of an e-bike. */
  frame: string(),
  /** In cents. */
  value: integer(),
  battery: oneOf(batteries),
  keys: integer(),
  papers: boolean(),
});

/** All amounts in cents. */
export const price = object({
  base: integer(),
  distance: integer(),
  collection: integer(),
  delivery: integer(),
  packing: integer(),
  insurance: integer(),
  total: integer(),
  validUntil: isoDateTime(),
  hand: nullable(object({ total: integer(), reason: string(), by: string() })),
});

const orderFields = {
  id: integer(),
  orderNo: string(),
  status: oneOf(orderStatuses),
  version: integer(),
  consignor: party,
  consignee: party,
  phonesMasked: boolean(),
  fromCity: string(),
  toCity: string(),
  vehicles: array(vehicle),
  payer: oneOf(payers),
  collection: oneOf(collections),
  collectFrom: nullable(isoDateTime()),
  collectUntil: nullable(isoDateTime()),
  delivery: oneOf(deliveries),
  packing: oneOf(packings),
  insured: boolean(),
  /** In cents. */
  cashOnDelivery: integer(),
  remark: string(),
  /** In km. */
  distance: integer(),
  price,
  line: string(),
  carrier: string(),
  heldFrom: nullable(oneOf(orderStatuses)),
  placedBy: string(),
  createdAt: isoDateTime(),
  dueAt: isoDateTime(),
  signedAt: nullable(isoDateTime()),
  overdue: boolean(),
};

const orderEvent = object({
  kind: oneOf(['step', 'edit', 'price', 'assign', 'reveal', 'note']),
  status: oneOf(orderStatuses),
  actor: string(),
  at: isoDateTime(),
  place: string(),
  note: string(),
  changes: array(object({ field: string(), before: string(), after: string() })),
});

export const orderSchema = object(orderFields);
const orderDetailSchema = object({ ...orderFields, timeline: array(orderEvent) });

/** A consignment order as the platform answers it. */
export type Order = Infer<typeof orderSchema>;
/** An order with its history, oldest first. */
export type OrderDetail = Infer<typeof orderDetailSchema>;
export type OrderEvent = Infer<typeof orderEvent>;
export type Party = Infer<typeof party>;
export type Vehicle = Infer<typeof vehicle>;
export type Price = Infer<typeof price>;

/** What became of something that was done with several orders. */
export const stepsResult = object({
  moved: array(integer()),
  refused: array(object({ id: integer(), orderNo: string(), reason: string() })),
});

/** An order that did not move, and why. */
export type RefusedOrder = Infer<typeof stepsResult>['refused'][number];

/** Consignment orders: what they are found and sorted by, and what can be done with them. */
export const orders = defineResource({
  path: '/order',
  schema: orderSchema,
  detail: orderDetailSchema,
  list: {
    filters: {
      keyword: 'text',
      status: orderStatuses,
      category: categories,
      fromCity: 'text',
      toCity: 'text',
      from: 'date',
      to: 'date',
      signedOn: 'date',
      overdue: ['true'],
    },
    sorts: ['orderNo', 'fee', 'createdAt'],
  },
  actions: {
    cancel: 'doCancel',
    step: { call: 'doStep', schema: orderSchema },
    price: 'doPrice',
    note: 'doNote',
    reveal: { call: 'doReveal', schema: object({ phone: string() }) },
  },
  bulk: {
    step: { call: 'doSteps', schema: stepsResult },
    assign: { call: 'doAssign', schema: stepsResult },
  },
  changes: ['/order/counts', '/order/today', '/order/contacts'],
});

/** Whether an order can still be cancelled. */
export const isCancellable = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'pending' || status === 'accepted';
