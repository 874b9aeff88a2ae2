/** Calls a hook of the application; what it throws is its own failure and surfaces as an uncaught error, not as the call's. */
export function callHook<A extends unknown[]>(hook: ((...args: A) => void) | undefined, ...args: A): void {
  try {
    hook?.(...args);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
