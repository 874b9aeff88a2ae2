import type { Database } from '../../database';
import { afterWrites } from './after-writes';

/** Milliseconds between a write and the step after it, and from one step to the next. */
const pause = 50;
/** Index pages per step: some milliseconds of the writing thread. */
const pages = 64;
const changes = 'SELECT total_changes() AS changes';

/**
 * Wraps a database and merges the segments of its full-text index after writes, in short steps. Each order adds a segment, and a
 * search walks all of them.
 */
export function mergeInSteps(database: Database): Database {
  let timer: NodeJS.Timeout | undefined;
  let step: Promise<void> | undefined;
  let isOpen = true;

  function soon(): void {
    if (isOpen) timer ??= setTimeout(() => (step = run()), pause);
  }

  async function run(): Promise<void> {
    // A failed step is ignored: writes report the same failure, and the next step retries.
    const didSomething = await mergeOnce(database).catch(() => false);
    timer = undefined;
    if (didSomething) soon();
  }

  return {
    ...afterWrites(database, soon),
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await step;
      await database.close();
    },
  };
}

/** Whether there was something to merge: then SQLite has changed more rows than the command's own. */
async function mergeOnce(database: Database): Promise<boolean> {
  const merge = `INSERT INTO order_search (order_search, rank) VALUES ('merge', ${pages})`;
  const [before, , after] = await database.batch([changes, merge, changes], 'write');
  return Number(after?.rows[0]?.changes) - Number(before?.rows[0]?.changes) > 1;
}
