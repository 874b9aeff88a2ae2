/** Longest stretch of work between two pauses, in milliseconds. */
const slice = 8;

/** Splits long work into slices so that a page stays responsive. */
export interface Pace {
  /** Whether the current slice is used up; then await `pause`. */
  isDue(): boolean;
  /** Yields to the page and starts the next slice. Rejects with the signal's reason if it is aborted. */
  pause(): Promise<void>;
}

/** Creates the pace of one piece of work; its first slice starts now. */
export function createTimeSlicer(signal?: AbortSignal): Pace {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= slice,
    async pause() {
      await nextTask();
      signal?.throwIfAborted();
      since = performance.now();
    },
  };
}

/** Yields to waiting tasks. It uses a message, because hidden windows throttle timers. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
