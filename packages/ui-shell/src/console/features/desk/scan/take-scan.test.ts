// @vitest-environment jsdom
import { anonymous } from '@waybill/auth-core';
import { expect, it, vi } from 'vitest';
import type { CommandTools } from '../../../kernel/command';
import { prepareScans } from './take-scan';

it('each allowed scan prefetches its data independently [scan-prepares]', async () => {
  const failing = vi.fn(() => {
    throw new Error('No line');
  });
  const prepare = vi.fn();
  const forbidden = vi.fn();
  const scan = { pattern: /^AB/, run: () => {} };
  const guard = { permission: ['read:parcel'] };
  const scans = [scan, { ...scan, prepare: failing }, { ...scan, prepare }, { ...scan, guard, prepare: forbidden }];
  await prepareScans(scans, anonymous, {} as CommandTools);
  expect([failing, prepare, forbidden].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});
