/** Adds profiles, sessions with their devices, sign-in history and avatars. */
export const personalStep: readonly string[] = [
  `ALTER TABLE accounts ADD COLUMN name TEXT NOT NULL DEFAULT ''`,
  `ALTER TABLE accounts ADD COLUMN email TEXT NOT NULL DEFAULT ''`,
  `ALTER TABLE accounts ADD COLUMN about TEXT NOT NULL DEFAULT ''`,
  `ALTER TABLE accounts ADD COLUMN preferences TEXT NOT NULL DEFAULT '{}'`,
  `CREATE TABLE devices (
    family TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    ip TEXT NOT NULL,
    signed_in_at INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL
  ) STRICT`,
  'CREATE INDEX devices_account ON devices (account_id)',
  // Earlier versions did not record the device of a session.
  `INSERT INTO devices SELECT family, account_id, '', '', min(expires_at), min(expires_at) FROM sessions GROUP BY family`,
  'CREATE INDEX sessions_account ON sessions (account_id)',
  `CREATE TABLE logins (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    way TEXT NOT NULL,
    done INTEGER NOT NULL,
    device TEXT NOT NULL,
    ip TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX logins_account ON logins (account_id, at)',
  `CREATE TABLE pictures (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    key TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    base64 TEXT NOT NULL
  ) STRICT`,
];
