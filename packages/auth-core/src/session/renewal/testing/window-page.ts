import { createSession } from '../../create-session';
import { createTokenStore } from '../../create-token-store';
import { createRefreshLock } from '../create-refresh-lock';

declare global {
  /** Makes three calls at a moment (milliseconds since 1970) and returns their responses, or the messages of their failures. */
  var callAt: (moment: number) => Promise<unknown[]>;
  /** The number of refreshes that this page has started. */
  var refreshCount: number;
  /** Whether the refreshes of this page never end. */
  var hangs: boolean;
}

// The page of the tests with several windows: a session whose calls use plain fetch.
const query = new URLSearchParams(location.search);
globalThis.refreshCount = 0;
const call = async (url: string, token: string | null) => {
  const response = await fetch(url, { headers: { token: token ?? '' } });
  return (await response.json()) as { code: number; data: unknown };
};
const session = createSession({
  tokens: createTokenStore({ key: 'token', kind: query.get('kind') === 'session' ? 'session' : 'local' }),
  refreshTimeout: Number(query.get('timeout') ?? 10_000),
  refreshLock: createRefreshLock({ name: 'waybill-test' }),
  gateway: {
    async refresh({ token }) {
      globalThis.refreshCount += 1;
      if (globalThis.hangs) await new Promise(() => {});
      const { code, data } = await call('/refreshToken', token);
      if (code !== 200) throw new Refusal(`refused with ${code}`);
      return data;
    },
    isRefusal: (problem) => problem instanceof Refusal,
  },
});

class Refusal extends Error {}

async function ask(url: string): Promise<unknown> {
  session.sync();
  const token = session.getToken();
  const first = await call(url, token);
  if (first.code !== 402) return first.data;
  const second = await call(url, await session.renew(token));
  return second.code === 200 ? second.data : `still ${second.code}`;
}

globalThis.callAt = async (moment) => {
  await new Promise((go) => setTimeout(go, Math.max(0, moment - Date.now())));
  return Promise.all(['/a', '/b', '/c'].map((url) => ask(url).catch((error: Error) => error.message)));
};
