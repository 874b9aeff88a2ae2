import type { SheetTable, TableRow } from '@waybill/ui-shell/import';
import { matchColumns } from './match-columns';

/** Banners and notes take fewer rows. */
const lookedAt = 30;

/** The titles of a table and the rows below them. */
export interface TitledTable {
  titles: readonly string[];
  rows: readonly TableRow[];
}

/** The table of a sheet whose titles stand in the row of a place. Titles of groups in the row above go before them where that says more. */
export function tableAt({ rows }: SheetTable, place: number): TitledTable {
  const own = rows[place]?.cells ?? [];
  const above = rows[place - 1];
  const grouped = above?.number === (rows[place]?.number ?? 0) - 1 ? withGroups(own, above.spread ?? []) : own;
  const isBetter = known(grouped) > known(own);
  return { titles: isBetter ? grouped : own, rows: rows.slice(place + 1) };
}

const withGroups = (titles: readonly string[], groups: readonly string[]): string[] =>
  titles.map((title, at) => {
    const group = groups[at] ?? '';
    return title.trim() === '' || group === title ? title || group : `${group}${title}`;
  });

const known = (titles: readonly string[]): number => Object.keys(matchColumns(titles)).length;

/** The place of the row that is most likely the titles: the one in which most titles are known, else the first one that is more than a banner. */
export function guessTitleRow(sheet: SheetTable): { place: number; known: number } {
  const counts = sheet.rows.slice(0, lookedAt).map((_, place) => known(tableAt(sheet, place).titles));
  const best = Math.max(0, ...counts);
  if (best >= 2) return { place: counts.indexOf(best), known: best };
  const wide = sheet.rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  return { place: Math.max(0, wide), known: best };
}

/** The sheet whose titles are known best, the first of several; -1 where there is none. */
export function guessSheet(sheets: readonly SheetTable[]): number {
  const counts = sheets.map((sheet) => (sheet.rows.length > 1 ? guessTitleRow(sheet).known : -1));
  return counts.length === 0 ? -1 : counts.indexOf(Math.max(...counts));
}
