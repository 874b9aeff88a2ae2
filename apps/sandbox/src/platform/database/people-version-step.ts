// An expression has no collation: another case of a name counts as a change.
const valuesOf = (row: string, columns: readonly string[]) =>
  columns.map((column) => `${row}.${column} || ''`).join(', ');

const counts = (table: string, columns: readonly string[]) => [
  `ALTER TABLE ${table} ADD COLUMN version INTEGER NOT NULL DEFAULT 1`,
  `CREATE TRIGGER ${table}_version AFTER UPDATE OF ${columns.join(', ')} ON ${table}
   WHEN (${valuesOf('old', columns)}) IS NOT (${valuesOf('new', columns)})
   BEGIN UPDATE ${table} SET version = old.version + 1 WHERE id = new.id; END`,
];

/** Roles and accounts count what administrators change of them, whichever statement writes it. */
export const peopleVersionStep: readonly string[] = [
  ...counts('roles', ['name', 'note', 'permissions']),
  ...counts('accounts', ['username', 'roles', 'disabled', 'password_hash']),
];
