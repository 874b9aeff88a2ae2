/** Long enough for the first screen to stand on a slow phone, in ms. */
const idleTimeoutMs = 5000;

/** Calls back once, when the first screen has stood for a while and the browser has nothing else to do; the returned function calls it off. */
export function whenIdle(run: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') handle = requestIdleCallback(run, { timeout: idleTimeoutMs });
    else run();
  }, idleTimeoutMs);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
