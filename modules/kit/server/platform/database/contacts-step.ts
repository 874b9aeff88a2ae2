/** Adds contacts entered by hand and contacts removed from the suggestions of orders. */
export const contactsStep: readonly string[] = [
  `CREATE TABLE contacts (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    region TEXT NOT NULL,
    street TEXT NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    PRIMARY KEY (account_id, name, phone, region, street)
  ) STRICT, WITHOUT ROWID`,
];
