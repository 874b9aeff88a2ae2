import { expect, test } from 'vitest';
import { atMost, below, ratio } from './goals.mjs';
import { summarise } from './summarise.mjs';

const row = { name: 'home', unit: 'ms', visit: 'home', variant: 'slow', figure: 'stands', goal: ratio(1.3) };
const measured = (subject, stands) => ({ visit: 'home', variant: 'slow', subject, figures: { stands } });

test('a ratio of the medians is held to its limit', () => {
  const measurements = [measured('floor', 100), measured('ours', 130), measured('ours', 90), measured('ours', 170)];
  const [line] = summarise([row], measurements);
  expect(line).toMatchObject({ ours: { median: 130, min: 90, max: 170 }, ratio: 1.3, holds: true });
  expect(summarise([row], [...measurements.slice(0, 1), measured('ours', 131)])[0].holds).toBe(false);
});

test('only the figures of the same visit and variant count', () => {
  const other = { ...measured('ours', 1), variant: 'local' };
  expect(summarise([row], [other, measured('ours', 5)])[0].ours.median).toBe(5);
});

test('a goal for our figure alone needs no floor', () => {
  const [most, less] = summarise(
    [
      { ...row, goal: atMost(5) },
      { ...row, goal: below(5) },
    ],
    [measured('ours', 5)],
  );
  expect([most.holds, less.holds]).toEqual([true, false]);
  expect(most.ratio).toBeUndefined();
});

test('what could not be measured does not hold, and a row without a goal neither holds nor fails', () => {
  const failed = { visit: 'home', variant: 'slow', subject: 'ours', error: 'late' };
  expect(summarise([row], [measured('floor', 3), failed])[0]).toMatchObject({ ours: undefined, holds: false });
  expect(summarise([{ ...row, goal: undefined }], [measured('ours', 3)])[0].holds).toBeUndefined();
});

test('a ratio to a floor that could not be measured does not hold', () => {
  expect(summarise([row], [measured('ours', 3)])[0]).toMatchObject({ ratio: undefined, holds: false });
});
