import { createHttpClient } from '@waybill/http';
import { envelope } from '@waybill/http/conventions';
import { createScriptedAdapter, type ScriptLine } from '@waybill/http/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnStep } from './turn-step';

const busy = { body: { code: 400, message: 'Busy.', data: { retryAfter: 2 } }, headers: { 'Retry-After': '2' } };
const done = { body: { code: 200, data: { token: 'T1' } } };
const login = { anonymous: true, retry: true } as const;

function clientOf(script: readonly ScriptLine['reply'][]) {
  const adapter = createScriptedAdapter(script.map((reply) => ({ match: /./, times: 1, reply })));
  const turn = { waiting: 0 };
  const failures: unknown[] = [];
  const onError = (error: unknown) => failures.push(error);
  const http = createHttpClient({ adapter, conventions: envelope, steps: [turnStep(turn)], onError });
  return { http, turn, failures, sent: () => adapter.calls.length };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a login that the server sends away for two seconds', () => {
  it('waits that long, retries automatically, and shows no failure', async () => {
    const { http, turn, failures, sent } = clientOf([busy, busy, done]);
    const entered = http.post('/login', {}, login);
    while (turn.waiting === 0) await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1990);
    expect(sent()).toBe(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await entered).toEqual({ token: 'T1' });
    expect([sent(), turn.waiting, failures]).toEqual([3, 0, []]);
  });

  it('does not come back in the same moment as all others', async () => {
    const pauses = async (random: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const { http, turn, sent } = clientOf([busy, done]);
      const entered = http.post('/login', {}, login);
      await vi.waitFor(() => expect(turn.waiting).toBe(1));
      const start = Date.now();
      while (sent() === 1) await vi.advanceTimersByTimeAsync(50);
      await entered;
      return Date.now() - start;
    };
    expect(await pauses(0)).toBeLessThan((await pauses(1)) - 900);
  });

  it("gives up after six retries with the server's message", async () => {
    const { http, turn, failures, sent } = clientOf(Array.from({ length: 9 }, () => busy));
    const refused = http.post('/login', {}, login).catch((failure: unknown) => failure);
    await vi.waitFor(() => expect(turn.waiting).toBe(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await refused).toMatchObject({ userMessage: 'Busy.' });
    expect([sent(), turn.waiting, failures.length]).toEqual([7, 0, 1]);
  });

  it('ends where the next answer is another one', async () => {
    const wrong = { body: { code: 400, message: 'Wrong password.' } };
    const { http, turn, sent } = clientOf([busy, wrong, done]);
    const refused = http.post('/login', {}, login).catch((failure: unknown) => failure);
    await vi.waitFor(() => expect(turn.waiting).toBe(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await refused).toMatchObject({ userMessage: 'Wrong password.' });
    expect(sent()).toBe(2);
  });

  it('comes no more when its caller has given it up', async () => {
    const { http, turn, sent } = clientOf([busy, done]);
    const caller = new AbortController();
    const left = http.post('/login', {}, { ...login, signal: caller.signal }).catch((failure: unknown) => failure);
    await vi.waitFor(() => expect(turn.waiting).toBe(1));
    caller.abort();
    expect(await left).toMatchObject({ kind: 'cancelled' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sent(), turn.waiting]).toEqual([1, 0]);
  });

  it('is recognised by its data too, because another origin hides headers', async () => {
    const { http, turn, sent } = clientOf([{ body: busy.body }, done]);
    const entered = http.post('/login', {}, login);
    await vi.waitFor(() => expect(turn.waiting).toBe(1));
    await vi.advanceTimersByTimeAsync(10_000);
    await entered;
    expect(sent()).toBe(2);
  });
});

describe('sent once alone are', () => {
  const tooMany = { body: { code: 400, message: 'In ten minutes.', data: { retryAfter: 600 } } };
  it.each([
    ['a login that is to wait for minutes', tooMany, login],
    ['a login that is simply refused', { body: { code: 400, message: 'Wrong.' } }, login],
    ['a login whose wait cannot be read', { ...busy, headers: { 'Retry-After': 'soon' } }, login],
    ['a write of a session', busy, {}],
    ['a write without one that does not say that it may be repeated', busy, { anonymous: true }],
  ] as const)('%s', async (_, reply, options) => {
    const { http, sent } = clientOf([reply, done]);
    const refused = http.post('/login', {}, options).catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(700_000);
    expect(await refused).toBeInstanceOf(Error);
    expect(sent()).toBe(1);
  });
});
