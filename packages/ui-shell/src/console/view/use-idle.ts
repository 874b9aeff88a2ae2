import { useEffect, useState } from 'react';

/** Long enough for the first screen to stand on a slow phone, in ms; for browsers that do not tell when they are idle. */
const patience = 1500;

/** Turns true once, when the first screen stands and the browser has nothing else to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(done, { timeout: 4 * patience });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(done, patience);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
