import { expect, it } from 'vitest';
import { prerenderCalls } from './prerender-calls';

it('the user is asked for with the headers of the console, the list of routes where it comes from the server', () => {
  const options = { storagePrefix: 'acme', tokenName: 'key', request: { baseUrl: '/api/', tokenHeader: 'X-Key' } };
  expect(prerenderCalls(options)).toEqual({
    urls: ['/api/userInfo'],
    tokenName: 'key',
    tokenStorage: 'local',
    tokenHeader: 'X-Key',
    headers: { 'app-id': 'acme-console' },
  });
  const own = prerenderCalls({ authentication: 'all', endpoints: { userInfo: { method: 'GET', url: '/me' } } });
  expect(own?.urls).toEqual(['/me', '/router/getList']);
});

it.each([
  ['an API on another origin', { request: { baseUrl: 'https://api.example' } }],
  ['an API on another host of the same protocol', { request: { baseUrl: '//api.example' } }],
  ['a token that no script reads', { session: 'cookie' as const }],
  ['a token in the memory of the window', { tokenStorage: 'memory' as const }],
  ['a console without a login', { loginInterception: false }],
  ['a console of visitors', { authentication: 'visit' as const }],
  ['a user who is not asked for', { endpoints: { userInfo: false as const } }],
  ['a call that is no plain read', { endpoints: { userInfo: { method: 'POST' as const, url: '/me' } } }],
])('with %s nothing is asked before the console is there', (_what, options) => {
  expect(prerenderCalls(options)).toBeNull();
});
