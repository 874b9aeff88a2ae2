import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPaint } from '../../../../lib/after-paint';
import { useConsole } from '../../../kernel/console-context';
import { offerPasskey } from '../passkeys/offer-passkey';
import type { Enter } from './use-enter';

/** Maximum of refused passkeys before the automatic offer stops. */
const mostTries = 3;

/** Lets the browser offer passkeys in the user name field while `enabled`, from the first paint on. Returns true while it signs in. */
export function usePasskeyOffer(enabled: boolean, enter: Enter['enter']): boolean {
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

  const isOpen = enabled && !entering;
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
