/** Calls a hook of the application; an error of the hook surfaces as an uncaught error and does not fail the call. */
export function callHook<A extends unknown[]>(hook: ((...args: A) => void) | undefined, ...args: A): void {
  try {
    hook?.(...args);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
