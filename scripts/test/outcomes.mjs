import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/root.mjs';

/** A task's outcome: how many checks passed and failed, and one line (or a few) for each that failed. */
export const outcome = (passed, failures = [], skipped = 0) => ({ passed, failed: failures.length, failures, skipped });

/**
 * What came of one task of turbo's run summary. `read` turns its report file into an outcome; a task without a report is one check. A task that ended with an error
 * though no single check failed, or that wrote no report, has failed.
 */
export function taskOutcome(task, { file, read } = {}) {
  const { exitCode } = task.execution;
  const logFile = path.resolve(root, task.logFile);
  const log = () => lastLines(existsSync(logFile) ? readFileSync(logFile, 'utf8') : '(it printed nothing)', 40);
  if (!file) return exitCode === 0 ? outcome(1) : outcome(0, [`${task.command}\n${log()}`]);
  if (!existsSync(file)) return outcome(0, [`it wrote no report\n${log()}`]);
  const result = read(JSON.parse(readFileSync(file, 'utf8')));
  return exitCode === 0 || result.failed > 0
    ? result
    : { ...result, failed: 1, failures: [`it ended with code ${exitCode}\n${log()}`] };
}

/** What the whole run adds to its tasks: one that was stopped has left checks out, though each that ended may have passed. */
export const runOutcome = ({ stopped, attempted, ended }) =>
  outcome(0, stopped || attempted !== ended ? ['The run was stopped before every check had ended.'] : []);

/** Reads vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function readVitest(report) {
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
  return outcome(report.numPassedTests, failures, report.numPendingTests + report.numTodoTests);
}

/** Reads Playwright's JSON report; a test that passed only when it was tried again counts as a failure. */
export function readPlaywright(report) {
  const specs = report.suites.flatMap(allSpecs);
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: `${spec.file} > ${spec.title}` })));
  const failures = tests
    .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
    .map((test) => `${test.title}${test.status === 'flaky' ? ' (flaky)' : ''}\n${firstLines(errorsOf(test), 8)}`);
  for (const error of report.errors ?? []) failures.push(firstLines(error.message ?? 'error outside a test', 8));
  const count = (status) => tests.filter((test) => test.status === status).length;
  return outcome(count('expected'), failures, count('skipped'));
}

/** Reads the list of checks that a script of ours wrote: `[{ name, ok, detail? }]`. */
export function readChecks(checks) {
  const failures = checks
    .filter((check) => !check.ok)
    .map((check) => `${check.name}\n${firstLines(check.detail ?? '', 12)}`);
  return outcome(checks.length - failures.length, failures);
}

const allSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(allSpecs)];
const errorsOf = (test) =>
  test.results.flatMap((result) => (result.errors ?? []).map((error) => error.message ?? '')).join('\n');
const short = (name) => name.replaceAll('\\', '/').replace(/^.*\/((?:packages|apps|scripts)\/)/, '$1');
const indent = (lines) => lines.map((line) => `    ${line}`).join('\n');
const firstLines = (text, count) => indent(stripVTControlCharacters(text).split('\n').slice(0, count));
const lastLines = (text, count) => indent(stripVTControlCharacters(text).trimEnd().split('\n').slice(-count));
