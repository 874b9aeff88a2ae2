import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.mjs';

/** Copies what is needed to compile the console and its packages, with the dependencies as they are installed; `{ folder, remove }`. */
export function copyTree() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-additions-'));
  const parts = ['packages', 'apps/console', 'apps/sandbox', 'scripts', 'docs', '*.json', '*.md', '.gitignore'];
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...parts], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    if (/\.(png|webp|avif)$/.test(file)) continue;
    cpSync(path.join(root, file), path.join(folder, file), { force: true });
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  linkDependencies(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Everything but the workspace's own packages, which are those of the copy. */
function linkDependencies(folder) {
  const installed = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules/@waybill'), { recursive: true });
  for (const name of readdirSync(installed))
    if (!name.startsWith('.') && name !== '@waybill')
      symlinkSync(path.join(installed, name), path.join(folder, 'node_modules', name), 'junction');
  for (const name of readdirSync(path.join(folder, 'packages')))
    symlinkSync(path.join(folder, 'packages', name), path.join(folder, 'node_modules/@waybill', name), 'junction');
}
