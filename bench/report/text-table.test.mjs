import { expect, test } from 'vitest';
import { toFigure, toTable } from './text-table.mjs';

const spread = (median, min = median, max = median) => ({ median, min, max });
const row = { name: 'home', unit: 'ms', goal: '<= 1.3 x', floor: spread(1000, 900, 1200), ours: spread(7.25) };

test('the columns of a table stand below each other', () => {
  expect(toTable([{ ...row, ratio: 0.00725, holds: true }])).toEqual([
    'work  unit  floor              ours  ratio  goal      holds',
    'home  ms    1,000 (900-1,200)  7.3   0.01   <= 1.3 x  yes',
  ]);
});

test('a row says whether it fails its goal, has none, or could not be measured', () => {
  const lines = toTable([
    { ...row, ratio: 1.5, holds: false },
    { ...row, goal: undefined, holds: undefined },
    { ...row, ours: undefined, ratio: undefined, holds: false },
  ]);
  expect(lines.slice(1).map((line) => line.split(/\s{2,}/).at(-1))).toEqual(['no', '-', 'failed']);
});

test('large figures lose their fractions, small ones keep one digit', () => {
  expect([1234.56, 19.96, 20.4, 3, 0].map(toFigure)).toEqual(['1,235', '20', '20', '3', '0']);
});
