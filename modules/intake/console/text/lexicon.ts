import type { Brand, Category } from '../../contract/brands';
import type { PartyField, Role } from '../reading';
import { dayWords } from '../words/day-words';
import { collectWords, insureWords } from '../words/money-words';
import {
  acts,
  nameLabels,
  origins,
  otherWords,
  phoneLabels,
  points,
  selfWords,
  sideNouns,
  streetLabels,
  titleEnds,
  ways,
  weakActs,
} from '../words/side-words';
import { talkWords } from '../words/talk-words';
import { partTitles, type TitleWords, termTitles, vehicleTitles } from '../words/titles';
import { categoryWords, payerWords } from '../words/values';

export type TermTitle = keyof typeof termTitles | keyof typeof vehicleTitles;

/** What a word means. */
export type Meaning =
  | { kind: 'side'; role: Role; form: 'title' | 'act' | 'way' | 'origin'; isWeak?: true; part?: PartyField }
  | { kind: 'part'; part: PartyField }
  | { kind: 'self' | 'other'; part?: PartyField }
  | { kind: 'term'; term: TermTitle }
  | { kind: 'payer'; payer: 'consignor' | 'consignee' | 'monthly' }
  | { kind: 'category'; category: Category }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'day'; day: string }
  | { kind: 'point' | 'talk' };

/** Meanings of words by their text in lower case. */
export type Lexicon = ReadonlyMap<string, Meaning>;

const roles = ['consignor', 'consignee'] as const;
const allOf = ({ whole = [], within = [] }: TitleWords) => [...whole, ...within];

/** All words but the brands. Of two meanings of one word the later one is taken. */
export const lexicon: Lexicon = new Map<string, Meaning>([
  ...talkWords.map((word) => [word, { kind: 'talk' }] as const),
  ...points.map((word) => [word, { kind: 'point' }] as const),
  ...(['region', 'phone', 'street', 'name'] as const).flatMap((part) =>
    allOf(partTitles[part]).flatMap((word) => (word.length > 1 ? [[word, { kind: 'part', part }] as const] : [])),
  ),
  ...nameLabels.map((word) => [word, { kind: 'part', part: 'name' }] as const),
  ...phoneLabels.map((word) => [word, { kind: 'part', part: 'phone' }] as const),
  ...streetLabels.map((word) => [word, { kind: 'part', part: 'street' }] as const),
  ...Object.entries({ ...vehicleTitles, ...termTitles }).flatMap(([term, titles]) =>
    allOf(titles as TitleWords).map((word) => [word, { kind: 'term', term: term as TermTitle }] as const),
  ),
  ...roles.flatMap((role) =>
    [
      ...acts[role],
      ...weakActs[role].filter((word) => word.length === 2),
      ...sideNouns[role].filter((word) => word.length < 3),
      ...(role === 'consignor' ? '寄发' : '收'),
    ].flatMap((word) => titlesOf(word, role, weakActs[role].includes(word))),
  ),
  ...collectWords.map((word) => [word, { kind: 'term', term: 'cashOnDelivery' }] as const),
  ...insureWords.map((word) => [word, { kind: 'term', term: 'insured' }] as const),
  ...sidesOf(acts, 'act'),
  ...sidesOf(weakActs, 'act', true),
  ...sidesOf(sideNouns, 'title'),
  ...ways.map((word) => [word, { kind: 'side', role: 'consignee', form: 'way' }] as const),
  ...origins.map((word) => [word, { kind: 'side', role: 'consignor', form: 'origin' }] as const),
  ...['self', 'other'].flatMap((kind) =>
    Object.entries(kind === 'self' ? selfWords : otherWords).flatMap(([part, words]) =>
      words.map(
        (word) => [word, { kind, ...(part !== 'none' && { part }) } as { kind: 'self'; part?: PartyField }] as const,
      ),
    ),
  ),
  ...Object.entries(categoryWords).flatMap(([category, words]) =>
    words.map((word) => [word, { kind: 'category', category: category as Category }] as const),
  ),
  ...Object.entries(payerWords).flatMap(([payer, words]) =>
    words.flatMap((word) =>
      /人$|^[a-z]+$/.test(word) && !/^(?:prepaid|monthly)$/.test(word)
        ? []
        : [[word, { kind: 'payer', payer: payer as Role }] as const],
    ),
  ),
  ...dayWords.map((word) => [word, { kind: 'day', day: word }] as const),
]);

function sidesOf(words: Readonly<Record<Role, readonly string[]>>, form: 'act' | 'title', isWeak?: true) {
  return roles.flatMap((role) =>
    words[role].map((word) => [word, { kind: 'side', role, form, ...(isWeak && { isWeak }) }] as const),
  );
}

/** Titles of a side that a word begins: 收货人, 收货地址. */
function titlesOf(word: string, role: Role, isWeak: boolean) {
  return Object.entries(titleEnds).flatMap(([part, ends]) =>
    ends.map((end) => {
      const meaning: Meaning = {
        kind: 'side',
        role,
        form: 'title',
        ...(isWeak && { isWeak }),
        ...(part !== 'none' && { part: part as PartyField }),
      };
      return [`${word}${end}`, meaning] as const;
    }),
  );
}

const ofBrands = new WeakMap<readonly Brand[], Lexicon>();

/** The words of brands; an alias that begins with a digit is the number of a house as well. */
export function brandLexicon(brands: readonly Brand[]): Lexicon {
  const known = ofBrands.get(brands);
  if (known) return known;
  const own: Lexicon = new Map(
    brands.flatMap((brand) =>
      [brand.name, ...brand.aliases]
        .filter((word) => !word.endsWith('电动'))
        .map((word) => [word.toLowerCase(), { kind: 'brand', brand }] as const),
    ),
  );
  ofBrands.set(brands, own);
  return own;
}

const reaches = new WeakMap<Lexicon, Map<string, number>>();

/** The longest word of a lexicon by its first character. */
function reachOf(words: Lexicon): Map<string, number> {
  const known = reaches.get(words);
  if (known) return known;
  const reach = new Map<string, number>();
  for (const word of words.keys()) reach.set(word.charAt(0), Math.max(reach.get(word.charAt(0)) ?? 0, word.length));
  reaches.set(words, reach);
  return reach;
}

export interface WordAt {
  meaning: Meaning;
  text: string;
  to: number;
}

/** The words of a lexicon that stand at a place of a text in lower case, the longest first. */
export function wordsAt(lower: string, at: number, words: Lexicon): WordAt[] {
  const found: WordAt[] = [];
  for (let length = reachOf(words).get(lower.charAt(at)) ?? 0; length > 0; length -= 1) {
    const text = lower.slice(at, at + length);
    const meaning = text.length === length ? words.get(text) : undefined;
    if (meaning && !isCut(lower, at, at + length)) found.push({ meaning, text, to: at + length });
  }
  return found;
}

const isLetter = (sign: string) => sign >= 'a' && sign <= 'z';

/** Whether a word in Latin letters would be a part of a longer one. */
const isCut = (lower: string, from: number, to: number) =>
  (isLetter(lower.charAt(from)) && isLetter(lower.charAt(from - 1))) ||
  (isLetter(lower.charAt(to - 1)) && isLetter(lower.charAt(to)));
