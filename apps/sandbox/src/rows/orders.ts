import { type OrderStatus, orderStatuses } from '../business/order-status';
import { type Category, categories, quote } from '../business/quote';
import type { Database, Row } from '../database/database';
import { toOrderNo } from '../seed/seed-orders';
import type { Account } from '../session/account';
import { toIso, toYuan } from './list-rows';

/** What a person says when placing an order. */
export interface OrderRequest {
  category: Category;
  brand: string;
  model: string;
  plate: string;
  vin: string;
  consignorName: string;
  consignorPhone: string;
  consigneeName: string;
  consigneePhone: string;
  fromCity: string;
  toCity: string;
  /** Yuan. */
  declaredValue: number;
  insured: boolean;
  remark: string;
}

/** A transport of one vehicle. */
export interface Order extends OrderRequest {
  id: number;
  orderNo: string;
  /** Kilometres by road. */
  distance: number;
  /** Yuan, two decimals. */
  fee: number;
  status: OrderStatus;
  createdAt: string;
}

/** One step of a transport. */
export interface OrderEvent {
  status: OrderStatus;
  at: string;
}

/** The only account whose orders an account may see and change: itself, or undefined for everybody's with `manage:order`. */
export function ownerFor({ id, admin, permissions }: Account): number | undefined {
  return admin || permissions.includes('manage:order') ? undefined : id;
}

/** The order of that id, of an owner if one is given, or undefined. */
export async function findOrder(database: Database, id: number, owner?: number): Promise<Order | undefined> {
  const { rows } = await database.execute({
    sql: `SELECT * FROM orders WHERE id = ? ${owner === undefined ? '' : 'AND placed_by = ?'}`,
    args: owner === undefined ? [id] : [id, owner],
  });
  return rows[0] && toOrder(rows[0]);
}

/** The steps of an order, oldest first. */
export async function findOrderEvents(database: Database, id: number): Promise<OrderEvent[]> {
  const { rows } = await database.execute({
    sql: 'SELECT status, at FROM order_events WHERE order_id = ? ORDER BY at, rowid',
    args: [id],
  });
  return rows.map((row) => ({ status: toStatus(row.status), at: toIso(row.at) }));
}

/** Places an order of an account; gives its id. */
export async function placeOrder(
  database: Database,
  request: OrderRequest,
  accountId: number,
  now: number,
): Promise<number> {
  const { columns, values } = toColumns(request);
  const [inserted] = await database.batch(
    [
      {
        sql: `INSERT INTO orders (${columns.join(', ')}, placed_by, order_no, status, created_at)
              SELECT ${columns.map(() => '?').join(', ')}, ?, ? || printf('%05d', coalesce(max(id), 0) + 1), 'pending', ? FROM orders
              RETURNING id`,
        args: [...values, accountId, toOrderNo(now, 0).slice(0, -5), now],
      },
      {
        sql: `INSERT INTO order_events (order_id, status, at) VALUES (last_insert_rowid(), 'pending', ?)`,
        args: [now],
      },
    ],
    'write',
  );
  return Number(inserted?.rows[0]?.id);
}

/** Changes an order that is still pending; false when it no longer is. */
export async function changeOrder(database: Database, id: number, request: OrderRequest): Promise<boolean> {
  const { columns, values } = toColumns(request);
  const { rowsAffected } = await database.execute({
    sql: `UPDATE orders SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ? AND status = 'pending'`,
    args: [...values, id],
  });
  return rowsAffected === 1;
}

/** Cancels an order that is pending or accepted; false when it is neither. */
export async function cancelOrder(database: Database, id: number, now: number): Promise<boolean> {
  const [updated] = await database.batch(
    [
      {
        sql: `UPDATE orders SET status = 'cancelled' WHERE id = ? AND status IN ('pending', 'accepted')`,
        args: [id],
      },
      {
        sql: `INSERT INTO order_events (order_id, status, at) SELECT ?, 'cancelled', ? WHERE changes() = 1`,
        args: [id, now],
      },
    ],
    'write',
  );
  return updated?.rowsAffected === 1;
}

function toColumns(request: OrderRequest) {
  const { distance, fee } = quote(request);
  const row = {
    category: request.category,
    brand: request.brand,
    model: request.model,
    plate: request.plate,
    vin: request.vin,
    consignor_name: request.consignorName,
    consignor_phone: request.consignorPhone,
    consignee_name: request.consigneeName,
    consignee_phone: request.consigneePhone,
    from_city: request.fromCity,
    to_city: request.toCity,
    distance,
    declared_value: request.declaredValue,
    insured: request.insured ? 1 : 0,
    fee_cents: Math.round(fee * 100),
    remark: request.remark,
  };
  return { columns: Object.keys(row), values: Object.values(row) };
}

/** An order from its row. */
export function toOrder(row: Row): Order {
  return {
    id: Number(row.id),
    orderNo: String(row.order_no),
    category: categories.find((category) => category === row.category) ?? 'ebike',
    brand: String(row.brand),
    model: String(row.model),
    plate: String(row.plate),
    vin: String(row.vin),
    consignorName: String(row.consignor_name),
    consignorPhone: String(row.consignor_phone),
    consigneeName: String(row.consignee_name),
    consigneePhone: String(row.consignee_phone),
    fromCity: String(row.from_city),
    toCity: String(row.to_city),
    distance: Number(row.distance),
    declaredValue: Number(row.declared_value),
    insured: Number(row.insured) === 1,
    fee: toYuan(row.fee_cents),
    status: toStatus(row.status),
    remark: String(row.remark),
    createdAt: toIso(row.created_at),
  };
}

function toStatus(value: unknown): OrderStatus {
  return orderStatuses.find((status) => status === value) ?? 'pending';
}
