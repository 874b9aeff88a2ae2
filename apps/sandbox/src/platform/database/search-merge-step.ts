const setting = (name: string, value: number) =>
  `INSERT INTO order_search (order_search, rank) VALUES ('${name}', ${value})`;

/**
 * Leaves the pieces of the full text index to `mergeInSteps`: SQLite's own way merges the newest sixteen within the write that adds one, and
 * where one of them holds a million orders, that write takes seconds. A thousand pieces is where it does so all the same.
 * Source: the options of SQLite's FTS5.
 */
export const searchMergeStep: readonly string[] = [setting('automerge', 0), setting('crisismerge', 1000)];
