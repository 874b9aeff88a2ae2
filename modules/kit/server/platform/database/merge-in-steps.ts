import type { Database } from '../../database';
import { afterWrites } from './after-writes';

/** Milliseconds between a write and the step after it, and from one step to the next. */
const pause = 50;
/** Pages of the index that a step writes anew: some milliseconds of the thread that writes. */
const pages = 64;
const changes = 'SELECT total_changes() AS changes';

/**
 * A database that merges the pieces of its full text index after writes, in steps so small that no write waits for long. Each order that is
 * written adds a piece, and all of them are walked by every search.
 */
export function mergeInSteps(database: Database): Database {
  let timer: NodeJS.Timeout | undefined;
  let step: Promise<void> | undefined;
  let isOpen = true;

  function soon(): void {
    if (isOpen) timer ??= setTimeout(() => (step = run()), pause);
  }

  async function run(): Promise<void> {
    // What keeps a step from being made is said by the writes, which meet it as well; the next one tries again.
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

/** Whether there was something to merge; by then SQLite has changed more than the row that asks it. */
async function mergeOnce(database: Database): Promise<boolean> {
  const merge = `INSERT INTO order_search (order_search, rank) VALUES ('merge', ${pages})`;
  const [before, , after] = await database.batch([changes, merge, changes], 'write');
  return Number(after?.rows[0]?.changes) - Number(before?.rows[0]?.changes) > 1;
}
