import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CreateError } from './choice';
import type { FileTable } from './project-files';

/** The files below a folder by paths with `/`, without installed and built files. Throws a `CreateError` if the folder does not exist. */
export function readTemplate(folder: string): FileTable {
  if (!existsSync(folder)) throw new CreateError(`This package is not whole: ${folder} is missing.`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
