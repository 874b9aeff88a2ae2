/** An event without data and its subscribers. */
export interface Signal {
  notify: () => void;
  /** Calls back each time; the returned function stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a signal; subscribers run synchronously in the order of subscription. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
