import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Absolute path of something named from the repository's root. */
export const fromRoot = (...parts) => path.join(root, ...parts);

/** The output of a command of git in the repository. */
export const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
