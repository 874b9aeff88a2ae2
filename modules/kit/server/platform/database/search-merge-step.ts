const setting = (name: string, value: number) =>
  `INSERT INTO order_search (order_search, rank) VALUES ('${name}', ${value})`;

/** Leaves merging of the full-text index to `mergeInSteps`: SQLite's own merge (FTS5 option `automerge`) blocks a write for seconds. */
export const searchMergeStep: readonly string[] = [setting('automerge', 0), setting('crisismerge', 1000)];
