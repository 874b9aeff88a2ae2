import { type RefObject, useLayoutEffect } from 'react';
import { pinProperty } from './cell-look';

/** Offsets each pinned column by the widths before it, and sets the scroll padding that the pinned columns cover. */
export function usePinOffsets(grid: RefObject<HTMLTableElement | null>, pins: number, selectable: boolean): void {
  useLayoutEffect(() => {
    const table = grid.current;
    if (!table) return;
    const heads = (side: 'start' | 'end') => [...table.querySelectorAll<HTMLElement>(`th[data-pinned="${side}"]`)];
    const start = heads('start');
    const end = heads('end');
    if (start.length + end.length === 0) return;
    const measure = () => {
      let offset = 0;
      for (const [place, head] of start.entries()) {
        const pin = place - (selectable ? 1 : 0);
        if (pin >= 0) table.style.setProperty(pinProperty(pin), `${offset}px`);
        offset += head.offsetWidth;
      }
      table.parentElement?.style.setProperty('scroll-padding-inline-start', `${offset}px`);
      table.parentElement?.style.setProperty('scroll-padding-inline-end', `${end[0]?.offsetWidth ?? 0}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const head of [...start, ...end]) observer.observe(head);
    if (pins > 0) measure();
    return () => observer.disconnect();
  });
}
