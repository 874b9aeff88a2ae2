import { type RefObject, useLayoutEffect } from 'react';

/** Limits a scrolling box to the whole rows that fit its parent, and makes it focusable if it scrolls. */
export function useWholeRows(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const measure = () => {
      const start = element.getBoundingClientRect().top - element.scrollTop;
      const ends = [...element.children].map((row) => row.getBoundingClientRect().bottom - start);
      const room = frame.clientHeight;
      const last = ends.filter((end) => end <= room).at(-1);
      const scrolls = (ends.at(-1) ?? 0) > room;
      element.style.maxHeight = scrolls && last !== undefined ? `${last}px` : '';
      if (scrolls) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    for (const row of element.children) observer.observe(row);
    return () => observer.disconnect();
  });
}
