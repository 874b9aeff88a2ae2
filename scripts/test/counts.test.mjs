import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { playwrightOutcome, programOutcome, together, turboOutcome, vitestOutcome } from './counts.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-counts-'));
const file = path.join(folder, 'report.json');
const write = (report) => writeFileSync(file, JSON.stringify(report));
const fine = { code: 0, output: '' };

afterEach(() => rmSync(file, { force: true }));

test('vitest: passed and failed tests are counted and failed ones are named', () => {
  const bad = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 2'] };
  const suite = { name: '/repo/packages/http/src/a.test.ts', status: 'failed', assertionResults: [bad] };
  write({ numPassedTests: 4, numPendingTests: 0, numTodoTests: 0, testResults: [suite] });
  const result = vitestOutcome(file, { code: 1, output: '' });
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
  write({ numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [suite] });
  expect(vitestOutcome(file, { code: 1, output: '' }).failures[0]).toContain('could not be run');
});

test('vitest: an error outside every test is a failure', () => {
  write({ numPassedTests: 3, numPendingTests: 0, numTodoTests: 0, testResults: [] });
  expect(vitestOutcome(file, { code: 1, output: 'Unhandled error' })).toMatchObject({ passed: 3, failed: 1 });
});

test('a runner that wrote no report has failed', () => {
  expect(vitestOutcome(file, fine).failed).toBe(1);
  expect(playwrightOutcome(file, fine).failed).toBe(1);
});

test('playwright: a journey that passed only at the second try has failed', () => {
  const spec = { file: 'login.spec.ts', title: 'signs in', tests: [{ status: 'flaky', results: [] }] };
  write({ suites: [{ specs: [spec] }], errors: [] });
  expect(playwrightOutcome(file, fine).failures).toEqual([expect.stringContaining('signs in (flaky)')]);
});

test('turbo: each workspace is one check and the lines of a failed one are shown', () => {
  const output =
    '@waybill/http:types: a.ts(1,1): error TS1\n Tasks:    5 successful, 6 total\nFailed:    @waybill/http#types\n';
  const result = turboOutcome({ code: 1, output });
  expect(result).toMatchObject({ passed: 5, failed: 1 });
  expect(result.failures[0]).toContain('error TS1');
});

test('the parts of a stage add up', () => {
  const parts = [programOutcome('biome', fine), programOutcome('knip', { code: 1, output: 'unused' })];
  expect(together(parts)).toMatchObject({ passed: 1, failed: 1 });
});
