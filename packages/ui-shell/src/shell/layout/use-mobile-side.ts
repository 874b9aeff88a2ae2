import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isComposingKey } from '../../lib/is-composing-key';
import { useBackStep } from '../../lib/use-back-step';

const swipeAway = 56;

/** The side bar of a phone: initially folded, over the page when open. Escape, the mask, a swipe to the left and a new `place` fold it. */
export function useMobileSide(mobile: boolean, place: string) {
  const [wantsOpen, setOpen] = useState(false);
  const start = useRef<{ x: number; y: number }>(undefined);
  const open = mobile && wantsOpen;
  const fold = useCallback(() => setOpen(false), []);

  useBackStep(open, fold);

  // A new place folds the bar; the effect only compares it.
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current !== place) setOpen(false);
    seen.current = place;
  }, [place]);
  useEffect(() => {
    if (!mobile) setOpen(false);
  }, [mobile]);
  useEffect(() => {
    if (!open) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposingKey(event)) setOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);

  const swipe = {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      start.current = { x, y };
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
      const from = start.current;
      if (!open || !from || buttons === 0) return;
      const across = from.x - clientX;
      if (across > swipeAway && across > 2 * Math.abs(clientY - from.y)) {
        start.current = undefined;
        setOpen(false);
      }
    },
    onPointerUp: () => {
      start.current = undefined;
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
  return { open, setOpen, fold, swipe };
}
