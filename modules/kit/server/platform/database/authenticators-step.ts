/** Adds the authenticators of an account: passkeys, app codes and recovery codes. */
export const authenticatorsStep: readonly string[] = [
  `CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    synced INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER
  ) STRICT`,
  'CREATE INDEX passkeys_account ON passkeys (account_id)',
  `CREATE TABLE second_factors (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    last_step INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE recovery_codes (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    PRIMARY KEY (account_id, hash)
  ) STRICT, WITHOUT ROWID`,
];
