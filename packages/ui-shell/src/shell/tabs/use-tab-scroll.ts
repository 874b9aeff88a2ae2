import { useCallback, useEffect, useRef, useState } from 'react';

/** Margin in px beside a tab that is scrolled into view, to show its neighbour. */
const PEEK = 48;

export type TabScroll = ReturnType<typeof useTabScroll>;

/** Scrolls the row sideways by wheel, touch and arrow buttons, and reveals a tab. */
export function useTabScroll() {
  /** The whole width that tabs and arrow buttons share. */
  const strip = useRef<HTMLDivElement>(null);
  /** The element that scrolls. */
  const scroller = useRef<HTMLElement>(null);
  const [state, setState] = useState('fits');

  useEffect(() => {
    const outer = strip.current;
    const inner = scroller.current;
    if (!outer || !inner) return;
    const measure = () => {
      if (inner.scrollWidth <= outer.clientWidth) return setState('fits');
      const gone = Math.abs(inner.scrollLeft);
      const back = gone > 1;
      const on = gone + inner.clientWidth < inner.scrollWidth - 1;
      setState(`${back ? 'back' : ''}${on ? 'on' : ''}`);
    };
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const before = inner.scrollLeft;
      inner.scrollLeft += towards(inner) * event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      if (inner.scrollLeft !== before) event.preventDefault();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    for (const child of inner.children) observer.observe(child);
    inner.addEventListener('scroll', measure, { passive: true });
    inner.addEventListener('wheel', turn, { passive: false });
    return () => {
      observer.disconnect();
      inner.removeEventListener('scroll', measure);
      inner.removeEventListener('wheel', turn);
    };
  }, []);

  const scrollBy = useCallback((direction: -1 | 1) => {
    const inner = scroller.current;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!inner) return;
    inner.scrollBy({
      left: towards(inner) * direction * inner.clientWidth * 0.8,
      behavior: still ? 'instant' : 'smooth',
    });
  }, []);

  // scrollIntoView() would scroll the page's scroller too.
  const reveal = useCallback((element: HTMLElement) => {
    const inner = scroller.current;
    if (!inner) return;
    const frame = inner.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    if (box.left < frame.left) inner.scrollLeft -= frame.left - box.left + PEEK;
    else if (box.right > frame.right) inner.scrollLeft += box.right - frame.right + PEEK;
  }, []);

  /** Which way there are more tabs; null while all of them fit. */
  const more = state === 'fits' ? null : { back: state.startsWith('back'), on: state.endsWith('on') };
  return { strip, scroller, more, scrollBy, reveal };
}

/** The sign of scroll positions, which are negative from right to left. */
const towards = (row: Element): 1 | -1 => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);
