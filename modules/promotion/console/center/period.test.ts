import { expect, it } from 'vitest';
import { readPeriod } from './period';

it.each([
  ['', { days: '30' }],
  ['days=7', { days: '7' }],
  ['days=14', { days: '30' }],
  ['from=2025-02-01&to=2025-02-06', { from: '2025-02-01', to: '2025-02-06' }],
  ['from=2025-02-01&to=2025-02-06&days=7', { from: '2025-02-01', to: '2025-02-06' }],
  ['from=2025-02-06&to=2025-02-01', { days: '30' }],
  ['from=2025-02-30&to=2025-03-01', { days: '30' }],
  ['from=2024-01-01&to=2025-02-01&days=90', { days: '90' }],
  ['from=%3Cscript%3E&to=2025-02-01', { days: '30' }],
  ['from=2025-02-01', { days: '30' }],
])('an address with "%s" asks for %j', (query, period) => {
  expect(readPeriod(new URLSearchParams(query))).toEqual(period);
});
