import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPaint } from '../../../../lib/after-paint';
import { useConsole } from '../../../kernel/console-context';
import { offerPasskey } from '../passkeys/offer-passkey';
import type { Enter } from './use-enter';

/** After so many that were refused, none is offered by itself. */
const mostTries = 3;

/**
 * Lets the browser offer passkeys in the field of the user name while `wanted` holds, and signs in by the one that is chosen; true while it does. It
 * begins after the paint.
 */
export function usePasskeyOffer(wanted: boolean, enter: Enter['enter']): boolean {
  const { http, api, session } = useConsole();
  const [entering, setEntering] = useState(false);
  const tries = useRef(0);

  const offer = useEffectEvent(async (signal: AbortSignal) => {
    const { passkeyOptions: options } = api.endpoints;
    if (!options || tries.current >= mostTries) return;
    const signIn = await offerPasskey({ http, session, options, signal });
    if (!signIn || signal.aborted) return;
    tries.current += 1;
    setEntering(true);
    await enter(signIn);
    setEntering(false);
  });

  const isOpen = wanted && !entering;
  useEffect(() => {
    if (!isOpen || !window.PublicKeyCredential?.isConditionalMediationAvailable) return;
    const life = new AbortController();
    const callOff = afterPaint(() => void offer(life.signal));
    return () => {
      callOff();
      life.abort();
    };
  }, [isOpen]);

  return entering;
}
