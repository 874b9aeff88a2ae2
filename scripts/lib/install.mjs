import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

const stamp = fromRoot('node_modules/.waybill-install');

/** Installs what package-lock.json names when node_modules is missing or was installed from another lock file. */
export async function installIfStale() {
  const wanted = lockHash();
  if (readIfThere(stamp) === wanted) return;
  if (isInstalledByHand()) return writeFileSync(stamp, wanted);
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

// After an `npm install` or `npm ci` by hand npm's own record is younger than the lock file: nobody need wait for a second one.
function isInstalledByHand() {
  const record = fromRoot('node_modules/.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(fromRoot('package-lock.json')).mtimeMs;
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
