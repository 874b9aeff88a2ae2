import { type RefObject, useLayoutEffect, useState } from 'react';

/** Lines that are drawn: `from` (inclusive) to `to`. */
export interface RowWindow {
  from: number;
  to: number;
}

/** Menus up to this many lines are drawn whole. */
const wholeUpTo = 60;
const margin = 12;
const step = 8;

/**
 * The visible part of a long list of equally high lines, with a margin; short lists are complete.
 * It changes only every few lines, so most scroll events render nothing.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [seen, setSeen] = useState<RowWindow>({ from: 0, to: wholeUpTo });
  const whole = count <= wholeUpTo;

  useLayoutEffect(() => {
    const box = scroller.current;
    if (whole || !box) return;
    const look = () => {
      const first = Math.floor(box.scrollTop / rowHeight / step) * step;
      const from = Math.max(0, first - margin);
      const to = first + Math.ceil(box.clientHeight / rowHeight) + step + margin;
      setSeen((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller, whole, rowHeight]);

  return whole ? { from: 0, to: count } : seen;
}
