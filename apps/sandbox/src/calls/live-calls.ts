import type { Context, Hono } from 'hono';
import { newsQuery, news as newsResponse } from '../business/personal-contract';
import type { CallContract } from '../contract/call-contract';
import { createCalls } from '../contract/create-calls';
import { readProfile } from '../rows/profile';
import { lastSettled } from '../rows/withdrawals';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { digest } from '../session/digest';
import { findLiveAccount } from '../session/require-token';

/** Milliseconds that a call waits for news before it answers with what is known already. */
const hold = 25_000;

/** The call by which a window hears of its account: it waits until something has changed, and fails once its session has ended. */
export function addLiveCalls(app: Hono<SandboxEnv>, platform: Platform): CallContract[] {
  const { contracts, add } = createCalls(app, platform);

  add(
    {
      method: 'get',
      path: '/live/getNews',
      summary:
        'Who the caller is, as soon as that is something else than what he knows; at the latest after 25 seconds.',
      query: newsQuery,
      response: newsResponse,
    },
    async ({ c, account, query }) => {
      const enough = new AbortController();
      const signal = AbortSignal.any([c.req.raw.signal, enough.signal]);
      // Before the look at what is, so that nothing falls between the two.
      const woken = platform.news.next(account.id, hold, signal);
      try {
        const present = await readNews(c);
        if (present.known !== query.known) return present;
        await woken;
        return await readNews(c);
      } finally {
        enough.abort();
      }
    },
  );

  return contracts;

  async function readNews(c: Context<SandboxEnv>) {
    const { account } = await findLiveAccount(platform, c);
    const { preferences } = await readProfile(platform.database, account.id);
    const settled = await lastSettled(platform.database, account.id);
    const { username, avatar, roles, permissions, admin } = account;
    const user = { username, avatar, roles, permissions, admin };
    return { known: digest(JSON.stringify([user, preferences, settled])), user, preferences, settled };
  }
}
