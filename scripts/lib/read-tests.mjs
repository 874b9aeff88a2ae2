import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

/** The report that a task's runner wrote, or undefined if there is none. */
export function readReport(task) {
  const file = fromRoot('reports', `${task}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The tests of a task by its runner's report, as `{ title, ok }` with the titles above it; undefined where it wrote none. Skipped ones are left out. */
export function readTests(task) {
  const report = readReport(task);
  return report && testsOf(report);
}

/** The titles of all tests in Vitest's report of a task, with those that its run left out. */
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

/** Each test of a report of Vitest, of Playwright or of a script's checks; what could not be run at all is a test that failed. */
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
