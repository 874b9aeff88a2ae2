import type { Database, Row } from '../database/database';
import { between, contains, equals, type ListPlan, maskPhone, toIso, toYuan } from './list-rows';

const promotionOrders = `(SELECT p.id, p.rate, p.commission_cents, p.status, p.settled_at, u.nickname, u.phone,
    o.order_no, o.category, o.from_city, o.to_city, o.fee_cents, o.created_at
  FROM promotion_orders p JOIN promoted_users u ON u.id = p.user_id JOIN orders o ON o.id = p.order_id)`;

/** How promotion orders are listed. */
export const promotionOrderPlan: ListPlan<object> = {
  from: promotionOrders,
  columns: '*',
  sortable: {
    id: 'id',
    orderNo: 'order_no',
    userName: 'nickname',
    category: 'category',
    fromCity: 'from_city',
    toCity: 'to_city',
    fee: 'fee_cents',
    commission: 'commission_cents',
    status: 'status',
    createdAt: 'created_at',
  },
  newestBy: 'createdAt',
  filters: { keyword: contains('order_no', 'nickname'), status: equals('status'), ...between('created_at') },
  toItem: toPromotionOrder,
};

/** A promotion order with its rate (per cent), phone and settlement, or undefined. */
export async function findPromotionOrder(database: Database, id: number): Promise<object | undefined> {
  const { rows } = await database.execute({ sql: `SELECT * FROM ${promotionOrders} WHERE id = ?`, args: [id] });
  const row = rows[0];
  if (!row) return undefined;
  return {
    ...toPromotionOrder(row),
    rate: Number(row.rate),
    userPhone: maskPhone(row.phone),
    settledAt: row.settled_at === null ? null : toIso(row.settled_at),
  };
}

function toPromotionOrder(row: Row): object {
  return {
    id: Number(row.id),
    orderNo: row.order_no,
    userName: row.nickname,
    category: row.category,
    fromCity: row.from_city,
    toCity: row.to_city,
    fee: toYuan(row.fee_cents),
    commission: toYuan(row.commission_cents),
    status: row.status,
    createdAt: toIso(row.created_at),
  };
}
