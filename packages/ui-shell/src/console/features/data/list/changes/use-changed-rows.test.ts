import { expect, it } from 'vitest';
import { changedRows } from './use-changed-rows';

it('rows that others have changed are those with another version', () =>
  expect(
    changedRows(
      [
        { id: 1, version: 1, late: false },
        { id: 2, version: 1, late: false },
      ],
      [
        { id: 1, version: 1, late: true },
        { id: 2, version: 2, late: false },
        { id: 3, version: 1, late: false },
      ],
    ),
  ).toEqual([2]));

it('without versions, those that hold something else', () =>
  expect(
    changedRows(
      [
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
      ],
      [
        { id: 1, name: 'a' },
        { id: 2, name: 'c' },
      ],
    ),
  ).toEqual([2]));
