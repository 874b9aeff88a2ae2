import type { Toasts } from '../../feedback/create-toasts';
import type { Text } from '../../locales/define-messages';
import type { Translate } from '../../locales/use-text';
import type { CellChange } from './cell-change';
import type { CellKind } from './read-cell';

/** A cell by the place of its row among the rows, and the id of its column. @beta */
export interface CellPlace {
  row: number;
  column: string;
}

/** A column as cells are pasted into it. @beta */
export interface PasteColumn {
  id: string;
  title: Text;
  /** Default `text`. */
  kind?: CellKind;
  /** A text that is no choice is pasted all the same, to be judged. Default false: it is left out, and said. */
  takesUnknown?: boolean;
}

/** @beta */
export interface CellPasteOptions {
  /** The ids of the rows, in the order in which they are shown. */
  rows: readonly string[];
  /** The columns, from the first to the last; those of a `DataTable` follow the order in which they are shown. */
  columns: readonly PasteColumn[];
  /** How a row is called in a sentence. */
  rowName: (row: string) => string;
  /** Text of a cell; undefined if the cell no longer exists. */
  read: (row: string, column: string) => string | undefined;
  /** Whether a cell can be edited. Default: it can. */
  canEdit?: (row: string, column: string) => boolean;
  /** Writes all cells of a paste, or of what takes it back, as if they were typed. Where it rejects nothing was pasted, and that is said. */
  write: (changes: readonly CellChange[]) => void | Promise<void>;
  /** Which cell an element stands in. Default: that of the `DataTable` around it. */
  cellOf?: (element: Element) => CellPlace | null;
  /** Where it is said what was pasted, and what did not fit. */
  toasts: Pick<Toasts, 'success' | 'warning' | 'info' | 'error' | 'dismiss'>;
}

/** Options of a paste, read at each event. */
export interface CellPasteContext extends CellPasteOptions {
  t: Translate;
  language: string;
}
