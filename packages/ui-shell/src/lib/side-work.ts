import { createContext } from 'react';

/** Background work of a field, such as an upload: `underWay` delays the form's submission, `failed` prevents it. */
export type SideWorkState = 'none' | 'underWay' | 'failed';

/** Background work of the fields of a form. */
export interface SideWork {
  report: (worker: object, state: SideWorkState) => void;
  isUnderWay: () => boolean;
  hasFailed: () => boolean;
  /** Resolves when no work is running. */
  settled: () => Promise<void>;
}

export function createSideWork(): SideWork {
  const states = new Map<object, SideWorkState>();
  const waiting = new Set<() => void>();
  const has = (state: SideWorkState) => [...states.values()].includes(state);
  return {
    report(worker, state) {
      if (state === 'none') states.delete(worker);
      else states.set(worker, state);
      if (has('underWay')) return;
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
    isUnderWay: () => has('underWay'),
    hasFailed: () => has('failed'),
    settled: () =>
      new Promise((resolve) => {
        if (has('underWay')) waiting.add(resolve);
        else resolve();
      }),
  };
}

/** The side work of the surrounding form, or null outside of forms. */
export const SideWorkContext = createContext<SideWork | null>(null);
