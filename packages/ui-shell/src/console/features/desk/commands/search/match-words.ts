import { withoutInvisible } from '../../../../../lib/without-invisible';

/** A parsed text. */
interface Comparable {
  readonly text: string;
  readonly words: readonly string[];
  /** The first letters of its words; empty for one word. */
  readonly initials: string;
  readonly joined: string;
}

/** The searchable texts of a command. */
export interface Findable {
  /** Titles and further words. */
  readonly texts: readonly Comparable[];
  /** Its title in pinyin, syllable by syllable. */
  readonly syllables: readonly string[];
}

/** Normalises a query or a title for comparison. */
export const toComparable = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** Parses the searchable texts of a command in advance. */
export function toFindable(texts: readonly string[], pinyin: string): Findable {
  return {
    texts: texts.map((given) => {
      const text = toComparable(given);
      const words = text.split(' ');
      return { text, words, initials: words[1] ? words.map((word) => word[0]).join('') : '', joined: words.join('') };
    }),
    syllables: pinyin.toLowerCase().split(' ').filter(Boolean),
  };
}

/** The highest score of an approximate match. */
export const maxSimilar = 10;

/** Scores a command for a normalised query: 100 for its title down to 10 for one wrong letter and 5 for two missing ones; 0 is no match. */
export function matchWords({ texts, syllables }: Findable, query: string): number {
  const queryWords = query.split(' ');
  const joined = queryWords.join('');
  let best = 0;
  for (const [at, text] of texts.entries()) best = Math.max(best, matchText(text, query, queryWords) - Math.min(at, 4));
  if (best < 60 && syllables.length > 0 && /^[a-z0-9]+$/.test(joined)) {
    const from = syllables.findIndex((_, at) => followsSyllables(joined, syllables, at));
    if (from >= 0) best = Math.max(best, from === 0 ? 60 : 40);
  }
  if (best > 0 || joined.length < 4) return best;
  const near = texts.some((text) => isNear(joined, text.joined) || text.words.some((word) => isNear(joined, word)));
  if (near || isNear(joined, syllables.join(''))) return maxSimilar;
  const lacking = texts.some((text) => [text.joined, ...text.words].some((word) => lacksTwo(joined, word)));
  return lacking || lacksTwo(joined, syllables.join('')) ? 5 : 0;
}

function matchText({ text, words, initials }: Comparable, query: string, queryWords: readonly string[]): number {
  if (text === query) return 100;
  if (text.startsWith(query)) return 90;
  if (queryWords.every((part) => words.some((word) => word.startsWith(part)))) return 80;
  if (initials.startsWith(query)) return 60;
  return queryWords.every((part) => text.includes(part)) ? 50 : 0;
}

/** Whether a query consists of prefixes of consecutive syllables: `ksxd`, `kuaisuxia`, `kuaisxd`. */
function followsSyllables(query: string, syllables: readonly string[], from: number): boolean {
  if (query === '') return true;
  const syllable = syllables[from];
  if (syllable === undefined) return false;
  let length = 0;
  while (length < syllable.length && query[length] === syllable[length]) length += 1;
  for (; length > 0; length -= 1) if (followsSyllables(query.slice(length), syllables, from + 1)) return true;
  return false;
}

/** Whether a query is a prefix of a text with one edit: a wrong, extra or missing letter, or two swapped ones. */
export function isNear(query: string, text: string): boolean {
  if (text.length < query.length - 1) return false;
  let at = 0;
  while (at < query.length && query[at] === text[at]) at += 1;
  const rest = (from: number, place: number) => {
    while (from < query.length && query[from] === text[place]) {
      from += 1;
      place += 1;
    }
    return from >= query.length;
  };
  const swapped = query[at] === text[at + 1] && query[at + 1] === text[at] && rest(at + 2, at + 2);
  return at === query.length || rest(at + 1, at + 1) || rest(at + 1, at) || rest(at, at + 1) || swapped;
}

/** Whether a query is a text of at least eight letters with two missing, but not the first. */
export function lacksTwo(query: string, text: string): boolean {
  if (text.length < 8 || query.length !== text.length - 2 || query[0] !== text[0]) return false;
  let at = 0;
  for (const letter of text) if (letter === query[at]) at += 1;
  return at === query.length;
}
