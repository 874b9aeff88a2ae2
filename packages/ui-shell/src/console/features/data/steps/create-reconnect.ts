/** Tries again while the line is gone. */
export interface Line {
  isGone: () => boolean;
  /** No response: retries soon, then less often, or when the browser is online or the window gets the focus. */
  lose: () => void;
  /** A response arrived. */
  find: () => void;
}

/** The first pause before it is tried again, and the longest, in ms. */
const pauses = { first: 1000, longest: 30_000 };

/** Creates the retries of a lost connection; `retry` sends a request. A browser that reports "offline" is trusted; "online" is only a hint. */
export function createReconnect(retry: () => void, ended: AbortSignal): Line {
  let pause = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    if (pause > 0 && !document.hidden) retry();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const wait = () => {
    timer = undefined;
    retry();
  };
  window.addEventListener('online', hear, { signal: ended });
  document.addEventListener('visibilitychange', hear, { signal: ended });
  ended.addEventListener('abort', stop);
  return {
    isGone: () => pause > 0 || !navigator.onLine,
    lose() {
      // Several calls that were under way are lost with it.
      if (timer !== undefined || ended.aborted) return;
      pause = Math.min(pauses.longest, pause * 2 || pauses.first);
      timer = setTimeout(wait, pause * (0.5 + Math.random() / 2));
    },
    find() {
      pause = 0;
      stop();
    },
  };
}
