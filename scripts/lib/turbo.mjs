import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

/** Runs one turbo task for the named workspaces (all of them when none is named) with the local cache only. */
export function turbo(task, { only = [], log, keepGoing = false, concurrency = 2 } = {}) {
  const filters = only.map((name) => `--filter=${name}`);
  const flags = ['--output-logs=new-only', '--log-order=grouped', '--no-color', `--concurrency=${concurrency}`];
  const args = ['run', task, ...filters, ...flags, ...(keepGoing ? ['--continue'] : [])];
  return capture(process.execPath, [fromRoot('node_modules/turbo/bin/turbo'), ...args], log ? { log } : {});
}
