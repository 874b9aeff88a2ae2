import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Way of the pointer in px after which a press becomes a drag. */
const THRESHOLD = 6;
/** Distance from an end of the row in px in which a drag scrolls it. */
const EDGE = 32;

interface Drag {
  key: string;
  from: number;
  to: number;
  offset: number;
  width: number;
  /** 1 where the row begins at the left, -1 where it begins at the right. */
  along: 1 | -1;
}

export interface UseTabDragOptions {
  scroller: RefObject<HTMLElement | null>;
  /** The allowed indices of a tab; null if it cannot move. */
  rangeOf: (key: string) => { first: number; last: number } | null;
  onDrop: (key: string, index: number) => void;
}

/** Reorders tabs by mouse or pen: the tab follows the pointer, the others move aside, `onDrop` gets the new index. Escape cancels. */
export function useTabDrag({ scroller, rangeOf, onDrop }: UseTabDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const drags = useRef<AbortController>(null);
  useEffect(() => () => drags.current?.abort(), []);

  const handlePointerDown = (event: PointerEvent, key: string, from: number) => {
    const row = scroller.current;
    const range = rangeOf(key);
    if (!row || !range || event.button !== 0 || event.pointerType === 'touch') return;
    const along = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const boxes = [...row.querySelectorAll<HTMLElement>('[data-tab]')].map((tab) => boxAlong(tab, along));
    const dragged = boxes[from];
    if (!dragged) return;
    const start = { x: event.clientX, scrolled: row.scrollLeft };
    const life = new AbortController();
    drags.current = life;
    let latest: Drag | null = null;

    const handleMove = (move: globalThis.PointerEvent) => {
      if (!latest && Math.abs(move.clientX - start.x) < THRESHOLD) return;
      const frame = row.getBoundingClientRect();
      if (move.clientX < frame.left + EDGE) row.scrollLeft -= EDGE / 2;
      else if (move.clientX > frame.right - EDGE) row.scrollLeft += EDGE / 2;
      const offset = move.clientX - start.x + row.scrollLeft - start.scrolled;
      const begin = dragged.begin + offset * along;
      const to = boxes.filter((box, index) =>
        index < from
          ? box.begin + box.width / 2 < begin
          : index > from && box.begin + box.width / 2 < begin + dragged.width,
      ).length;
      latest = { key, from, to: Math.min(Math.max(to, range.first), range.last), offset, width: dragged.width, along };
      setDrag(latest);
    };
    const finish = (drop: boolean) => {
      life.abort();
      if (!latest) return;
      setDrag(null);
      swallowClick();
      if (drop && latest.to !== latest.from) onDrop(key, latest.to);
    };
    const { signal } = life;
    window.addEventListener('pointermove', handleMove, { signal });
    window.addEventListener('pointerup', () => finish(true), { signal });
    window.addEventListener('pointercancel', () => finish(false), { signal });
    const handleKey = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && finish(false);
    window.addEventListener('keydown', handleKey, { signal, capture: true });
  };

  /** Offset of a tab from its position in px. */
  const shiftOf = (key: string, index: number): number => {
    if (!drag) return 0;
    if (key === drag.key) return drag.offset;
    const way = drag.width * drag.along;
    if (index > drag.from && index <= drag.to) return -way;
    return index < drag.from && index >= drag.to ? way : 0;
  };

  return { dragged: drag?.key ?? null, shiftOf, handlePointerDown };
}

/** Start of a tab along the row and its width, in px. */
function boxAlong(tab: HTMLElement, along: 1 | -1) {
  const { left, right, width } = tab.getBoundingClientRect();
  return { begin: along === 1 ? left : -right, width };
}

/** Swallows the click that follows a drag. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}
