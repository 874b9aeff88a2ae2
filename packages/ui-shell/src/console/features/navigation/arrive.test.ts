import { expect, it, vi } from 'vitest';
import type { ConsoleParts, ProviderEntrance } from '../../kernel/console-parts';
import { arrive } from './arrive';

async function comeBackTo(returnTo: string) {
  const replace = vi.fn();
  const adoptToken = vi.fn();
  const report = vi.fn();
  const entrance = { provider: { complete: async () => ({ token: 'abc', returnTo }) } } as unknown as ProviderEntrance;
  const parts = { session: { adoptToken }, history: { replace }, errorLog: { report } } as unknown as ConsoleParts;
  await arrive(parts, entrance);
  expect(adoptToken, returnTo).toHaveBeenCalledExactlyOnceWith('abc');
  expect(report, returnTo).not.toHaveBeenCalled();
  return replace.mock.calls.flat() as unknown[];
}

it('returns to the login page with its redirect address', async () => {
  for (const left of ['/login', '/login?redirect=%2Forder%2Flist']) expect(await comeBackTo(left)).toEqual([left]);
});

it.each([
  ['/order/list?page=2#top', '/login?redirect=%2Forder%2Flist%3Fpage%3D2%23top'],
  ['//evil.example', '/login?redirect=%2F%2Fevil.example'],
  ['https://evil.example/login', '/login?redirect=https%3A%2F%2Fevil.example%2Flogin'],
  ['/\\evil.example', '/login?redirect=%2F%255Cevil.example'],
  ['/\t/evil.example', '/login?redirect=%2F%09%2Fevil.example'],
  ['/loginx', '/login?redirect=%2Floginx'],
  ['/order/\ud800', '/login?redirect=%2Forder%2F%EF%BF%BD'],
  ['', '/login'],
])(
  'has any other address judged by the login page, like every redirect: %j [return-from-login-provider-is-judged]',
  async (returnTo, expected) => {
    expect(await comeBackTo(returnTo)).toEqual([expected]);
  },
);
