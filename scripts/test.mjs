import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { installIfStale } from './lib/install.mjs';
import { notRun, readReport, readTests } from './lib/read-tests.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { turboEnv } from './lib/turbo.mjs';

// Every check of the product; turbo.json has their inputs and order and repeats only checks that a change can affect.
const tested = ['units', 'browser', 'stories', 'packaging', 'journeys', 'workshop'];
const usual = ['lint', 'unused', 'docs:check', 'api:check', 'build', 'types:root', 'types', ...tested.slice(0, -1)];
usual.push('budgets', 'specification');
// Long checks: tests with `@release` in title or tag, the tarballs in every supported combination, the site.
const beforeRelease = ['build', 'units', 'browser', 'packaging', 'journeys', 'workshop', 'specification'];
const summaries = fromRoot('.turbo/runs');

const words = process.argv.slice(2);
const isRelease = words.includes('--release');
process.env[isRelease ? 'WAYBILL_RELEASE' : 'WAYBILL_SMOKE'] = '1';
const named = words.filter((word) => !['--fresh', '--release'].includes(word));
if (named.some((name) => ![...usual, 'workshop'].includes(name))) {
  console.error(`Use: npm test -- [${usual.join(' ')}] [--fresh]`);
  process.exit(2);
}
await installIfStale();
const chosen = named.length > 0 ? named : isRelease ? beforeRelease : usual;
if (chosen.some((name) => name !== 'units' && tested.includes(name))) await ensureChromium();
for (const task of tested) rmSync(fromRoot('reports', `${task}.json`), { force: true });
rmSync(summaries, { recursive: true, force: true });

const code = await runTurbo();
const [summary] = existsSync(summaries) ? readdirSync(summaries) : [];
const { tasks: listed = [] } = summary ? JSON.parse(readFileSync(`${summaries}/${summary}`, 'utf8')) : {};
let [passed, failed] = [0, 0];
for (const { task, taskId, cache, execution: ran, logFile } of listed.filter(({ execution }) => execution)) {
  const tests = (tested.includes(task) && readTests(task)) || [];
  const bad = tests.filter(({ ok }) => !ok);
  // A task that falls without a test that did, or has no test where it should, is one failure.
  const fell = bad.length || Number(ran.exitCode !== 0 || (tested.includes(task) && tests.length === 0));
  passed += tests.length - bad.length;
  failed += fell;
  const state =
    fell > 0 ? 'FAIL' : cache.status === 'HIT' ? 'same' : `${Math.round((ran.endTime - ran.startTime) / 1000)} s`;
  console.log(
    `${state.padEnd(6)}${taskId}${fell > 0 ? `   alone: npm test -- ${task}   whole output: ${logFile}` : ''}`,
  );
  for (const { title } of bad) console.log(`  - ${title}`);
  for (const title of notRun(readReport(task) ?? {})) console.log(`  - not run: ${title}`);
}
if (code !== 0) failed ||= 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

// Tasks named on the command line run without the tasks they depend on, builds excepted; errors print above the table.
function runTurbo() {
  const flags = ['--continue=always', '--concurrency=3', '--summarize', '--output-logs=errors-only', '--no-color'];
  if (chosen !== usual) flags.push('--only');
  if (words.includes('--fresh')) flags.push('--force');
  const args = [fromRoot('node_modules/turbo/bin/turbo'), 'run', ...chosen, ...flags];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...turboEnv }, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', (ended) => resolve(ended ?? 1)));
}
