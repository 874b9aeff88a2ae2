import type { PartyField, Span } from '../reading';
import type { RegionMatch } from '../regions/find-region';
import type { Meaning } from './lexicon';
import { isDigit } from './numbers';

export type DayAt = Readonly<{ year: number | undefined; month: number | undefined; day: number }>;

/** A piece of a text. A chunk is text that no word of the lexicon explains: names, streets, models and talk. */
export interface Draft extends Span, Omit<Meaning, 'kind'> {
  kind: Meaning['kind'] | 'sign' | 'phone' | 'region' | 'frame' | 'plate' | 'chunk' | 'count' | 'date';
  phone?: string;
  /** The form alone is ambiguous: a foreign number, 这台, 一个. */
  isLoose?: boolean;
  region?: RegionMatch;
  count?: number;
  date?: DayAt;
}

export interface Item extends Draft {
  text: string;
  /** Separators before it: 0 none, 1 spaces, 2 a comma or bracket, 3 the end of a sentence, 4 of a line, 5 of a block. */
  gap: number;
  /** A colon, an arrow or the closing bracket of a title follows. */
  isTitle: boolean;
}

export const isHan = (sign: string): boolean => sign >= '\u4e00' && sign <= '\u9fff';
export const isLatin = (sign: string): boolean => (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
export const isWordSign = (sign: string): boolean =>
  sign === '·' || (sign !== '' && (isHan(sign) || isDigit(sign) || /[\p{L}\p{N}\ud800-\udfff]/u.test(sign)));

/** The items of drafts, with the gap before each. */
export const finish = (drafts: readonly Draft[], plain: string): Item[] =>
  drafts.map((draft, place) => {
    const next = drafts[place + 1]?.from ?? plain.length;
    return {
      ...draft,
      text: plain.slice(draft.from, draft.to),
      gap: gapOf(plain.slice(drafts[place - 1]?.to ?? 0, draft.from)),
      isTitle: /^ {0,2}(?:[:=\]→]|-(?![\d-]))/.test(plain.slice(draft.to, Math.min(next, draft.to + 3))),
    };
  });

function gapOf(text: string): number {
  if (text === '') return 0;
  const between = text.replace(/[)\]]/g, ' ');
  const lines = between.split('\n').length - 1;
  if (lines > 0) return lines > 1 ? 5 : 4;
  if (/[;。!！?？]|\. /.test(between)) return 3;
  return /[^\s:=]/.test(between) ? 2 : 1;
}

export const isPart = (item: Item | undefined, part: PartyField): boolean =>
  item?.part === part && item.kind !== 'chunk';

/** Whether an item may stand between a name and its phone. */
export const isSkipped = ({ kind, form }: Item): boolean =>
  /^(?:part|self|other|point|talk|side)$/.test(kind) || (kind === 'sign' && form !== 'way');
