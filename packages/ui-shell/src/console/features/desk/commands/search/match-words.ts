import { withoutInvisible } from '../../../../../lib/without-invisible';

/** A text with its parts, taken apart once. */
interface Comparable {
  readonly text: string;
  readonly words: readonly string[];
  /** The first letters of its words; empty for one word. */
  readonly initials: string;
  readonly joined: string;
}

/** What a command is found by. */
export interface Findable {
  /** Titles and further words. */
  readonly texts: readonly Comparable[];
  /** Its title in pinyin, syllable by syllable. */
  readonly syllables: readonly string[];
}

/** Brings what somebody typed, or a title, into the form that is compared. */
export const toComparable = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** Takes apart what a command is found by, before anybody types. */
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

/** What a text is worth at most that is only like what was typed. */
export const likeAtMost = 10;

/**
 * How well a command answers a query, from 100 for its very title down to 10 for one letter that is wrong and 5 for two that are missing; 0 is not at all. The query is comparable
 * already.
 */
export function matchWords({ texts, syllables }: Findable, query: string): number {
  const asked = query.split(' ');
  const joined = asked.join('');
  let best = 0;
  for (const [at, text] of texts.entries()) best = Math.max(best, matchText(text, query, asked) - Math.min(at, 4));
  if (best < 60 && syllables.length > 0 && /^[a-z0-9]+$/.test(joined)) {
    const from = syllables.findIndex((_, at) => followsSyllables(joined, syllables, at));
    if (from >= 0) best = Math.max(best, from === 0 ? 60 : 40);
  }
  if (best > 0 || joined.length < 4) return best;
  const near = texts.some((text) => isNear(joined, text.joined) || text.words.some((word) => isNear(joined, word)));
  if (near || isNear(joined, syllables.join(''))) return likeAtMost;
  const lacking = texts.some((text) => [text.joined, ...text.words].some((word) => lacksTwo(joined, word)));
  return lacking || lacksTwo(joined, syllables.join('')) ? 5 : 0;
}

function matchText({ text, words, initials }: Comparable, query: string, asked: readonly string[]): number {
  if (text === query) return 100;
  if (text.startsWith(query)) return 90;
  if (asked.every((part) => words.some((word) => word.startsWith(part)))) return 80;
  if (initials.startsWith(query)) return 60;
  return asked.every((part) => text.includes(part)) ? 50 : 0;
}

/** Whether a query is made of beginnings of syllables that follow each other: `ksxd`, `kuaisuxia`, `kuaisxd`. */
function followsSyllables(query: string, syllables: readonly string[], from: number): boolean {
  if (query === '') return true;
  const syllable = syllables[from];
  if (syllable === undefined) return false;
  let length = 0;
  while (length < syllable.length && query[length] === syllable[length]) length += 1;
  for (; length > 0; length -= 1) if (followsSyllables(query.slice(length), syllables, from + 1)) return true;
  return false;
}

/** Whether a query is the beginning of a text but for one letter: another, one too many, one too few, or two that changed places. */
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

/** Whether a query is a text of eight letters or more without two of them, the first of which is there. */
export function lacksTwo(query: string, text: string): boolean {
  if (text.length < 8 || query.length !== text.length - 2 || query[0] !== text[0]) return false;
  let at = 0;
  for (const letter of text) if (letter === query[at]) at += 1;
  return at === query.length;
}
