import type { HttpClient } from '@waybill/http';
import type { Call } from '../../../kernel/call';
import { callEndpoint } from '../../../kernel/call-endpoint';
import type { ConsoleSession } from '../../../kernel/console-session';
import { enterByPasskey } from './enter-by-passkey';
import { PasskeyError } from './passkey-error';
import { passkeyHindrance, requestPasskey } from './request-passkey';

export interface PasskeyOffer {
  http: HttpClient;
  session: Pick<ConsoleSession, 'signIn'>;
  /** The call that returns the request options, as WebAuthn's JSON. */
  options: Call;
  /** Ends the offer. */
  signal: AbortSignal;
}

/** Lets the browser offer passkeys of this site in the user name field. Resolves to the sign-in with the chosen one, or undefined after the offer ended. */
export async function offerPasskey({
  http,
  session,
  options: endpoint,
  signal,
}: PasskeyOffer): Promise<(() => Promise<void>) | undefined> {
  if (passkeyHindrance() || !(await PublicKeyCredential.isConditionalMediationAvailable())) return undefined;
  while (!signal.aborted) {
    const options = await callEndpoint(http, endpoint, { anonymous: true, silent: true, signal }).catch(
      () => undefined,
    );
    if (!isRequest(options) || signal.aborted) return undefined;
    const round = startRound(signal, options.timeout);
    try {
      const passkey = await requestPasskey(options, { mediation: 'conditional', signal: round.signal });
      return () => enterByPasskey(session, passkey, options);
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      if (!round.isOld()) return undefined;
    } finally {
      round.end();
    }
  }
  return undefined;
}

const isRequest = (options: unknown): options is { challenge: string; timeout?: unknown; rpId?: unknown } =>
  typeof Object(options).challenge === 'string';

/** The share of a challenge's lifetime that an offer lasts, so that a late choice is still valid. */
const share = 0.8;

/**
 * Ends an offer with `outer` or when its challenge gets old; `life` is the server's `timeout` in ms. Without the window's
 * focus the browser may be asking for a fingerprint, so the offer continues until the focus returns.
 */
function startRound(outer: AbortSignal, life: unknown) {
  const inner = new AbortController();
  let isOld = false;
  const stop = () => inner.abort();
  const renew = () => {
    isOld = true;
    stop();
  };
  const age = () => {
    if (document.hasFocus()) renew();
    else window.addEventListener('focus', renew, { signal: inner.signal });
  };
  const timer = typeof life === 'number' && life > 0 ? setTimeout(age, life * share) : undefined;
  outer.addEventListener('abort', stop, { signal: inner.signal });
  return {
    signal: inner.signal,
    isOld: () => isOld,
    end() {
      clearTimeout(timer);
      stop();
    },
  };
}
