const happens = (name: string, when: string, row: string) => [
  `DROP TRIGGER presence_${name}`,
  `CREATE TRIGGER presence_${name} AFTER ${when} BEGIN
    INSERT INTO happened (topic, record, owner, actor, detail)
    VALUES ('presence', ${row}.record, (SELECT placed_by FROM orders WHERE id = ${row}.record), '', '{}');
  END`,
];

/** An event of presence names the record alone; the people are read when it is sent, so that the table stays small. */
export const presenceEventStep: readonly string[] = [
  `UPDATE happened SET detail = '{}' WHERE topic = 'presence'`,
  ...happens('begins', 'INSERT ON presence', 'new'),
  ...happens('changes', 'UPDATE OF editing ON presence WHEN new.editing <> old.editing', 'new'),
  ...happens('ends', 'DELETE ON presence', 'old'),
];
