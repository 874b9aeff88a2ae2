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
  /** National code of the district; in old orders only of the city. */
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
  /** Id of the account that placed the order; null after the account is deleted. */
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

/** An order in lists. */
export const order = object(orderFields);

/** An order with its history, oldest first. */
export const orderDetail = object({ ...orderFields, timeline: array(orderEvent) });

/** The response to a refused write: the events since the caller's version, and the present order if a form can continue from it. */
export const orderConflict = object({ happened: array(orderEvent), present: optional(order) });

export const contact = object({
  /** Its name, phone, region and street as one text. */
  id: string(),
  ...partyFields,
  lastUsed: isoDateTime(),
  /** Number of orders; 0 for a contact that the user added by hand. */
  uses: integer(),
});

export type Order = Infer<typeof order>;
export type OrderDetail = Infer<typeof orderDetail>;
export type OrderEvent = OrderDetail['timeline'][number];
export type Party = Order['consignor'];
export type Vehicle = Infer<typeof vehicle>;
export type Price = Infer<typeof price>;
export type Contact = Infer<typeof contact>;

/** The filters of the list without the state; dates are in Asia/Shanghai. */
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

/** One page of the orders that the caller may see; `more` is true if a search stopped counting. */
export const listCall = get('/order/getList', {
  query: object({ ...pageQuery(orderSorts), status: optional(oneOf(orderStatuses)), ...filters }),
  response: object({ list: array(order), total: integer(), more: optional(boolean()) }),
});

export const detailCall = get('/order/detail', { query: byId, response: orderDetail });

/** The number of orders in each state that match the filters. */
export const countsCall = get('/order/counts', {
  query: object(filters),
  response: object({
    total: integer(),
    counts: object(forEach(orderStatuses, integer())),
  }),
});

/** Several orders, sorted as the ids: 1 to 100 ids with commas. */
export const byIdsCall = get('/order/byIds', {
  query: object({ ids: pipe(string(), pattern(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15}){0,99}$/)) }),
  response: object({ list: array(order) }),
});
