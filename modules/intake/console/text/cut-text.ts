import type { Span } from '../reading';
import { type Cut, joinPieces, pieceOf } from './piece';
import { tableOf } from './table-of';

const numbered =
  /^\s*[(（【]?(?:第?[一二三四五六七八九十\d]{1,3}[单、.．)）】:：]|[A-Ha-h][、.)）:：]|[①-⑳]|订单\s?\d{1,3}|[下另]一单)/;
const rule = /^\s*[-=*_—]{3,}\s*$/;
/** More orders, or a longer side of all of them, are no message. */
const [most, longest] = [40, 400];

/** The ways to cut a text whose orders may stand in rows, in numbered blocks, in blocks between empty lines, or in lines; `phones` are the places of its phones. */
export function cutsOf(text: string, phones: readonly Span[]): Cut[] {
  const lines = linesOf(text);
  const table = tableOf(text, lines);
  if (table || phones.length < 3) return table ? [table] : [];
  const withPhone = new Set<Span>();
  let line = 0;
  for (const { from } of phones) {
    while (lines[line] && (lines[line]?.to ?? 0) <= from) line += 1;
    const ofPhone = lines[line];
    if (ofPhone) withPhone.add(ofPhone);
  }
  const hasPhone = (each: Span) => withPhone.has(each);
  const isBreak = ({ from, to }: Span) => text.slice(from, to).trim() === '' || rule.test(text.slice(from, to));
  const blocks = [
    groups(lines, ({ from, to }) => numbered.test(text.slice(from, Math.min(to, from + 20)))),
    groups(lines, (each, before) => before !== undefined && isBreak(before) && !isBreak(each)),
    lines.filter((each) => !isBreak(each)).map((each) => [each]),
  ];
  return [
    ...blocks.flatMap((each) => toCut(text, each, hasPhone) ?? []),
    ...blocks.flatMap((each) => joinedCuts(text, each, hasPhone)),
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

interface Blocks {
  bodies: Span[][];
  shared: Span[];
}

/** Blocks with a phone; text before the first and after the last applies to all of them. */
function withPhones(blocks: readonly (readonly Span[])[], hasPhone: (line: Span) => boolean): Blocks {
  const bodies: Span[][] = [];
  const shared: Span[] = [];
  for (const block of blocks) {
    const last = bodies.at(-1);
    if (block.some(hasPhone)) bodies.push([...block]);
    else if (last) last.push(...block);
    else shared.push(...block);
  }
  const last = bodies.at(-1);
  if (last && bodies.length > 1) {
    // Lines without a phone behind the last order, more than any other has, apply to all.
    const least = Math.max(...bodies.slice(0, -1).map((body) => behindPhones(body, hasPhone)));
    const trailing = behindPhones(last, hasPhone);
    shared.push(...last.splice(last.length - Math.max(trailing - least, 0)));
  }
  return { bodies, shared };
}

/** The number of lines behind the last one with a phone. */
const behindPhones = (lines: readonly Span[], hasPhone: (line: Span) => boolean): number =>
  lines.length - 1 - lines.map(hasPhone).lastIndexOf(true);

const pieceOfLines = (text: string, lines: readonly Span[]) =>
  pieceOf(text, { from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 });

function toCut(text: string, blocks: readonly (readonly Span[])[], hasPhone: (line: Span) => boolean): Cut | undefined {
  const { bodies, shared } = withPhones(blocks, hasPhone);
  if (bodies.length < 2) return undefined;
  return {
    pieces: bodies.map((lines) => pieceOfLines(text, lines)),
    shared: shared.map((line) => pieceOf(text, line)),
  };
}

/** The first or the last block is the side of all orders, which each of the others goes on with: 都从我仓库发：…. */
function joinedCuts(text: string, blocks: readonly (readonly Span[])[], hasPhone: (line: Span) => boolean): Cut[] {
  const { bodies, shared } = withPhones(blocks, hasPhone);
  if (bodies.length < 3 || bodies.length > most) return [];
  const around = shared.map((line) => pieceOf(text, line));
  return [0, bodies.length - 1].flatMap((place): Cut[] => {
    const common = [...around, pieceOfLines(text, bodies[place] ?? [])];
    if (common.reduce((sum, piece) => sum + piece.text.length, 0) > longest) return [];
    const others = bodies.filter((_, at) => at !== place);
    const pieces = others.map((lines) => joinPieces([...common, pieceOfLines(text, lines)], '\n'));
    return [{ pieces, shared: [], form: 'joined' }];
  });
}
