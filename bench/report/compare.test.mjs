import { expect, test } from 'vitest';
import { compareResults } from './compare.mjs';

const row = (median, ratio, holds) => ({ name: 'home', unit: 'ms', ours: { median }, ratio, holds });

test('each row of the later result says what became of it', () => {
  const later = { rows: [row(90, 0.9, true), { name: 'new', unit: 'kB', ours: { median: 5 } }] };
  expect(compareResults({ rows: [row(120, 1.2, false)] }, later)).toEqual([
    'work  unit  earlier  later  change  ratio         holds',
    'home  ms    120      90     -25 %   1.20 -> 0.90  no -> yes',
    'new   kB    -        5      -       - -> -        - -> -',
  ]);
});

test('what could not be measured has no change', () => {
  const failed = { name: 'home', unit: 'ms', holds: false };
  expect(compareResults({ rows: [row(120, 1.2, true)] }, { rows: [failed] })[1]).toBe(
    'home  ms    120      -      -       1.20 -> -  yes -> no',
  );
});
