/** Number of stored events: a window that missed more reloads everything. */
export const storedEvents = 20_000;

/** SQL that records an event within a trigger; only `owner` and accounts that see all records receive it, null means all. */
const happen = (topic: string, { record, owner = 'NULL', actor = "''", detail = "'{}'" }: Record<string, string>) =>
  `INSERT INTO happened (topic, record, owner, actor, detail) VALUES ('${topic}', ${record}, ${owner}, ${actor}, ${detail});`;

const presentPeople = (row: string) => `(
  SELECT json_group_array(json_object('window', window, 'username', username, 'editing', json(iif(editing, 'true', 'false'))))
  FROM presence WHERE record = ${row}.record)`;

const ownerOf = (order: string) => `(SELECT placed_by FROM orders WHERE id = ${order})`;

/** An event of presence, with all users or with the record alone. */
export const presenceTrigger = (name: string, when: string, row: string, detail = presentPeople(row)) =>
  `CREATE TRIGGER presence_${name} AFTER ${when} BEGIN ${happen('presence', {
    record: `${row}.record`,
    owner: ownerOf(`${row}.record`),
    detail,
  })} END`;

/**
 * Adds one table of events, which every server of a database reads in the same order, and open records. Triggers write events in
 * the transaction of the change, so both always agree.
 */
export const liveStep: readonly string[] = [
  `CREATE TABLE happened (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    topic TEXT NOT NULL,
    record INTEGER NOT NULL,
    owner INTEGER,
    actor TEXT NOT NULL,
    detail TEXT NOT NULL
  ) STRICT`,
  `CREATE TRIGGER happened_bounded AFTER INSERT ON happened BEGIN
    DELETE FROM happened WHERE id <= new.id - ${storedEvents};
  END`,
  `CREATE TABLE presence (
    record INTEGER NOT NULL,
    window TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    username TEXT NOT NULL,
    editing INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (record, window)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX presence_until ON presence (until)',
  `CREATE TRIGGER order_happens AFTER INSERT ON order_events BEGIN ${happen('order', {
    record: 'new.order_id',
    owner: ownerOf('new.order_id'),
    actor: 'new.actor',
    detail: `json_object('kind', new.kind, 'status', new.status, 'version', new.version)`,
  })} END`,
  `CREATE TRIGGER account_happens AFTER UPDATE OF username, avatar, roles, permissions, admin, disabled, preferences ON accounts BEGIN ${happen(
    'account',
    { record: 'new.id', owner: 'new.id' },
  )} END`,
  `CREATE TRIGGER session_ends AFTER DELETE ON sessions BEGIN ${happen('account', {
    record: 'old.account_id',
    owner: 'old.account_id',
  })} END`,
  `CREATE TRIGGER session_expires AFTER UPDATE OF expires_at ON sessions WHEN new.expires_at < old.expires_at BEGIN ${happen(
    'account',
    { record: 'new.account_id', owner: 'new.account_id' },
  )} END`,
  `CREATE TRIGGER withdrawal_begins AFTER INSERT ON withdrawals BEGIN ${happen('money', {
    record: 'new.id',
    owner: 'new.promoter_id',
  })} END`,
  `CREATE TRIGGER withdrawal_happens AFTER UPDATE OF state, cents ON withdrawals BEGIN ${happen('money', {
    record: 'new.id',
    owner: 'new.promoter_id',
    actor: 'new.settled_by',
  })} END`,
  `CREATE TRIGGER commission_happens AFTER UPDATE OF paid_at, free_at, void_at ON promotion_orders BEGIN ${happen(
    'money',
    {
      record: 'new.id',
      owner: 'new.promoter_id',
    },
  )} END`,
  `CREATE TRIGGER notice_happens AFTER INSERT ON notices BEGIN ${happen('notice', { record: 'new.id' })} END`,
  presenceTrigger('begins', 'INSERT ON presence', 'new'),
  presenceTrigger('changes', 'UPDATE OF editing ON presence WHEN new.editing <> old.editing', 'new'),
  presenceTrigger('ends', 'DELETE ON presence', 'old'),
];
