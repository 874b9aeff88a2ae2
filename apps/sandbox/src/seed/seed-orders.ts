import { cityNames } from '../business/cities';
import { type OrderStatus, orderStatuses } from '../business/order-status';
import { categories, quote } from '../business/quote';
import type { Statement } from '../database/database';
import { demoAccounts } from './demo-accounts';
import { frameNumber } from './frame-number';
import { insertRows } from './insert-rows';
import type { Sampler } from './sampler';
import { personName, phoneNumber, vehicles } from './vocabulary';

/** Number of orders a fresh sandbox holds. */
export const seededOrders = 240;

const day = 24 * 3600_000;
const accountOf = (name: string) => demoAccounts.findIndex(({ username }) => username === name) + 1;
const remarks = ['', '', '', '', '车辆需要充电后再装车', '到货前请电话联系', '后视镜已拆下，随车包装', '请用木架打包'];

/** Statements that write the orders and the steps each has gone through. */
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
  const createdAt = Math.round(now - age - sampler.between(0, 6 * 3600_000));
  const category = sampler.pick(categories);
  const { brand, models } = sampler.pick(vehicles[category]);
  const fromCity = sampler.pick(cityNames);
  const toCity = sampler.pick(cityNames.filter((name) => name !== fromCity));
  const declaredValue = sampler.between(15, 300) * 100;
  const insured = sampler.chance(0.6);
  const { distance, fee } = quote({ category, fromCity, toCity, declaredValue, insured });
  const status = statusAt(sampler, age);
  const plated = category === 'motorcycle' || sampler.chance(0.4);
  const order = {
    id,
    order_no: toOrderNo(createdAt, id),
    category,
    brand,
    model: sampler.pick(models),
    plate: plated
      ? `${sampler.pick(['京', '沪', '粤', '浙', '苏', '川'])}${sampler.pick(['A', 'B', 'C'])}·${sampler.digits(5)}`
      : '',
    vin: frameNumber(sampler, category, createdAt),
    consignor_name: personName(sampler),
    consignor_phone: phoneNumber(sampler),
    consignee_name: personName(sampler),
    consignee_phone: phoneNumber(sampler),
    from_city: fromCity,
    to_city: toCity,
    distance,
    declared_value: declaredValue,
    insured: insured ? 1 : 0,
    fee_cents: Math.round(fee * 100),
    status,
    remark: sampler.pick(remarks),
    placed_by: accountOf(index % 3 === 0 ? 'editor' : 'agent'),
    created_at: createdAt,
  };
  let at = createdAt;
  const events = stepsTo(status).map((step, position) => {
    const pause = sampler.between(8, 40) * 3600_000;
    if (position > 0) at = Math.min(now, at + pause);
    return { order_id: id, status: step, at };
  });
  return { order, events };
}

/** Number of an order as people read it: day and running number. */
export function toOrderNo(createdAt: number, id: number): string {
  return `TY${new Date(createdAt).toISOString().slice(0, 10).replaceAll('-', '')}${String(id).padStart(5, '0')}`;
}

function statusAt(sampler: Sampler, age: number): OrderStatus {
  if (sampler.chance(0.07)) return 'cancelled';
  if (age > 12 * day) return 'delivered';
  if (age > 5 * day) return sampler.pick(['in-transit', 'delivered']);
  return age > 2 * day ? sampler.pick(['accepted', 'in-transit']) : 'pending';
}

function stepsTo(status: OrderStatus): OrderStatus[] {
  if (status === 'cancelled') return ['pending', 'cancelled'];
  return orderStatuses.slice(0, orderStatuses.indexOf(status) + 1);
}
