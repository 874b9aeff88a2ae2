import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock } from './lib/complete-lock.mjs';
import { fromRoot } from './lib/root.mjs';

/**
 * Writes into package-lock.json what npm leaves out where the registry at hand lacks the optional packages of other platforms,
 * so that `npm ci` accepts the file on every platform. Run it after a change of dependencies.
 */
const file = fromRoot('package-lock.json');
const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock file is complete.' : `Added to the lock file:\n${added.join('\n')}`);
