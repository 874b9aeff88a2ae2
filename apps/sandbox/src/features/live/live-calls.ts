import { newsCall } from '@waybill/contract/live';
import type { Context } from 'hono';
import type { SandboxEnv } from '../../http/sandbox-env';
import type { AddCall } from '../../platform/create-calls';
import type { Platform } from '../../platform/platform';
import { findLiveAccount } from '../../platform/require-token';
import { digest } from '../../platform/session/digest';
import { readProfile } from '../personal/profile';
import { lastSettled } from '../promotion/withdrawals';

/** Milliseconds that a call waits for news before it answers with what is known already. */
const hold = 25_000;

/** The call by which a window hears of its account: it waits until something has changed, and fails once its session has ended. */
export function addLiveCalls(add: AddCall, platform: Platform): void {
  add(
    newsCall,
    {
      summary:
        'Who the caller is, as soon as that is something else than what he knows; at the latest after 25 seconds.',
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

  async function readNews(c: Context<SandboxEnv>) {
    const { account } = await findLiveAccount(platform, c);
    const { preferences } = await readProfile(platform.database, account.id);
    const settled = await lastSettled(platform.database, account.id);
    const { username, avatar, roles, permissions, admin } = account;
    const user = { username, avatar, roles, permissions, admin };
    return { known: digest(JSON.stringify([user, preferences, settled])), user, preferences, settled };
  }
}
