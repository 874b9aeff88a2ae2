import { categories } from '@waybill/intake/contract';
import type { Sampler, Statement } from '@waybill/kit/server';
import {
  dayLength,
  demoAccountId,
  districtsOf,
  insertRows,
  offeredCities,
  personName,
  phoneNumber,
  startOfDay,
  streetName,
  toDay,
} from '@waybill/kit/server';
import { usualServices } from '../../contract/fields';
import type { Vehicle } from '../../contract/order';
import type { OrderRequest } from '../../contract/placing';
import { batteries, type OrderStatus, orderStatuses, packings, payers } from '../../contract/words';
import { quoteOf, toColumns } from '../order-row';
import { toOrderNo } from '../orders';
import { frameNumber } from './frame-number';
import { vehicles } from './sample-vehicles';

/** Number of orders in a new sandbox. */
export const seededOrders = 240;

const day = dayLength;
const hour = 3600_000;
const remarks = ['', '', '', '', '车辆需要充电后再装车', '到货前请电话联系', '后视镜已拆下，随车包装', '请用木架打包'];
const reasons = ['客户要求延后两天提车', '收货人电话无人接听', '外包装破损，等待确认', '道路封闭，改道'];
const way: readonly OrderStatus[] = orderStatuses.slice(0, 7);

/** The statements that insert the orders and their events. */
export function orderStatements(sampler: Sampler, now: number): Statement[] {
  const made = Array.from({ length: seededOrders }, (_, index) => orderAt(sampler, now, index));
  return [
    ...insertRows(
      'orders',
      made.map(({ order }) => order),
    ),
    ...insertRows(
      'order_events',
      made.flatMap(({ events }) => events),
    ),
  ];
}

function orderAt(sampler: Sampler, now: number, index: number) {
  const id = index + 1;
  const age = ((seededOrders - index) / seededOrders) * 90 * day;
  const createdAt = Math.round(now - age - sampler.between(0, 6) * hour);
  const request = requestAt(sampler, createdAt);
  const steps = stepsTo(statusAt(sampler, age), sampler);
  const status = steps.at(-1) ?? 'pending';
  const before = steps.at(-2) ?? null;
  const owner = index % 3 === 0 ? 'editor' : 'agent';
  let at = createdAt;
  const events = steps.map((step, position) => {
    const pause = sampler.between(3, 16) * hour;
    if (position > 0) at = Math.min(now, at + pause);
    return {
      order_id: id,
      status: step,
      at,
      version: position + 1,
      actor: position === 0 || step === 'cancelled' ? owner : sampler.pick(['editor', 'admin']),
      note: ['on-hold', 'exception', 'returned'].includes(step) ? sampler.pick(reasons) : '',
    };
  });
  const columns = toColumns(request, quoteOf(request, createdAt), createdAt);
  const isAssigned = steps.includes('collected');
  const order = {
    ...columns,
    id,
    order_no: toOrderNo(createdAt, id),
    status,
    held_from: status === 'on-hold' || status === 'exception' ? before : null,
    line: isAssigned ? `${columns.from_city}—${columns.to_city}` : '',
    carrier: isAssigned ? plateAt(sampler) : '',
    version: steps.length,
    signed_at: status === 'signed' ? at : null,
    placed_by: demoAccountId(owner),
    created_at: createdAt,
  };
  return { order, events };
}

/** A sample request of a time. */
export function requestAt(sampler: Sampler, createdAt: number): OrderRequest {
  const from = sampler.pick(offeredCities);
  const to = sampler.pick(offeredCities.filter((city) => city !== from));
  const isCollected = sampler.chance(0.4);
  const window = startOfDay(toDay(createdAt) + 1) + 9 * hour;
  return {
    consignor: partyAt(sampler, from),
    consignee: partyAt(sampler, to),
    vehicles: Array.from({ length: sampler.chance(0.85) ? 1 : sampler.between(2, 4) }, () =>
      vehicleAt(sampler, createdAt),
    ),
    ...usualServices,
    payer: sampler.pick(payers),
    ...(isCollected && {
      collection: 'collected',
      collectFrom: new Date(window).toISOString(),
      collectUntil: new Date(window + 3 * hour).toISOString(),
    }),
    delivery: sampler.pick(['self-pickup', 'door']),
    packing: sampler.pick(packings),
    insured: sampler.chance(0.6),
    cashOnDelivery: sampler.chance(0.1) ? sampler.between(2, 40) * 100_00 : 0,
    remark: sampler.pick(remarks),
  };
}

function partyAt(sampler: Sampler, city: string) {
  return {
    name: personName(sampler),
    phone: phoneNumber(sampler),
    region: sampler.pick(districtsOf(city)),
    street: streetName(sampler),
  };
}

function vehicleAt(sampler: Sampler, madeAt: number): Vehicle {
  const category = sampler.pick(categories);
  const { brand, models } = sampler.pick(vehicles[category]);
  return {
    category,
    brand,
    model: sampler.pick(models),
    plate: category === 'motorcycle' || sampler.chance(0.4) ? plateAt(sampler) : '',
    frame: frameNumber(sampler, category, madeAt),
    value: sampler.between(15, 300) * 100_00,
    battery: sampler.pick(batteries),
    keys: sampler.between(1, 2),
    papers: sampler.chance(0.5),
  };
}

const plateAt = (sampler: Sampler) =>
  `${sampler.pick(['京', '沪', '粤', '浙', '苏', '川'])}${sampler.pick(['A', 'B', 'C'])}${sampler.digits(5)}`;

function statusAt(sampler: Sampler, age: number): OrderStatus {
  if (sampler.chance(0.07)) return 'cancelled';
  if (age > 12 * day) return sampler.chance(0.03) ? 'returned' : 'signed';
  if (sampler.chance(0.12)) return sampler.pick(['on-hold', 'exception']);
  if (age > 5 * day) return sampler.pick(['in-transit', 'arrived', 'out-for-delivery', 'signed']);
  return age > 2 * day ? sampler.pick(['accepted', 'collected', 'in-transit']) : 'pending';
}

function stepsTo(status: OrderStatus, sampler: Sampler): OrderStatus[] {
  const upTo = (last: OrderStatus) => way.slice(0, way.indexOf(last) + 1);
  switch (status) {
    case 'cancelled':
      return [...upTo(sampler.pick(['pending', 'accepted'])), 'cancelled'];
    case 'on-hold':
      return [...upTo(sampler.pick(['accepted', 'collected', 'arrived'])), 'on-hold'];
    case 'exception':
      return [...upTo(sampler.pick(['in-transit', 'out-for-delivery'])), 'exception'];
    case 'returned':
      return [...upTo('arrived'), 'returned'];
    default:
      return upTo(status);
  }
}
