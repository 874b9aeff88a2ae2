import { createContext } from 'react';
import { createSignal, type Signal } from './create-signal';

/** Parts of a page or dialog with unsaved work. */
export interface UnsavedMarks {
  mark: (holder: object, unsaved: boolean) => void;
  any: () => boolean;
  /** Tells that the user agreed to lose the work. */
  readonly discarded: Signal;
}

/** Marks of several holders; `onChange` receives whether any mark remains. */
export function createUnsavedMarks(onChange?: (any: boolean) => void): UnsavedMarks {
  const holders = new Set<object>();
  return {
    mark(holder, unsaved) {
      if (unsaved === holders.has(holder)) return;
      if (unsaved) holders.add(holder);
      else holders.delete(holder);
      onChange?.(holders.size > 0);
    },
    any: () => holders.size > 0,
    discarded: createSignal(),
  };
}

/** The marks of the surrounding dialog, or null outside of dialogs. */
export const DialogMarksContext = createContext<UnsavedMarks | null>(null);
