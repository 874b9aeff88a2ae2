/** Adds stored choices of accounts by name. */
export const savedChoicesStep: readonly string[] = [
  `CREATE TABLE kept_choices (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (account_id, kind, name)
  ) STRICT`,
];
