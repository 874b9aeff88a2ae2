import { dayLength } from '../business-time';
import { defaultFreezeDays, rates } from './commission';

const whoMay = (right: string) => `instr(permissions, '"${right}"') > 0`;

const grant = (permission: string, to: string) =>
  ['accounts', 'roles'].map(
    (table) => `UPDATE ${table} SET permissions = json_insert(permissions, '$[#]', '${permission}')
                WHERE json_valid(permissions) AND ${to} AND NOT ${whoMay(permission)}`,
  );

/** SQL of the rate of a level, in per cent. */
export const rateOf = (level: string) =>
  `(CASE ${level} ${Object.entries(rates)
    .map(([name, rate]) => `WHEN '${name}' THEN ${rate}`)
    .join(' ')} ELSE ${rates.standard} END)`;

/** Days until the commission of a signed order can be withdrawn; earlier orders are unchanged. */
const freezeDays = `coalesce((SELECT CAST(value AS INTEGER) FROM facts WHERE name = 'freeze days'), ${defaultFreezeDays})`;

/** A commission that is neither paid nor void. */
const open = 'order_id = new.order_id AND paid_at IS NULL AND void_at IS NULL';

/**
 * Adds commissions, the data of their states, and withdrawals. Triggers keep them in step with their orders; paid ones stay paid.
 */
export const commissionStep: readonly string[] = [
  `CREATE TABLE withdrawals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    promoter_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    cents INTEGER NOT NULL CHECK (cents >= 0),
    orders INTEGER NOT NULL CHECK (orders >= 0),
    state TEXT NOT NULL DEFAULT 'requested',
    version INTEGER NOT NULL DEFAULT 1,
    requested_at INTEGER NOT NULL,
    settled_at INTEGER,
    settled_by TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT ''
  ) STRICT`,
  'CREATE INDEX withdrawals_promoter ON withdrawals (promoter_id, requested_at)',
  `CREATE TABLE commission_keys (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    request TEXT NOT NULL,
    record_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account_id, key)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX commission_keys_by_time ON commission_keys (at)',

  'ALTER TABLE promotion_orders RENAME COLUMN settled_at TO paid_at',
  'ALTER TABLE promotion_orders ADD COLUMN promoter_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL',
  'ALTER TABLE promotion_orders ADD COLUMN free_at INTEGER',
  'ALTER TABLE promotion_orders ADD COLUMN withdrawal_id INTEGER REFERENCES withdrawals (id) ON DELETE SET NULL',
  'ALTER TABLE promotion_orders ADD COLUMN void_at INTEGER',
  `ALTER TABLE promotion_orders ADD COLUMN void_cause TEXT NOT NULL DEFAULT ''`,
  `ALTER TABLE promotion_orders ADD COLUMN void_by TEXT NOT NULL DEFAULT ''`,
  `ALTER TABLE promotion_orders ADD COLUMN void_reason TEXT NOT NULL DEFAULT ''`,
  `UPDATE promotion_orders SET
     promoter_id = (SELECT inviter_id FROM promoted_users u WHERE u.id = user_id),
     paid_at = CASE status WHEN 'settled' THEN paid_at END,
     free_at = (SELECT signed_at + ${defaultFreezeDays * dayLength} FROM orders o WHERE o.id = order_id),
     void_at = (SELECT max(e.at) FROM order_events e WHERE e.order_id = promotion_orders.order_id AND promotion_orders.status <> 'settled'
                AND e.kind = 'step' AND e.status IN ('cancelled', 'returned')),
     void_cause = coalesce((SELECT o.status FROM orders o WHERE o.id = order_id AND o.status IN ('cancelled', 'returned')), '')`,
  'ALTER TABLE promotion_orders DROP COLUMN status',
  // An order earns once: only its first entry counts.
  'DELETE FROM promotion_orders WHERE id NOT IN (SELECT min(id) FROM promotion_orders GROUP BY order_id)',
  'CREATE UNIQUE INDEX promotion_orders_order ON promotion_orders (order_id)',
  'CREATE INDEX promotion_orders_promoter ON promotion_orders (promoter_id)',
  'CREATE INDEX promotion_orders_withdrawal ON promotion_orders (withdrawal_id)',

  `CREATE TRIGGER commission_begins AFTER INSERT ON orders BEGIN
    INSERT OR IGNORE INTO promotion_orders (user_id, order_id, promoter_id, rate, commission_cents)
    SELECT id, new.id, inviter_id, ${rateOf('level')}, new.fee_cents * ${rateOf('level')} / 100
    FROM promoted_users WHERE account_id = new.placed_by AND inviter_id IS NOT NULL;
  END`,
  `CREATE TRIGGER commission_follows_fee AFTER UPDATE OF fee_cents ON orders WHEN new.fee_cents <> old.fee_cents BEGIN
    UPDATE promotion_orders SET commission_cents = new.fee_cents * rate / 100
    WHERE order_id = new.id AND free_at IS NULL AND paid_at IS NULL AND void_at IS NULL;
  END`,
  `CREATE TRIGGER commission_freezes AFTER INSERT ON order_events WHEN new.kind = 'step' AND new.status = 'signed' BEGIN
    UPDATE promotion_orders SET free_at = new.at + ${freezeDays} * ${dayLength} WHERE ${open} AND free_at IS NULL;
  END`,
  `CREATE TRIGGER commission_ends AFTER INSERT ON order_events
   WHEN new.kind = 'step' AND new.status IN ('cancelled', 'returned') BEGIN
    UPDATE withdrawals SET
      cents = cents - (SELECT commission_cents FROM promotion_orders WHERE ${open}),
      orders = orders - 1,
      version = version + 1,
      state = CASE orders WHEN 1 THEN 'lapsed' ELSE state END,
      settled_at = CASE orders WHEN 1 THEN new.at END
    WHERE id = (SELECT withdrawal_id FROM promotion_orders WHERE ${open});
    UPDATE promotion_orders SET
      void_at = new.at, void_cause = new.status, void_by = new.actor, void_reason = new.note, withdrawal_id = NULL
    WHERE ${open};
  END`,

  ...grant('withdraw:promotion', whoMay('read:promotion')),
  ...grant('manage:promotion', `${whoMay('read:promotion')} AND ${whoMay('manage:order')}`),
  ...grant('settle:promotion', `${whoMay('read:promotion')} AND ${whoMay('price:order')}`),
];
