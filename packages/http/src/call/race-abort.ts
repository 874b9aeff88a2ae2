/** Acts when the signal aborts, or at once if it already has. Returns a function that removes the listener. */
export function onAbort(signal: AbortSignal | undefined, act: () => void): () => void {
  if (signal?.aborted) act();
  signal?.addEventListener('abort', act);
  return () => signal?.removeEventListener('abort', act);
}

/** Waits for the promise or the signal, whichever comes first; rejects with the signal's reason and removes its listener. */
export const raceAbort = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const release = onAbort(signal, () => reject(signal.reason));
    promise.finally(release).then(resolve, reject);
  });
