import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Absolute path of something named from the repository's root. */
export const fromRoot = (...parts) => path.join(root, ...parts);
