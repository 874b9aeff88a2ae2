import { createContext } from 'react';

/** What a field does beside its form, such as sending a file: `underWay` holds the form back, `failed` keeps it from being sent. */
export type SideWorkState = 'none' | 'underWay' | 'failed';

/** What the fields of a form do beside it. */
export interface SideWork {
  report: (worker: object, state: SideWorkState) => void;
  isUnderWay: () => boolean;
  hasFailed: () => boolean;
  /** Resolves when nothing is under way any more. */
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

/** The side work of the form around; none outside of forms. */
export const SideWorkContext = createContext<SideWork | null>(null);
