import { isEbikePlate, isVin } from '@waybill/validators';
import { isEbikeFrame, isPhone, isVehiclePlate } from '@waybill/validators/cn';
import {
  choice,
  counted,
  countPer,
  date,
  flag,
  list,
  maybe,
  moment,
  orNull,
  record,
  text,
  unread,
  type ValueOf,
  whole,
} from '../contract/described';
import { orderStatuses, orderSteps } from './order-steps';
import { findRegion } from './regions';

// What an order is: the one definition that requests are checked by and that /openapi.json is made from.

export const categories = ['ebike', 'motorcycle', 'tricycle'] as const;
export const collections = ['handed-in', 'collected'] as const;
export const deliveries = ['self-pickup', 'door'] as const;
export const packings = ['none', 'film', 'crate'] as const;
export const payers = ['consignor', 'consignee', 'monthly'] as const;
export const batteries = ['in', 'out'] as const;

export type Category = (typeof categories)[number];
export type Collection = (typeof collections)[number];
export type Delivery = (typeof deliveries)[number];
export type Packing = (typeof packings)[number];

const cents = () => whole(0, 100_000_000_00, 'Cents.');
const phone = text({ min: 1, max: 24, rule: { test: isPhone, says: 'Mobile, or landline as 0571-87654321-12.' } });
const regionCode = text({
  min: 6,
  max: 6,
  rule: { test: (code) => findRegion(code) !== undefined, says: 'GB/T 2260 code of a district.' },
});
const isFrame = (frame: string) => frame === '' || isEbikeFrame(frame) || isVin(frame, { checkDigit: false });
const isAnyPlate = (plate: string) => plate === '' || isVehiclePlate(plate) || isEbikePlate(plate);

const partyFields = {
  name: text({ min: 2, max: 50 }),
  phone,
  region: regionCode,
  street: text({ min: 2, max: 100 }),
};

export const party = record(partyFields);

/** Which person of an address book is meant. */
export const contactKey = record({ name: text(), phone: text(), region: text(), street: text() });

export const vehicle = record({
  category: choice(categories),
  brand: text({ min: 1, max: 40 }),
  model: text({ max: 40 }),
  plate: text({ max: 12, rule: { test: isAnyPlate, says: 'A plate, or nothing.' } }),
  frame: text({ max: 17, rule: { test: isFrame, says: 'VIN, or the frame code of an e-bike, or nothing.' } }),
  value: whole(0, 1_000_000_00, 'Cents: what it is declared to be worth.'),
  battery: choice(batteries),
  keys: whole(0, 9, 'Keys handed over.'),
  papers: flag(),
});

const services = {
  payer: choice(payers),
  collection: choice(collections),
  collectFrom: orNull(moment()),
  collectUntil: orNull(moment()),
  delivery: choice(deliveries),
  packing: choice(packings),
  insured: flag(),
  cashOnDelivery: whole(0, 1_000_000_00, 'Cents to be taken from the consignee; 0 for none.'),
  remark: text(),
};

/** What a person says when placing or changing an order. */
export const orderRequest = record({
  id: maybe(counted()),
  version: maybe(counted()),
  consignor: party,
  consignee: party,
  vehicles: list(vehicle, 1, 20),
  ...services,
});

/** Orders of a spreadsheet; each is checked for itself. */
export const importRequest = record({ orders: list(unread(orderRequest), 1, 100) });

/** What became of orders of a spreadsheet, by their place in the request. */
export const importResult = record({
  placed: list(record({ place: whole(0, 99), id: counted(), orderNo: text() }), 0, 100),
  refused: list(record({ place: whole(0, 99), field: text() }), 0, 100),
});

export const price = record({
  base: cents(),
  distance: cents(),
  collection: cents(),
  delivery: cents(),
  packing: cents(),
  insurance: cents(),
  total: cents(),
  validUntil: moment(),
  hand: orNull(record({ total: cents(), reason: text({ min: 2 }), by: text() })),
});

export const quote = record({ distance: whole(0, 100_000), days: whole(1, 365), price });

const partyResponse = record({
  name: text(),
  phone: text(),
  region: text({ min: 6, max: 6 }),
  regionNames: list(text(), 0, 3),
  street: text(),
});

const vehicleResponse = record({
  category: choice(categories),
  brand: text(),
  model: text(),
  plate: text(),
  frame: text(),
  value: cents(),
  battery: choice(batteries),
  keys: whole(0, 9),
  papers: flag(),
});

const orderFields = {
  id: counted(),
  orderNo: text(),
  status: choice(orderStatuses),
  version: counted(),
  consignor: partyResponse,
  consignee: partyResponse,
  phonesMasked: flag(),
  fromCity: text(),
  toCity: text(),
  vehicles: list(vehicleResponse, 1, 20),
  ...services,
  distance: whole(0, 100_000),
  price,
  line: text(),
  carrier: text(),
  heldFrom: orNull(choice(orderStatuses)),
  placedBy: text(),
  createdAt: moment(),
  dueAt: moment(),
  signedAt: orNull(moment()),
  overdue: flag(),
};

/** An order as lists show it. */
export const order = record(orderFields);

export const eventKinds = ['step', 'edit', 'price', 'assign', 'reveal', 'note'] as const;

const event = record({
  kind: choice(eventKinds),
  status: choice(orderStatuses),
  actor: text(),
  at: moment(),
  place: text(),
  note: text({ max: 500 }),
  changes: list(record({ field: text(), before: text({ max: 500 }), after: text({ max: 500 }) }), 0, 200),
});

/** An order with its history, oldest first. */
export const orderDetail = record({ ...orderFields, timeline: list(event, 0, 10_000) });

export const orderPage = record({
  list: list(order, 0, 100),
  total: whole(0, Number.MAX_SAFE_INTEGER),
  more: maybe(flag()),
});

/** Orders that were asked for by their ids. */
export const orderList = record({ list: list(order, 0, 100) });

const stepFields = {
  step: choice(orderSteps),
  note: maybe(text()),
  place: maybe(text({ max: 60 })),
};

/** One step of one order; with `version`, only if nobody changed the order since. */
export const stepRequest = record({ id: counted(), version: maybe(counted()), ...stepFields });

/** One step of several orders. */
export const stepsRequest = record({ ids: list(counted(), 1, 100), ...stepFields });

export const stepsResult = record({
  moved: list(counted(), 0, 100),
  refused: list(record({ id: counted(), orderNo: text(), reason: text() }), 0, 100),
});

export const assignRequest = record({
  ids: list(counted(), 1, 100),
  line: text({ max: 40 }),
  carrier: text({ max: 40 }),
});

/** A price by hand, or none again; both with a reason. */
export const priceRequest = record({
  id: counted(),
  version: maybe(counted()),
  total: orNull(cents()),
  reason: text({ min: 2 }),
});

export const noteRequest = record({ id: counted(), text: text({ min: 1, max: 500 }) });
export const idRequest = record({ id: counted() });
export const revealRequest = record({ id: counted(), party: choice(['consignor', 'consignee']) });
export const revealed = record({ phone: text() });

/** Nothing is to be said but that it is done. */
export const done = record({});

export const orderCounts = record({
  total: whole(0, Number.MAX_SAFE_INTEGER),
  counts: countPer(orderStatuses),
});

export const orderOptions = record({
  cities: list(text(), 0, 500),
  categories: list(choice(categories), 0, 10),
  brands: list(text(), 0, 100),
  steps: list(
    record({
      step: choice(orderSteps),
      from: list(choice(orderStatuses), 1, 20),
      permission: text(),
      needsNote: flag(),
    }),
    1,
    20,
  ),
});

export const today = record({
  date: date(),
  toAccept: whole(0, Number.MAX_SAFE_INTEGER),
  toCollect: whole(0, Number.MAX_SAFE_INTEGER),
  overdue: whole(0, Number.MAX_SAFE_INTEGER),
  exceptions: whole(0, Number.MAX_SAFE_INTEGER),
  signed: whole(0, Number.MAX_SAFE_INTEGER),
  days: list(record({ date: date(), placed: whole(0, 1e9), signed: whole(0, 1e9) }), 14, 14),
  latest: list(order, 0, 5),
});

export const contact = record({
  name: text(),
  phone: text(),
  region: text(),
  regionNames: list(text(), 0, 3),
  street: text(),
  lastUsed: moment(),
  uses: whole(0, 1e9, 'Orders; 0 for somebody who was only written down.'),
});
/** Somebody for the address book; `before` is who stands in that place until now, as the book answered. */
export const contactRequest = record({
  ...partyFields,
  before: maybe(contactKey),
});

export const contacts = record({ list: list(contact, 0, 50) });

export type OrderRequest = Omit<ValueOf<typeof orderRequest>, 'id' | 'version'>;
export type Vehicle = ValueOf<typeof vehicle>;
export type Price = ValueOf<typeof price>;
export type Order = ValueOf<typeof order>;
export type OrderDetail = ValueOf<typeof orderDetail>;
export type OrderEvent = OrderDetail['timeline'][number];
