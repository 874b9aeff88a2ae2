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
function requested(token: string | null, hash = '#/index', tokenStorage: 'local' | 'session' = 'local') {
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
    fetch: async (url: string, init: RequestInit) => calls.push([url, init]),
  });
  return { calls, left: window[earlyProfile.name] };
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
  expect(requested(null)).toEqual({ calls: [], left: undefined });
  expect(requested('a', '#/403?from=x').calls).toEqual([]);
});
