import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mode } from '../../modes/modes';
import { journey } from './journey';
import { startSandbox } from './start-sandbox';

const app = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const vite = path.resolve(app, '../../node_modules/vite/bin/vite.js');

/** Builds the modes once a run: a journey that fails starts a new worker, and the runner is the parent of all of them. */
function buildModes(): void {
  const stamp = path.join(app, 'dist-modes/run.txt');
  const run = String(process.ppid);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === run) return;
  execFileSync(process.execPath, [vite, 'build', '--configLoader', 'runner', '-c', 'modes/vite.config.ts'], {
    cwd: app,
    stdio: 'pipe',
  });
  writeFileSync(stamp, run);
}

/** A journey through the console's parts under another configuration: built anew for the run, served like the console. */
export const modesJourney = journey.extend({
  product: [
    async ({ flags }, use) => {
      buildModes();
      const product = await startSandbox(['--console', path.join(app, 'dist-modes'), ...flags]);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** An address of the console in a mode. */
export const inMode = (mode: Mode, address = '/') => `/?mode=${mode}#${address}`;
