/** The steps that bring a database up to date; step n takes it from version n to n + 1. Never edit a step that was released: add one. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE accounts (
      id INTEGER PRIMARY KEY,
      username TEXT NOT NULL UNIQUE COLLATE NOCASE,
      phone TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      avatar TEXT NOT NULL,
      roles TEXT NOT NULL,
      permissions TEXT NOT NULL,
      admin INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      family TEXT NOT NULL,
      account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL,
      refresh_until INTEGER NOT NULL,
      rotated_at INTEGER
    ) STRICT`,
    'CREATE INDEX sessions_family ON sessions (family)',
  ],
];
