/** Something that happens now and then, told to whoever listens. */
export interface Signal {
  tell: () => void;
  /** Calls back each time; the returned function stops it. */
  listen: (listener: () => void) => () => void;
}

/** Creates a signal; those who listen are told in the same tick, in the order in which they came. */
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
