import { anonymous } from '@waybill/auth-core';
import { expect, it } from 'vitest';
import { findScan } from './find-scan';

const run = () => {};

it('a code goes to the first matching scan, or to no scan', () => {
  const scans = [
    { pattern: /^AB\d{8}$/, run },
    { pattern: /^\w{10}$/g, run },
  ];
  for (const _ of [1, 2]) {
    expect(findScan(scans, 'AB20260101', anonymous)).toBe(scans[0]);
    expect(findScan(scans, 'CD20260101', anonymous)).toBe(scans[1]);
    expect(findScan(scans, 'CD2026', anonymous)).toBeUndefined();
  }
});

it('a code runs no scan without permission [scan-guarded]', () => {
  const scans = [{ pattern: /^AB\d{8}$/, guard: { permission: ['read:parcel'] }, run }];
  expect(findScan(scans, 'AB20260101', anonymous)).toBeUndefined();
  expect(findScan(scans, 'AB20260101', { ...anonymous, permissions: ['read:parcel'] })).toBe(scans[0]);
});
