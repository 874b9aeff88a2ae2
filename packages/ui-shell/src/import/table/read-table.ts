import { LargeWorkbook } from './large-workbook';
import type { Merge, SheetFacts } from './sheet-facts';
import { type FailedAs, UnreadableTable } from './unreadable-table';

/** A row of a sheet. */
export interface TableRow {
  /** As the program that made the file counts, from 1. */
  number: number;
  cells: readonly string[];
  /** Hidden in the file, by hand or by a filter. */
  hidden: boolean;
  /** The cells with what is merged or left empty to their right filled; where that makes a difference. */
  spread?: readonly string[];
}

/** A sheet: its rows that say something. */
export interface SheetTable {
  name: string;
  rows: readonly TableRow[];
}

/** What a file holds: the sheets that whoever opens it sees, and the names of the others. */
export interface Workbook {
  sheets: readonly SheetTable[];
  hidden: readonly string[];
}

/** Bytes of a file that is read at all. */
export const largestFile = 10 * 1024 * 1024;
/** Titles of groups stand near the top. */
const spreadRows = 30;

/** Reads an XLSX or CSV file; throws an `UnreadableTable`, or a `LargeWorkbook` before more is read than the window can do in a moment. */
export async function readFile(file: File): Promise<Workbook> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (kind === 'container') return readXlsx(bytes);
  if (kind !== 'text') throw new UnreadableTable(kind);
  const text = decode(bytes);
  if (text.includes('\0')) throw new UnreadableTable('unknown');
  if (/^\s*<(?:!doctype|html|\?xml|table|meta|head|body|style|div)\b/i.test(text)) throw new UnreadableTable('markup');
  return readText(text);
}

/** By its first bytes, whatever the file is called. */
function kindOf(bytes: Uint8Array): 'container' | 'text' | FailedAs {
  const begins = (...wanted: number[]) => wanted.every((byte, at) => bytes[at] === byte);
  if (begins(0x50, 0x4b)) return 'container';
  // Workbooks up to Excel 2003, those of WPS, and those that are encrypted.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'oldWorkbook';
  if (begins(0x25, 0x50, 0x44, 0x46) || begins(0x89, 0x50, 0x4e, 0x47) || begins(0xff, 0xd8, 0xff)) return 'unknown';
  return 'text';
}

/** Reads CSV, or rows as spreadsheets put them onto the clipboard. */
export function readText(given: string): Workbook {
  const text = given.replace(/^\ufeff/, '');
  // Excel reads the line as the separator, and counts rows behind it.
  const [line = '', said] = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  const rows = splitCells(text.slice(line.length), said ?? likelySeparator(text));
  return {
    sheets: [
      {
        name: '',
        rows: rows.flatMap((cells, place): TableRow[] => {
          if (!hasText({ cells })) return [];
          const plain = cells.map(unwrapped);
          const spread = place < spreadRows ? { spread: filledRight(plain) } : {};
          return [{ number: place + 1, cells: plain, hidden: false, ...spread }];
        }),
      },
    ],
    hidden: [],
  };
}

/** The sign that parts most cells of the first line that has any. */
function likelySeparator(text: string): string {
  const signs = [',', '\t', ';'];
  const cellsOf = (line: string, sign: string) => line.split(sign).length;
  const head = text.split(/[\r\n]+/, 20).find((line) => signs.some((sign) => cellsOf(line, sign) > 2)) ?? text;
  return signs.sort((one, other) => cellsOf(head, other) - cellsOf(head, one))[0] ?? ',';
}

/** A cell as whoever wrote it meant it: without the marks by which programs keep digits whole and formulas from being run. */
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

/** All rows of a text by RFC 4180, with any separator and any end of line. */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator || sign === '\n' || sign === '\r') {
      if (sign === separator) row.push(cell);
      else endRow();
      cell = '';
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
    } else cell += sign;
  }
  endRow();
  return rows;
}

/** By its mark, as UTF-8, as UTF-16 without a mark, else as what Chinese spreadsheets save CSV as. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = bytes.subarray(0, 1000);
  // Digits, commas and ends of lines have an empty half; no other encoding of a text has empty bytes.
  const empty = [0, 1].map((half) => start.filter((byte, at) => byte === 0 && at % 2 === half).length);
  if (Math.max(...empty) > start.length / 40)
    return new TextDecoder((empty[1] ?? 0) > (empty[0] ?? 0) ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

async function readXlsx(bytes: Uint8Array): Promise<Workbook> {
  const [{ unpackWorkbook }, { sheetFacts }, { default: readSheets }] = await Promise.all([
    import('./unpack-workbook'),
    import('./sheet-facts'),
    import('read-excel-file/universal'),
  ]);
  try {
    const { archive, parts } = unpackWorkbook(bytes);
    const facts = sheetFacts(parts);
    const read = await readSheets<string>(archive, { parseNumber: writtenOut });
    return {
      sheets: read
        .map(({ sheet, data }, place) => ({ sheet, data, of: facts[place] }))
        .filter(({ of }) => of?.hidden !== true)
        .map(({ sheet, data, of }) => ({ name: sheet, rows: toRows(data, of) })),
      hidden: facts.filter(({ hidden }) => hidden).map(({ name }) => name),
    };
  } catch (cause) {
    if (cause instanceof LargeWorkbook) throw cause;
    throw new UnreadableTable('unknown', { cause });
  }
}

function toRows(data: readonly (readonly unknown[])[], { hiddenRows, merges }: Partial<SheetFacts> = {}): TableRow[] {
  const texts = data.map((row) => row.map(toText));
  const wide = new Map<number, string[]>();
  for (const merge of merges ?? []) fillMerge(texts, wide, merge);
  return texts
    .map((cells, place): TableRow => {
      const spread = wide.get(place);
      return {
        number: place + 1,
        cells,
        hidden: hiddenRows?.has(place + 1) ?? false,
        ...(spread ? { spread: spread.map((cell, at) => cell || (cells[at] ?? '')) } : {}),
      };
    })
    .filter(hasText);
}

/** What stands in the first cell of a merge stands in each row of it; to its right only for titles of groups. */
function fillMerge(texts: string[][], wide: Map<number, string[]>, { top, left, bottom, right }: Merge): void {
  const text = texts[top - 1]?.[left - 1] ?? '';
  if (text === '') return;
  for (let row = top; row < Math.min(bottom, texts.length); row += 1) {
    const cells = texts[row];
    if (cells && (cells[left - 1] ?? '') === '') cells[left - 1] = text;
  }
  if (right === left || top > spreadRows) return;
  const spread = wide.get(top - 1) ?? [...(texts[top - 1] ?? [])];
  for (let at = left - 1; at < Math.min(right, spread.length); at += 1) spread[at] = text;
  wide.set(top - 1, spread);
}

/** Digits of a number, also of a long one that the file holds in short. */
function writtenOut(digits: string): string {
  const number = /^-?\d+(?:\.\d+)?E\+?\d+$/i.test(digits) ? Math.round(Number(digits)) : Number.NaN;
  return Number.isFinite(number) ? BigInt(number).toString() : digits;
}

/** A cell as it reads on the screen. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  return String(cell);
}

/** A day, with its time where it has one; a time of no day stands for itself. */
function dateText(at: Date): string {
  if (Number.isNaN(at.getTime())) return '';
  // What a fraction of a day leaves over is no second.
  const iso = new Date(Math.round(at.getTime() / 1000) * 1000).toISOString();
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 19).replace(/:00$/, '')];
  if (day < '1900-01-02') return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

const hasText = ({ cells }: Pick<TableRow, 'cells'>): boolean => cells.some((cell) => cell.trim() !== '');
