import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { createLazyPart } from '../../lib/create-lazy-part';
import { useOnIntent } from '../../lib/use-on-intent';

const openAfterMs = 200;
const closeAfterMs = 300;

const entryTip = createLazyPart(() => import('./entry-tip').then((module) => module.EntryTip));

/** Shows the tooltip of a menu entry on mouse rest or keyboard focus; the first intent loads its code. */
export function useEntryTip() {
  const anchor = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const Tip = useOnIntent(entryTip, open, () => setOpen(false));
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const entryProps = {
    ref: anchor,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      entryTip.warm();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(true), openAfterMs);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(close, closeAfterMs);
    },
    onFocus: ({ currentTarget }: FocusEvent) => setOpen(currentTarget.matches(':focus-visible')),
    onBlur: close,
    onPointerDown: close,
  };
  const stay = () => clearTimeout(timer.current);
  return { Tip, tipProps: { anchor, open, onOpenChange: setOpen, onEnter: stay, onLeave: close }, entryProps };
}
