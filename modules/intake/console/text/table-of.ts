import type { Span } from '../reading';
import { partTitles, sideTitles, termTitles, vehicleTitles } from '../words/titles';
import type { WordTable } from '../words/word-table';
import { type Cut, joinPieces, pieceOf } from './piece';

const wordsOf = (...tables: readonly WordTable[]) =>
  tables
    .flatMap((table) => Object.values(table).flat())
    .map((word) => word.replace('=', ''))
    .filter((word) => word.length > 1);
const sides = wordsOf(sideTitles);
const titles = [...sides, ...wordsOf(partTitles, vehicleTitles, termTitles)];
const holds = (words: readonly string[], cell: string) =>
  cell.length < 12 &&
  !/\d{5}/.test(cell) &&
  words.some((word) => cell.toLowerCase().replaceAll(' ', '').includes(word));

/** Signs between cells, and the titles that a line needs to be the head of a table. */
const separators: readonly (readonly [RegExp, number])[] = [
  [/\t/g, 2],
  [/[|｜]/g, 2],
  [/[,，]| {2,}/g, 5],
];

/** Rows that a spreadsheet put onto the clipboard, or that stand between signs: each cell has its own title before it. Other lines belong to all rows. */
export function tableOf(text: string, lines: readonly Span[]): Cut | undefined {
  const textOf = ({ from, to }: Span) =>
    text
      .slice(from, to)
      .replace(/^[-: |]+$/, '')
      .trim();
  for (const [sign, least] of separators) {
    const rows = lines.map((line) => cellsOf(text, line, sign));
    const top = rows.findIndex((cells) => isHead(cells.map(textOf), least));
    const head = rows[top] ?? [];
    const isBody = (cells: readonly Span[], at: number) =>
      at > top && cells.length > 2 && cells.some(textOf) && (at === top + 1 || cells.length >= head.length - 2);
    const bodies = top < 0 ? [] : rows.filter(isBody);
    if (bodies.length === 0) continue;
    const isAround = (line: Span, at: number) => at !== top && textOf(line) !== '' && !bodies.includes(rows[at] ?? []);
    const around = lines.filter(isAround).map((line) => pieceOf(text, line));
    const pieces = bodies.map((cells) =>
      cells.flatMap((cell, at) => {
        const titled = [head[at] ?? cell, cell].map((span) => pieceOf(text, span));
        return textOf(cell) === '' ? [] : joinPieces(head[at] ? titled : titled.slice(1), ':');
      }),
    );
    return { pieces: pieces.map((cells) => joinPieces([...around, ...cells], '\n')), shared: [], form: 'table' };
  }
  return undefined;
}

const isHead = (cells: readonly string[], least: number): boolean =>
  cells.length > 2 &&
  cells.some((cell) => holds(sides, cell)) &&
  cells.filter((cell) => holds(titles, cell)).length >= Math.max(least, cells.filter(Boolean).length / 2);

function cellsOf(text: string, { from, to }: Span, sign: RegExp): Span[] {
  const cells: Span[] = [];
  let start = from;
  for (const { index, 0: between } of text.slice(from, to).matchAll(sign)) {
    cells.push({ from: start, to: from + index });
    start = from + index + between.length;
  }
  return [...cells, { from: start, to }];
}
