const isVisible = () => document.visibilityState === 'visible';

/** Calls back at once, on each change of visibility, and on abort, until it returns true. */
function watch(signal: AbortSignal, isDone: () => boolean): AbortController {
  const watching = new AbortController();
  const look = () => {
    if (isDone()) watching.abort();
  };
  document.addEventListener('visibilitychange', look, { signal: watching.signal });
  signal.addEventListener('abort', look, { signal: watching.signal });
  look();
  return watching;
}

/** Resolves when the window is visible, or the signal aborts. */
export const whenVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    watch(signal, () => {
      const isOver = isVisible() || signal.aborted;
      if (isOver) resolve();
      return isOver;
    });
  });

/** A controller that aborts as soon as the window is hidden, or with the signal. */
export const whileVisible = (signal: AbortSignal): AbortController =>
  watch(signal, () => !isVisible() || signal.aborted);
