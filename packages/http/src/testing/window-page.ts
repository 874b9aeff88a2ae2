import { createHttpClient } from '../client/create-http-client.ts';
import { createRefreshLock } from '../refresh/create-refresh-lock.ts';

declare global {
  /** Makes three calls at a moment (milliseconds since 1970) and gives their answers, or the failures' sentences. */
  var callAt: (moment: number) => Promise<unknown[]>;
  /** Whether this page is inside its refresh. */
  var isRefreshing: boolean;
  /** Whether this page's refresh never ends. */
  var hangs: boolean;
}

// The page of the tests with several windows: the session is a token in localStorage.
const leaseTime = Number(new URLSearchParams(location.search).get('lease') ?? 15_000);
const http = createHttpClient({
  getToken: () => localStorage.getItem('token'),
  onTokenRefreshed: (token) => localStorage.setItem('token', token),
  refreshToken: async ({ client }) => {
    globalThis.isRefreshing = true;
    if (globalThis.hangs) await new Promise(() => {});
    return (await client.get<{ token: string }>('/refreshToken')).token;
  },
  refreshLock: createRefreshLock({ name: 'waybill-test', leaseTime }),
});

globalThis.callAt = async (moment) => {
  await new Promise((go) => setTimeout(go, Math.max(0, moment - Date.now())));
  const calls = ['/a', '/b', '/c'].map((url) => http.get(url).catch((error: Error) => error.message));
  return Promise.all(calls);
};
