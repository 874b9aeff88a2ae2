/** Yields to the page during long work: await it often, and it waits for a new task once the current one took too long. */
export type Pacer = () => Promise<void> | undefined;

/** Creates a pacer; `slice` is the maximum duration of a task in ms. Default 12. */
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
