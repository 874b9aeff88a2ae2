import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Writes `data-more` on a box that scrolls sideways: the sides with hidden content (`start`, `end`, `start end`). `--wb-edges` has the height of its borders and scroll bar. */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  const watched = useRef(nothing);
  useLayoutEffect(() => {
    const parts = box.current ? [box.current, ...box.current.children] : [];
    const { current } = watched;
    if (parts.length === current.parts.length && parts.every((part, at) => part === current.parts[at])) return;
    current.end();
    watched.current = { parts, end: watch(parts) };
  });
  useLayoutEffect(
    () => () => {
      watched.current.end();
      watched.current = nothing;
    },
    [],
  );
}

const nothing: { readonly parts: readonly Element[]; readonly end: () => void } = { parts: [], end: () => {} };

/** Measures the first element on scroll, and on a resize of any; returns a function that stops it. */
function watch([box, ...inside]: readonly Element[]): () => void {
  if (!(box instanceof HTMLElement)) return nothing.end;
  const measure = () => write(box);
  const observer = new ResizeObserver(measure);
  for (const part of [box, ...inside]) observer.observe(part);
  box.addEventListener('scroll', measure, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', measure);
  };
}

function write(element: HTMLElement): void {
  const gone = Math.abs(element.scrollLeft);
  const left = element.scrollWidth - element.clientWidth - gone;
  const edges = `${element.offsetHeight - element.clientHeight}px`;
  if (element.style.getPropertyValue('--wb-edges') !== edges) element.style.setProperty('--wb-edges', edges);
  const more = `${gone > 1 ? 'start ' : ''}${left > 1 ? 'end' : ''}`.trim();
  if (more === '') delete element.dataset.more;
  else element.dataset.more = more;
}
