import { expect, it } from 'vitest';
import { createLazyPart } from './create-lazy-part';

const Part = () => null;

it('fetches once for any number of calls, and notifies its subscribers', async () => {
  let fetched = 0;
  let notifications = 0;
  const part = createLazyPart(async () => {
    fetched += 1;
    return Part;
  });
  const unsubscribe = part.subscribe(() => {
    notifications += 1;
  });
  part.warm();
  expect(part.read()).toBeNull();
  await part.load();
  part.warm();
  expect(part.read()).toBe(Part);
  expect([fetched, notifications]).toEqual([1, 1]);
  unsubscribe();
});

it('forgets a fetch that failed and tries again at the next call', async () => {
  let online = false;
  const part = createLazyPart(async () => {
    if (!online) throw new Error('offline');
    return Part;
  });
  part.warm();
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.read()).toBeNull();
  online = true;
  await part.load();
  expect(part.read()).toBe(Part);
});
