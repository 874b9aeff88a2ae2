import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { earlyProfile } from '../start/early-profile/early-profile';
import { earlyProfileScript } from './early-profile-script';

const profile = {
  url: '/userInfo',
  credentials: 'same-origin' as const,
  headers: { authorization: `Bearer ${earlyProfile.token}`, 'accept-language': earlyProfile.language },
};

/** The request of the script at an address with this stored token. */
function requested(
  token: string | null,
  hash = '#/index',
  tokenStorage: 'local' | 'session' = 'local',
  response = Promise.resolve(),
) {
  const calls: [string, RequestInit][] = [];
  const area = { getItem: (name: string) => (name === 'token' ? token : null) };
  const none = { getItem: () => null };
  const window: Record<string, unknown> = {};
  runInNewContext(earlyProfileScript(profile, { openPaths: ['/403'], tokenStorage }), {
    window,
    document: { documentElement: { dataset: { language: 'en' } } },
    location: { href: `https://console.test/${hash}` },
    localStorage: tokenStorage === 'local' ? area : none,
    sessionStorage: tokenStorage === 'session' ? area : none,
    fetch: (url: string, init: RequestInit) => {
      calls.push([url, init]);
      return response;
    },
  });
  return { calls, left: window[earlyProfile.name], window };
}

it('requests the account with the stored token in the language of the page', () => {
  for (const storage of ['local', 'session'] as const) {
    const { calls, left } = requested('a</script>', '', storage);
    expect(calls).toMatchObject([
      [
        '/userInfo',
        {
          mode: 'same-origin',
          credentials: 'same-origin',
          headers: { authorization: 'Bearer a</script>', 'accept-language': 'en' },
        },
      ],
    ]);
    expect(left).toMatchObject({ url: '/userInfo' });
  }
});

it('requests nothing without a token, and on pages that are open to everyone', () => {
  expect(requested(null)).toMatchObject({ calls: [], left: undefined });
  expect(requested('a', '#/403?from=x').calls).toEqual([]);
});

it('leaves nothing of a request that fails, as with a token that no header may contain', async () => {
  const response = Promise.reject(new TypeError('Invalid value'));
  const { left, window } = requested('\u0000', '#/index', 'local', response);
  expect(left).toBeDefined();
  await response.catch(() => {});
  expect(window).toEqual({});
});
