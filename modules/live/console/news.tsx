import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds after which a window begins to listen: what the user waits for comes first. */
const pause = 2000;

/** Milliseconds until it tries again if its code did not come. */
const untilAgain = 30_000;

/** Loads what follows the server's events; draws nothing. */
export function News() {
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
    };
  }, []);
  return Account && <Account />;
}
