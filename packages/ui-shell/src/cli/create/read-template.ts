import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CreateError } from './choice';
import type { FileTable } from './project-files';

/** The files of a folder and of those below it, by paths with `/`; what an install or a build has left there is passed over. Throws a `CreateError` where there is no such folder. */
export function readTemplate(folder: string): FileTable {
  if (!existsSync(folder)) throw new CreateError(`This package is not whole: ${folder} is missing.`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
