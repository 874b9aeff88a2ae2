import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../scripts/lib/root.mjs';
import { packagesIn, sameVersions, versionFor } from './report/versions.mjs';

/** What a bare stack takes where ours has a part of its own. */
const instead = ['@tanstack/react-table', '@tanstack/react-virtual'];
const ours = ['packages/auth-core', 'packages/http', 'packages/ui-shell', 'apps/console'];

/** The versions that the floor is made of, by the lock file; throws a sentence where ours has the same in another version. */
export function readVersions() {
  const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
  const sources = readdirSync(fromRoot('bench/floor'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('vite.config.ts'))
    .map((file) => readFileSync(fromRoot('bench/floor', file), 'utf8'));
  const shared = sources.flatMap(packagesIn).filter((name) => !instead.includes(name));
  const alone = instead.map((name) => [name, versionFor(lock, 'bench/floor', name)]);
  return { ...sameVersions(lock, shared, 'bench/floor', ours), ...Object.fromEntries(alone) };
}
