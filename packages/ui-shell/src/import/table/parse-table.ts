import { columnsWithContent } from './columns';
import { decodeText } from './decode-text';
import { mostColumns } from './limits';
import { type AddNote, createNotes } from './notes';
import { parseText } from './parse-text';
import { parseWorkbook } from './parse-workbook';
import type { SheetTable, Table } from './table';
import { type UnreadableReason, UnreadableTableError } from './unreadable-table';

/** A table, or the reason why it cannot be read; both can be cloned to another thread. */
export type ParsedTable = Table | { refused: UnreadableReason };

/** Reads the bytes of an XLSX or CSV file, or a text. */
export async function parseTable(source: Blob | string): Promise<ParsedTable> {
  const { add, list } = createNotes();
  try {
    const sheets =
      typeof source === 'string'
        ? [parseText(source, add)]
        : parseFile(new Uint8Array(await source.arrayBuffer()), add);
    if (sheets.some(({ rows }) => columnsWithContent(rows).size > mostColumns)) throw new UnreadableTableError('large');
    return { sheets, notes: list() };
  } catch (error) {
    if (error instanceof UnreadableTableError) return { refused: error.as };
    throw error;
  }
}

function parseFile(bytes: Uint8Array, addNote: AddNote): readonly SheetTable[] {
  const kind = kindOf(bytes);
  if (kind === 'container') return parseWorkbook(bytes, addNote);
  if (kind !== 'text') throw new UnreadableTableError(kind);
  const text = decodeText(bytes, addNote);
  if (text.includes('\0')) throw new UnreadableTableError('unknown');
  if (/^\s*<(?:!doctype|html|\?xml|table|meta|head|body|style|div)\b|^mime-version:/i.test(text))
    throw new UnreadableTableError('markup');
  return [parseText(text, addNote)];
}

/** By its first bytes, whatever its name is. */
function kindOf(bytes: Uint8Array): 'container' | 'text' | UnreadableReason {
  const begins = (...expected: number[]) => expected.every((byte, at) => bytes[at] === byte);
  if (begins(0x50, 0x4b)) return 'container';
  // Workbooks up to Excel 2003, those of WPS, and those that are encrypted.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'oldWorkbook';
  if (begins(0x25, 0x50, 0x44, 0x46) || begins(0x89, 0x50, 0x4e, 0x47) || begins(0xff, 0xd8, 0xff)) return 'unknown';
  return 'text';
}
