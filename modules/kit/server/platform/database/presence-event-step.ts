import { presenceTrigger } from './live-step';

/** Makes events of presence name the record alone; the users are read on sending, so that the table stays small. */
export const presenceEventStep: readonly string[] = [
  `UPDATE happened SET detail = '{}' WHERE topic = 'presence'`,
  ...['begins', 'changes', 'ends'].map((name) => `DROP TRIGGER presence_${name}`),
  presenceTrigger('begins', 'INSERT ON presence', 'new', "'{}'"),
  presenceTrigger('changes', 'UPDATE OF editing ON presence WHEN new.editing <> old.editing', 'new', "'{}'"),
  presenceTrigger('ends', 'DELETE ON presence', 'old', "'{}'"),
];
