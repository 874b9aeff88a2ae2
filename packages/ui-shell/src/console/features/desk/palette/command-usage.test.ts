import { expect, it } from 'vitest';
import { readCommandUsage } from './command-usage';

function storage(stored: string | null = null) {
  return {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      stored = text;
    },
  };
}

it('frequent and recent runs score higher, and are stored', () => {
  const place = storage();
  const habits = readCommandUsage(() => place, 'entry');
  for (const id of ['a', 'b', 'b', 'c']) habits.note(id);
  const again = readCommandUsage(() => place, 'entry');
  expect(again.use('b')).toBeGreaterThan(again.use('c'));
  expect(again.use('c')).toBeGreaterThan(again.use('a'));
  expect(again.use('never')).toBe(0);
});

it('nonsense in the storage, and one that refuses, break nothing', () => {
  for (const stored of ['{', '7', '[1,null]'])
    expect(readCommandUsage(() => storage(stored), 'entry').use('a')).toBe(0);
  const habits = readCommandUsage(() => {
    throw new Error('blocked');
  }, 'entry');
  habits.note('a');
  expect(habits.use('a')).toBeGreaterThan(0);
});
