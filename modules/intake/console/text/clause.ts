import type { Span } from '../reading';
import type { Board } from './board';

const clauseEnd = /[\n;,。，!！?？]/;

/** The text of the clause before and behind a stretch. */
export function clauseAround({ plain }: Board, { from, to }: Span): { before: string; after: string } {
  const before = plain.slice(Math.max(from - 20, 0), from);
  const after = plain.slice(to, to + 24);
  const begin = Math.max(...['\n', ';', ',', '。', '!', '?'].map((sign) => before.lastIndexOf(sign))) + 1;
  const end = after.search(clauseEnd);
  return { before: before.slice(begin), after: end < 0 ? after : after.slice(0, end + 1) };
}
