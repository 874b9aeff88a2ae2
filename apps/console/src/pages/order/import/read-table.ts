import { LargeWorkbook } from './large-workbook';

/** Rows of texts, the titles first. */
export type Table = readonly (readonly string[])[];

/** Thrown where a file is no table; the message says what was tried. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** Bytes of a file that is read at all. */
export const largestFile = 10 * 1024 * 1024;

/** Reads an XLSX or CSV file; throws an `UnreadableTable`, or a `LargeWorkbook` before more is read than the window can do in a moment. */
export async function readFile(file: File): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A container of parts begins like this, whatever the file is called.
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? readXlsx(bytes) : readText(decode(bytes));
}

/** Reads CSV, or rows as spreadsheets put them onto the clipboard. */
export function readText(text: string): Table {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const separator = [',', '\t', ';'].sort((one, other) => head.split(other).length - head.split(one).length)[0] ?? ',';
  return splitCells(text.replace(/^\ufeff/, ''), separator);
}

/** Rows that say something, of a text by RFC 4180 with any separator and any end of line. */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (hasText(row)) rows.push(row);
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

/** UTF-8, else what Chinese spreadsheets save CSV as. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const [{ unpackWorkbook }, { readSheet }] = await Promise.all([
    import('./unpack-workbook'),
    import('read-excel-file/universal'),
  ]);
  try {
    const rows = await readSheet<string>(unpackWorkbook(bytes), { parseNumber: writtenOut });
    return rows.map((row) => row.map(toText)).filter(hasText);
  } catch (cause) {
    if (cause instanceof LargeWorkbook) throw cause;
    throw new UnreadableTable('The file is not a workbook that can be read.', { cause });
  }
}

/** Digits of a number, also of a long one that the file holds in short. */
function writtenOut(digits: string): string {
  const number = /^-?\d+(?:\.\d+)?E\+?\d+$/i.test(digits) ? Math.round(Number(digits)) : Number.NaN;
  return Number.isFinite(number) ? BigInt(number).toString() : digits;
}

/** A cell as it reads on the screen. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell);
}

const hasText = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');
