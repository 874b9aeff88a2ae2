/** Reject changes and deletions of recorded actions. */
export const actionTriggers: readonly string[] = [
  `CREATE TRIGGER actions_stay BEFORE UPDATE ON actions
   BEGIN SELECT raise(ABORT, 'the record of actions is append-only'); END`,
  `CREATE TRIGGER actions_remain BEFORE DELETE ON actions
   BEGIN SELECT raise(ABORT, 'the record of actions is append-only'); END`,
];

/** Rejects replacing a record: triggers see a replaced row neither as updated nor as deleted. */
export const replaceTrigger = `CREATE TRIGGER actions_last BEFORE INSERT ON actions
  WHEN EXISTS (SELECT 1 FROM actions WHERE id = new.id)
  BEGIN SELECT raise(ABORT, 'the record of actions is append-only'); END`;

/** Adds roles with permissions, disabled accounts and the record of actions. */
export const peopleStep: readonly string[] = [
  'ALTER TABLE accounts ADD COLUMN disabled INTEGER NOT NULL DEFAULT 0',
  `UPDATE accounts SET permissions = json_insert(permissions, '$[#]', 'read:audit')
   WHERE json_valid(permissions) AND username = 'admin'`,
  `CREATE TABLE roles (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    note TEXT NOT NULL DEFAULT '',
    permissions TEXT NOT NULL
  ) STRICT`,
  // A role was only a name before: it gets the permissions of its first member.
  `INSERT OR IGNORE INTO roles (name, permissions)
   SELECT json_extract(roles, '$[0]'), permissions FROM accounts
   WHERE json_valid(roles) AND json_valid(permissions) AND json_array_length(roles) = 1 ORDER BY id`,
  `CREATE TABLE actions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    account_id INTEGER NOT NULL,
    username TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    device TEXT NOT NULL,
    ip TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX actions_at ON actions (at)',
  ...actionTriggers,
];
