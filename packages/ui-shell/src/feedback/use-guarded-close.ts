import { type SyntheticEvent, useState } from 'react';
import { openWhileComposing } from '../lib/is-composing-key';
import { createUnsavedMarks } from '../lib/unsaved-marks';
import { useBackStep } from '../lib/use-back-step';

/** The closing of a dialog or drawer: at once, or after asking when something inside holds unsaved work. */
export function useGuardedClose(open: boolean, onOpenChange: (open: boolean) => void) {
  const [marks] = useState(() => createUnsavedMarks());
  const [asking, setAsking] = useState(false);
  const handleOpenChange = (next: boolean) => (!next && marks.any() ? setAsking(true) : onOpenChange(next));
  useBackStep(open, () => handleOpenChange(false));
  return {
    /** For `DialogMarksContext`: what is inside says here that it holds unsaved work. */
    marks,
    asking,
    handleOpenChange,
    /** For the mask, which closes by itself: Radix hears presses outside only some ms after a layer above has closed, and a press would take the focus. */
    mask: { onMouseDown: refuse, onClick: () => handleOpenChange(false) },
    /** For the panel. */
    panel: { onPointerDownOutside: refuse, ...openWhileComposing },
    keep: () => setAsking(false),
    discard: () => {
      marks.discarded.tell();
      setAsking(false);
      onOpenChange(false);
    },
  };
}

const refuse = (event: Pick<SyntheticEvent, 'preventDefault'>) => event.preventDefault();
