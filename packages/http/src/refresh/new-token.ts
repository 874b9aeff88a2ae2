import type { Call } from '../call/call';
import { isEcho } from '../call/session-state';
import type { StepContext } from '../call/step';
import { CancelledError } from '../errors/call-errors';
import { isCancelledError } from '../errors/is-http-error';
import { Mistake } from '../errors/mistake';
import type { RefreshOptions } from './refresh-options';

/** Returns the token that replaces the call's: the current one if it already differs, else the result of one renewal for all waiting calls. */
export async function newToken({ options, session }: StepContext<RefreshOptions>, call: Call): Promise<string> {
  if (isEcho(call, session.refreshFailed)) throw session.refreshFailed?.error;
  try {
    const present = await presentToken();
    if (present !== null && present !== call.token) return present;
    const token = await (underWay() ?? start());
    const stored = await presentToken();
    if (stored !== null && stored !== token && stored !== call.token) throw ended();
    return token;
  } catch (error) {
    if (call.epoch !== session.epoch) throw ended(error);
    if (!isCancelledError(error) && !(error instanceof Mistake))
      session.refreshFailed = { epoch: call.epoch, order: session.started, error };
    throw error;
  }

  /** Throws if the session has ended meanwhile. */
  async function presentToken(): Promise<string | null> {
    const present = (await options.getToken?.()) || null;
    if (call.epoch !== session.epoch || (present === null && call.token !== null)) throw ended();
    return present;
  }

  function underWay(): Promise<string> | undefined {
    const { renewal } = session;
    return renewal?.epoch === call.epoch && renewal.expired === call.token ? renewal.token : undefined;
  }

  function start(): Promise<string> {
    const renewal = { epoch: call.epoch, expired: call.token, token: renew() };
    session.renewal = renewal;
    const end = () => {
      if (session.renewal === renewal) session.renewal = undefined;
    };
    renewal.token.then(end, end);
    return renewal.token;
  }

  async function renew(): Promise<string> {
    if (!options.renew) throw new Error('no renew function is configured');
    if (call.token !== null && call.token === session.unproven) {
      throw new Error('the token of the last refresh is refused as well');
    }
    const token = await ask(options.renew);
    if (typeof token !== 'string' || token === '') throw new Error('the refresh answered without a token');
    if (token === call.token) throw new Error('the refresh answered with the token that has expired');
    if (call.epoch === session.epoch) session.unproven = token;
    return token;
  }

  /** Calls that `renew` starts before its first pause are part of the refresh. */
  async function ask(renewing: NonNullable<typeof options.renew>) {
    session.isAsking = true;
    try {
      return renewing(call.token);
    } finally {
      session.isAsking = false;
    }
  }
}

function ended(cause?: unknown): CancelledError {
  return new CancelledError({ method: 'REFRESH', url: 'token', cause }, 'the session has ended');
}
