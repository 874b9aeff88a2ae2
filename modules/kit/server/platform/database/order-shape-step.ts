/** City codes of the sixteen cities that orders could be shipped between before. */
const codes: Readonly<Record<string, string>> = {
  北京: '110100',
  上海: '310100',
  广州: '440100',
  深圳: '440300',
  杭州: '330100',
  南京: '320100',
  武汉: '420100',
  成都: '510100',
  重庆: '500100',
  西安: '610100',
  郑州: '410100',
  长沙: '430100',
  青岛: '370200',
  天津: '120100',
  昆明: '530100',
  哈尔滨: '230100',
};

const codeOf = (column: string) =>
  `CASE ${column} ${Object.entries(codes)
    .map(([name, code]) => `WHEN '${name}' THEN '${code}'`)
    .join(' ')} ELSE '' END`;

const iso = (ms: string) => `strftime('%Y-%m-%dT%H:%M:%S.000Z', (${ms}) / 1000, 'unixepoch')`;
const premium = 'CASE insured WHEN 1 THEN CAST(round(declared_value * 0.3) AS INTEGER) ELSE 0 END';
const day = 24 * 3600_000;

const grant = (permissions: readonly string[], to: string) => `UPDATE accounts SET permissions = (
  SELECT json_group_array(name) FROM (
    SELECT value AS name FROM json_each(accounts.permissions)
    UNION SELECT value FROM json_each('${JSON.stringify(permissions)}')))
  WHERE json_valid(permissions) AND instr(permissions, '"manage:order"') > 0 AND ${to}`;

const staff = [
  'accept:order',
  'collect:order',
  'depart:order',
  'arrive:order',
  'deliver:order',
  'sign:order',
  'hold:order',
  'report:order',
  'resume:order',
  'return:order',
  'assign:order',
  'price:order',
  'read:phone',
];

/** Adds the full shape of an order: addresses, vehicles, services, price, version and history. The next step rebuilds the indexes of the list. */
export const orderShapeStep: readonly string[] = [
  ...['orders_added', 'orders_removed', 'orders_changed'].map((name) => `DROP TRIGGER ${name}`),
  ...['order_search', 'gram_places', 'order_counts'].map((name) => `DROP TABLE ${name}`),
  ...['orders_by_time', 'orders_by_number', 'orders_by_fee', 'orders_by_owner'].map((name) => `DROP INDEX ${name}`),

  ...['consignor_region', 'consignor_street', 'consignee_region', 'consignee_street', 'regions', 'frames'].map(
    (column) => `ALTER TABLE orders ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
  ),
  `ALTER TABLE orders ADD COLUMN vehicles TEXT NOT NULL DEFAULT '[]'`,
  `ALTER TABLE orders ADD COLUMN services TEXT NOT NULL DEFAULT '{}'`,
  `ALTER TABLE orders ADD COLUMN price TEXT NOT NULL DEFAULT '{}'`,
  'ALTER TABLE orders ADD COLUMN held_from TEXT',
  `ALTER TABLE orders ADD COLUMN line TEXT NOT NULL DEFAULT ''`,
  `ALTER TABLE orders ADD COLUMN carrier TEXT NOT NULL DEFAULT ''`,
  'ALTER TABLE orders ADD COLUMN version INTEGER NOT NULL DEFAULT 1',
  'ALTER TABLE orders ADD COLUMN due_at INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE orders ADD COLUMN signed_at INTEGER',
  `ALTER TABLE order_events ADD COLUMN kind TEXT NOT NULL DEFAULT 'step'`,
  ...['actor', 'place', 'note'].map(
    (column) => `ALTER TABLE order_events ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
  ),
  `ALTER TABLE order_events ADD COLUMN changes TEXT NOT NULL DEFAULT '[]'`,
  'ALTER TABLE order_events ADD COLUMN version INTEGER NOT NULL DEFAULT 1',

  `UPDATE order_events SET status = 'signed' WHERE status = 'delivered'`,
  `UPDATE orders SET
     status = CASE status WHEN 'delivered' THEN 'signed' ELSE status END,
     plate = replace(plate, '·', ''),
     consignor_region = ${codeOf('from_city')},
     consignee_region = ${codeOf('to_city')},
     regions = from_city || ' ' || to_city,
     vehicles = json_array(json_object(
       'category', category, 'brand', brand, 'model', model, 'plate', replace(plate, '·', ''), 'frame', vin,
       'value', declared_value * 100, 'battery', 'in', 'keys', 1, 'papers', json('false'))),
     services = json_object('payer', 'consignor', 'collection', 'handed-in', 'collectFrom', NULL, 'collectUntil', NULL,
       'delivery', 'self-pickup', 'packing', 'none', 'cashOnDelivery', 0),
     price = json_object('base', fee_cents - ${premium}, 'distance', 0, 'collection', 0, 'delivery', 0, 'packing', 0,
       'insurance', ${premium}, 'total', fee_cents, 'validUntil', ${iso(`created_at + ${day}`)}, 'hand', NULL),
     due_at = created_at + (2 + (distance + 599) / 600) * ${day},
     signed_at = CASE status WHEN 'delivered' THEN coalesce(
       (SELECT max(at) FROM order_events e WHERE e.order_id = orders.id), created_at) END`,

  `CREATE TABLE idempotency (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    request TEXT NOT NULL,
    order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (account_id, key)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX idempotency_by_time ON idempotency (at)',

  grant(staff, `instr(permissions, '"write:order"') > 0`),
  grant(['reveal:phone'], `instr(permissions, '"write:order"') = 0`),
];
