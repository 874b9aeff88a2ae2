import type { Toasts } from '../../feedback/create-toasts';
import type { Text } from '../../locales/define-messages';
import type { Translate } from '../../locales/use-text';
import type { CellChange } from './cell-change';
import type { CellKind } from './read-cell';

/** A cell by the index of its row and the id of its column. @beta */
export interface CellPlace {
  row: number;
  column: string;
}

/** A column as a paste target. @beta */
export interface PasteColumn {
  id: string;
  title: Text;
  /** Default `text`. */
  kind?: CellKind;
  /** Pastes a text that is no choice, for validation. Default false: skips and reports it. */
  takesUnknown?: boolean;
}

/** @beta */
export interface CellPasteOptions {
  /** Ids of the rows, in display order. */
  rows: readonly string[];
  /** All columns in order; the columns of a `DataTable` follow the display order. */
  columns: readonly PasteColumn[];
  /** Name of a row in a message. */
  rowName: (row: string) => string;
  /** Text of a cell; undefined if the cell no longer exists. */
  read: (row: string, column: string) => string | undefined;
  /** Whether a cell can be edited. Default: every cell. */
  canEdit?: (row: string, column: string) => boolean;
  /** Writes all cells of a paste or of its undo as if they were typed. A rejection counts as a failed paste and is shown. */
  write: (changes: readonly CellChange[]) => void | Promise<void>;
  /** The cell around an element. Default: the cell of a `DataTable`. */
  cellOf?: (element: Element) => CellPlace | null;
  /** Shows the result of a paste and its misfits. */
  toasts: Pick<Toasts, 'success' | 'warning' | 'info' | 'error' | 'dismiss'>;
}

/** Options of a paste, read at each event. */
export interface CellPasteContext extends CellPasteOptions {
  t: Translate;
  language: string;
}
