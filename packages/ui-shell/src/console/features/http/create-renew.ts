import type { Session } from '@waybill/auth-core';
import { consoleMessages } from '../../kernel/messages';
import type { ForcedMoves } from '../../kernel/ports/forced-moves';

/** Whether a failure is a request without a response, by its name. */
export const isUnanswered = (problem: unknown): problem is Error =>
  problem instanceof Error && /^(Network|Timeout)Error$/.test(problem.name);

/** Renews the token. Without a response the session stays, the console shows a message and retries when the browser is online. */
export function createRenew(session: () => Pick<Session, 'renew'>, forced: ForcedMoves) {
  let isLost = false;
  let last: string | null = null;
  // A single function, so that the browser adds only one listener for all waiting calls.
  const tryAgain = () => void renew(last).catch(() => undefined);
  return renew;

  async function renew(expired: string | null): Promise<string> {
    try {
      const token = await session().renew(expired);
      if (isLost) forced.settle();
      isLost = false;
      return token;
    } catch (problem) {
      if (!isUnanswered(problem) || Reflect.get(problem, 'code') === 'page') throw problem;
      isLost = true;
      last = expired;
      forced.force(consoleMessages.lineLost, () => true);
      window.addEventListener('online', tryAgain, { once: true });
      throw problem;
    }
  }
}
