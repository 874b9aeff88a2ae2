import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { HttpClientOptions } from '../client/http-client-options';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import type { ScriptLine } from '../testing/script-line';

const quick = { times: 2, wait: 1 };
const good = { match: /./, reply: { body: { code: 200, data: 'there' } } };
const bad = (times: number, reply: ScriptLine['reply'] = { status: 503 }): ScriptLine => ({ match: /./, times, reply });

function clientOf(script: readonly ScriptLine[], options: HttpClientOptions = {}) {
  const adapter = createScriptedAdapter(script);
  const failures: unknown[] = [];
  const http = createEnvelopeClient({ adapter, retry: quick, onError: (error) => failures.push(error), ...options });
  return { http, adapter, failures, keys: () => adapter.calls.map(({ headers }) => headers['idempotency-key']) };
}

describe('a retry', () => {
  it('is off by default [retries-are-off-by-default]', async () => {
    const { http, adapter } = clientOf([bad(1), good], { retry: false });
    await expect(http.get('/a')).rejects.toMatchObject({ status: 503 });
    expect(adapter.calls).toHaveLength(1);
    expect(await http.get('/a', { retry: true })).toBe('there');
  });

  it.each([
    ['no connection', { fail: 'network' }],
    ['no response in time', { fail: 'hang' }],
    ['503', { status: 503 }],
    ['429', { status: 429 }],
    ['code 503 in an envelope', { body: { code: 503 } }],
    ['503 with a word for a code', { status: 503, body: { code: 'busy' } }],
  ] as const)('retries a read after %s without reporting a failure', async (_, reply) => {
    const { http, adapter, failures } = clientOf([bad(2, reply), good], { timeout: 30 });
    expect(await http.get('/a')).toBe('there');
    expect(adapter.calls).toHaveLength(3);
    expect(failures).toEqual([]);
  });

  it.each([400, 401, 403, 404, 409, 422, 501])('is not made after %i', async (status) => {
    const { http, adapter } = clientOf([bad(1, { status }), good]);
    await expect(http.get('/a')).rejects.toMatchObject({ status });
    expect(adapter.calls).toHaveLength(1);
  });

  it('is never made of a write without a key', async () => {
    const { http, adapter } = clientOf([bad(1), good]);
    await expect(http.post('/a', {})).rejects.toMatchObject({ status: 503 });
    expect(adapter.calls).toHaveLength(1);
  });

  it('fails with the last failure, reported once, when the tries are used up', async () => {
    const { http, adapter, failures } = clientOf([bad(2), bad(9, { status: 500 })]);
    await expect(http.get('/a')).rejects.toMatchObject({ status: 500 });
    expect(adapter.calls).toHaveLength(3);
    expect(failures).toHaveLength(1);
  });

  it('waits for the pause of the server, in seconds or until a date [retry-after]', async () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 1, 6) });
    onTestFinished(() => void vi.useRealTimers());
    for (const retryAfter of [() => '1', () => new Date(Date.now() + 1000).toUTCString()]) {
      const { http, adapter } = clientOf([
        bad(1, () => ({ status: 429, headers: { 'Retry-After': retryAfter() } })),
        good,
      ]);
      const answer = http.get('/a');
      await vi.advanceTimersByTimeAsync(999);
      expect(adapter.calls).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toBe('there');
    }
  });

  it('waits until a date by the clock of the server, where the response names it [retry-after]', async () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 1, 6) });
    onTestFinished(() => void vi.useRealTimers());
    const serverTime = Date.UTC(2025, 1, 6, 3);
    const headers = {
      Date: new Date(serverTime).toUTCString(),
      'Retry-After': new Date(serverTime + 1000).toUTCString(),
    };
    const { http, adapter } = clientOf([bad(1, { status: 429, headers }), good]);
    const answer = http.get('/a');
    await vi.advanceTimersByTimeAsync(999);
    expect(adapter.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('there');
  });

  it('comes after pauses that grow twice as long, each shortened at random by up to half, and never longer than the longest', async () => {
    const pauses: number[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((go: () => void, pause: number) => {
      if (pause > 0) pauses.push(pause);
      queueMicrotask(go);
    }) as unknown as typeof setTimeout);
    onTestFinished(() => void vi.restoreAllMocks());
    const pausesAt = async (random: number) => {
      pauses.length = 0;
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const { http } = clientOf([bad(9)], { retry: { times: 4, wait: 100, longestWait: 500 }, timeout: 0 });
      await http.get('/a').catch(() => {});
      return [...pauses];
    };
    expect(await pausesAt(1)).toEqual([100, 200, 400, 500]);
    expect(await pausesAt(0)).toEqual([50, 100, 200, 250]);
  });

  it('is not made if the server demands a longer pause than the limit', async () => {
    const { http, adapter } = clientOf([bad(1, { status: 503, headers: { 'Retry-After': '3600' } }), good]);
    await expect(http.get('/a')).rejects.toMatchObject({ status: 503 });
    expect(adapter.calls).toHaveLength(1);
  });

  it('has a budget that all calls share, so that a server that is down is not overrun [retry-budget]', async () => {
    const { http, adapter } = clientOf([bad(99)], { retry: { ...quick, budget: 4 } });
    await Promise.allSettled(Array.from({ length: 10 }, () => http.get('/a')));
    expect(adapter.calls).toHaveLength(14);
  });

  it('gets budget back by successes', async () => {
    let isDown = true;
    const line: ScriptLine = { match: /./, reply: () => (isDown ? { status: 503 } : { body: { code: 200 } }) };
    const { http, adapter } = clientOf([line], { retry: { ...quick, budget: 2 } });
    await Promise.allSettled([http.get('/a'), http.get('/a')]);
    isDown = false;
    for (let call = 0; call < 10; call += 1) await http.get('/a');
    isDown = true;
    const before = adapter.calls.length;
    await Promise.allSettled([http.get('/a')]);
    expect(adapter.calls.length - before).toBe(2);
  });

  it('ends with its caller, in the middle of a pause too', async () => {
    const { http, adapter } = clientOf([bad(9)], { retry: { times: 5, wait: 60_000 } });
    const caller = new AbortController();
    const call = http.get('/a', { signal: caller.signal });
    setTimeout(() => caller.abort(), 30);
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    expect(adapter.calls).toHaveLength(1);
    expect(http.pending).toBe(0);
  });
});

describe('an idempotency key', () => {
  it('lets a write be tried again, under one key [key-over-retry]', async () => {
    const { http, keys } = clientOf([bad(2), good]);
    await http.post('/order/doEdit', { id: 1 }, { idempotencyKey: 'form-7' });
    expect(keys()).toEqual(['form-7', 'form-7', 'form-7']);
  });

  it('goes in the header that the server reads, and only with calls that have one', async () => {
    const { http, adapter } = clientOf([good], { idempotencyHeader: 'X-Once' });
    await http.post('/a', {}, { idempotencyKey: 'k' });
    await http.post('/a', {});
    expect(adapter.calls.map(({ headers }) => headers['x-once'])).toEqual(['k', undefined]);
  });

  it('is the same in the replay after a refresh [key-over-refresh]', async () => {
    const { http, keys } = clientOf([bad(1, { body: { code: 402 } }), good], {
      getToken: () => 'T0',
      renew: () => 'T1',
    });
    await http.post('/a', {}, { idempotencyKey: true });
    const [first, second] = keys();
    expect(first).toMatch(/^\d+(-\d+){3}$/);
    expect(second).toBe(first);
  });

  it('is the same for a second press while the outcome of the first is unknown, and another after that [key-over-second-press]', async () => {
    const { http, keys } = clientOf([bad(1, { fail: 'network' }), good], { retry: false });
    const press = (id: number) => http.post('/a', { id }, { idempotencyKey: true }).catch(() => {});
    await press(1);
    await press(2);
    await press(1);
    await press(1);
    const [lost, other, again, fresh] = keys();
    expect(again).toBe(lost);
    expect(new Set([lost, other, fresh]).size).toBe(3);
  });

  it('is another one after a refusal: the call was answered', async () => {
    const { http, keys } = clientOf([bad(1, { status: 422 }), good], { retry: false });
    await http.post('/a', {}, { idempotencyKey: true }).catch(() => {});
    await http.post('/a', {}, { idempotencyKey: true });
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('is forgotten with the session', async () => {
    const { http, keys } = clientOf([bad(1, { fail: 'network' }), good], { retry: false });
    await http.post('/a', {}, { idempotencyKey: true }).catch(() => {});
    http.cancelAll();
    await http.post('/a', {}, { idempotencyKey: true });
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});
