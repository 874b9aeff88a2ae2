import { expect, it } from 'vitest';
import { createLeaseLock } from './create-lease-lock';

it('a lease ends with the turn that it was taken for, though its holder never gives it back', async () => {
  const lock = createLeaseLock(indexedDB, `lease-${crypto.randomUUID()}`, () => Date.now());
  const limits = () => ({ signal: AbortSignal.timeout(10_000), turnTime: 300 });
  await new Promise<void>((begun) => {
    const forEver = () => {
      begun();
      return new Promise<never>(() => {});
    };
    void lock.run('T1', forEver, limits());
  });
  expect(await lock.run('T1', async ({ replaced }) => replaced, limits())).toBe(false);
  expect(await lock.run('T1', async ({ replaced }) => replaced, limits())).toBe(true);
});
