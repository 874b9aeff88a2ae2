import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Tests, stories and what only they use may import anything. */
const isTest = /\.(test|stories)\.tsx?$|(^|\/)(testing|examples)(\/|\.ts$)/;

/** What the files under a folder import of each other, by file; types and what is loaded on demand count. Paths are relative to the folder. */
export function readImports(root) {
  const files = readdirSync(root, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file));
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
      const targets = importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .flatMap(({ fileName }) => resolve(root, path.posix.join(path.posix.dirname(file), fileName)) ?? []);
      return [file, [...new Set(targets)].filter((target) => !isTest.test(target))];
    }),
  );
}

const resolve = (root, file) =>
  [file, `${file}.ts`, `${file}.tsx`].find((name) => /\.tsx?$/.test(name) && existsSync(path.join(root, name)));
