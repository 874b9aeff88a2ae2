/** Long enough for the first screen to stand on a slow phone, in ms. */
const idleTimeoutMs = 5000;

/**
 * Calls back once, when a rest is over and the browser has nothing else to do, at the latest after as long again; the returned function calls it off.
 * Default of the rest: until the first screen has stood for a while.
 */
export function whenIdle(run: () => void, restMs = idleTimeoutMs): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') handle = requestIdleCallback(run, { timeout: restMs });
    else run();
  }, restMs);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
