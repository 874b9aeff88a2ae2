const filters = 'status, category, from_city, to_city, placed_by';
const counted = ['status', 'category', 'from_city', 'to_city'];

/** All grams of one to three characters of the searched text, in hexadecimal so that any character stays part of its gram. */
const grams = (row: string) => {
  const fields = ['order_no', 'consignor_name', 'consignee_name', 'consignor_phone', 'consignee_phone', 'plate', 'vin'];
  const text = fields.map((field) => `${row}.${field}`).join(' || char(10) || ');
  // The limit prevents SQLite from computing the text again for each gram.
  return `(SELECT group_concat(hex(substr(whole, n, size)), ' ')
           FROM (SELECT lower(${text}) AS whole LIMIT 1), gram_places, (SELECT 1 AS size UNION ALL SELECT 2 UNION ALL SELECT 3)
           WHERE n <= length(whole))`;
};

/** A word for each value of a filter: of odd length, while that of a gram is even. */
const words = (row: string) =>
  `' s' || hex(${row}.status) || ' c' || hex(${row}.category) || ' f' || hex(${row}.from_city) ||
   ' t' || hex(${row}.to_city) || ' o' || hex(coalesce(${row}.placed_by, ''))`;

const count = (row: string, step: 1 | -1) =>
  `INSERT INTO order_counts (${counted.join(', ')}, count) VALUES (${counted.map((column) => `${row}.${column}`).join(', ')}, ${step})
   ON CONFLICT DO UPDATE SET count = count + ${step};`;

const find = (row: string) =>
  `INSERT OR REPLACE INTO order_search (rowid, text) VALUES (${row}.id, ${grams(row)} || ${words(row)});`;

/**
 * Speeds up the order list at any size: one index per sort order with all filters, counts per combination of filters, and a
 * full-text index. Triggers maintain the last two.
 */
export const orderListStep: readonly string[] = [
  `CREATE INDEX orders_by_time ON orders (created_at, id, ${filters})`,
  `CREATE INDEX orders_by_number ON orders (order_no, id, ${filters})`,
  `CREATE INDEX orders_by_fee ON orders (fee_cents, id, ${filters})`,
  'CREATE INDEX orders_by_owner ON orders (placed_by, created_at, id, status, category, from_city, to_city)',

  `CREATE TABLE order_counts (
    ${counted.map((column) => `${column} TEXT NOT NULL`).join(', ')}, count INTEGER NOT NULL,
    PRIMARY KEY (${counted.join(', ')})
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO order_counts SELECT ${counted.join(', ')}, count(*) FROM orders GROUP BY ${counted.join(', ')}`,

  'CREATE TABLE gram_places (n INTEGER PRIMARY KEY) STRICT',
  'INSERT INTO gram_places WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 400) SELECT n FROM up',
  `CREATE VIRTUAL TABLE order_search USING fts5(text, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
  `INSERT INTO order_search (rowid, text) SELECT id, ${grams('orders')} || ${words('orders')} FROM orders`,

  `CREATE TRIGGER orders_added AFTER INSERT ON orders BEGIN ${count('new', 1)} ${find('new')} END`,
  `CREATE TRIGGER orders_removed AFTER DELETE ON orders BEGIN
    ${count('old', -1)} DELETE FROM order_search WHERE rowid = old.id;
  END`,
  `CREATE TRIGGER orders_changed AFTER UPDATE ON orders BEGIN ${count('old', -1)} ${count('new', 1)} ${find('new')} END`,
];
