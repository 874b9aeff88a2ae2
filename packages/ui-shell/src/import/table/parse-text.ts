import { type CellText, textCell } from './cell-text';
import { columnLetters } from './columns';
import { spreadRows } from './fill-merges';
import { createBudget } from './limits';
import type { AddNote } from './notes';
import type { SheetTable, TableRow } from './table';

/** Parses CSV, or rows copied from a spreadsheet. */
export function parseText(source: string, addNote: AddNote): SheetTable {
  const text = source.replace(/^\ufeff/, '');
  // Excel takes the separator from a first line `sep=;` and numbers the rows after it.
  const [line = '', separator] = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  const rows = splitCells(text, line.length, separator ?? likelySeparator(text), addNote);
  return { name: '', rows: rows.flatMap((cells, place) => toRow(cells, place, addNote) ?? []) };
}

function toRow(raw: readonly string[], place: number, addNote: AddNote): TableRow | undefined {
  if (raw.every((text) => text.trim() === '')) return undefined;
  const cells = raw.map(plainCell);
  for (const [at, { note }] of cells.entries()) if (note) addNote(note, {}, `${columnLetters(at + 1)}${place + 1}`);
  const texts = cells.map(({ text }) => text);
  return {
    number: place + 1,
    cells: texts,
    kinds: cells.map(({ kind }) => kind),
    hidden: false,
    struck: false,
    ...(place < spreadRows && { spread: filledRight(texts) }),
  };
}

/** A cell of a text, in which formulas have no results and long numbers may be short. */
function plainCell(raw: string): CellText {
  const text = unwrapped(raw);
  if (text === raw && /^=[^\s=]/.test(raw)) return { text, kind: 'error', note: 'uncalculated' };
  return /^\d(?:\.\d+)?E\+\d{2}$/.test(raw.trim()) ? { text, kind: 'text', note: 'rounded' } : textCell(text);
}

/** The character that separates most cells of the first line with any. */
function likelySeparator(text: string): string {
  const signs = [',', '\t', ';', '|'];
  const cellsOf = (line: string, sign: string) => line.split(sign).length;
  const head = text.split(/[\r\n]+/, 20).find((line) => signs.some((sign) => cellsOf(line, sign) > 2)) ?? text;
  return signs.sort((one, other) => cellsOf(head, other) - cellsOf(head, one))[0] ?? ',';
}

/** Removes the marks of a cell by which programs protect digits and disable formulas. */
function unwrapped(cell: string): string {
  if (/^'+\s*[=+\-@＝＋－＠\t\r\n]/u.test(cell)) return cell.slice(1);
  const [, inner] = /^="([^"]*)"$/.exec(cell.trim()) ?? [];
  return inner ?? cell;
}

const filledRight = (cells: readonly string[]): string[] => {
  let last = '';
  return cells.map((cell) => {
    last = cell.trim() === '' ? last : cell;
    return last;
  });
};

/** All rows of a text by RFC 4180, with any separator and any end of line. A quote without an end is a character like any other. */
function splitCells(text: string, start: number, separator: string, addNote: AddNote): string[][] {
  const rows: string[][] = [];
  const isEnd = (at: number) => at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r';
  const spend = createBudget();
  let row: string[] = [];
  let line = 1;
  let at = start;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? endOfQuote(text, at, isEnd) : undefined;
    let end = quoted ?? at;
    while (!isEnd(end)) end += 1;
    const cell = text.slice(at, end);
    if (quoted === undefined && text[at] === '"') addNote('unclosedQuote', {}, String(line));
    const lines = quoted === undefined ? [] : cell.split('\n');
    if (lines.slice(1).some((inner) => inner.split(separator).length > 2)) addNote('quotedLines', {}, String(line));
    line += Math.max(0, lines.length - 1);
    spend(1, cell.length);
    row.push(quoted === undefined ? cell : cell.slice(1, -1).replaceAll('""', '"'));
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === separator) continue;
    rows.push(row);
    row = [];
    line += 1;
  }
  return rows;
}

/** Returns the index after the closing quote of a cell; undefined without a closing quote, or if no separator follows it. */
function endOfQuote(text: string, start: number, isEnd: (at: number) => boolean): number | undefined {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at !== -1 && isEnd(at + 1) ? at + 1 : undefined;
}
