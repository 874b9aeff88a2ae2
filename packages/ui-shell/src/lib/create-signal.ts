/** An event without data and its subscribers. */
export interface Signal {
  tell: () => void;
  /** Calls back each time; the returned function stops it. */
  listen: (listener: () => void) => () => void;
}

/** Creates a signal; subscribers run synchronously in the order of subscription. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
