import { expect, it, onTestFinished, vi } from 'vitest';
import { isTimeoutError } from '../errors/is-http-error';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';

const scripted = (delay: number, status = 503) => createScriptedAdapter([{ match: /./, reply: { delay, status } }]);

it('the limit of the whole call ends its retries and their pauses', async () => {
  const adapter = scripted(20);
  const http = createEnvelopeClient({ adapter, retry: { times: 50, wait: 20, budget: 100 }, totalTimeout: 150 });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ended = http.get('/orders').catch((error) => error as Error);
  await vi.advanceTimersByTimeAsync(150);
  const failure = await ended;
  expect(isTimeoutError(failure)).toBe(true);
  expect((failure as Error).message).toBe('GET /orders was not complete within 150 ms');
  const { length } = adapter.calls;
  await vi.advanceTimersByTimeAsync(100);
  expect(adapter.calls).toHaveLength(length);
  expect(http.pending).toBe(0);
});

it('includes a refresh, and leaves the limit of one attempt unchanged', async () => {
  const expired = createScriptedAdapter([{ match: /./, reply: { body: { code: 402 } } }]);
  const http = createEnvelopeClient({ adapter: expired, renew: () => new Promise(() => {}), totalTimeout: 50 });
  await expect(http.get('/orders')).rejects.toSatisfy(isTimeoutError);
  const slow = createEnvelopeClient({ adapter: scripted(5000), timeout: 20, totalTimeout: 10_000 });
  await expect(slow.get('/orders')).rejects.toThrow('within 20 ms');
});

it('a call has its own, 0 for no limit; uploads and downloads ignore that of the client', async () => {
  const adapter = createScriptedAdapter([{ match: /./, reply: { delay: 60, body: { code: 200, data: 1 } } }]);
  const http = createEnvelopeClient({ adapter, totalTimeout: 20 });
  expect(await http.get('/orders', { totalTimeout: 0 })).toBe(1);
  expect(await http.upload('/files', new Blob(['x']))).toBe(1);
  await expect(http.get('/orders')).rejects.toSatisfy(isTimeoutError);
});
