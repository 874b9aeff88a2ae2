import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../lib/root.mjs';

const roots = ['apps/console/src', 'examples'];
const typed = /\.(?:get|post|put|patch|delete|request)<(?!unknown>)/;
const advice = 'a type is no check: read the response through readResponse(), useServerData() or a resource';

/** The lines of a file that give the response of a call a type instead of checking it, a sentence for each. */
export function uncheckedResponses(text) {
  return text
    .split('\n')
    .flatMap((line, index) => (typed.test(line) ? [`line ${index + 1}: "${line.trim()}": ${advice}.`] : []));
}

/** The same of every source of the console and the examples. */
export const lintResponses = () =>
  roots.flatMap((root) =>
    readdirSync(fromRoot(root), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        uncheckedResponses(readFileSync(fromRoot(root, file), 'utf8')).map(
          (each) => `${path.posix.join(root, file)}, ${each}`,
        ),
      ),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = lintResponses();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Every response is checked by a schema.');
}
