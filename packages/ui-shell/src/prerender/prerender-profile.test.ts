import { expect, it } from 'vitest';
import { cookieApi } from '../console/kernel/api/cookie-api';
import { envelopeApi } from '../console/kernel/api/envelope-api';
import { earlyProfile } from '../start/early-profile/early-profile';
import { prerenderProfile } from './prerender-profile';

it('is the request that the console sends, with words for token and language', async () => {
  const profile = await prerenderProfile({}, envelopeApi({ baseUrl: '/api', headers: { 'X-Tenant': 'north' } }));
  expect(profile).toEqual({
    url: '/api/userInfo',
    credentials: 'same-origin',
    headers: expect.objectContaining({
      'accept-language': earlyProfile.language,
      'x-tenant': 'north',
    }),
  });
  expect(Object.values(profile?.headers ?? {}).join()).toContain(earlyProfile.token);
});

it('is null if the request is unknown before the console runs', async () => {
  const none = [
    prerenderProfile({ tokenStorage: 'memory' }),
    prerenderProfile({ tokenStorage: 'cookie' }),
    prerenderProfile({ access: 'none' }),
    prerenderProfile({}, cookieApi()),
    prerenderProfile({}, envelopeApi({ baseUrl: 'https://api.example.com' })),
    prerenderProfile({}, envelopeApi({ headers: () => ({ 'X-Call': crypto.randomUUID() }) })),
    prerenderProfile({}, envelopeApi({ fetch: globalThis.fetch })),
    prerenderProfile({}, envelopeApi({ paths: { userInfo: false } })),
    prerenderProfile({}, envelopeApi({ gateway: ({ gateway }) => ({ ...gateway, loadProfile: async () => ({}) }) })),
    prerenderProfile(
      {},
      envelopeApi({
        gateway: ({ gateway }) => ({
          ...gateway,
          loadProfile: async () => {
            throw new ReferenceError('window is not defined');
          },
        }),
      }),
    ),
  ];
  expect(await Promise.all(none)).toEqual(none.map(() => null));
});
