import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Counts the items of a row (its `data-fit` elements, in order) that fit, with `reserve` px for a last item if not all
 * fit. Observes the row's width; a new `signature` measures changed texts again.
 */
export function useFittingCount(row: RefObject<HTMLElement | null>, reserve: number, signature: unknown): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box || signature === null) return;
    const measure = () => {
      const widths = [...box.querySelectorAll<HTMLElement>('[data-fit]')].map((item) => item.offsetWidth);
      setCount(fittingCount(widths, box.clientWidth, reserve));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [row, reserve, signature]);
  return count;
}

/** The number of leading widths that fit into `space`; if not all do, `reserve` stays free behind them. */
export function fittingCount(widths: readonly number[], space: number, reserve: number): number {
  const all = widths.reduce((sum, width) => sum + width, 0);
  if (all <= space) return widths.length;
  let used = 0;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > space - reserve) break;
    count += 1;
  }
  return count;
}
