/**
 * An index per city that holds all filters and orders: what goes out from one place, or to it, is counted and sorted by itself instead of being
 * looked for in the whole of another order.
 */
export const orderCityStep: readonly string[] = [
  `CREATE INDEX orders_by_origin
   ON orders (from_city, created_at, id, fee_cents, order_no, status, category, to_city, placed_by)`,
  `CREATE INDEX orders_by_destination
   ON orders (to_city, created_at, id, fee_cents, order_no, status, category, from_city, placed_by)`,
];
