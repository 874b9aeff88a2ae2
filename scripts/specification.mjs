import { readFileSync } from 'node:fs';
import { readTests } from './lib/read-tests.mjs';
import { fromRoot } from './lib/root.mjs';

// Which rows of docs/specification.md no test of the last run names in its title, `[id]`, and which ids of titles are no row.
const text = readFileSync(fromRoot('docs/specification.md'), 'utf8');
const rows = new Map([...text.matchAll(/^- ([a-z0-9-]+): (.+)$/gm)].map(([, id, sentence]) => [id, sentence]));
const runners = ['units', 'browser', 'stories', 'journeys'].map((task) => ({ task, tests: readTests(task) }));
const missing = runners.filter(({ tests }) => !tests).map(({ task }) => task);
if (missing.length > 0) stop([`There is no report of ${missing.join(', ')}: run "npm test".`]);

const named = new Map();
for (const { title, ok } of runners.flatMap(({ tests }) => tests))
  for (const [, id] of title.matchAll(/\[([a-z0-9]+(?:-[a-z0-9]+)*)\]/g)) named.set(id, (named.get(id) ?? true) && ok);

const problems = [
  ...[...rows].filter(([id]) => !named.has(id)).map(([id, sentence]) => `No test names ${id}: ${sentence}`),
  ...[...named].filter(([id, ok]) => rows.has(id) && !ok).map(([id]) => `A test of ${id} did not pass.`),
  ...[...named.keys()].filter((id) => !rows.has(id) && id.includes('-')).map((id) => `${id} is no row.`),
];
if (problems.length > 0) stop(problems);
console.log(`${rows.size} rows, each named by tests that passed.`);

function stop(lines) {
  console.error(lines.join('\n'));
  process.exit(1);
}
