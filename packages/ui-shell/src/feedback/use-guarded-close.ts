import { useState } from 'react';
import { createUnsavedMarks, type UnsavedMarks } from '../lib/unsaved-marks';

export interface GuardedClose {
  /** For `DialogMarksContext`: what is inside says here that it holds unsaved work. */
  marks: UnsavedMarks;
  /** Whether it is being asked if that work may be lost. */
  asking: boolean;
  handleOpenChange: (open: boolean) => void;
  keep: () => void;
  discard: () => void;
}

/** The closing of a dialog or drawer: at once, or after asking when something inside holds unsaved work. */
export function useGuardedClose(onOpenChange: (open: boolean) => void): GuardedClose {
  const [marks] = useState(() => createUnsavedMarks());
  const [asking, setAsking] = useState(false);
  return {
    marks,
    asking,
    handleOpenChange: (open) => (!open && marks.any() ? setAsking(true) : onOpenChange(open)),
    keep: () => setAsking(false),
    discard: () => {
      setAsking(false);
      onOpenChange(false);
    },
  };
}
