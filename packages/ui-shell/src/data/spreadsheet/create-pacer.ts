/** Lets the page breathe in the midst of long work: to be awaited often, it waits for a new task once the present one has lasted too long. */
export type Pacer = () => Promise<void> | undefined;

/** Creates the pacer of one piece of work; `slice` is how long a task may last, in ms. Default 12. */
export function createPacer(slice = 12): Pacer {
  let began = performance.now();
  return () => {
    if (performance.now() - began < slice) return undefined;
    return nextTask().then(() => {
      began = performance.now();
    });
  };
}

/** Resolves in the next task. It uses a message, because a timer would wait 4 ms each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
