import { readToken } from '../read-response';
import { type GatewayCall, type SessionCore, superseded } from '../session-core';
import { SessionError } from '../session-error';
import type { SessionGateway } from '../session-gateway';
import { delay } from './delay';
import type { RefreshLock, RefreshTurn } from './refresh-lock';
import { takeTurn } from './take-turn';

/** The dependencies of a renewal. */
export interface RenewalOptions {
  gateway: Pick<SessionGateway, 'refresh' | 'isRefusal'>;
  tokenField: string;
  lock: RefreshLock | null;
  /** Time limit of one try, in milliseconds. */
  timeout: number;
  /** Takes over changes of other windows to the token store. */
  sync: () => void;
}

/** Waits in ms before the second, third and fourth try, each longer or shorter by up to a fifth, so that windows do not retry in step. */
const pauses = [500, 1500, 4500];

/** How often this window looks, every 20 ms, for a token that another window has replaced. */
const mostLooks = 100;

/** Replaces an expired token for the session of this epoch. Rejects when the server refuses, when the last try has failed, and when the session is over. */
export type Renew = (expired: string, epoch: number) => Promise<string>;

/** Creates the renewal of tokens. Windows take turns; each attempt first checks for a newer token; it retries unless the server refuses. */
export function createRenewal(core: SessionCore, options: RenewalOptions): Renew {
  const { gateway, tokenField, lock, timeout, sync } = options;
  const { keeper } = core;
  lock?.prepare?.();
  const isRefused = (problem: unknown) => problem instanceof SessionError || gateway.isRefusal?.(problem) === true;

  /** Returns the token that has replaced the expired one meanwhile, in any window. Throws once the session is over. */
  function newer(expired: string, epoch: number): string | undefined {
    sync();
    if (epoch !== core.epoch() || keeper.token === null) throw superseded('renew');
    return keeper.token === expired ? undefined : keeper.token;
  }

  async function newerSoon(expired: string, epoch: number, signal: AbortSignal): Promise<string | undefined> {
    for (let looks = 0; ; looks += 1) {
      const token = newer(expired, epoch);
      if (token !== undefined || looks === mostLooks) return token;
      await delay(20, signal);
    }
  }

  const ask = (expired: string, epoch: number) =>
    core.ask('refresh', limited(timeout, gateway.refresh?.bind(gateway)), (response) => {
      const token = readToken(response, tokenField, 'refresh-without-token');
      const current = newer(expired, epoch);
      if (current !== undefined) return current;
      if (token === expired) {
        throw new SessionError('refresh-without-token', 'The refresh answered with the token that has expired.');
      }
      keeper.replace(token);
      core.store.apply({ kind: 'token-refreshed' });
      return token;
    });

  return async (expired, epoch) => {
    const { signal } = core.context();

    const attempt = async ({ replaced }: RefreshTurn): Promise<string> => {
      if (replaced) await newerSoon(expired, epoch, signal);
      for (const pause of [...pauses, undefined]) {
        const before = newer(expired, epoch);
        if (before !== undefined) return before;
        try {
          return await ask(expired, epoch);
        } catch (problem) {
          if (epoch !== core.epoch()) throw problem;
          if (pause === undefined || isRefused(problem)) return newer(expired, epoch) ?? Promise.reject(problem);
          await delay(pause * (0.8 + 0.4 * Math.random()), signal);
        }
      }
      throw superseded('renew');
    };

    return lock ? takeTurn(lock, expired, attempt, { signal, turnTime: 1.2 * timeout }) : attempt({ replaced: false });
  };
}

/** Runs the call with a time limit: then it is aborted and counts as failed, even if it ignores its signal. */
export function limited(milliseconds: number, call: GatewayCall | undefined): GatewayCall | undefined {
  if (!call) return undefined;
  return async (context) => {
    const controller = new AbortController();
    const stop = () => controller.abort(context.signal.reason);
    context.signal.addEventListener('abort', stop, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new DOMException(`It was not answered within ${milliseconds} ms.`, 'TimeoutError'));
        controller.abort();
      }, milliseconds);
    });
    try {
      return await Promise.race([call({ ...context, signal: controller.signal }), late]);
    } finally {
      clearTimeout(timer);
      context.signal.removeEventListener('abort', stop);
    }
  };
}
