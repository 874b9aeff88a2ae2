import { existsSync, readFileSync } from 'node:fs';
import { requireNode } from './require-node.mjs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

/** Runs `npm ci` if npm's record in node_modules differs from package-lock.json; exits if that fails or Node.js is too old. */
export async function installIfStale() {
  requireNode();
  if (isInstalled()) return;
  console.log('Installing dependencies (first run, or package-lock.json has changed) ...');
  const { code, output } = await capture('npm', ['ci', '--no-audit', '--no-fund']);
  if (code === 0) return;
  console.error(`${output}\nnpm could not install the dependencies. The lines above say why; mend that and try again.`);
  process.exit(1);
}

function isInstalled() {
  const record = fromRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const [lock, there] = [fromRoot('package-lock.json'), record].map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(lock.packages).every(([name, { integrity, optional }]) => {
    // Workspaces have no record, and optional packages may be for another platform.
    if (!name.includes('node_modules/') || optional) return true;
    return name in there.packages && there.packages[name].integrity === integrity;
  });
}
