import { expect, it } from 'vitest';
import { unusedRest, withRest } from './unused-rest';

const rest = [
  { from: 0, to: 3, text: '轻一点' },
  { from: 5, to: 7, text: '没电' },
];

it('a leftover that the remark contains counts as used', () => {
  expect(unusedRest(rest, '轻一点搬')).toEqual([rest[1]]);
  expect(unusedRest(rest, '')).toEqual(rest);
});

it('a character that only holds the message together is not worth asking about', () => {
  expect(
    unusedRest(
      [
        { from: 0, to: 1, text: '要' },
        { from: 2, to: 3, text: '3' },
      ],
      '',
    ),
  ).toEqual([{ from: 2, to: 3, text: '3' }]);
});

it('leftovers are appended to the remark', () => {
  expect(withRest('', rest)).toBe('轻一点 没电');
  expect(withRest('易碎', rest)).toBe('易碎 轻一点 没电');
});
