import type { Role, Span } from '../reading';
import type { FoundRegion } from '../regions/find-region';
import type { Meaning } from './lexicon';
import { isDigit } from './numbers';
import type { PhoneAt } from './phone-at';

/** Separators before an item: none, spaces, a comma or bracket, the end of a sentence, of a line, of a block. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5;

interface Place extends Span {
  text: string;
  gap: Gap;
  /** A colon, an arrow or the closing bracket of a title stands right behind it. */
  isTitle: boolean;
}

/** A piece of a text. A chunk is what no word of the lexicon explains: names, streets, models and talk. */
export type Item = Place &
  (
    | { kind: 'phone'; phone: PhoneAt }
    | { kind: 'region'; region: FoundRegion }
    | { kind: 'frame' }
    | { kind: 'plate' }
    | { kind: 'chunk' }
    | { kind: 'count'; count: number; isPointed: boolean }
    | { kind: 'date'; year: number | undefined; month: number | undefined; day: number }
    | { kind: 'word'; meaning: Meaning }
    | { kind: 'sign'; role: Role; form: 'title' | 'way' | 'tail' }
  );
export type ItemOf<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>;

/** An item without what follows from its place. */
export type Draft = { [Kind in Item['kind']]: Omit<ItemOf<Kind>, keyof Place> & Span }[Item['kind']];

export const isHan = (sign: string): boolean => sign >= '\u4e00' && sign <= '\u9fff';
export const isLatin = (sign: string): boolean => (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
export const isWordSign = (sign: string): boolean =>
  sign === '·' || (sign !== '' && (isHan(sign) || isDigit(sign) || /[\p{L}\p{N}\ud800-\udfff]/u.test(sign)));

/** The items of drafts, with the gap before each. */
export function finish(drafts: readonly Draft[], plain: string): Item[] {
  return drafts.map((draft, place) => {
    const before = drafts[place - 1]?.to ?? 0;
    const behind = plain.slice(draft.to, Math.min(drafts[place + 1]?.from ?? plain.length, draft.to + 3));
    // 发货都是我这：…
    const isOpening =
      draft.kind === 'word' &&
      draft.meaning.kind === 'side' &&
      !draft.meaning.isWeak &&
      /^[^\n\d,;。:]{1,8}:/.test(plain.slice(draft.to, draft.to + 9));
    return {
      ...draft,
      text: plain.slice(draft.from, draft.to),
      gap: gapOf(plain.slice(before, draft.from)),
      isTitle: isOpening || /^ {0,2}(?:[:=\]→]|-(?![\d-]))/.test(behind),
    } as Item;
  });
}

function gapOf(written: string): Gap {
  if (written === '') return 0;
  const between = written.replace(/[)\]]/g, ' ');
  const lines = between.split('\n').length - 1;
  if (lines > 1) return 5;
  if (lines === 1) return 4;
  if (/[;。!！?？]|\. /.test(between)) return 3;
  if (/[^\s:=]/.test(between)) return 2;
  return 1;
}
