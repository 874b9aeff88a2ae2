import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes `data-more` on a box that scrolls sideways: on which sides there is more than is seen (`start`, `end`, `start end`), nothing where all is
 * seen. Read from the beginning of a line, so in a mirrored page `start` is the right side.
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => write(element);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  });
}

function write(element: HTMLElement): void {
  const gone = Math.abs(element.scrollLeft);
  const left = element.scrollWidth - element.clientWidth - gone;
  const more = `${gone > 1 ? 'start ' : ''}${left > 1 ? 'end' : ''}`.trim();
  if (more === '') delete element.dataset.more;
  else element.dataset.more = more;
}
