const counts = (table: string, columns: string) => [
  `ALTER TABLE ${table} ADD COLUMN version INTEGER NOT NULL DEFAULT 1`,
  `CREATE TRIGGER ${table}_version AFTER UPDATE OF ${columns} ON ${table}
   BEGIN UPDATE ${table} SET version = old.version + 1 WHERE id = new.id; END`,
];

/** Adds versions of roles and accounts, which count administrators' changes by any statement. */
export const peopleVersionStep = [
  ...counts('roles', 'name, note, permissions'),
  ...counts('accounts', 'roles, disabled'),
];
