import { expect, test } from 'vitest';
import { inOrder, presetRange } from './day-range';

const today = new Date(2026, 2, 5);

test.each([
  ['today', '2026-03-05'],
  ['lastWeek', '2026-02-27'],
  ['lastMonth', '2026-02-04'],
  ['thisMonth', '2026-03-01'],
] as const)('%s begins on %s and ends today', (preset, from) => {
  expect(presetRange(preset, today)).toEqual({ from, to: '2026-03-05' });
});

test('ends are put in order, an open one stays open', () => {
  expect(inOrder({ from: '2026-03-02', to: '2026-03-01' })).toEqual({ from: '2026-03-01', to: '2026-03-02' });
  expect(inOrder({ from: '2026-03-02', to: '' })).toEqual({ from: '2026-03-02', to: '' });
});
