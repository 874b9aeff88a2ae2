import { type RefCallback, useCallback, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hides a page by `content-visibility: hidden` instead of Activity's `display: none`, which keeps its layout: showing
 * 1,000 rows of six cells takes 25 ms instead of 120. Older browsers use `display`.
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

  // Activity detaches refs while it hides a page, but the element stays the same.
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
