import { expect, it } from 'vitest';
import { createOpenings, holdsChanges } from './openings';

it('a version that came later is traced to the one that was opened', () => {
  const { follow, of } = createOpenings();
  const [first, second, third] = [{ id: 1 }, { id: 1 }, { id: 1 }];
  follow(first, second);
  follow(second, third);
  expect(of(third)).toBe(first);
  expect(of(first)).toBe(first);
  follow(second, second);
  expect(of(second)).toBe(first);
});

it('a version that two pages show belongs to the page that opened first', () => {
  const { follow, of } = createOpenings();
  const [first, second, third] = [{ id: 1 }, { id: 1 }, { id: 1 }];
  follow(first, third);
  follow(second, third);
  expect(of(third)).toBe(first);
});

it('what is sent holds the changes of others only where each of their values is in it', () => {
  const opened = { id: 1, title: 'A', tags: ['x'] };
  const shown = { id: 1, title: 'B', tags: ['x'] };
  expect(holdsChanges({ id: 1, title: 'B', tags: ['y'] }, opened, shown)).toBe(true);
  expect(holdsChanges({ id: 1, title: 'A' }, opened, shown)).toBe(false);
  expect(holdsChanges({ id: 1, title: 'C' }, opened, shown)).toBe(false);
  expect(holdsChanges({ id: 1 }, opened, shown)).toBe(false);
});
