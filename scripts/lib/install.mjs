import { existsSync, readFileSync } from 'node:fs';
import { requireNode } from './require-node.mjs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

/** Installs what package-lock.json names when npm's own record in node_modules lacks any of it; ends the process where that, or this Node.js, will not do. */
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
  const [wanted, there] = [fromRoot('package-lock.json'), record].map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(wanted.packages).every(([name, { integrity, optional }]) => {
    // Workspaces have no record of their own, and what is optional may be for another platform.
    if (!name.includes('node_modules/') || optional) return true;
    return name in there.packages && there.packages[name].integrity === integrity;
  });
}
