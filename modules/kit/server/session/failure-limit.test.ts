import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFailureLimit, FailuresUsedUp, TooManyTries } from './failure-limit';

const options = { limit: 5, window: 10_000, now: () => 0 };
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('right tries never count, however many are under way', async () => {
  const limit = createFailureLimit(options);
  const tries = Array.from({ length: 60 }, () => limit.run('a', async () => soon().then(() => true)));
  expect(await Promise.all(tries)).toEqual(Array(60).fill(true));
  expect(limit.isUsedUp('a')).toBe(false);
});

test('runs as many parallel wrong attempts as may fail, and answers the others with the time to wait', async () => {
  const limit = createFailureLimit(options);
  let ran = 0;
  const wrong = async () => {
    ran += 1;
    await soon();
    return false;
  };
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => limit.run('a', wrong)));
  expect(ran).toBe(5);
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toHaveLength(25);
  for (const error of refused) expect(error).toMatchObject({ name: 'FailuresUsedUp', wait: 10 });
  expect(await limit.run('b', async () => true)).toBe(true);
});

test('a right try forgets the failures before it; the window begins with the first of them', async () => {
  let time = 0;
  const limit = createFailureLimit({ ...options, limit: 2, now: () => time });
  const wrong = () => limit.run('a', async () => undefined);
  await wrong();
  await limit.run('a', async () => 'token');
  await wrong();
  time = 4000;
  await wrong();
  await expect(wrong()).rejects.toMatchObject({ wait: 6 });
  time = 10_000;
  expect(await limit.run('a', async () => 'token')).toBe('token');
});

test('a try that throws is no failure, and lets the next one in', async () => {
  const limit = createFailureLimit({ ...options, limit: 1 });
  const broken = limit.run('a', async () => Promise.reject(new Error('disk')));
  const next = limit.run('a', async () => true);
  await expect(broken).rejects.toThrow('disk');
  expect(await next).toBe(true);
});

test('more than may wait are sent away at once', async () => {
  const limit = createFailureLimit({ ...options, limit: 1, waiting: 2 });
  const tries = Array.from({ length: 4 }, () => limit.run('a', async () => soon().then(() => true)));
  await expect(tries[3]).rejects.toBeInstanceOf(TooManyTries);
  expect(await Promise.all(tries.slice(0, 3))).toEqual([true, true, true]);
});

test('whatever comes at once, no more wrong tries than the limit run between two right ones', async () => {
  const kinds = fc.constantFrom('right', 'wrong', 'throws');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(kinds, fc.nat(3)), { maxLength: 60 }), async (tries) => {
      const limit = createFailureLimit({ ...options, limit: 3 });
      let failed = 0;
      let most = 0;
      const ends = await Promise.allSettled(
        tries.map(([kind, pause]) =>
          limit.run('a', async () => {
            for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
            if (kind === 'throws') throw new Error('disk');
            failed = kind === 'right' ? 0 : failed + 1;
            most = Math.max(most, failed);
            return kind === 'right';
          }),
        ),
      );
      expect(most).toBeLessThanOrEqual(3);
      // Every attempt got a response, and every refusal was due to failures.
      for (const end of ends)
        if (end.status === 'rejected' && end.reason.message !== 'disk')
          expect(end.reason).toBeInstanceOf(FailuresUsedUp);
      if (!tries.some(([kind]) => kind === 'wrong'))
        expect(ends.some((end) => end.status === 'rejected' && end.reason instanceof FailuresUsedUp)).toBe(false);
    }),
  );
});
