import type { ComponentType } from 'react';

/** A component whose code loads at the first sign of interest. */
export interface LazyPart<Props> {
  /** The component, or null while its code is not here. */
  read: () => ComponentType<Props> | null;
  subscribe: (onChange: () => void) => () => void;
  /** Fetches the code, unless it is here or under way. Rejects when that fails; the next call then tries again. */
  load: () => Promise<void>;
  /** Loads on a sign of interest and ignores a failure, which `load` reports. */
  warm: () => void;
}

export function createLazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let underWay: Promise<void> | null = null;
  const watchers = new Set<() => void>();

  const load = () => {
    underWay ??= fetchPart().then(
      (fetched) => {
        part = fetched;
        for (const onChange of watchers) onChange();
      },
      (cause: unknown) => {
        underWay = null;
        throw cause;
      },
    );
    return underWay;
  };
  return {
    read: () => part,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    load,
    warm: () => void load().catch(() => {}),
  };
}
