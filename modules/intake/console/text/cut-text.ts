import type { Span } from '../reading';
import { partTitles, sideTitles, termTitles, vehicleTitles } from '../words/titles';
import { joinPieces, type Piece, pieceOf } from './piece';

/** A way to cut a text into orders, and what stands before and after them and is said of all. */
export interface Cut {
  pieces: readonly Piece[];
  shared: readonly Piece[];
}

const numbered = /^\s*[(（【]?(?:第?[一二三四五六七八九十\d]{1,3}[单、.．)）】:：]|订单\s?\d{1,3}|[下另]一单)/;
const rule = /^\s*[-=*_—]{3,}\s*$/;

/** The ways to cut a text whose orders may stand in rows, in numbered blocks, in blocks between empty lines, or in lines; `phones` are the places of its phones. */
export function cutsOf(text: string, phones: readonly Span[]): Cut[] {
  const lines = linesOf(text);
  const table = tableOf(text, lines);
  if (table?.isTitled) return [table];
  const withPhone = new Set<Span>();
  let line = 0;
  for (const { from } of phones) {
    while (lines[line] && (lines[line]?.to ?? 0) <= from) line += 1;
    const own = lines[line];
    if (own) withPhone.add(own);
  }
  const hasPhone = (each: Span) => withPhone.has(each);
  const isNumbered = (line: Span) => numbered.test(text.slice(line.from, line.to).slice(0, 20));
  const isBreak = (line: Span) =>
    text.slice(line.from, line.to).trim() === '' || rule.test(text.slice(line.from, line.to));
  const cuts = [
    groups(lines, (line) => isNumbered(line)),
    groups(lines, (line, before) => before !== undefined && isBreak(before) && !isBreak(line)),
    lines.filter((line) => !isBreak(line)).map((line) => [line]),
  ];
  return [
    ...(table ? [table] : []),
    ...cuts.flatMap((blocks) => {
      const cut = toCut(text, blocks, hasPhone);
      return cut ? [cut] : [];
    }),
  ];
}

function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    lines.push({ from, to });
    from = to + 1;
  }
  return lines;
}

function groups(lines: readonly Span[], begins: (line: Span, before: Span | undefined) => boolean): Span[][] {
  const blocks: Span[][] = [];
  for (const [at, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (!last || begins(line, lines[at - 1])) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

/** Blocks with a phone are orders; what stands before the first and after the last is said of all of them. */
function toCut(text: string, blocks: readonly (readonly Span[])[], hasPhone: (line: Span) => boolean): Cut | undefined {
  const bodies: Span[][] = [];
  const shared: Span[] = [];
  for (const block of blocks) {
    const last = bodies.at(-1);
    if (block.some(hasPhone)) bodies.push([...block]);
    else if (last) last.push(...block);
    else shared.push(...block);
  }
  const last = bodies.at(-1);
  if (bodies.length < 2 || !last) return undefined;
  // Lines without a phone behind the last order, more than any other has, are said of all.
  const most = Math.max(...bodies.slice(0, -1).map((body) => body.length - 1 - body.findLastIndex(hasPhone)));
  const trailing = last.length - 1 - last.findLastIndex(hasPhone);
  shared.push(...last.splice(last.length - Math.max(trailing - most, 0)));
  const pieceOfLines = (lines: readonly Span[]) =>
    pieceOf(text, { from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 });
  return { pieces: bodies.map(pieceOfLines), shared: shared.map((line) => pieceOf(text, line)) };
}

const titles = [sideTitles, partTitles, vehicleTitles, termTitles].flatMap((table) =>
  Object.values(table).flatMap(({ within = [] }: { within?: readonly string[] }) => within),
);
const isTitle = (cell: string) =>
  !/\d{5}/.test(cell) && titles.some((word) => cell.toLowerCase().replaceAll(' ', '').includes(word));

/** Rows that a spreadsheet put onto the clipboard, or that stand between strokes; under titles each cell has its own title before it. */
function tableOf(text: string, lines: readonly Span[]): (Cut & { isTitled: boolean }) | undefined {
  const sign = text.includes('\t') ? '\t' : /[|｜]/.exec(text)?.[0];
  if (!sign) return undefined;
  const rows = lines
    .filter((line) => text.slice(line.from, line.to).trim() !== '')
    .map((line) => cellsOf(text, line, sign));
  const [head = []] = rows;
  if (head.length < 3 || rows.length < 2 || rows.some((row) => row.length < 3)) return undefined;
  const textOf = ({ from, to }: Span) => text.slice(from, to).trim();
  const isTitled = head.filter((cell) => isTitle(textOf(cell))).length >= Math.max(2, head.length / 2);
  if (!isTitled)
    return {
      pieces: rows.map((row) => pieceOf(text, { from: row[0]?.from ?? 0, to: row.at(-1)?.to ?? 0 })),
      shared: [],
      isTitled,
    };
  const pieces = rows.slice(1).map((row) =>
    joinPieces(
      row.flatMap((cell, at) => {
        const title = head[at];
        if (textOf(cell) === '') return [];
        return [
          title && textOf(title) !== ''
            ? joinPieces([pieceOf(text, title), pieceOf(text, cell)], ':')
            : pieceOf(text, cell),
        ];
      }),
      '\n',
    ),
  );
  return { pieces, shared: [], isTitled };
}

function cellsOf(text: string, { from, to }: Span, sign: string): Span[] {
  const cells: Span[] = [];
  for (let start = from; start <= to; ) {
    const end = text.indexOf(sign, start);
    const stop = end < 0 || end > to ? to : end;
    cells.push({ from: start, to: stop });
    start = stop + 1;
  }
  return cells;
}
