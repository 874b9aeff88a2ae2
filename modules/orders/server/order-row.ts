import type { RecordKind, Row, Value } from '@waybill/kit/server';
import { describeRegion, maskPhone, raw, rowReader, toIso, toPinyin } from '@waybill/kit/server';
import { type Services, usualServices } from '../contract/fields';
import type { Order, OrderEvent, Price, Vehicle } from '../contract/order';
import { orderEvent } from '../contract/order';
import type { OrderRequest } from '../contract/placing';
import { finalStatuses } from '../contract/rights';
import { type OrderStatus, orderStatuses } from '../contract/words';
import { type Quote, quote } from './price';
import type { Viewer } from './viewer';

/** The columns that `toOrder` reads, with the name of the account that placed the order. */
export const orderColumns = raw(
  'orders.*, (SELECT username FROM accounts WHERE accounts.id = orders.placed_by) AS placed_by_name',
);

/** The quote of a request. */
export function quoteOf({ vehicles, consignor, consignee, ...services }: OrderRequest, now: number): Quote {
  return quote(
    {
      ...services,
      categories: vehicles.map(({ category }) => category),
      from: consignor.region,
      to: consignee.region,
      value: worthOf(vehicles),
    },
    now,
  );
}

/** The columns of a request. */
export function toColumns(request: OrderRequest, { distance, days, price }: Quote, createdAt: number) {
  const { consignor, consignee, vehicles, insured, remark, ...services } = request;
  const [from, to] = [describeRegion(consignor.region), describeRegion(consignee.region)];
  const [first, ...others] = vehicles;
  return {
    category: first?.category ?? 'ebike',
    brand: first?.brand ?? '',
    model: first?.model ?? '',
    plate: first?.plate ?? '',
    vin: first?.frame ?? '',
    consignor_name: consignor.name,
    consignor_phone: consignor.phone,
    consignor_region: consignor.region,
    consignor_street: consignor.street,
    consignee_name: consignee.name,
    consignee_phone: consignee.phone,
    consignee_region: consignee.region,
    consignee_street: consignee.street,
    pinyin: toPinyin(consignor.name, consignee.name),
    from_city: from.city,
    to_city: to.city,
    regions: `${from.names.join('')} ${to.names.join('')}`,
    frames: others.map(({ brand, model, plate, frame }) => `${brand} ${model} ${plate} ${frame}`).join(' '),
    vehicles: JSON.stringify(vehicles),
    services: JSON.stringify(services),
    price: JSON.stringify(price),
    distance,
    declared_value: Math.round(worthOf(vehicles) / 100),
    insured: insured ? 1 : 0,
    fee_cents: price.hand?.total ?? price.total,
    remark,
    due_at: createdAt + days * 24 * 3600_000,
  } satisfies Record<string, Value>;
}

const worthOf = (vehicles: readonly Vehicle[]) => vehicles.reduce((sum, { value }) => sum + value, 0);

/** Converts a row to an order as a viewer may see it. */
export function toOrder(row: Row, viewer: Viewer, now: number): Order {
  const phonesMasked = !viewer.readsPhones(row);
  const status = toStatus(row.status);
  const seen = (side: Side) => {
    const { phone, ...party } = partyOf(row, side);
    const regionNames = [...describeRegion(party.region).names];
    return { ...party, phone: phonesMasked ? maskPhone(phone) : phone, regionNames };
  };
  return {
    id: Number(row.id),
    orderNo: String(row.order_no),
    status,
    version: Number(row.version),
    consignor: seen('consignor'),
    consignee: seen('consignee'),
    phonesMasked,
    fromCity: String(row.from_city),
    toCity: String(row.to_city),
    vehicles: toVehicles(row),
    ...toServices(row),
    distance: Number(row.distance),
    price: toPrice(row),
    line: String(row.line),
    carrier: String(row.carrier),
    heldFrom: row.held_from === null ? null : toStatus(row.held_from),
    placedBy: String(row.placed_by_name ?? ''),
    owner: row.placed_by === null ? null : Number(row.placed_by),
    createdAt: toIso(row.created_at),
    dueAt: toIso(row.due_at),
    signedAt: row.signed_at === null ? null : toIso(row.signed_at),
    overdue: !finalStatuses.includes(status) && Number(row.due_at) < now,
  };
}

/** The request that placed or last changed an order, from its row. */
export const toRequest = (row: Row): OrderRequest => ({
  consignor: partyOf(row, 'consignor'),
  consignee: partyOf(row, 'consignee'),
  vehicles: toVehicles(row),
  ...toServices(row),
});

/** Orders in the record of actions. */
export const recordedOrders: RecordKind = {
  path: /^\/order\/do(?!Contact|ForgetContact)/,
  from: 'orders',
  read: (row) => ({
    name: String(row.order_no),
    values: {
      status: row.status,
      line: row.line,
      carrier: row.carrier,
      fee: Number(row.fee_cents) / 100,
      ...toRequest(row),
    },
  }),
};

type Side = 'consignor' | 'consignee';
const partyOf = (row: Row, side: Side) => ({
  name: String(row[`${side}_name`]),
  phone: String(row[`${side}_phone`]),
  region: String(row[`${side}_region`]),
  street: String(row[`${side}_street`]),
});

/** Converts a row to an event; masks its phones if the viewer may not see them. */
export function toEvent(row: Row, phonesMasked: boolean): OrderEvent {
  const event = readEvent(row);
  if (!phonesMasked) return event;
  const changes = event.changes.map((change) =>
    change.field.endsWith('.phone')
      ? { ...change, before: maskPhone(change.before), after: maskPhone(change.after) }
      : change,
  );
  return { ...event, changes };
}

const readEvent = rowReader(orderEvent);

const toVehicles = (row: Row) => JSON.parse(String(row.vehicles)) as Vehicle[];
const toServices = (row: Row): Services => ({
  ...usualServices,
  ...(JSON.parse(String(row.services)) as Partial<Services>),
  insured: Number(row.insured) === 1,
  remark: String(row.remark),
});
export const toPrice = (row: Row) => JSON.parse(String(row.price)) as Price;

export function toStatus(value: unknown): OrderStatus {
  return orderStatuses.find((status) => status === value) ?? 'pending';
}
