import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';

/** The files behind the public entries of a package, `index.ts` first. */
export function entryFiles(name) {
  const folder = fromRoot('packages', name, 'src/exports');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .sort((a, b) => Number(b === 'index.ts') - Number(a === 'index.ts'))
    .map((file) => path.join(folder, file));
}
