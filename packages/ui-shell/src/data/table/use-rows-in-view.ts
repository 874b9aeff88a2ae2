import { useEffect, useState } from 'react';
import { onSmallWindow } from '../../lib/use-media-query';
import { densityProperty, shippedDensities } from '../../theme/density';
import { tableHeight } from './use-table-height';

/** Height in px of the frame of a table and of a scroll bar below its rows. */
export const tableFrame = 17;

/** Number of fully visible rows in a table of that height, from 5 to 50. */
export const rowsIn = (height: number, head: number, row: number): number =>
  Math.min(50, Math.max(5, Math.floor((height - head - tableFrame) / row)));

/** Debounce of resizes, in ms. */
const quiet = 300;

/**
 * Number of fully visible rows below one row of tools, for the window height, density and text size; 0 if the page scrolls instead of
 * the table. Debounces resizes, and calls `onChange` before each change. @beta
 */
export function useRowsInView(onChange: (before: number, rows: number) => void): number {
  const [rows, setRows] = useState(rowsInView);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const next = rowsInView();
      if (next === rows) return;
      onChange(rows, next);
      setRows(next);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, quiet);
    };
    const density = new MutationObserver(wait);
    density.observe(document.body, { attributes: true, attributeFilter: ['class'] });
    window.addEventListener('resize', wait);
    wait();
    return () => {
      clearTimeout(timer);
      density.disconnect();
      window.removeEventListener('resize', wait);
    };
  }, [rows, onChange]);
  return rows;
}

function rowsInView(): number {
  if (typeof window === 'undefined' || matchMedia(onSmallWindow).matches) return 0;
  const look = getComputedStyle(document.body);
  const px = (name: 'row' | 'rowHead') =>
    Number.parseFloat(look.getPropertyValue(densityProperty(name))) || shippedDensities.default[name];
  return rowsIn(tableHeight(window.innerHeight, 0), px('rowHead'), px('row'));
}
