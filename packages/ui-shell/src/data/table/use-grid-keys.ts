import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { isComposingKey } from '../../lib/is-composing-key';
import { toKey } from '../../lib/to-key';
import { type GridPlace, placeAfterKey } from './grid-keys';

export interface GridKeysOptions {
  grid: RefObject<HTMLTableElement | null>;
  /** Rows below the header. */
  rows: number;
  columns: number;
  /** Draws an unmounted row and brings it into view. */
  reach: (row: number) => void;
  /** Enter on a cell of a row. Default: goes to the first control of the cell. */
  onOpen: ((row: number) => void) | undefined;
  /** Space on a row; 0 is the header. */
  onSelect: ((row: number) => void) | undefined;
  /** Shift and an arrow on a header cell; `by` in px. */
  onResize: ((column: number, by: number) => void) | undefined;
  /** Ctrl+C on a row without selected text. */
  onCopy: ((row: number) => void) | undefined;
}

/** State of the cell with the keyboard focus. */
export type GridKeys = ReturnType<typeof createGridKeys>;

/** Resize step of Shift and an arrow, in px. */
const resizeStep = 16;

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** Elements that handle arrows, Home and End themselves. */
const typing =
  'select, [role="combobox"], textarea, input:not([type="checkbox"], [type="radio"], [type="button"]), [contenteditable]';

/** Keyboard navigation of a table with `role="grid"`: one tab stop; arrows, Home, End and page keys move between cells. Sets DOM attributes directly, so that a move renders nothing. */
export function useGridKeys(options: GridKeysOptions): GridKeys {
  const place = useRef<GridPlace>({ row: 1, column: 0 });
  const waiting = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const keys = useRef<GridKeys>(null);
  keys.current ??= createGridKeys(latest, place, waiting);
  return keys.current;
}

function createGridKeys(latest: RefObject<GridKeysOptions>, place: RefObject<GridPlace>, waiting: RefObject<boolean>) {
  const cellAt = ({ row, column }: GridPlace) =>
    latest.current.grid.current?.querySelector<HTMLElement>(
      `tr[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`,
    ) ?? null;
  const placeOf = (cell: Element): GridPlace => ({
    row: Number(cell.closest('tr')?.getAttribute('aria-rowindex')) - 1,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  });
  const cellOf = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('th[aria-colindex], td[aria-colindex]') : null;

  const makeStop = (cell: HTMLElement) => {
    for (const stop of latest.current.grid.current?.querySelectorAll('[aria-colindex][tabindex="0"]') ?? [])
      if (stop !== cell) stop.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
  };
  /** Updates the single tab stop and moves a pending focus; call it whenever cells were drawn. */
  const placeFocus = () => {
    const { rows, columns, grid } = latest.current;
    const { row, column } = place.current;
    const target = cellAt({ row: Math.min(rows, row), column: Math.min(columns - 1, column) });
    const cell = target ?? grid.current?.querySelector<HTMLElement>('[aria-colindex]');
    if (cell) makeStop(cell);
    if (!waiting.current || !target) return;
    waiting.current = false;
    target.focus();
  };
  const goTo = (next: GridPlace) => {
    place.current = next;
    const cell = cellAt(next);
    if (cell) {
      makeStop(cell);
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else {
      waiting.current = true;
      latest.current.reach(next.row);
    }
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: table } = event;
    const cell = table.contains(target as Node) ? cellOf(target) : null;
    if (!cell || event.defaultPrevented || altKey || isComposingKey(event)) return;
    const inside = target !== cell;
    if (inside && key === 'Escape') {
      event.preventDefault();
      cell.focus();
    }
    if (inside && (target as Element).matches(typing)) return;
    const at = placeOf(cell);
    const { rows, columns, onOpen, onSelect, onResize, onCopy } = latest.current;
    const mirrored = getComputedStyle(table).direction === 'rtl';
    const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;

    if (shiftKey && sideways && at.row === 0 && onResize) {
      event.preventDefault();
      onResize(at.column, sideways * (mirrored ? -1 : 1) * resizeStep);
      return;
    }
    if ((ctrlKey || metaKey) && toKey(event) === 'c' && at.row > 0 && onCopy && !getSelection()?.toString()) {
      event.preventDefault();
      onCopy(at.row);
      return;
    }
    if (shiftKey) return;
    if (!inside && key === ' ' && onSelect) {
      event.preventDefault();
      onSelect(at.row);
      return;
    }
    if (!inside && (key === 'Enter' || key === 'F2')) {
      event.preventDefault();
      const control = cell.querySelector<HTMLElement>(controls);
      if (at.row === 0) control?.click();
      else if (key === 'Enter' && onOpen && cell.dataset.part === undefined) onOpen(at.row);
      else control?.focus();
      return;
    }
    const direction = mirrored && sideways ? (sideways > 0 ? 'ArrowLeft' : 'ArrowRight') : key;
    const box = table.parentElement;
    const rowHeight = cell.closest('tr')?.offsetHeight || 48;
    const pageRows = Math.max(1, Math.floor((Math.min(box?.clientHeight ?? 0, innerHeight) - 44) / rowHeight) - 1);
    const next = placeAfterKey(at, { key: direction, ctrlKey, metaKey }, { rows, columns, pageRows });
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };

  const followTarget = ({ target }: { target: EventTarget }) => {
    const cell = cellOf(target);
    if (!cell) return;
    place.current = placeOf(cell);
    makeStop(cell);
  };

  return {
    /** The current cell; its row stays in the document. */
    place,
    placeFocus,
    handlers: {
      onKeyDown: handleKeyDown,
      onFocus: followTarget,
      onMouseDown: followTarget,
    },
  };
}
