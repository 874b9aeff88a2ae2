/** What an action changed, field by field. */
export const actionChangesStep: readonly string[] = [
  `ALTER TABLE actions ADD COLUMN changes TEXT NOT NULL DEFAULT '[]'`,
];
