import type { Brand, Category } from '../../contract/brands';
import type { PartyField, Role } from '../reading';
import { labels, messageWords, talkWords, titleEnds, ways } from '../words/message-words';
import { dayWords } from '../words/time-words';
import { partTitles, termTitles, vehicleTitles } from '../words/titles';
import { categoryWords, payerWords } from '../words/values';
import type { WordTable } from '../words/word-table';

/** The meaning of a word. */
export interface Meaning {
  kind: 'side' | 'part' | 'self' | 'other' | 'term' | 'payer' | 'category' | 'brand' | 'day' | 'point' | 'talk';
  role?: Role;
  form?: 'title' | 'act' | 'way' | 'origin' | 'tail';
  /** Both sides do this, so that the word alone does not decide. */
  isWeak?: boolean;
  part?: PartyField | undefined;
  term?: keyof typeof termTitles | keyof typeof vehicleTitles;
  payer?: Role | 'monthly';
  category?: Category;
  brand?: Brand;
  day?: string;
}

export type Lexicon = ReturnType<typeof toLexicon>;
type Entry = readonly [word: string, meaning: Meaning];

/** Parses the name of a row to a meaning: `side consignor act`, `part name`, `talk`. */
function meaningOf(row: string): Meaning {
  const [kind = '', of, form] = row.split(' ');
  if (kind === 'side')
    return { kind, role: of as Role, form: form === 'weak' ? 'act' : form, isWeak: form === 'weak' } as Meaning;
  return { kind: kind as Meaning['kind'], [kind === 'self' || kind === 'other' ? 'part' : kind]: of } as Meaning;
}

const entriesOf = (table: WordTable, kind = ''): Entry[] =>
  Object.entries(table).flatMap(([row, words]) =>
    words.map((word) => [word.replace(/^=/, ''), meaningOf(`${kind}${row}`)] as const),
  );

/** Titles of a side that a word begins: 收货人, 收货地址. */
const titlesOf = (role: Role): Entry[] => {
  const weak = messageWords[`side ${role} weak`].filter((word) => word.length === 2);
  const nouns = messageWords[`side ${role} title`].filter((word) => word.length < 3);
  const words = [...messageWords[`side ${role} act`], ...weak, ...nouns, ...(role === 'consignor' ? '寄发' : '收')];
  return words.flatMap((word) =>
    Object.entries(titleEnds).flatMap(([end, ends]) => {
      const part = end === 'none' ? undefined : (end as PartyField);
      const meaning: Meaning = { kind: 'side', role, form: 'title', isWeak: weak.includes(word), part };
      return ends.map((text) => [`${word}${text}`, meaning] as const);
    }),
  );
};

/** Words in lower case, and the length of the longest one by its first character. */
function toLexicon(entries: readonly Entry[]) {
  const reach = new Map<string, number>();
  for (const [word] of entries) reach.set(word.charAt(0), Math.max(reach.get(word.charAt(0)) ?? 0, word.length));
  return { meanings: new Map<string, Meaning>(entries), reach };
}

/** All words but the brands. The later one of two meanings is taken. */
export const lexicon = toLexicon([
  ...entriesOf(talkWords),
  ...entriesOf(partTitles, 'part ').filter(([word]) => word.length > 1),
  ...entriesOf(labels),
  ...entriesOf(vehicleTitles, 'term '),
  ...entriesOf(termTitles, 'term '),
  ...titlesOf('consignor'),
  ...titlesOf('consignee'),
  ...entriesOf(messageWords),
  ...entriesOf({ 'side consignee way': ways }),
  ...entriesOf(categoryWords, 'category '),
  ...entriesOf(payerWords, 'payer ').filter(([word]) => !/人$/.test(word) && /[^a-z]|^(?:prepaid|monthly)$/.test(word)),
  ...dayWords.map((word) => [word, { kind: 'day', day: word }] as const),
]);

const ofBrands = new WeakMap<readonly Brand[], Lexicon>();

/** The words of brands. */
export function brandLexicon(brands: readonly Brand[]): Lexicon {
  const entriesOfBrand = (brand: Brand) =>
    [brand.name, ...brand.aliases]
      .filter((word) => !word.endsWith('电动'))
      .map((word): Entry => [word.toLowerCase(), { kind: 'brand', brand }]);
  const words = ofBrands.get(brands) ?? toLexicon(brands.flatMap(entriesOfBrand));
  ofBrands.set(brands, words);
  return words;
}

export type WordAt = Readonly<{ meaning: Meaning; text: string; to: number }>;

/** The words of a lexicon that begin at a place of a text in lower case, the longest first. */
export function wordsAt(lower: string, at: number, { meanings, reach }: Lexicon): WordAt[] {
  const words: WordAt[] = [];
  for (let length = reach.get(lower.charAt(at)) ?? 0; length > 0; length -= 1) {
    const text = lower.slice(at, at + length);
    const meaning = text.length === length ? meanings.get(text) : undefined;
    if (meaning && !isCut(lower, at, at + length)) words.push({ meaning, text, to: at + length });
  }
  return words;
}

const isLetter = (sign: string) => sign >= 'a' && sign <= 'z';

/** Whether a word in Latin letters is a part of a longer one; a model may follow its brand: HondaCB500X. */
const isCut = (lower: string, from: number, to: number) =>
  (isLetter(lower.charAt(from)) && isLetter(lower.charAt(from - 1))) ||
  (isLetter(lower.charAt(to - 1)) &&
    isLetter(lower.charAt(to)) &&
    (to - from < 3 || !/^[a-z]{1,4}\d/.test(lower.slice(to, to + 6))));
