import type { ResponseOf } from '@waybill/contract/call';
import {
  doubleDays,
  doubleKey,
  type doublesCall,
  isDouble,
  type OrderRequest,
  type OrderSketch,
} from '@waybill/contract/orders';
import type { Database, Row } from '../../platform/database/database';
import { toIso } from '../../platform/list-rows';
import { toRequest } from './order-row';
import type { Viewer } from './viewer';

/** Finds for each order the latest one of the last 30 days that it may double, among those that the viewer may see and that were not cancelled. */
export async function findDoubles(
  database: Database,
  orders: readonly OrderSketch[],
  { owner }: Viewer,
  now: number,
): Promise<ResponseOf<typeof doublesCall>['doubles']> {
  const phones = [...new Set(orders.map(({ consignor }) => consignor.phone))];
  const { rows } = await database.execute({
    sql: `SELECT orders.* FROM orders INDEXED BY ${owner === undefined ? 'orders_by_time' : 'orders_by_owner'}
          WHERE created_at >= ? AND status <> 'cancelled' AND consignor_phone IN (${phones.map(() => '?').join(', ')})
          ${owner === undefined ? '' : 'AND placed_by = ?'} ORDER BY created_at DESC LIMIT 5000`,
    args: [now - doubleDays * 86_400_000, ...phones, ...(owner === undefined ? [] : [owner])],
  });
  const known = new Map<string, { row: Row; request: OrderRequest }[]>();
  for (const row of rows) {
    const request = toRequest(row);
    const key = doubleKey(request);
    known.set(key, [...(known.get(key) ?? []), { row, request }]);
  }
  return orders.flatMap((order, place) => {
    const found = known.get(doubleKey(order))?.find(({ request }) => isDouble(order, request));
    if (!found) return [];
    const { id, order_no, created_at } = found.row;
    return [{ place, id: Number(id), orderNo: String(order_no), createdAt: toIso(created_at) }];
  });
}
