import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import type { TransportOptions } from './transport-options';

let requests: Request[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('https://office.example/'));
  vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
    requests.push(new Request(...request));
    return new Response('{"code":200}', { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const credentialsOf = async (options: TransportOptions) => {
  await createEnvelopeClient(options).get('/orders');
  return requests.at(-1)?.credentials;
};

it('cookies go to an API on another origin only with the option', async () => {
  const baseUrl = 'https://api.example';
  expect(await credentialsOf({ baseUrl, withCredentials: true })).toBe('include');
  expect(await credentialsOf({ baseUrl })).toBe('same-origin');
  expect(requests.map(({ redirect }) => redirect)).toEqual(['error', 'error']);
});

it('cookies of the own origin go by themselves', async () => {
  expect(await credentialsOf({ baseUrl: 'https://office.example/api' })).toBe('same-origin');
});
