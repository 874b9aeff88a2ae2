/**
 * Adds one index per city with all filters and orders, so that orders from or to a place are counted and sorted without scanning.
 */
export const orderCityStep: readonly string[] = [
  `CREATE INDEX orders_by_origin
   ON orders (from_city, created_at, id, fee_cents, order_no, status, category, to_city, placed_by)`,
  `CREATE INDEX orders_by_destination
   ON orders (to_city, created_at, id, fee_cents, order_no, status, category, from_city, placed_by)`,
];
