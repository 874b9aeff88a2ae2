import { useOnce } from '@waybill/ui-shell/console';
import { type ComponentType, useEffect, useState } from 'react';
import { createEventPosition } from './event-position';

/** Milliseconds after which a window begins to listen: what the person waits for comes first. */
const pause = 2000;

/** Milliseconds until it tries again where its code did not come. */
const untilAgain = 30_000;

/** Hears of what happens elsewhere to the account that is signed in here; draws nothing. */
export function News() {
  const position = useOnce(createEventPosition);
  const [Account, setAccount] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    let timer = setTimeout(start, pause);
    async function start() {
      const code = await import('./live-events').catch(() => undefined);
      if (left) return;
      if (code) setAccount(() => code.LiveEvents);
      else timer = setTimeout(start, untilAgain);
    }
    return () => {
      left = true;
      clearTimeout(timer);
      position.forget();
    };
  }, [position]);
  return Account && <Account />;
}
