import type { Span } from '../reading';
import { type Cut, joinPieces, partsOf, pieceOf } from './piece';
import { tableOf } from './table-of';

const numbered =
  /^\s*[(（【]?(?:第?[一二三四五六七八九十\d]{1,3}[单、.．)）】:：]|[A-Ha-h][、.)）:：]|[①-⑳]|订单\s?\d{1,3}|[下另]一单)/;
const rule = /^\s*[-=*_—]{3,}\s*$/;
/** A text with more orders, or with a longer common side, is not read as a message. */
const [most, longest] = [40, 400];

/** Returns the ways to cut a text into orders: by rows of a table, numbered blocks, empty lines, or lines. `phones` are the places of its phones. */
export function cutsOf(text: string, plain: string, phones: readonly Span[]): Cut[] {
  const lines = partsOf(plain, { from: 0, to: text.length }, '\n');
  const table = tableOf(text, plain, lines);
  if (table || phones.length < 3) return table ? [table] : [];
  const withPhone = new Set(
    lines.filter(({ from, to }) => phones.some((phone) => phone.from >= from && phone.from < to)),
  );
  const isBreak = ({ from, to }: Span) => text.slice(from, to).trim() === '' || rule.test(text.slice(from, to));
  const blocks = [
    groups(lines, ({ from, to }) => numbered.test(text.slice(from, Math.min(to, from + 20)))),
    groups(lines, (each, before) => before !== undefined && isBreak(before) && !isBreak(each)),
    lines.filter((each) => !isBreak(each)).map((each) => [each]),
  ].map((each) => withPhones(each, (line) => withPhone.has(line)));
  return [undefined, 0, -1].flatMap((common) => blocks.flatMap((each) => cutOf(text, each, common) ?? []));
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

/** Blocks with a phone; text before the first and after the last applies to all of them. */
function withPhones(blocks: readonly (readonly Span[])[], hasPhone: (line: Span) => boolean) {
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
    // Lines without a phone after the last order apply to all orders, if no other order has as many.
    const behind = (body: readonly Span[]) => body.length - 1 - body.map(hasPhone).lastIndexOf(true);
    const least = Math.max(...bodies.slice(0, -1).map(behind));
    shared.push(...last.splice(last.length - Math.max(behind(last) - least, 0)));
  }
  return { bodies, shared };
}

/** Blocks as orders. The first or the last may be the side of all orders, which each of the others goes on with: 都从我仓库发：…. */
function cutOf(
  text: string,
  { bodies, shared }: ReturnType<typeof withPhones>,
  place: number | undefined,
): Cut | undefined {
  const pieces = bodies.map((lines) => pieceOf(text, { from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 }));
  const around = shared.map((line) => pieceOf(text, line));
  if (place === undefined) return pieces.length > 1 ? { pieces, shared: around } : undefined;
  const side = pieces.at(place);
  const common = side ? [...around, side] : around;
  const isLong = common.reduce((sum, piece) => sum + piece.text.length, 0) > longest;
  if (isLong || pieces.length < 3 || pieces.length > most) return undefined;
  const others = pieces.filter((piece) => piece !== side);
  return { pieces: others.map((piece) => joinPieces([...common, piece], '\n')), shared: [], form: 'joined' };
}
