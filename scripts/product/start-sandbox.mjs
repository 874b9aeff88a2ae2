import { startProgram } from '../lib/browse.mjs';
import { fromRoot } from '../lib/root.mjs';

/** Starts the built sandbox in memory with the built console on a free port; resolves to `{ url, stop }`. */
export function startSandbox(flags = []) {
  const main = fromRoot('apps/sandbox/dist/main.js');
  const args = [main, '--console', fromRoot('apps/console/dist'), '--memory', '--captcha', 'never', ...flags];
  const env = { ...process.env, PORT: '0' };
  return startProgram(process.execPath, args, /Waybill console: (http:\S+)/, { env });
}
