/** Longest stretch of work between two pauses, in milliseconds. */
const slice = 16;

/** Splits long work into slices so that a page stays responsive. */
export interface Pace {
  /** Whether the present slice is used up; then await `pause`. */
  isDue(): boolean;
  /** Lets the page breathe and starts the next slice. Rejects with the signal's reason when it has aborted. */
  pause(): Promise<void>;
  end(): void;
}

/** Creates the pace of one piece of work. It uses a message channel, which hidden windows do not slow down; `end` closes it. */
export function createPace(signal?: AbortSignal): Pace {
  const { port1, port2 } = new MessageChannel();
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= slice,
    async pause() {
      await new Promise<void>((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(0);
      });
      signal?.throwIfAborted();
      since = performance.now();
    },
    end() {
      port1.close();
      port2.close();
    },
  };
}
