import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { LargeWorkbook, mostInflated } from './large-workbook';
import { columnNumber } from './sheet-facts';

const largestInflated = mostInflated * 1024 * 1024;
/** Bytes that are inflated at once: at most a thousand times as many come out. */
const slice = 16 * 1024;
/** Cells of a sheet, empty ones with them: its reader makes each, also of a sheet that says one thing in its last corner. */
const mostCells = 25_000_000;
/** A row costs its reader something even where it has no cells. */
const leastColumns = 20;

/** A workbook whose parts are inflated. */
export interface UnpackedWorkbook {
  /** The parts in a container that a reader of workbooks takes. */
  archive: ArrayBuffer;
  parts: Readonly<Record<string, string>>;
}

/**
 * A workbook's parts in a container that its reader need not inflate: it would use a worker made of a text, which a
 * strict policy refuses. Throws a `LargeWorkbook` for one that would exhaust the window, whatever sizes it claims.
 */
export function unpackWorkbook(bytes: Uint8Array): UnpackedWorkbook {
  const inflated = inflate(bytes);
  const parts = Object.fromEntries(
    Object.entries(inflated).map(([name, part]) => [name, new TextDecoder().decode(part)]),
  );
  for (const part of Object.values(parts)) refuseWide(part);
  return { archive: zipSync(inflated, { level: 0 }).buffer as ArrayBuffer, parts };
}

function inflate(bytes: Uint8Array): Record<string, Uint8Array> {
  const found = new Map<string, Uint8Array[]>();
  let inflated = 0;
  const unzip = new Unzip((part) => {
    if (!/\.(?:xml|rels)$/.test(part.name)) return;
    const chunks: Uint8Array[] = [];
    found.set(part.name, chunks);
    part.ondata = (error, chunk) => {
      if (error) throw error;
      inflated += chunk.length;
      if (inflated > largestInflated) throw new LargeWorkbook('The file inflates to more than is read.');
      chunks.push(chunk);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < bytes.length; from += slice)
    unzip.push(bytes.subarray(from, from + slice), from + slice >= bytes.length);
  return Object.fromEntries([...found].map(([name, chunks]) => [name, joined(chunks)]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Rows and cells say by `r` where they stand; the reader of the sheet takes any prefix and both quotes. */
const place = /(?<!xmlns:|[\w.-])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A tag that ends where every reader sees its end, and the text behind it. */
const tagAndText = /(<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>)[^<]*/g;

/** The tags of a part without what its cells say; all of it where a quote could hide the end of a tag. */
function tagsOf(part: string): string {
  const found = [...part.matchAll(tagAndText)];
  const isWhole = found.reduce((length, [both]) => length + both.length, 0) === part.length;
  return isWhole ? found.map(([, tag]) => tag).join('') : part;
}

function refuseWide(part: string): void {
  if (!part.includes('sheetData')) return;
  const text = tagsOf(part);
  const unnumbered = text.match(/<[^\s<>/]*row[\s/>]/g)?.length ?? 0;
  let rows = unnumbered;
  let columns = leastColumns;
  for (const [, double, single] of text.matchAll(place)) {
    const said = (double ?? single ?? '').trim();
    const [address, letters = '', digits = ''] = /^([A-Z]{0,3})(\d+)$/.exec(said) ?? [];
    // No program writes a number like that, and the reader of the sheet could take it for any.
    if (!address && /[\d&]|Infinity/.test(said)) throw new LargeWorkbook('A row or cell of the sheet stands nowhere.');
    rows = Math.max(rows, unnumbered + Number(digits));
    columns = Math.max(columns, columnNumber(letters));
  }
  if (rows * columns > mostCells) throw new LargeWorkbook('The sheet has more cells than are read.');
}
