import { createHttpClient } from '@waybill/http';
import { envelope } from '@waybill/http/conventions';
import { beforeEach, expect, it, vi } from 'vitest';
import { earlyProfile, fetchAfterEarly } from './early-profile';

const reply = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const fetched = vi.fn(async (request: Request) => reply({ code: 200, data: `for ${request.headers.get('token')}` }));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

/** A client of the console's kind, beside a page whose script requested the account with token `T1` and got this response. */
function afterEarly(response: Response, token = 'T1') {
  const headers = { accept: 'application/json', token: 'T1' };
  vi.stubGlobal(earlyProfile.name, { url: '/userInfo', headers, response: Promise.resolve(response) });
  const session = { token };
  const unauthorized = vi.fn();
  const http = createHttpClient({
    baseUrl: 'https://console.test',
    conventions: envelope,
    fetch: fetchAfterEarly,
    headers: { accept: 'application/json' },
    getToken: () => session.token,
    renew: async () => {
      session.token = 'T2';
      return session.token;
    },
    onUnauthorized: unauthorized,
    cipher: {
      encrypt: async () => null,
      decrypt: async (text) => JSON.stringify(`plain ${text}`),
      forgetKey: () => {},
    },
  });
  return { load: (decrypt = false) => http.get('/userInfo', { decrypt }), unauthorized };
}

it('reads the early response as it reads its own, without a second request', async () => {
  const { load } = afterEarly(reply({ code: 200, data: 'early' }));
  expect(await load()).toBe('early');
  expect(fetched).not.toHaveBeenCalled();
});

it('decrypts an early response', async () => {
  const { load } = afterEarly(reply({ code: 200, data: 'secret' }));
  expect(await load(true)).toBe('plain secret');
  expect(fetched).not.toHaveBeenCalled();
});

it('renews a token that had expired, and requests the account once more with the new one', async () => {
  const { load } = afterEarly(reply({ code: 402, message: 'expired' }));
  expect(await load()).toBe('for T2');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('requests the account for the token that another window stored meanwhile', async () => {
  const { load } = afterEarly(reply({ code: 200, data: 'early' }), 'T3');
  expect(await load()).toBe('for T3');
});

it('ends the session where the early request was refused', async () => {
  const { load, unauthorized } = afterEarly(reply({ code: 401, message: 'Please sign in.' }));
  await expect(load()).rejects.toMatchObject({ userMessage: 'Please sign in.' });
  expect(unauthorized).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
});
