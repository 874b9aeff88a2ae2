import { type RefObject, startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { covers, isWorn, type RowSpan, spanAround, spanAtOnce } from './drawn-rows';
import { createRowHeights, type RowHeights } from './row-heights';

export interface RowWindowOptions {
  body: RefObject<HTMLTableSectionElement | null>;
  count: number;
  /** Estimated height of a row until one is measured, in px. */
  usual: number;
  /** The row that stays drawn outside the view, or null. */
  keptRow: () => number | null;
}

/** The drawn rows of a long table. */
export interface RowWindow {
  /** Their indexes in order. */
  places: readonly number[];
  heights: RowHeights;
  /** Draws a row outside the view; focusing the row then scrolls it into view. */
  reach: (row: number) => void;
}

interface Drawn extends RowSpan {
  keptRow: number | null;
}

/** Before the first measurement, as on a server. */
const nothing: Drawn = { from: 0, to: 0, keptRow: null };

/**
 * Virtualises a long table. Rows that jump into view are drawn in the same frame, the overscan in idle time.
 */
export function useRowWindow({ body, count, usual, keptRow }: RowWindowOptions): RowWindow {
  const [drawn, setDrawn] = useState(nothing);
  const [measured, setMeasured] = useState(usual);
  const [, setVersion] = useState(0);
  const heights = useMemo(() => createRowHeights(count, measured), [count, measured]);
  const isMeasured = useRef(false);
  const latest = useRef({ drawn, heights, count, keptRow });
  useLayoutEffect(() => {
    latest.current = { drawn, heights, count, keptRow };
  });

  const draw = useCallback((span: RowSpan) => {
    const keptRow = latest.current.keptRow();
    setDrawn((now) =>
      now.from === span.from && now.to === span.to && now.keptRow === keptRow
        ? now
        : { from: span.from, to: span.to, keptRow },
    );
  }, []);

  /** Applies measured heights and draws the rows in view. `anew` means that the same rows may have new heights. */
  const adjust = useCallback(
    (anew: boolean) => {
      const section = body.current;
      const { drawn: now, heights: rowHeights, count: all } = latest.current;
      const view = section && viewOf(section, rowHeights, all);
      if (!view) return;
      const rows = measure(section);
      const [{ height = 0 } = {}] = rows;
      const before = rowHeights.offsetOf(view.from);
      if (
        height > 0 &&
        rowHeights.alike &&
        (anew || !isMeasured.current) &&
        rows.every((row) => row.height === height)
      ) {
        setMeasured(height);
        scrollBy(section, view.from * height - before);
      } else if (rows.filter((row) => row.height > 0 && rowHeights.set(row.place, row.height)).length > 0) {
        setVersion((version) => version + 1);
        scrollBy(section, rowHeights.offsetOf(view.from) - before);
      }
      isMeasured.current ||= height > 0;
      if (!covers(now, view)) draw(spanAround(view, all));
    },
    [body, draw],
  );

  const follow = useCallback(() => {
    const { drawn: now, heights: rowHeights, count: all } = latest.current;
    const view = body.current && viewOf(body.current, rowHeights, all);
    if (!view) return;
    if (!covers(now, view)) flushSync(() => draw(spanAtOnce(now, view, all)));
    else if (!isWorn(now, view, all)) return;
    startTransition(() => draw(spanAround(view, all)));
  }, [body, draw]);

  // At every commit, so that rows are measured before the browser paints.
  useLayoutEffect(() => adjust(false));
  useLayoutEffect(() => {
    const section = body.current;
    const box = section?.closest('table')?.parentElement;
    if (!section || !box) return;
    const handleScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(section)) follow();
    };
    const handleResize = () => adjust(true);
    const observer = new ResizeObserver(handleResize);
    observer.observe(box);
    observer.observe(section);
    // The scroll container is the table's box or an ancestor.
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    window.addEventListener('resize', handleResize);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', handleScroll, { capture: true });
      window.removeEventListener('resize', handleResize);
    };
  }, [body, follow, adjust]);

  const reach = useCallback((row: number) => setDrawn((now) => ({ ...now, keptRow: row })), []);
  const places = useMemo(() => placesOf(drawn, count), [drawn, count]);
  return { places, heights, reach };
}

function placesOf({ from, to, keptRow }: Drawn, count: number): number[] {
  const first = Math.min(from, count);
  const places = Array.from({ length: Math.max(0, Math.min(to, count) - first) }, (_, place) => first + place);
  if (keptRow === null || keptRow >= count || (keptRow >= from && keptRow < to)) return places;
  return keptRow < from ? [keptRow, ...places] : [...places, keptRow];
}

/** The rows visible within the table's box and the window; undefined while the table is hidden. */
function viewOf(body: HTMLElement, heights: RowHeights, count: number): RowSpan | undefined {
  const table = body.closest('table');
  const box = table?.parentElement?.getBoundingClientRect();
  if (!table || !box || box.height === 0) return undefined;
  const { top } = table.getBoundingClientRect();
  const start = Math.max(box.top, 0) - top;
  const end = Math.min(box.bottom, window.innerHeight) - top;
  if (end <= start) return undefined;
  return { from: heights.indexAt(Math.max(0, start)), to: Math.min(count, heights.indexAt(end) + 1) };
}

const measure = (body: HTMLElement) =>
  [...body.querySelectorAll<HTMLElement>(':scope > tr[aria-rowindex]')].map((row) => ({
    place: Number(row.getAttribute('aria-rowindex')) - 2,
    height: row.offsetHeight,
  }));

/** Keeps the first visible row in place when the measured heights of rows above it change. */
function scrollBy(body: HTMLElement, distance: number): void {
  const box = body.closest('table')?.parentElement;
  if (box && distance !== 0) box.scrollTop += distance;
}
