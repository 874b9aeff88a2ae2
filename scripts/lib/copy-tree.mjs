import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fromRoot, git } from './root.mjs';

/** Copies the tracked files as they are now, with links to dependencies and packages, and returns the folder; `atEnd` removes it. */
export function copyTree(atEnd) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-copy-'));
  git('worktree', 'add', '--quiet', '--detach', folder, git('stash', 'create') || 'HEAD');
  atEnd(() => git('worktree', 'remove', '--force', folder));
  const modules = (name) => [fromRoot('node_modules', name), path.join(folder, 'node_modules', name)];
  cpSync(...modules('@waybill'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(fromRoot('node_modules')))
    if (!/^(\.|@waybill$)/.test(name)) symlinkSync(...modules(name));
  return folder;
}
