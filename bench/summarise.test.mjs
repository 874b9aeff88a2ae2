import { expect, test } from 'vitest';
import { summarise, toText } from './summarise.mjs';

const row = { name: 'home', unit: 'ms', visit: 'home', variant: 'slow', figure: 'stands', goal: { ratio: 1.1 } };
const measured = (subject, stands) => ({ visit: 'home', variant: 'slow', subject, figures: { stands } });

test('a ratio of the medians is held to the goal of the row', () => {
  const measurements = [measured('floor', 100), measured('ours', 110), measured('ours', 90), measured('ours', 170)];
  const [line] = summarise([row], measurements);
  expect(line).toMatchObject({ ours: { median: 110, min: 90, max: 170 }, ratio: 1.1, holds: true });
  expect(summarise([row], [measured('floor', 100), measured('ours', 111)])[0].holds).toBe(false);
});

test('only the figures of the same visit and variant count', () => {
  const other = { ...measured('ours', 1), variant: 'local' };
  expect(summarise([row], [other, measured('ours', 5)])[0].ours.median).toBe(5);
});

test('a goal for our figure alone needs no floor', () => {
  const alone = (value) => summarise([{ ...row, goal: { most: 110 } }], [measured('ours', value)])[0];
  expect([alone(109).holds, alone(111).holds, alone(111).ratio]).toEqual([true, false, undefined]);
});

test('a row that could not be measured does not hold; a row without a goal neither holds nor fails', () => {
  const failed = { visit: 'home', variant: 'slow', subject: 'ours', error: 'late' };
  const [line] = summarise([row], [measured('floor', 3), failed]);
  expect([line.holds, toText(line).holds]).toEqual([false, 'failed']);
  expect(summarise([{ ...row, goal: undefined }], [measured('ours', 3)])[0].holds).toBeUndefined();
});

test('a row as text has its goal and its spread', () => {
  const [line] = summarise([row], [measured('floor', 1000), measured('ours', 7.25)]);
  expect(toText(line)).toMatchObject({
    floor: '1,000 (1,000-1,000)',
    ours: '7.3 (7.3-7.3)',
    goal: '<= 1.1',
    holds: 'yes',
  });
});
