import type { ImportDeclaration } from './import-declaration';
import { findColumns } from './match-columns';
import type { SheetTable, TableRow } from './table/table';

/** Rows that may hold the titles: banners and notes take fewer. */
export const titleRows = 30;

/** The titles of a table and the rows below them. */
export interface TitledTable {
  titles: readonly string[];
  rows: readonly TableRow[];
}

/** Finds the table in a sheet. */
export function createTitleSearch(declaration: ImportDeclaration) {
  const countKnown = (titles: readonly string[]) => Object.keys(findColumns(declaration, titles, []).match).length;

  /** The table with its titles at a place. Titles of groups in the row above go before them if more columns are known then. */
  const tableAt = ({ rows }: SheetTable, place: number): TitledTable => {
    const titles = rows[place]?.cells ?? [];
    const above = rows[place - 1];
    const isAdjacent = above?.number === (rows[place]?.number ?? 0) - 1;
    const grouped = isAdjacent ? withGroups(titles, above?.spread ?? []) : titles;
    return { titles: countKnown(grouped) > countKnown(titles) ? grouped : titles, rows: rows.slice(place + 1) };
  };

  /** The row in which most titles are known, else the first one that is more than a banner. */
  const guessTitleRow = (sheet: SheetTable): { place: number; known: number } => {
    const counts = sheet.rows.slice(0, titleRows).map((_, place) => countKnown(tableAt(sheet, place).titles));
    const best = Math.max(0, ...counts);
    if (best >= 2) return { place: counts.indexOf(best), known: best };
    const wide = sheet.rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
    return { place: Math.max(0, wide), known: best };
  };

  /** The sheet in which most titles are known, the first of several; 0 for none. */
  const guessSheet = (sheets: readonly SheetTable[]): number => {
    const counts = sheets.map((sheet) => (sheet.rows.length > 1 ? guessTitleRow(sheet).known : -1));
    return Math.max(0, counts.indexOf(Math.max(...counts)));
  };
  return { tableAt, guessTitleRow, guessSheet };
}

const withGroups = (titles: readonly string[], groups: readonly string[]): string[] =>
  titles.map((title, at) => {
    const group = groups[at] ?? '';
    return title.trim() === '' || group === title ? title || group : `${group}${title}`;
  });
