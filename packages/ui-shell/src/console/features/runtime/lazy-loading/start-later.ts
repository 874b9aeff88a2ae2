/** Starts what only some consoles want, when its code has come; returns what ends it, then or before. */
export function startLater(start: () => Promise<() => void>, report: (problem: unknown) => void): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  start().then((started) => {
    if (ended) started();
    else stop = started;
  }, report);
  return () => {
    ended = true;
    stop?.();
  };
}
