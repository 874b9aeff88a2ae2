import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { readTests, titlesOf } from './lib/read-tests.mjs';
import { fromRoot, root } from './lib/root.mjs';

// Which rows of docs/specification.md no test names in its title, `[id]`, and which ids of titles are no row. Tests of this run have to have
// passed; those of the other one, `npm test` or `npm run test:release`, have to be there.
const isRelease = Boolean(process.env.WAYBILL_RELEASE);
const text = readFileSync(fromRoot('docs/specification.md'), 'utf8');
const rows = new Map([...text.matchAll(/^- ([a-z0-9-]+): (.+)$/gm)].map(([, id, sentence]) => [id, sentence]));
// No story is long enough for the release run.
const tasks = ['units', 'browser', ...(isRelease ? [] : ['stories']), 'journeys'];
const runners = tasks.map((task) => ({ task, tests: readTests(task) }));
const missing = runners.filter(({ tests }) => !tests).map(({ task }) => task);
if (missing.length > 0) stop([`There is no report of ${missing.join(', ')}: run "npm test".`]);

const named = new Map();
for (const { title, ok } of runners.flatMap(({ tests }) => tests))
  for (const id of idsIn(title)) named.set(id, (named.get(id) ?? true) && ok);
const elsewhere = new Set([...titlesOfOtherRun(), ...otherJourneys()].flatMap(idsIn));
const ids = new Set([...named.keys(), ...elsewhere]);
const proven = new Set([...ids, ...(isRelease ? idsOfStories() : [])]);

const problems = [
  ...[...rows].filter(([id]) => !proven.has(id)).map(([id, sentence]) => `No test names ${id}: ${sentence}`),
  ...[...named].filter(([id, ok]) => rows.has(id) && !ok).map(([id]) => `A test of ${id} did not pass.`),
  ...[...ids].filter((id) => !rows.has(id) && id.includes('-')).map((id) => `${id} is no row.`),
];
if (problems.length > 0) stop(problems);
const here = [...rows.keys()].filter((id) => named.has(id)).length;
const other = isRelease ? 'of "npm test"' : 'of the release run';
console.log(`${rows.size} rows: ${here} named by tests that passed, ${rows.size - here} by tests ${other}.`);

function idsIn(title) {
  return [...title.matchAll(/\[([a-z0-9]+(?:-[a-z0-9]+)*)\]/g)].map(([, id]) => id);
}

function titlesOfOtherRun() {
  return ['units', 'browser'].flatMap((task) => titlesOf(task)).filter((title) => /@release/.test(title) !== isRelease);
}

function otherJourneys() {
  const env = { ...process.env, WAYBILL_RELEASE: isRelease ? '' : '1', WAYBILL_SMOKE: isRelease ? '1' : '' };
  const words = 'node_modules/@playwright/test/cli.js test --list --reporter=list --config apps/console'.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) stop([`The journeys of the other run cannot be listed: ${stderr}${stdout}`]);
  // Each line begins with its project.
  return stdout.split('\n').map((line) => line.replace(/^\s*\[.*?\]/, ''));
}

function idsOfStories() {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
  return files.flatMap((file) => idsIn(readFileSync(fromRoot(file), 'utf8')));
}

function stop(lines) {
  console.error(lines.join('\n'));
  process.exit(1);
}
