import { useSyncExternalStore } from 'react';

/** Height of a table box in px: window height minus 291, minus 60 per extra row above it, never under 240. Source: product specification, section 9. */
export function useTableHeight(extraRows = 0): string {
  const height = useSyncExternalStore(follow, windowHeight, () => 900);
  return `${tableHeight(height, extraRows)}px`;
}

/** The rule behind `useTableHeight`, in px. */
export const tableHeight = (windowHeight: number, extraRows: number): number =>
  Math.max(240, windowHeight - 291 - 60 * extraRows);

const windowHeight = () => window.innerHeight;

function follow(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
