import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../lib/root.mjs';
import { checkFolders, checkRows, findCircles } from './folder-rules.mjs';
import { readFolderTables } from './folder-tables.mjs';
import { readImports } from './imports.mjs';

/** What is wrong with the imports inside the packages, by the tables of ARCHITECTURE.md; a sentence each. */
export function lintFolders(text = readFileSync(fromRoot('ARCHITECTURE.md'), 'utf8')) {
  return readFolderTables(text).flatMap(({ root, rows }) => {
    const imports = readImports(fromRoot(root));
    return [
      ...checkRows(rows),
      ...checkFolders(rows, imports),
      ...findCircles(imports).map((files) => `These files import each other in a circle: ${files.join(' -> ')}.`),
    ].map((sentence) => `${root}: ${sentence}`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = lintFolders();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Every folder imports what its row in ARCHITECTURE.md names, and nothing else.');
}
