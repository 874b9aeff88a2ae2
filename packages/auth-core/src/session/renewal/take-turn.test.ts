import { expect, it } from 'vitest';
import { takeTurn } from './take-turn';

const whileOpen = () => new AbortController().signal;

it('waits for one turn for a lock that never responds, even to an abort', async () => {
  const silent = { run: () => new Promise<never>(() => {}) };
  const turn = takeTurn(silent, 'T1', async ({ replaced }) => replaced, { signal: whileOpen(), turnTime: 5 });
  expect(await turn).toBe(false);
});

it('a task that the lock begins after its turn has gone alone is not run twice', async () => {
  let runs = 0;
  const task = async () => {
    runs += 1;
    return runs;
  };
  const late = {
    run: <T>(_: string, begin: (turn: { replaced: boolean }) => Promise<T>) =>
      new Promise<T>((resolve) => setTimeout(() => resolve(begin({ replaced: true })), 30)),
  };
  expect(await takeTurn(late, 'T1', task, { signal: whileOpen(), turnTime: 5 })).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(runs).toBe(1);
});
