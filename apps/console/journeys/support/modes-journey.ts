import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Mode } from '../../modes/modes';
import { journey } from './journey';
import { startSandbox } from './start-sandbox';

const app = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const vite = path.resolve(app, '../../node_modules/vite/bin/vite.js');

/** The output folder of the modes. */
const folder = process.env.WAYBILL_MODES ?? path.join(app, 'dist-modes');

/** `development` has React's checks, StrictMode's second calls and all warnings. */
type Build = 'production' | 'development';

const folderOf = (build: Build) => (build === 'production' ? folder : `${folder}-development`);

/** Builds the modes once a run for all workers; the runner's process id marks the run, because it is the parent of every worker. */
async function buildModes(kind: Build): Promise<void> {
  const run = String(process.ppid);
  const target = folderOf(kind);
  const stamp = path.join(target, 'run.txt');
  const lock = path.join(tmpdir(), `waybill-modes-${kind}-${run}`);
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === run;
  while (!isBuilt()) {
    if (!take(lock)) {
      await pause(100);
      continue;
    }
    try {
      if (isBuilt()) return;
      const flags = ['--configLoader', 'runner', '-c', 'modes/vite.config.ts', '--outDir', target, '--mode', kind];
      const env = { ...process.env, NODE_ENV: kind };
      execFileSync(process.execPath, [vite, 'build', ...flags], { cwd: app, stdio: 'pipe', env });
      writeFileSync(stamp, run);
    } finally {
      rmdirSync(lock);
    }
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

const journeyThrough = (build: Build) =>
  journey.extend({
    product: [
      async ({ flags }, use) => {
        await buildModes(build);
        const product = await startSandbox(['--console', folderOf(build), ...flags]);
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

/** A journey through the console in another configuration, which is built for the run. */
export const modesJourney = journeyThrough('production');

/** The same in a development build. */
export const developmentJourney = journeyThrough('development');

/** An address of the console in a mode. */
export const inMode = (mode: Mode, address = '/') => `/?mode=${mode}#${address}`;
