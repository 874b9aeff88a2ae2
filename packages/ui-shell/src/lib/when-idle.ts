/** Time in ms for the first screen on a slow phone. */
const idleTimeoutMs = 5000;

/** Calls back once, after a rest and in an idle moment, at the latest after twice the rest. The returned function cancels it. Default: soon after the first screen. */
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
