import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

/** The environment of every turbo run, so that runs with the same Node.js share the cache. */
export const turboEnv = { WAYBILL_NODE: process.version, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** Builds the named workspaces. Default: all. */
export function build(...workspaces) {
  const flags = ['--output-logs=new-only', '--log-order=grouped', '--no-color', '--concurrency=2'];
  const args = ['run', 'build', ...workspaces.map((name) => `--filter=${name}`), ...flags];
  return capture(process.execPath, [fromRoot('node_modules/turbo/bin/turbo'), ...args], { env: turboEnv });
}
