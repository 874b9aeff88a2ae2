import { demoAccounts } from '@waybill/kit/server';
import { expect, test } from 'vitest';
import { banner } from './banner';

test('the first line is the served address, followed by a table of the demo accounts', () => {
  const lines = banner('http://127.0.0.1:4100', 'console', demoAccounts).split('\n');
  expect(lines[0]).toBe('Waybill console: http://127.0.0.1:4100/');
  expect(lines.slice(2, 7).map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
    'user name',
    'admin',
    'editor',
    'test',
    'agent',
  ]);
  expect(banner('http://127.0.0.1:4100', 'sandbox API', demoAccounts)).toMatch(/^Waybill sandbox API: /);
});
