import { presenceTrigger } from './live-step';

/** An event of presence names the record alone; the people are read when it is sent, so that the table stays small. */
export const presenceEventStep: readonly string[] = [
  `UPDATE happened SET detail = '{}' WHERE topic = 'presence'`,
  ...['begins', 'changes', 'ends'].map((name) => `DROP TRIGGER presence_${name}`),
  presenceTrigger('begins', 'INSERT ON presence', 'new', "'{}'"),
  presenceTrigger('changes', 'UPDATE OF editing ON presence WHEN new.editing <> old.editing', 'new', "'{}'"),
  presenceTrigger('ends', 'DELETE ON presence', 'old', "'{}'"),
];
