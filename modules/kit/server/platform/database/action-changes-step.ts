/** Adds the changed fields of an action. */
export const actionChangesStep: readonly string[] = [
  `ALTER TABLE actions ADD COLUMN changes TEXT NOT NULL DEFAULT '[]'`,
];
