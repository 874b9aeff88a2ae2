import { type RefObject, startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { covers, isWorn, type RowSpan, spanAround, spanAtOnce } from './drawn-rows';
import { createRowHeights, type RowHeights } from './row-heights';

export interface RowWindowOptions {
  body: RefObject<HTMLTableSectionElement | null>;
  count: number;
  /** How high a row is until one has been measured, in px. */
  usual: number;
  /** The row that stays drawn wherever the view is, or null. */
  keptRow: () => number | null;
}

/** Which rows of a long table are drawn. */
export interface RowWindow {
  /** Their places, first to last. */
  places: readonly number[];
  heights: RowHeights;
  /** Draws a row that is somewhere else; whoever focuses it then brings it into view. */
  reach: (row: number) => void;
}

interface Drawn extends RowSpan {
  kept: number | null;
}

/** Before anything could be measured, as on a server. */
const nothing: Drawn = { from: 0, to: 0, kept: null };

/**
 * Follows what is in view of a long table. Rows that come into view at once are drawn in that very frame; those around them when the browser has time.
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
    const kept = latest.current.keptRow();
    setDrawn((now) =>
      now.from === span.from && now.to === span.to && now.kept === kept ? now : { from: span.from, to: span.to, kept },
    );
  }, []);

  /** Heights as they came out, and all that belongs into view. `anew` where not other rows came but the same ones may be higher or lower. */
  const adjust = useCallback(
    (anew: boolean) => {
      const section = body.current;
      const { drawn: now, heights: known, count: all } = latest.current;
      const view = section && viewOf(section, known, all);
      if (!view) return;
      const rows = measure(section);
      const [{ height = 0 } = {}] = rows;
      const before = known.offsetOf(view.from);
      if (height > 0 && known.alike && (anew || !isMeasured.current) && rows.every((row) => row.height === height)) {
        setMeasured(height);
        scrollBy(section, view.from * height - before);
      } else if (rows.filter((row) => row.height > 0 && known.set(row.place, row.height)).length > 0) {
        setVersion((version) => version + 1);
        scrollBy(section, known.offsetOf(view.from) - before);
      }
      isMeasured.current ||= height > 0;
      if (!covers(now, view)) draw(spanAround(view, all));
    },
    [body, draw],
  );

  const follow = useCallback(() => {
    const { drawn: now, heights: known, count: all } = latest.current;
    const view = body.current && viewOf(body.current, known, all);
    if (!view) return;
    if (!covers(now, view)) flushSync(() => draw(spanAtOnce(now, view, all)));
    else if (!isWorn(now, view, all)) return;
    startTransition(() => draw(spanAround(view, all)));
  }, [body, draw]);

  // At every commit: whatever was drawn is measured before it is seen.
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
    // What scrolls may be the table's own box or something around it.
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    window.addEventListener('resize', handleResize);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', handleScroll, { capture: true });
      window.removeEventListener('resize', handleResize);
    };
  }, [body, follow, adjust]);

  const reach = useCallback((row: number) => setDrawn((now) => ({ ...now, kept: row })), []);
  const places = useMemo(() => placesOf(drawn, count), [drawn, count]);
  return { places, heights, reach };
}

function placesOf({ from, to, kept }: Drawn, count: number): number[] {
  const first = Math.min(from, count);
  const places = Array.from({ length: Math.max(0, Math.min(to, count) - first) }, (_, place) => first + place);
  if (kept === null || kept >= count || (kept >= from && kept < to)) return places;
  return kept < from ? [kept, ...places] : [...places, kept];
}

/** The rows of a table that its box and the window let see; undefined while it is not shown. */
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

/** Lets the row at the top of the view stay where it is when rows above it turn out higher or lower. */
function scrollBy(body: HTMLElement, distance: number): void {
  const box = body.closest('table')?.parentElement;
  if (box && distance !== 0) box.scrollTop += distance;
}
