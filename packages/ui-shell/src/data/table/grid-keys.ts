/** A cell of a grid by index; row 0 is the header. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  /** Rows below the header. */
  rows: number;
  columns: number;
  /** Step of the page keys, in rows. */
  pageRows: number;
}

export interface GridKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The target cell of a key in a grid; null for other keys. Source: the grid pattern of the ARIA Authoring Practices. */
export function placeAfterKey(
  { row, column }: GridPlace,
  { key, ctrlKey, metaKey }: GridKey,
  { rows, columns, pageRows }: GridSize,
): GridPlace | null {
  const whole = ctrlKey || metaKey;
  const at = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.min(rows, Math.max(0, nextRow)),
    column: Math.min(columns - 1, Math.max(0, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(whole ? 0 : row - 1, column);
    case 'ArrowDown':
      return at(whole ? rows : row + 1, column);
    case 'ArrowLeft':
      return at(row, whole ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, whole ? columns : column + 1);
    case 'Home':
      return at(whole ? 1 : row, 0);
    case 'End':
      return at(whole ? rows : row, columns);
    case 'PageUp':
      return at(Math.max(1, row - pageRows), column);
    case 'PageDown':
      return at(row + pageRows, column);
    default:
      return null;
  }
}
