import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

const stamp = fromRoot('node_modules/.waybill-install');

/** Installs what package-lock.json names when node_modules is missing or was installed from another lock file. */
export async function installIfStale() {
  const wanted = lockHash();
  if (readIfThere(stamp) === wanted) return;
  if (lockAgreesWithInstalled()) return writeFileSync(stamp, wanted);
  const first = !existsSync(fromRoot('node_modules'));
  console.log(first ? 'Installing dependencies (first run only) ...' : 'package-lock.json has changed: installing ...');
  const { code, output } = await capture('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error(
      `${output}\nnpm could not install the dependencies. The lines above say why; mend that and try again.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockHash());
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(fromRoot('package-lock.json')))
    .digest('hex');
}

// Whoever ran `npm install` or `npm ci` by hand need not wait for a second one: npm's own record of what it
// installed holds the same versions as the lock file. Optional entries are left out, they differ by machine.
function lockAgreesWithInstalled() {
  const record = readIfThere(fromRoot('node_modules/.package-lock.json'));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  const locked = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.link ||
      !path.includes('node_modules/') ||
      installed[path]?.version === entry.version,
  );
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
