import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readChecks, readPlaywright, readVitest, runOutcome, taskOutcome } from './outcomes.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-outcomes-'));
const file = path.join(folder, 'report.json');
const logFile = path.join(folder, 'task.log');
const task = (exitCode) => ({ command: 'tsc -p .', logFile, execution: { exitCode } });
const written = (report) => {
  writeFileSync(file, JSON.stringify(report));
  return file;
};

afterAll(() => rmSync(folder, { recursive: true }));

test('a run that was stopped has failed, whatever has passed until then', () => {
  expect(runOutcome({ stopped: false, attempted: 3, ended: 3 }).failed).toBe(0);
  expect(runOutcome({ stopped: true, attempted: 3, ended: 3 }).failed).toBe(1);
  expect(runOutcome({ stopped: false, attempted: 3, ended: 2 }).failed).toBe(1);
});

test('vitest: passed and failed tests are counted and failed ones are named', () => {
  const bad = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 2'] };
  const suite = { name: '/repo/packages/http/src/a.test.ts', status: 'failed', assertionResults: [bad] };
  const result = readVitest({ numPassedTests: 4, numPendingTests: 0, numTodoTests: 0, testResults: [suite] });
  expect(result).toMatchObject({ passed: 4, failed: 1 });
  expect(result.failures[0]).toContain('packages/http/src/a.test.ts > adds up');
});

test('vitest: a file that cannot be loaded is a failure', () => {
  const suite = {
    name: '/repo/packages/http/src/a.test.ts',
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  };
  const report = { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [suite] };
  expect(readVitest(report).failures[0]).toContain('could not be run');
});

test('playwright: a journey that passed only at the second try has failed', () => {
  const spec = { file: 'login.spec.ts', title: 'signs in', tests: [{ status: 'flaky', results: [] }] };
  expect(readPlaywright({ suites: [{ specs: [spec] }], errors: [] }).failures).toEqual([
    expect.stringContaining('signs in (flaky)'),
  ]);
});

test('checks of a script: what failed is named with its detail', () => {
  const result = readChecks([
    { name: 'it packs', ok: true },
    { name: 'it runs', ok: false, detail: 'no door' },
  ]);
  expect(result).toMatchObject({ passed: 1, failed: 1, failures: [expect.stringContaining('no door')] });
});

test('a task without a report is one check, and the end of its output is shown when it fails', () => {
  writeFileSync(logFile, 'a.ts(1,1): error TS1');
  expect(taskOutcome(task(0))).toMatchObject({ passed: 1, failed: 0 });
  expect(taskOutcome(task(2)).failures[0]).toContain('error TS1');
});

test('a runner that wrote no report has failed, whatever it ended with', () => {
  expect(taskOutcome(task(0), { file: path.join(folder, 'none.json'), read: readVitest }).failed).toBe(1);
});

test('an error outside every test is a failure', () => {
  const report = {
    file: written({ numPassedTests: 3, numPendingTests: 0, numTodoTests: 0, testResults: [] }),
    read: readVitest,
  };
  expect(taskOutcome(task(1), report)).toMatchObject({ passed: 3, failed: 1 });
  expect(taskOutcome(task(0), report)).toMatchObject({ passed: 3, failed: 0 });
});
