import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyProfile, fetchAfterEarly } from './early-profile';

const early = new Response('early');
const url = 'https://console.test/userInfo';
const request = (headers: Record<string, string>, init: RequestInit = {}) => new Request(url, { headers, ...init });
const leave = () =>
  vi.stubGlobal(earlyProfile.name, { url: '/userInfo', headers: { Token: 'a' }, response: Promise.resolve(early) });

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('fetched')),
  );
  leave();
});
afterEach(() => vi.unstubAllGlobals());

it('takes over the response of an equal request, once', async () => {
  expect(await fetchAfterEarly(request({ token: 'a' }))).toBe(early);
  expect(await (await fetchAfterEarly(request({ token: 'a' }))).text()).toBe('fetched');
});

it('fetches for another token, which a second window may have stored meanwhile, and for further headers', async () => {
  for (const headers of [{ token: 'b' }, { token: 'a', trace: '1' }, {}]) {
    leave();
    expect(await (await fetchAfterEarly(request(headers as Record<string, string>))).text()).toBe('fetched');
    expect(await (await fetchAfterEarly(request({ token: 'a' }))).text()).toBe('fetched');
  }
});

it('reuses the early response only for its request', async () => {
  expect(await (await fetchAfterEarly(new Request('https://console.test/other'))).text()).toBe('fetched');
  expect(await (await fetchAfterEarly(request({ token: 'a' }))).text()).toBe('early');
});

it('rejects as the early request did', async () => {
  const failure = new TypeError('Failed to fetch');
  const response = Promise.reject(failure);
  response.catch(() => {});
  vi.stubGlobal(earlyProfile.name, { url: '/userInfo', headers: { Token: 'a' }, response });
  await expect(fetchAfterEarly(request({ token: 'a' }))).rejects.toBe(failure);
});
