/** Waits for the promise or the signal, whichever comes first; rejects with the signal's reason. Leaves no listener behind. */
export function raceAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    const then =
      <V>(end: (value: V) => void) =>
      (value: V) => {
        signal.removeEventListener('abort', stop);
        end(value);
      };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    promise.then(then(resolve), then(reject));
  });
}
