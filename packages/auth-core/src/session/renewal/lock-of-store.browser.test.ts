import { expect, it, onTestFinished } from 'vitest';
import { createSession } from '../create-session';
import { createTokenStore, type TokenStoreOptions } from '../create-token-store';

type Kind = NonNullable<TokenStoreOptions['kind']>;

/** Names of the locks that windows hold while a session over such a store refreshes its token. */
async function locksDuringRefresh(kind: Kind, key = 'lock-of-store'): Promise<string[]> {
  let names: string[] = [];
  const session = createSession({
    tokens: createTokenStore({ kind, key }),
    channel: null,
    gateway: {
      refresh: async ({ token }) => {
        const { held = [] } = await navigator.locks.query();
        names = held.map(({ name = '' }) => name).filter((name) => !name.includes('/replaced/'));
        return `${token}-2`;
      },
    },
  });
  onTestFinished(() => {
    session.reset();
    session.dispose();
  });
  session.adoptToken(`token-${kind}-${key}`);
  await session.renew(`token-${kind}-${key}`);
  return names;
}

it.each<Kind>(['session', 'memory'])(
  'a window with a token of its own (%s) waits for no other window',
  async (kind) => {
    expect(await locksDuringRefresh(kind)).toEqual([]);
  },
);

it.each<Kind>(['local', 'cookie'])('windows that share a token (%s) take turns, one lock a store', async (kind) => {
  const [one] = await locksDuringRefresh(kind);
  const [other] = await locksDuringRefresh(kind, 'another');
  expect(one).toContain(`${kind}/lock-of-store`);
  expect(other).toContain(`${kind}/another`);
});
