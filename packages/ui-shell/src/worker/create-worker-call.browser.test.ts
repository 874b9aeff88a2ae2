import { afterEach, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from '../vite/content-security-policy';
import type { Order } from './answering.test-data';
import { createWorkerCall, type WorkerCallOptions } from './create-worker-call';

const workers: Worker[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const worker of workers.splice(0)) worker.terminate();
});

const started = (worker: Worker) => {
  workers.push(worker);
  return worker;
};
const answering = () => started(new Worker(new URL('./answering.test-data.ts', import.meta.url), { type: 'module' }));
const breaking = () => started(new Worker(new URL('./breaking.test-data.ts', import.meta.url), { type: 'module' }));
const missing = () => started(new Worker(`${window.location.origin}/no-such-file.js`, { type: 'module' }));
const caller = (start: () => Worker = answering, options: WorkerCallOptions = {}) =>
  createWorkerCall<Order, { text: string; before: number }>(start, options);

it('answers all calls with one worker, which starts at the first call', async () => {
  const call = caller();
  expect(workers).toHaveLength(0);
  expect(await Promise.all([call({ text: 'a' }), call({ text: 'b' })])).toEqual([
    { text: 'A', before: 0 },
    { text: 'B', before: 1 },
  ]);
  expect(workers).toHaveLength(1);
});

it('gives two callers a worker each', async () => {
  const [one, other] = [caller(), caller()];
  expect(await Promise.all([one({ text: 'a' }), other({ text: 'b' })])).toEqual([
    { text: 'A', before: 0 },
    { text: 'B', before: 0 },
  ]);
});

it('ends the worker of a call that exceeds its time limit, and starts another for the next call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const call = caller(answering, { timeLimit: 3_600_000 });
  const endless = call({ forever: true });
  const next = call({ text: 'a' });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(3_600_000);
  await expect(endless).rejects.toMatchObject({ name: 'WorkerCallError', reason: 'timeLimit' });
  expect(await next).toEqual({ text: 'A', before: 0 });
  expect(workers).toHaveLength(2);
});

it('rejects an aborted call with the reason of its signal, and answers the call behind it', async () => {
  const call = caller();
  const controller = new AbortController();
  const endless = call({ forever: true }, controller.signal);
  const next = call({ text: 'a' });
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  controller.abort('left');
  await expect(endless).rejects.toBe('left');
  expect(await next).toEqual({ text: 'A', before: 0 });
});

it('rejects a waiting call at once when it is aborted, and keeps the worker of the running call', async () => {
  const call = caller();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const endless = call({ forever: true }, running.signal);
  const behind = call({ text: 'a' }, waiting.signal);
  waiting.abort('left');
  await expect(behind).rejects.toBe('left');
  await expect(call({ text: 'a' }, AbortSignal.abort('before'))).rejects.toBe('before');
  running.abort('end');
  await expect(endless).rejects.toBe('end');
  expect(workers).toHaveLength(1);
});

it.each([
  ['throws', { throw: 'too far' }, 'RangeError: too far'],
  ['answers with something that cannot be copied', { function: true }, 'could not be cloned'],
])('rejects a call whose worker %s, and answers the next one', async (_, order, message) => {
  const call = caller();
  const error = await call(order as Order).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ name: 'WorkerCallError', reason: 'failed' });
  expect(String((error as Error).cause)).toContain(message);
  expect(await call({ text: 'b' })).toEqual({ text: 'B', before: 0 });
});

it('rejects a call whose input cannot be copied', async () => {
  await expect(caller()({ text: (() => '') as never })).rejects.toMatchObject({ reason: 'failed' });
});

const underPolicy = (policy: string, script = '') => {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}">${script}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  return loaded.then(() => frame.contentWindow as Window & typeof globalThis);
};

it('reports a worker as unavailable if its code throws, its file is missing or a policy blocks it, and tries again', async () => {
  const strict = await underPolicy("worker-src 'none'");
  const address = new URL('./answering.test-data.ts', import.meta.url);
  const refused = () => started(new strict.Worker(address, { type: 'module' }));
  for (const start of [breaking, missing, refused]) {
    let isRight = false;
    const call = caller(() => (isRight ? answering() : start()));
    await expect(call({ text: 'a' })).rejects.toMatchObject({ name: 'WorkerCallError', reason: 'unavailable' });
    isRight = true;
    expect(await call({ text: 'a' })).toEqual({ text: 'A', before: 0 });
  }
  const none = caller(() => {
    throw new ReferenceError('Worker is not defined');
  });
  await expect(none({ text: 'a' })).rejects.toMatchObject({ reason: 'unavailable', cause: expect.any(ReferenceError) });
});

it('starts its worker under the policy of a console, where a plain worker is refused [worker-under-policy]', async () => {
  const message = new Promise((resolve) =>
    window.addEventListener('message', ({ data }) => 'ended' in Object(data) && resolve(data)),
  );
  const { href } = new URL('./under-policy.test-data.ts', import.meta.url);
  const script = `<script type="module" nonce="a" src="${href}"></script>`;
  await underPolicy(`${contentSecurityPolicy({ nonce: 'a' })}; worker-src 'self'`, script);
  expect(await message).toEqual({ ended: 'A', refusal: 'TypeError' });
});
