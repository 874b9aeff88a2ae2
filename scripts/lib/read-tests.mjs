import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

/** The tests of a task by its runner's report, as `{ title, ok }` with the titles above it; undefined where it wrote none. Skipped ones are left out. */
export function readTests(task) {
  const file = fromRoot('reports', `${task}.json`);
  return existsSync(file) ? testsOf(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** The titles of all tests in Vitest's report of a task, with those that its run left out. */
export function titlesOf(task) {
  const { testResults } = JSON.parse(readFileSync(fromRoot('reports', `${task}.json`), 'utf8'));
  return testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName));
}

/** Each test of a report of Vitest, of Playwright or of a script's checks; what could not be run at all is a test that failed. */
export function testsOf(report) {
  if (Array.isArray(report)) return report.map(({ name, ok }) => ({ title: name, ok }));
  if (report.suites)
    return [...report.suites.flatMap((suite) => ofSuite(suite, '')), ...(report.errors ?? []).map(ofError)];
  return report.testResults.flatMap(({ name, status, message, assertionResults: all }) => {
    const ran = all.filter((test) => ['passed', 'failed'].includes(test.status));
    const tests = ran.map(({ fullName, status }) => ({ title: fullName, ok: status === 'passed' }));
    return status === 'failed' && tests.every(({ ok }) => ok)
      ? [...tests, ofError({ message: `${name}: ${message}` })]
      : tests;
  });
}

const ofSuite = ({ title, specs = [], suites = [] }, above) => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, projectName = '' }) => ({
        title: `${above} ${title} ${spec.title} ${projectName}`.trim(),
        ok: status === 'expected',
      })),
  ),
  ...suites.flatMap((suite) => ofSuite(suite, `${above} ${title}`)),
];

const ofError = ({ message }) => ({ title: message.split('\n')[0], ok: false });
