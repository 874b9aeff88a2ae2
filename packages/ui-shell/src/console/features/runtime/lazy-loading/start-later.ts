/** Starts an optional part when its code has loaded; the returned function stops it, even before. */
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
