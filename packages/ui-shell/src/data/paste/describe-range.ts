import type { Text } from '../../locales/define-messages';
import type { Translate } from '../../locales/use-text';
import { listText } from '../../locales/written/list-text';
import { pasteMessages } from './messages';
import type { PlacedCell, PlacedRange } from './place-range';

/** Names of rows and columns, by index. */
export interface RangeNames {
  column: (place: number) => Text;
  row: (place: number) => string;
}

/** The result of a paste: the number of pasted cells, and a sentence for each kind of misfit. */
export interface RangeDescription {
  text: string;
  misfits: readonly string[];
}

/** Maximum of named items; the rest is counted. */
const mostNamed = 3;

/** Describes the result of a paste; counts and names the misfits. */
export function describeRange(
  placed: PlacedRange,
  names: RangeNames,
  language: string,
  t: Translate,
): RangeDescription {
  const { cells, unknown, fixed, beyondColumns, beyondRows } = placed;
  const list = (items: readonly string[]) => {
    const shown = items.slice(0, mostNamed);
    return listText(items.length > mostNamed ? [...shown, '…'] : shown, language);
  };
  const title = (place: number) => t(names.column(place));
  const texts = (given: readonly string[]) => list([...new Set(given)].map(quoted));
  const columnsOf = (given: readonly PlacedCell[]) => [...new Set(given.map(({ column }) => column))];
  const misfits = [
    ...columnsOf(unknown).map((place) => {
      const ofColumn = unknown.filter(({ column }) => column === place);
      const values = { count: ofColumn.length, column: title(place), texts: texts(ofColumn.map(({ text }) => text)) };
      return t(pasteMessages.unknown, values);
    }),
    fixed.length > 0 &&
      t(pasteMessages.fixed, {
        count: fixed.length,
        names: list(
          fixed.map(({ row, column }) => t(pasteMessages.cellOf, { row: names.row(row), column: title(column) })),
        ),
      }),
    beyondColumns.length > 0 &&
      t(pasteMessages.beyondColumns, { count: beyondColumns.length, texts: texts(beyondColumns.map(firstText)) }),
    beyondRows.length > 0 &&
      t(pasteMessages.beyondRows, { count: beyondRows.length, texts: texts(beyondRows.map(firstText)) }),
  ].filter((sentence) => sentence !== false);
  const rows = new Set(cells.map(({ row }) => row)).size;
  const columns = listText(columnsOf(cells).map(title), language);
  const nothing = misfits.length > 0 ? pasteMessages.nothing : pasteMessages.same;
  return {
    text: cells.length > 0 ? t(pasteMessages.pasted, { cells: cells.length, rows, columns }) : t(nothing),
    misfits,
  };
}

const firstText = (texts: readonly string[]): string => texts.find((text) => text.trim() !== '') ?? '';

const quoted = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 20 ? `${line.slice(0, 20)}…` : line}”`;
};
