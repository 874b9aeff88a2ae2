import { limits, type ResponseOf } from '@waybill/kit/contract';
import type { Database, Row } from '@waybill/kit/server';
import { maskedPhone, maskPhone, raw, sql, toIso } from '@waybill/kit/server';
import { doubleDays, doubleKey, type doublesCall, isDouble, type OrderSketch } from '../contract/duplicates';
import { toRequest } from './order-row';
import type { Viewer } from './viewer';

/** Finds for each order its latest possible duplicate of the last 30 days, among the orders that the viewer may see and that are not cancelled. */
export async function findDuplicates(
  database: Database,
  orders: readonly OrderSketch[],
  { owner, readsPhones }: Viewer,
  now: number,
): Promise<ResponseOf<typeof doublesCall>['doubles']> {
  const masked = orders.map(withMasks);
  const phones = [...new Set(masked.map(({ consignor }) => consignor.phone))];
  const [index, ownerCondition] =
    owner === undefined ? [raw('orders_by_time'), raw('')] : [raw('orders_by_owner'), sql`AND placed_by = ${owner}`];
  const { rows } = await database.execute(sql`SELECT orders.* FROM orders INDEXED BY ${index}
    WHERE created_at >= ${now - doubleDays * 86_400_000} AND status <> 'cancelled'
      AND ${raw(maskedPhone('consignor_phone'))} IN (${phones}) ${ownerCondition}
    ORDER BY created_at DESC LIMIT ${limits.perAnswer.compared}`);
  const candidates = new Map<string, { row: Row; request: OrderSketch }[]>();
  for (const row of rows) {
    const request = readsPhones(row) ? toRequest(row) : withMasks(toRequest(row));
    const key = doubleKey(request);
    candidates.set(key, [...(candidates.get(key) ?? []), { row, request }]);
  }
  return orders.flatMap((order, place) => {
    const sketches = [order, masked[place] ?? order];
    const [match] = sketches.flatMap((sketch) =>
      (candidates.get(doubleKey(sketch)) ?? []).filter(({ request }) => isDouble(sketch, request)),
    );
    if (!match) return [];
    const { id, order_no, created_at } = match.row;
    return [{ place, id: Number(id), orderNo: String(order_no), createdAt: toIso(created_at) }];
  });
}

/** An order with masked phones, for viewers without the right to them. */
const withMasks = ({ consignor, consignee, vehicles }: OrderSketch): OrderSketch => ({
  consignor: { ...consignor, phone: maskPhone(consignor.phone) },
  consignee: { ...consignee, phone: maskPhone(consignee.phone) },
  vehicles,
});
