const filters = 'status, category, from_city, to_city, placed_by';
const counted = ['status', 'category', 'from_city', 'to_city'];
/** The columns of the first index of orders. */
export const searched = [
  'order_no',
  'consignor_name',
  'consignee_name',
  'consignor_phone',
  'consignee_phone',
  'plate',
  'vin',
  'frames',
  'regions',
] as const;

/** An indexed field: its columns, and the SQL of their joined text if it differs. */
interface Searched {
  columns: readonly string[];
  read?: ((text: string) => string) | undefined;
}

const first: Searched = { columns: searched };

// Days are those of Asia/Shanghai.
const dayOf = (time: string) => `((${time} + 28800000) / 86400000)`;

/** All grams of one to three characters of the searched text, in hexadecimal so that any character stays part of its gram. */
const grams = (row: string, { columns, read = (text) => text }: Searched = first) => {
  const text = read(columns.map((field) => `${row}.${field}`).join(' || char(10) || '));
  // The limit prevents SQLite from computing the text again for each gram.
  return `(SELECT group_concat(hex(substr(whole, n, size)), ' ')
           FROM (SELECT lower(${text}) AS whole LIMIT 1), gram_places, (SELECT 1 AS size UNION ALL SELECT 2 UNION ALL SELECT 3)
           WHERE n <= length(whole))`;
};

/** A word for each value of a filter; its odd length distinguishes it from grams, which have even lengths. Days and ranges of thirty days are words too. */
const words = (row: string) =>
  `' s' || hex(${row}.status) || ' c' || hex(${row}.category) || ' f' || hex(${row}.from_city) ||
   ' t' || hex(${row}.to_city) || ' o' || hex(coalesce(${row}.placed_by, '')) ||
   ' d' || hex(${dayOf(`${row}.created_at`)}) || ' e' || hex(${dayOf(`${row}.created_at`)} / 30)`;

const count = (row: string, step: 1 | -1) =>
  `INSERT INTO order_counts (${counted.join(', ')}, count) VALUES (${counted.map((column) => `${row}.${column}`).join(', ')}, ${step})
   ON CONFLICT DO UPDATE SET count = count + ${step};
   INSERT INTO order_days (day, status, category, count) VALUES (${dayOf(`${row}.created_at`)}, ${row}.status, ${row}.category, ${step})
   ON CONFLICT DO UPDATE SET count = count + ${step};`;

const find = (row: string, what?: Searched) =>
  `INSERT OR REPLACE INTO order_search (rowid, text) VALUES (${row}.id, ${grams(row, what)} || ${words(row)});`;

/** Changes the columns that keywords search, or their text by `read`: indexes all orders again, and every new or changed order. */
export const searchIn = (columns: readonly string[], read?: Searched['read']): readonly string[] => {
  const what = { columns, read };
  return [
    'DROP TRIGGER orders_added',
    'DROP TRIGGER IF EXISTS orders_changed',
    `INSERT OR REPLACE INTO order_search (rowid, text) SELECT id, ${grams('orders', what)} || ${words('orders')} FROM orders`,
    `CREATE TRIGGER orders_added AFTER INSERT ON orders BEGIN ${count('new', 1)} ${find('new', what)} END`,
    `CREATE TRIGGER orders_changed AFTER UPDATE ON orders BEGIN
    ${count('old', -1)} ${count('new', 1)} ${find('new', what)}
  END`,
  ];
};

/**
 * Speeds up the order list: an index with all filters, counts per combination of filters and per day, and a full-text index, all
 * maintained by triggers.
 */
export const orderSearchStep: readonly string[] = [
  `CREATE INDEX orders_by_time ON orders (created_at, id, ${filters}, fee_cents, order_no)`,
  `CREATE INDEX orders_by_number ON orders (order_no, id, created_at, ${filters})`,
  `CREATE INDEX orders_by_fee ON orders (fee_cents, id, created_at, ${filters})`,
  'CREATE INDEX orders_by_owner ON orders (placed_by, created_at, id, status, category, from_city, to_city)',
  `CREATE INDEX orders_by_due ON orders (due_at, id, created_at, order_no, fee_cents, ${filters})
   WHERE status NOT IN ('signed', 'cancelled', 'returned')`,
  `CREATE INDEX orders_by_signing ON orders (signed_at, id, created_at, order_no, fee_cents, ${filters})
   WHERE signed_at IS NOT NULL`,

  `CREATE TABLE order_counts (
    ${counted.map((column) => `${column} TEXT NOT NULL`).join(', ')}, count INTEGER NOT NULL,
    PRIMARY KEY (${counted.join(', ')})
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO order_counts SELECT ${counted.join(', ')}, count(*) FROM orders GROUP BY ${counted.join(', ')}`,
  `CREATE TABLE order_days (
    day INTEGER NOT NULL, status TEXT NOT NULL, category TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (day, status, category)
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO order_days SELECT ${dayOf('created_at')}, status, category, count(*) FROM orders GROUP BY 1, 2, 3`,

  'CREATE TABLE gram_places (n INTEGER PRIMARY KEY) STRICT',
  'INSERT INTO gram_places WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 1500) SELECT n FROM up',
  `CREATE VIRTUAL TABLE order_search USING fts5(text, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
  `INSERT INTO order_search (rowid, text) SELECT id, ${grams('orders')} || ${words('orders')} FROM orders`,

  `CREATE TRIGGER orders_added AFTER INSERT ON orders BEGIN ${count('new', 1)} ${find('new')} END`,
  `CREATE TRIGGER orders_removed AFTER DELETE ON orders BEGIN
    ${count('old', -1)} DELETE FROM order_search WHERE rowid = old.id;
  END`,
  `CREATE TRIGGER orders_changed AFTER UPDATE ON orders BEGIN ${count('old', -1)} ${count('new', 1)} ${find('new')} END`,
];
