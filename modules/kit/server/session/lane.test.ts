import { expect, test } from 'vitest';
import { createLane } from './lane';

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

test('so much runs at once, the rest in the order in which it came, and a failure gives its place up too', async () => {
  const lane = createLane({ atOnce: 2, waiting: 3 });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) =>
    lane.run(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => work(name).catch(() => `${name} failed`));
  await nextTask();
  expect([begun, lane.isFull()]).toEqual([['a', 'b'], true]);
  ends.get('b')?.(new Error('b'));
  await nextTask();
  expect([begun, lane.isFull()]).toEqual([['a', 'b', 'c'], false]);
  for (const name of ['a', 'c', 'd', 'e']) {
    ends.get(name)?.();
    await nextTask();
  }
  expect(await Promise.all(all)).toEqual(['a', 'b failed', 'c', 'd', 'e']);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});
