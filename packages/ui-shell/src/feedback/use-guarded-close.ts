import { type SyntheticEvent, useState } from 'react';
import { openWhileComposing } from '../lib/is-composing-key';
import { createUnsavedMarks } from '../lib/unsaved-marks';
import { useBackStep } from '../lib/use-back-step';

/** Closes a dialog or drawer, and asks first if something inside has unsaved work. */
export function useGuardedClose(open: boolean, onOpenChange: (open: boolean) => void) {
  const [marks] = useState(() => createUnsavedMarks());
  const [asking, setAsking] = useState(false);
  const handleOpenChange = (next: boolean) => (!next && marks.any() ? setAsking(true) : onOpenChange(next));
  useBackStep(open, () => handleOpenChange(false));
  return {
    /** For `DialogMarksContext`: parts inside mark unsaved work. */
    marks,
    asking,
    handleOpenChange,
    /** For the mask, which closes by itself: Radix detects outside presses only some ms after a layer above has closed, and a press would move the focus. */
    mask: { onMouseDown: refuse, onClick: () => handleOpenChange(false) },
    /** For the panel. */
    panel: { onPointerDownOutside: refuse, ...openWhileComposing },
    keep: () => setAsking(false),
    discard: () => {
      marks.discarded.notify();
      setAsking(false);
      onOpenChange(false);
    },
  };
}

const refuse = (event: Pick<SyntheticEvent, 'preventDefault'>) => event.preventDefault();
