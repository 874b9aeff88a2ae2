import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A stage's outcome: how many checks passed and failed, and one line (or a few) for each that failed. */
export const outcome = (passed, failures = [], skipped = 0) => ({ passed, failed: failures.length, failures, skipped });

/** Reads vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function vitestOutcome(file, run) {
  if (!existsSync(file)) return broken('vitest wrote no report', run);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [];
  for (const suite of report.testResults) {
    const before = failures.length;
    for (const test of suite.assertionResults) {
      if (test.status !== 'failed') continue;
      failures.push(
        `${short(suite.name)} > ${test.fullName.trim()}\n${firstLines(test.failureMessages.join('\n'), 6)}`,
      );
    }
    if (suite.status === 'failed' && failures.length === before)
      failures.push(`${short(suite.name)} could not be run\n${firstLines(suite.message ?? '', 6)}`);
  }
  return withExitCode(outcome(report.numPassedTests, failures, report.numPendingTests + report.numTodoTests), run);
}

/** Reads Playwright's JSON report; a test that passed only when it was tried again counts as a failure. */
export function playwrightOutcome(file, run) {
  if (!existsSync(file)) return broken('playwright wrote no report', run);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const specs = report.suites.flatMap(allSpecs);
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: `${spec.file} > ${spec.title}` })));
  const failures = tests
    .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
    .map((test) => `${test.title}${test.status === 'flaky' ? ' (flaky)' : ''}\n${firstLines(errorsOf(test), 8)}`);
  for (const error of report.errors ?? []) failures.push(firstLines(error.message ?? 'error outside a test', 8));
  const count = (status) => tests.filter((test) => test.status === status).length;
  return withExitCode(outcome(count('expected'), failures, count('skipped')), run);
}

/** Counts the tasks of a turbo run: each workspace's task is one check. */
export function turboOutcome(run) {
  const total = /Tasks:\s+(\d+) successful, \d+ total/.exec(run.output);
  if (!total) return broken('turbo told no result', run);
  const failed = /Failed:\s+(.+)/.exec(run.output)?.[1].split(/,\s*/) ?? [];
  const failures = failed.map((task) => `${task} failed\n${indent(tellingLines(linesOfTask(run.output, task)))}`);
  return withExitCode(outcome(Number(total[1]), failures), run);
}

// The lines that name errors, and where a tool names none the end of what it said.
function tellingLines(lines) {
  const errors = lines.filter((line) => /error/i.test(line));
  return (errors.length > 0 ? errors : lines.slice(-15)).slice(0, 15);
}

function linesOfTask(output, task) {
  const mark = `${task.replace('#', ':')}: `;
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith(mark));
  return lines.map((line) => line.slice(mark.length)).filter((line) => !/^(npm |> |cache |\s*$)/.test(line));
}

/** Reads the list of checks that a script of ours wrote: `[{ name, ok, detail? }]`. */
export function checksOutcome(file, run) {
  if (!existsSync(file)) return broken('it wrote no report', run);
  const checks = JSON.parse(readFileSync(file, 'utf8'));
  const failures = checks
    .filter((check) => !check.ok)
    .map((check) => `${check.name}\n${firstLines(check.detail ?? '', 12)}`);
  return withExitCode(outcome(checks.length - failures.length, failures), run);
}

/** One program that either passes or fails as a whole. */
export const programOutcome = (name, run) =>
  run.code === 0 ? outcome(1) : outcome(0, [`${name}\n${lastLines(run.output, 40)}`]);

/** Adds up the outcomes of the parts of one stage. */
export function together(outcomes) {
  return outcome(
    outcomes.reduce((sum, one) => sum + one.passed, 0),
    outcomes.flatMap((one) => one.failures),
    outcomes.reduce((sum, one) => sum + (one.skipped ?? 0), 0),
  );
}

// A runner that ends with an error though no single test failed (an unhandled error, no test found) has failed.
function withExitCode(result, run) {
  if (run.code === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, failures: [`ended with code ${run.code}\n${lastLines(run.output, 40)}`] };
}

const broken = (why, run) => outcome(0, [`${why}\n${lastLines(run.output, 40)}`]);
const allSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(allSpecs)];
const errorsOf = (test) =>
  test.results.flatMap((result) => (result.errors ?? []).map((error) => error.message ?? '')).join('\n');
const short = (name) => name.replaceAll('\\', '/').replace(/^.*\/((?:packages|apps|scripts)\/)/, '$1');
const indent = (lines) => lines.map((line) => `    ${line}`).join('\n');
const firstLines = (text, count) => indent(stripVTControlCharacters(text).split('\n').slice(0, count));
const lastLines = (text, count) => indent(stripVTControlCharacters(text).trimEnd().split('\n').slice(-count));
