import { NetworkError } from '@waybill/http';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createServerData } from './create-server-data';

it('failed data is not requested again by changes elsewhere', async () => {
  const cache = createServerData({ staleAfter: 1000, onUnreadable: () => {}, now: () => Date.now() });
  const ask = vi.fn(() => Promise.reject(new Error('Not what it should be.')));
  const request = { key: 'parcels', url: '/parcels', given: {}, ask };
  cache.view(request);
  await expect.poll(() => cache.entry('parcels').failure).toBeInstanceOf(Error);
  const everything = { concerns: () => true, since: Date.now() + 1, isOwn: false };
  cache.follow(['/parcels'], everything);
  expect(ask).toHaveBeenCalledTimes(1);
  cache.reload(request);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a change that is heard of within the same tick of the clock as a call is fetched again', async () => {
  const cache = createServerData({ staleAfter: 1000, onUnreadable: () => {}, now: () => 5000 });
  const ask = vi.fn(async () => 'read');
  cache.view({ key: 'parcels', url: '/parcels', given: {}, ask });
  await expect.poll(() => cache.entry('parcels').value).toBe('read');
  cache.follow(['/parcels'], { concerns: () => true, since: 5000, isOwn: false });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('shares the reads of commands with pages, and distinguishes them from reads that a page has shown [record-renders-from-scan]', async () => {
  const cache = createServerData({ staleAfter: 1000, onUnreadable: () => {}, now: () => Date.now() });
  const ask = vi.fn(async () => 'asked');
  const request = { key: 'parcels', url: '/parcels', given: { word: 'a' }, ask };
  cache.ahead({ ...request, ask: async () => 'read' });
  await expect
    .poll(() => cache.responsesOf('/parcels'))
    .toEqual([{ given: { word: 'a' }, value: 'read', shown: false }]);
  cache.view(request);
  expect(cache.responsesOf('/parcels')).toEqual([{ given: { word: 'a' }, value: 'read', shown: true }]);
  cache.reload(request);
  await expect.poll(() => cache.entry('parcels').value).toBe('asked');
});

it('a request does not render a page that has no data yet', async () => {
  const cache = createServerData({ staleAfter: 1000, onUnreadable: () => {}, now: () => Date.now() });
  const drawn = vi.fn();
  cache.subscribe('parcels', drawn);
  cache.view({ key: 'parcels', url: '/parcels', given: {}, ask: async () => 'read' });
  expect(drawn).not.toHaveBeenCalled();
  await expect.poll(() => cache.entry('parcels').value).toBe('read');
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('the request that completes a page starts after its paint, and not for a page that has closed by then', async () => {
  vi.stubGlobal('document', { hidden: false });
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
  onTestFinished(() => void vi.unstubAllGlobals());
  const cache = createServerData({ staleAfter: 1000, onUnreadable: () => {}, now: () => Date.now() });
  const ask = vi.fn(async () => 'read');
  const request = (key: string) => ({ key, url: `/parcels/${key}`, given: {}, ask, completes: true });
  cache.view(request('a'))();
  cache.view(request('b'));
  expect([ask.mock.calls.length, frames.length]).toEqual([0, 1]);
  frames[0]?.();
  await expect.poll(() => cache.entry('b').value).toBe('read');
  expect(ask).toHaveBeenCalledTimes(1);
});

describe('what could not be made fresh', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const gone = new NetworkError({ method: 'GET', url: '/parcels' }, 'it is away');

  function setUp(failure: unknown = gone) {
    const server = { isDown: false, answer: 1 };
    const ask = vi.fn(async (_: { silent: boolean }) => {
      if (server.isDown) throw failure;
      return server.answer;
    });
    const cache = createServerData({ staleAfter: 1000, onUnreadable: () => {}, now: () => Date.now() });
    const letGo = cache.view({ key: 'parcels', url: '/parcels', given: {}, ask });
    const happen = () => cache.follow(['/parcels'], { concerns: () => true, since: Date.now() + 1, isOwn: false });
    const shown = () => cache.entry('parcels').value;
    return { server, ask, letGo, happen, shown, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
  }

  it('is retried until the server responds, with growing pauses, and reported once [stale-list-is-retried]', async () => {
    const { server, ask, happen, shown, pass } = setUp();
    await pass(0);
    Object.assign(server, { isDown: true, answer: 2 });
    happen();
    await pass(6000);
    expect([shown(), ask.mock.calls.length]).toEqual([1, expect.any(Number)]);
    expect(ask.mock.calls.map(([{ silent }]) => silent).slice(0, 4)).toEqual([false, false, true, true]);
    expect(ask.mock.calls.length).toBeLessThan(7);
    server.isDown = false;
    await pass(8000);
    expect(shown()).toBe(2);
    const callCount = ask.mock.calls.length;
    await pass(200_000);
    expect(ask).toHaveBeenCalledTimes(callCount);
  });

  it('is not refetched without subscribers', async () => {
    const { server, ask, letGo, happen, pass } = setUp();
    await pass(0);
    server.isDown = true;
    happen();
    await pass(0);
    letGo();
    await pass(200_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is not retried if a retry cannot help', async () => {
    const { server, ask, happen, pass } = setUp(new Error('Not what it should be.'));
    await pass(0);
    server.isDown = true;
    happen();
    await pass(200_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
