import type { CellPlace, PasteColumn } from './cell-paste-options';

/** The cell of a `DataTable` around an element. */
export function cellInGrid(element: Element): CellPlace | null {
  const cell = element.closest<HTMLElement>('td[data-column]');
  const row = Number(cell?.closest('tr')?.getAttribute('aria-rowindex')) - 2;
  const column = cell?.dataset.column;
  return column !== undefined && row >= 0 ? { row, column } : null;
}

/** Columns in the display order of the table in an element; unchanged without a table. */
export function inShownOrder(element: Element, columns: readonly PasteColumn[]): readonly PasteColumn[] {
  const heads = [...element.querySelectorAll<HTMLElement>('th[data-column]')];
  if (heads.length === 0) return columns;
  return heads.flatMap(({ dataset }) => columns.find(({ id }) => id === dataset.column) ?? []);
}
