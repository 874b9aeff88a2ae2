import { expect, test } from 'vitest';
import { medianOfRuns, readFigures, toText } from './read-figures.mjs';

test('a line with numbers and units becomes a row, a line without does not', () => {
  expect(readFigures('Tabs\nswitch, 20 pages: median 4.2 ms, p95 11 ms')).toEqual([
    {
      line: 'switch, 20 pages: median #, p95 #',
      values: [
        { value: 4.2, unit: 'ms' },
        { value: 11, unit: 'ms' },
      ],
    },
  ]);
});

test('thousands separators belong to the number', () => {
  expect(readFigures('isEmail 1,234,567 ops/s')[0].values).toEqual([{ value: 1234567, unit: 'ops/s' }]);
});

test('each figure is the median of its own runs', () => {
  const runs = ['open: 3 ms, 90 kB', 'open: 9 ms, 91 kB', 'open: 4 ms, 92 kB'].map(readFigures);
  expect(medianOfRuns(runs).map(toText)).toEqual(['open: 4 ms, 91 kB']);
});
