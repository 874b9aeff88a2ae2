/** Adds list settings of accounts: columns, and views that can be shared with a role. Deleting a role deletes no view. */
export const listSettingsStep: readonly string[] = [
  `CREATE TABLE list_columns (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    list TEXT NOT NULL,
    columns TEXT NOT NULL,
    PRIMARY KEY (account_id, list)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE list_views (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    list TEXT NOT NULL,
    name TEXT NOT NULL,
    query TEXT NOT NULL,
    role_id INTEGER REFERENCES roles (id) ON DELETE SET NULL,
    UNIQUE (account_id, list, name)
  ) STRICT`,
  'CREATE INDEX list_views_role ON list_views (role_id, list) WHERE role_id IS NOT NULL',
];
