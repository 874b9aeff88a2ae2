import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

/** What every run of turbo is told: what one has built for this Node.js the others take from the cache. */
export const turboEnv = { WAYBILL_NODE: process.version, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** Runs one turbo task for the named workspaces (all of them when none is named) with the local cache only. */
export function turbo(task, { only = [], log, keepGoing = false, concurrency = 2 } = {}) {
  const filters = only.map((name) => `--filter=${name}`);
  const flags = ['--output-logs=new-only', '--log-order=grouped', '--no-color', `--concurrency=${concurrency}`];
  const args = ['run', task, ...filters, ...flags, ...(keepGoing ? ['--continue'] : [])];
  return capture(process.execPath, [fromRoot('node_modules/turbo/bin/turbo'), ...args], {
    env: turboEnv,
    ...(log && { log }),
  });
}
