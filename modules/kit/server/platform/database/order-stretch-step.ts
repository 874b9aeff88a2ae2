const count = (row: string, step: 1 | -1) =>
  [
    ['order_fees', `${row}.fee_cents / 2000`],
    ['order_numbers', `substr(${row}.order_no, 1, 10)`],
  ]
    .map(
      ([table, stretch]) =>
        `INSERT INTO ${table} (stretch, status, category, count) VALUES (${stretch}, ${row}.status, ${row}.category, ${step})
         ON CONFLICT DO UPDATE SET count = count + ${step};`,
    )
    .join('\n');

const table = (name: string, type: string, stretch: string) => [
  `CREATE TABLE ${name} (
    stretch ${type} NOT NULL, status TEXT NOT NULL, category TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (stretch, status, category)
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO ${name} SELECT ${stretch}, status, category, count(*) FROM orders GROUP BY 1, 2, 3`,
];

/** Counts orders by state and category in stretches of twenty yuan and of a day's numbers, from which a late page is found. */
export const orderStretchStep: readonly string[] = [
  ...table('order_fees', 'INTEGER', 'fee_cents / 2000'),
  ...table('order_numbers', 'TEXT', 'substr(order_no, 1, 10)'),
  `CREATE TRIGGER order_stretches_added AFTER INSERT ON orders BEGIN ${count('new', 1)} END`,
  `CREATE TRIGGER order_stretches_removed AFTER DELETE ON orders BEGIN ${count('old', -1)} END`,
  `CREATE TRIGGER order_stretches_changed AFTER UPDATE OF fee_cents, order_no, status, category ON orders BEGIN
    ${count('old', -1)} ${count('new', 1)}
  END`,
];
