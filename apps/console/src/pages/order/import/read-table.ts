/** Rows of texts, the titles first. */
export type Table = readonly (readonly string[])[];

/** Thrown where a file is no table; the message says what was tried. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** Bytes of a file that is read at all. */
export const largestFile = 10 * 1024 * 1024;
/** Bytes that it may inflate to: 5,000 long rows several times over. */
const largestInflated = 80 * 1024 * 1024;

/** Reads an XLSX or CSV file; throws an `UnreadableTable`. */
export async function readFile(file: File): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A container of parts begins like this, whatever the file is called.
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? readXlsx(bytes) : readText(decode(bytes));
}

/** Reads CSV, or rows as spreadsheets put them onto the clipboard. */
export function readText(text: string): Table {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const separator = [',', '\t', ';'].sort((one, other) => head.split(other).length - head.split(one).length)[0] ?? ',';
  return withoutEmpty(splitCells(text.replace(/^\ufeff/, ''), separator));
}

/** Cells of a text by RFC 4180, with any separator and any end of line. */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
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
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign !== separator) rows.push([]);
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
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
  const [{ unzipSync, zipSync }, { readSheet }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ]);
  try {
    let inflated = 0;
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(name)) return false;
        inflated += originalSize;
        if (inflated > largestInflated) throw new UnreadableTable('The file inflates to more than is read.');
        return true;
      },
    });
    // The reader would inflate large parts in a worker made of a text, which a strict policy refuses: it gets them inflated.
    const stored = zipSync(parts, { level: 0 });
    const rows = await readSheet<string>(stored.buffer, { parseNumber: (digits: string) => digits });
    return withoutEmpty(rows.map((row) => row.map(toText)));
  } catch (cause) {
    if (cause instanceof UnreadableTable) throw cause;
    throw new UnreadableTable('The file is not a workbook.', { cause });
  }
}

/** A cell as it reads on the screen; long numbers are written out. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = String(cell);
  return /^-?\d+(?:\.\d+)?E\+?\d+$/i.test(text) ? BigInt(Math.round(Number(text))).toString() : text;
}

const withoutEmpty = (rows: readonly (readonly string[])[]): Table =>
  rows.filter((row) => row.some((cell) => cell.trim() !== ''));
