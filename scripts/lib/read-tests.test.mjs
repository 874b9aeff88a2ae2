import { expect, test } from 'vitest';
import { notRun, testsOf } from './read-tests.mjs';

const file = (status, ...assertionResults) => ({ name: 'a.test.ts', message: 'no module', status, assertionResults });
const one = (fullName, status) => ({ fullName, status });

test('tests of Vitest pass, fail or are left out; a file that cannot be loaded, or whose preparation falls, is a failure', () => {
  const ran = file('failed', one('adds', 'passed'), one('divides', 'failed'), one('waits', 'pending'));
  const fell = [file('failed'), file('failed', one('adds', 'skipped'))];
  expect(testsOf({ testResults: [ran, ...fell] }).map(({ ok }) => ok)).toEqual([true, false, false, false]);
});

test('a journey has its titles and its project, and one that fails at its first try has failed', () => {
  const spec = (title, status, projectName) => ({ title, tests: [{ status, projectName }] });
  const form = {
    title: 'form',
    specs: [
      spec('opens', 'expected'),
      spec('sends', 'flaky'),
      spec('ends', 'unexpected', 'zoom-400'),
      spec('waits', 'skipped'),
    ],
  };
  expect(testsOf({ suites: [{ title: 'login', suites: [form] }], errors: [{ message: 'no server\nat x' }] })).toEqual([
    { title: 'login form opens', ok: true },
    { title: 'login form sends', ok: false },
    { title: 'login form ends zoom-400', ok: false },
    { title: 'no server', ok: false },
  ]);
});

test('a journey is named that this machine lacks a program for, not one that leaves out a condition', () => {
  const skipped = (title, description) => {
    return { title, tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }] }] };
  };
  const specs = [skipped('opens', 'not run: no browser'), skipped('sends', 'it has no form')];
  expect(notRun({ suites: [{ title: 'login', specs }] })).toEqual(['login opens']);
});

test('checks of a script count as they are', () => {
  expect(testsOf([{ name: 'it packs', ok: true }])).toEqual([{ title: 'it packs', ok: true }]);
});
