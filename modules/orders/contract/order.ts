import { categories } from '@waybill/intake/contract';
import {
  boolean,
  byId,
  daysQuery,
  flagText,
  forEach,
  get,
  integer,
  isoDate,
  isoDateTime,
  list,
  pageQuery,
  search,
  string,
} from '@waybill/kit/contract';
import { array, type Infer, nullable, object, oneOf, optional, pattern, pipe } from '@waybill/validators';
import { briefFields } from './brief';
import { mostVehicles, serviceFields } from './fields';
import { batteries, orderEventKinds, orderStatuses } from './words';

const partyFields = {
  name: string(),
  phone: string(),
  /** National code of the district; of the city alone in old orders. */
  region: string(),
  regionNames: array(string()),
  street: string(),
};

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
  ...briefFields,
  version: integer(),
  consignor: object(partyFields),
  consignee: object(partyFields),
  phonesMasked: boolean(),
  vehicles: list(vehicle, 1, mostVehicles),
  ...serviceFields,
  /** In km. */
  distance: integer(),
  price,
  line: string(),
  carrier: string(),
  heldFrom: nullable(oneOf(orderStatuses)),
  placedBy: string(),
  /** The account that placed it; none where that is gone. */
  owner: nullable(integer()),
  dueAt: isoDateTime(),
  signedAt: nullable(isoDateTime()),
};

export const orderEvent = object({
  kind: oneOf(orderEventKinds),
  status: oneOf(orderStatuses),
  actor: string(),
  at: isoDateTime(),
  place: string(),
  note: string(),
  changes: array(object({ field: string(), before: string(), after: string() })),
});

/** An order as lists show it. */
export const order = object(orderFields);

/** An order with its history, oldest first. */
export const orderDetail = object({ ...orderFields, timeline: array(orderEvent) });

/** What a refused write met: what happened to the order meanwhile, and as it is now where a form may go on from there. */
export const orderConflict = object({ happened: array(orderEvent), present: optional(order) });

export const contact = object({
  /** Its name, phone, region and street as one text. */
  id: string(),
  ...partyFields,
  lastUsed: isoDateTime(),
  /** Orders; 0 for somebody who was only written down. */
  uses: integer(),
});

export type Order = Infer<typeof order>;
export type OrderDetail = Infer<typeof orderDetail>;
export type OrderEvent = OrderDetail['timeline'][number];
/** One side of an order. */
export type Party = Order['consignor'];
export type Vehicle = Infer<typeof vehicle>;
export type Price = Infer<typeof price>;
export type Contact = Infer<typeof contact>;

/** By what a list of orders is found, but for its state; days are those of Asia/Shanghai. */
const filters = {
  keyword: search(),
  category: optional(oneOf(categories)),
  fromCity: search(),
  toCity: search(),
  ...daysQuery(),
  signedOn: optional(isoDate()),
  overdue: flagText(),
};

export const orderSorts = ['orderNo', 'fee', 'createdAt'] as const;

/** One page of the orders that the caller may see; `more` where a search stopped counting. */
export const listCall = get('/order/getList', {
  query: object({ ...pageQuery(orderSorts), status: optional(oneOf(orderStatuses)), ...filters }),
  response: object({ list: array(order), total: integer(), more: optional(boolean()) }),
});

export const detailCall = get('/order/detail', { query: byId, response: orderDetail });

/** How many orders of each state match a filter. */
export const countsCall = get('/order/counts', {
  query: object(filters),
  response: object({
    total: integer(),
    counts: object(forEach(orderStatuses, integer())),
  }),
});

/** Several orders in the order of their ids, 1 to 100 of them with commas. */
export const byIdsCall = get('/order/byIds', {
  query: object({ ids: pipe(string(), pattern(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15}){0,99}$/)) }),
  response: object({ list: array(order) }),
});
