import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

/** The report of a task's runner, or undefined. */
export function readReport(task) {
  const file = fromRoot('reports', `${task}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The executed tests of a task as `{ title, ok }`, titles of suites included; undefined without a report. */
export function readTests(task) {
  const report = readReport(task);
  return report && testsOf(report);
}

/** The titles of all tests in Vitest's report of a task, skipped tests included. */
export const titlesOf = (task) =>
  readReport(task).testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName));

/** Titles of journeys that need a program which this machine lacks, from Playwright's report. */
export function notRun({ suites = [] }) {
  const lacks = ({ annotations = [] }) => annotations.some(({ description }) => description?.startsWith('not run'));
  return suites
    .flatMap((suite) => journeysOf(suite))
    .filter(lacks)
    .map(({ title }) => title);
}

/** The tests of a report of Vitest, Playwright or a script's checks; a file that could not run counts as a failed test. */
export function testsOf(report) {
  if (Array.isArray(report)) return report.map(({ name, ok }) => ({ title: name, ok }));
  if (report.suites) {
    const ran = report.suites.flatMap((suite) => journeysOf(suite)).filter(({ status }) => status !== 'skipped');
    const tests = ran.map(({ title, status }) => ({ title, ok: status === 'expected' }));
    return [...tests, ...(report.errors ?? []).map(ofError)];
  }
  return report.testResults.flatMap(({ name, status, message, assertionResults: all }) => {
    const ran = all.filter((test) => ['passed', 'failed'].includes(test.status));
    const tests = ran.map(({ fullName, status }) => ({ title: fullName, ok: status === 'passed' }));
    return status === 'failed' && tests.every(({ ok }) => ok)
      ? [...tests, ofError({ message: `${name}: ${message}` })]
      : tests;
  });
}

const journeysOf = ({ title, specs = [], suites = [] }, above = '') => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ projectName = '', ...test }) => {
      return { ...test, title: `${above} ${title} ${spec.title} ${projectName}`.trim() };
    }),
  ),
  ...suites.flatMap((suite) => journeysOf(suite, `${above} ${title}`)),
];

const ofError = ({ message }) => ({ title: message.split('\n')[0], ok: false });
