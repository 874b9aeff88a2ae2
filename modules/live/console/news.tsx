import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds before a window starts to listen, so that visible content loads first. */
const pause = 2000;

/** Milliseconds until it retries after its code failed to load. */
const untilAgain = 30_000;

/** Loads the code that follows the server's events; renders nothing. */
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
