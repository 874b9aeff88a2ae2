import type { News } from '@waybill/contract/live';
import type { HttpClient } from '@waybill/http';
import type { ConsoleSession } from '@waybill/ui-shell/console';
import { moneyReads } from '../pages/promotion/commission/money-reads';
import type { PreferenceStore } from './apply-preferences';

/** What listens and what it changes. */
export interface NewsParts {
  http: Pick<HttpClient, 'get'>;
  session: Pick<ConsoleSession, 'snapshot' | 'getToken' | 'setAccess' | 'loadProfile'>;
  theme: PreferenceStore;
  /** Makes what was fetched by some calls stale. */
  refresh: (...calls: typeof moneyReads) => void;
  /** Ends the listening. */
  signal: AbortSignal;
  /** Milliseconds before the first try after a failure. Default 1000, doubled up to half a minute. */
  firstPause?: number;
}

/** The server holds a call for 25 s where there is no news. */
const newsTimeoutMs = 40_000;
const longestPause = 30_000;

/** Asks the server for news of the account; each call waits there until there is some. Hidden windows do not ask, so that they hold no connections. */
export async function followNews({
  http,
  session,
  theme,
  refresh,
  signal,
  firstPause = 1000,
}: NewsParts): Promise<void> {
  let known = '';
  let lastSettled: string | undefined;
  let pause = firstPause;
  while (!signal.aborted) {
    await whenVisible(signal);
    if (signal.aborted) return;
    // Where nobody has signed in there is no account to hear of.
    if (session.getToken() === null) {
      await sleep(longestPause, signal);
      continue;
    }
    const news = await ask();
    if (signal.aborted) return;
    if (news) {
      apply(news);
      known = news.known;
      pause = firstPause;
    } else {
      known = '';
      await sleep(pause, signal);
      pause = Math.min(pause * 2, longestPause);
    }
  }

  /** What the server has to say, or nothing where the call failed: it is made again after a pause. */
  async function ask(): Promise<News | undefined> {
    const options = { params: { known }, signal, silent: true, retry: false, timeout: newsTimeoutMs };
    try {
      const news = await http.get<unknown>('/live/getNews', options);
      return isNews(news) ? news : undefined;
    } catch {
      return undefined;
    }
  }

  function apply({ user, preferences, settled }: News): void {
    const { status, user: shown, access } = session.snapshot();
    if (status !== 'signedIn') return;
    if (lastSettled !== undefined && lastSettled !== settled) refresh(...moneyReads);
    lastSettled = settled;
    const { username, avatar, ...rights } = user;
    if (!isSame(rights, access)) session.setAccess(rights);
    if (username !== shown.username || avatar !== shown.avatar) void session.loadProfile().catch(() => undefined);
    if (Object.keys(preferences).length > 0)
      void import('./apply-preferences').then(({ applyPreferences }) => applyPreferences(theme, preferences));
  }
}

// By hand: what reads schemas does not belong to the first screen.
function isNews(value: unknown): value is News {
  const { known, user, preferences } = { ...(value as Partial<News>) };
  const isNames = (names: unknown) => Array.isArray(names) && names.every((name) => typeof name === 'string');
  return (
    typeof known === 'string' &&
    typeof preferences === 'object' &&
    preferences !== null &&
    isNames(user?.roles) &&
    isNames(user?.permissions) &&
    typeof user?.admin === 'boolean' &&
    typeof user.username === 'string' &&
    typeof user.avatar === 'string'
  );
}

const isSame = (
  one: Pick<News['user'], 'roles' | 'permissions' | 'admin'>,
  other: { readonly roles: readonly string[]; readonly permissions: readonly string[]; readonly admin: boolean },
) =>
  one.admin === other.admin &&
  String([...one.roles].sort()) === String([...other.roles].sort()) &&
  String([...one.permissions].sort()) === String([...other.permissions].sort());

function whenVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });
}

function sleep(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, pause);
    signal.addEventListener('abort', done);
  });
}
