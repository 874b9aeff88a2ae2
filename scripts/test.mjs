import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { installIfStale } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { turboEnv } from './lib/turbo.mjs';
import { readChecks, readPlaywright, readVitest, runOutcome, taskOutcome } from './test/outcomes.mjs';
import { failureBlock, lastLine, taskLine } from './test/screen.mjs';

// Every check of the product; their inputs, order and what waits for what stand in turbo.json, which repeats only what a change can have broken.
const tasks = [
  'lint',
  'unused',
  'docs:check',
  'build',
  'browser',
  'types',
  'stories',
  'units',
  'packaging',
  'journeys',
  'budgets',
  'workshop',
  'proof',
];
const withBrowser = ['browser', 'stories', 'packaging', 'journeys', 'budgets', 'workshop'];
const report = (name, read) => ({ file: fromRoot('reports', `${name}.json`), read });
const reports = {
  '//#units': report('units', readVitest),
  '//#browser': report('browser', readVitest),
  '//#stories': report('stories', readVitest),
  '//#packaging': report('packaging', readChecks),
  '@waybill/console#journeys': report('journeys', readPlaywright),
  '//#budgets': report('budgets', readChecks),
  '//#workshop': report('workshop', readChecks),
  '//#proof': report('proof', readChecks),
};
const summaries = fromRoot('.turbo/runs');

requireNode();
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
for (const name of named) if (!tasks.includes(name)) stop(`There is no check "${name}".`);
for (const flag of flags) if (flag !== '--fresh') stop(`There is no switch "${flag}".`);
await installIfStale();
const chosen = named.length > 0 ? named : tasks;
if (chosen.some((name) => withBrowser.includes(name))) await ensureChromium();

const began = Date.now();
for (const name of ['reports', '.turbo/runs']) mkdirSync(fromRoot(name), { recursive: true });
for (const { file } of Object.values(reports)) rmSync(file, { force: true });
rmSync(summaries, { recursive: true, force: true });
let stopped = false;
await runTurbo();
const [summary] = existsSync(summaries) ? readdirSync(summaries) : [];
const { execution, tasks: listed } = summary
  ? JSON.parse(readFileSync(`${summaries}/${summary}`, 'utf8'))
  : { execution: { attempted: chosen.length }, tasks: [] };
const ended = listed.filter((task) => task.execution);
const results = ended.map((task) => ({ task, outcome: taskOutcome(task, reports[task.taskId]) }));

console.log('');
for (const { task, outcome } of results) console.log(taskLine(task, outcome));
for (const { task, outcome } of results) if (outcome.failed > 0) console.log(failureBlock(task, outcome));
const sum = (key) => results.reduce((total, { outcome }) => total + outcome[key], 0);
const whole = runOutcome({ stopped, attempted: execution.attempted, ended: ended.length });
for (const failure of whole.failures) console.log(`\n${failure}`);
const failed = sum('failed') + whole.failed;
console.log(
  `\n${results.length} tasks in ${((Date.now() - began) / 1000).toFixed(0)} s\n${lastLine(sum('passed'), failed)}`,
);
process.exitCode = failed > 0 || sum('passed') === 0 ? 1 : 0;

// A task named alone runs without what comes before it, but for the builds.
function runTurbo() {
  const alone = named.length > 0 ? ['--only'] : [];
  const args = [
    'run',
    ...chosen,
    ...alone,
    '--continue=always',
    '--concurrency=2',
    '--summarize',
    '--output-logs=hash-only',
    '--no-color',
  ];
  const child = spawn(
    process.execPath,
    [fromRoot('node_modules/turbo/bin/turbo'), ...args, ...(flags.length > 0 ? ['--force'] : [])],
    {
      cwd: root,
      env: { ...process.env, ...turboEnv },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      stopped = true;
      child.kill(signal);
    });
  return new Promise((resolve) => child.on('close', resolve));
}

function stop(sentence) {
  console.error(`${sentence} Use: npm test -- [${tasks.join(' ')}] [--fresh]`);
  process.exit(2);
}
