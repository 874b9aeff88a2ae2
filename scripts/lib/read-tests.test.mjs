import { expect, test } from 'vitest';
import { testsOf } from './read-tests.mjs';

const file = (status, ...assertionResults) => ({
  name: 'a.test.ts',
  message: 'no such module',
  status,
  assertionResults,
});
const one = (fullName, status) => ({ fullName, status });

test('tests of Vitest pass, fail or are left out', () => {
  const testResults = [file('failed', one('adds', 'passed'), one('divides', 'failed'), one('waits', 'pending'))];
  expect(testsOf({ testResults })).toEqual([
    { title: 'adds', ok: true },
    { title: 'divides', ok: false },
  ]);
});

test('a file that cannot be loaded, or whose preparation falls, is a failure', () => {
  const testResults = [file('failed'), file('failed', one('adds', 'skipped'))];
  expect(testsOf({ testResults }).map(({ ok }) => ok)).toEqual([false, false]);
});

test('a journey has its titles, and has failed when it passed only at the second try', () => {
  const spec = (title, status) => ({ title, tests: [{ status }] });
  const suites = [
    { title: 'login', suites: [{ title: 'form', specs: [spec('opens', 'expected'), spec('sends', 'flaky')] }] },
  ];
  expect(testsOf({ suites, errors: [{ message: 'no server\nat x' }] })).toEqual([
    { title: 'login form opens', ok: true },
    { title: 'login form sends', ok: false },
    { title: 'no server', ok: false },
  ]);
});

test('checks of a script count as they are', () => {
  expect(testsOf([{ name: 'it packs', ok: true }])).toEqual([{ title: 'it packs', ok: true }]);
});
