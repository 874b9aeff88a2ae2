import { type RefCallback, useCallback, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Lets a hidden page keep its layout by `content-visibility: hidden` in the place of Activity's `display: none`: showing 1,000 rows of six cells
 * takes 25 ms of the main thread, not 120. Older browsers keep `display`.
 */
export function useParking(active: boolean): RefCallback<HTMLElement> {
  const frame = useRef<HTMLElement | null>(null);
  const shown = useRef(active);

  const mark = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    const state = shown.current ? 'shown' : 'hidden';
    if (element.dataset.state !== state) element.dataset.state = state;
    if (!shown.current && canPark() && element.style.display === 'none') element.style.removeProperty('display');
  }, []);

  // Activity takes refs away while it hides; the element stays the same one for the page's life.
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      frame.current = element;
      mark();
    },
    [mark],
  );

  // Runs as the document changes, after Activity and before any layout effect can measure.
  useInsertionEffect(() => {
    shown.current = active;
    mark();
  }, [active, mark]);

  // A deferred update inside a hidden page makes React hide it once more.
  useLayoutEffect(() => {
    if (active || !frame.current) return;
    const observer = new MutationObserver(mark);
    observer.observe(frame.current, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [active, mark]);

  return attach;
}

const canPark = () => CSS.supports('content-visibility', 'hidden');
