import { useState } from 'react';
import { createUnsavedMarks } from '../lib/unsaved-marks';

/** The closing of a dialog or drawer: at once, or after asking when something inside holds unsaved work. */
export function useGuardedClose(onOpenChange: (open: boolean) => void) {
  const [marks] = useState(() => createUnsavedMarks());
  const [asking, setAsking] = useState(false);
  return {
    /** For `DialogMarksContext`: what is inside says here that it holds unsaved work. */
    marks,
    asking,
    handleOpenChange: (open: boolean) => (!open && marks.any() ? setAsking(true) : onOpenChange(open)),
    keep: () => setAsking(false),
    discard: () => {
      setAsking(false);
      onOpenChange(false);
    },
  };
}
