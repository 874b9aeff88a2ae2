import type { Span } from '../recognised';
import type { Label } from './side-acts';
import type { Anchor } from './suppose-sides';

const kindsIn = (labels: readonly Span[], anchors: readonly Anchor[]): string =>
  [...labels.map(({ from, to }) => ({ from, to, kind: 'word' })), ...anchors]
    .sort((a, b) => a.from - b.from)
    .map(({ kind }) => kind.charAt(0))
    .join('');

/** Whether something stands above the first of these words, and nothing below the last. */
export const standBelow = (labels: readonly Span[], anchors: readonly Anchor[]): boolean =>
  /^[pr].*w$/.test(kindsIn(labels, anchors));

/** Whether two words about the sides stand before two blocks of a phone and a place, or each behind its own. */
export function orderOf(
  labels: readonly Label[],
  anchors: readonly Anchor[],
  text: string,
): 'before' | 'behind' | undefined {
  const words = labels.filter(({ from }, place) => from >= (labels[place - 1]?.to ?? 0));
  if (new Set(words.map(({ role }) => role)).size < 2) return undefined;
  const kinds = kindsIn(words, anchors);
  if (/^w(?:pr+|r+p)w(?:pr+|r+p)$/.test(kinds)) return 'before';
  const leads = words.some(
    ({ from, to }) => /[→到往至给去回从由]|^我(?!的)/.test(text.slice(from, to)) || /^\s*:/.test(text.slice(to)),
  );
  return !leads && /^(?:pr+|r+p)w(?:pr+|r+p)w$/.test(kinds) ? 'behind' : undefined;
}
