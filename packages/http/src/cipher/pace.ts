/** Longest stretch of work between two pauses, in milliseconds. */
const slice = 12;

/** Splits long work into slices so that a page stays responsive. */
export interface Pace {
  /** Whether the present slice is used up; then await `pause`. */
  isDue(): boolean;
  /** Lets the page breathe and starts the next slice. Rejects with the signal's reason when it has aborted. */
  pause(): Promise<void>;
  end(): void;
}

/** Creates the pace of one piece of work. It waits by messages, which hidden windows do not slow down as they do timers. */
export function createPace(signal?: AbortSignal): Pace {
  let channel: MessageChannel | undefined;
  let since = performance.now();

  function nextTask(): Promise<void> {
    return new Promise((resolve) => {
      if (typeof setImmediate === 'function') {
        setImmediate(resolve);
        return;
      }
      channel ??= new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  }

  return {
    isDue: () => performance.now() - since >= slice,
    async pause() {
      await nextTask();
      signal?.throwIfAborted();
      since = performance.now();
    },
    end() {
      channel?.port1.close();
      channel?.port2.close();
    },
  };
}
