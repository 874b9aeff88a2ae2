import type { Span } from '../reading';
import { readTitle } from '../rows/read-title';
import { type Cut, joinPieces, partsOf, pieceOf } from './piece';

/** Cell separators, each with the minimum number of known titles that makes a line a table header. */
const separators = { '\t': 2, '|': 2, ',': 5 };
const rule = /^[-: |]+$/;

/** Cuts a table into rows, pasted from a spreadsheet or with separators. Each cell gets its column title in front; other lines belong to all rows. */
export function tableOf(text: string, plain: string, lines: readonly Span[]): Cut | undefined {
  const textOf = (span: Span) => text.slice(span.from, span.to).trim().replace(rule, '');
  for (const [sign, least] of Object.entries(separators).filter(([sign]) => plain.includes(sign))) {
    const rows = lines.map((line) => partsOf(plain, line, sign));
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

/** Whether most of some cells are titles, one of them that of a side. */
function isHead(cells: readonly string[], least: number): boolean {
  if (cells.length < 3) return false;
  const isShort = (cell: string) => cell.length < 12 && !/\d{5}/.test(cell);
  const titles = cells.filter(isShort).flatMap((cell) => [readTitle(cell.toLowerCase().replaceAll(' ', ''))]);
  const isSide = ([field, other]: ReturnType<typeof readTitle>) => !other && /^consign/.test(field ?? '');
  const count = titles.filter(({ length }) => length > 0).length;
  return titles.some(isSide) && count >= Math.max(least, cells.filter(Boolean).length / 2);
}
