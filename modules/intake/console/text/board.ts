import type { Certainty, Leftover, ReadField, Span } from '../reading';
import { vehicleTitles } from '../words/titles';
import type { Item } from './items';

/** States of a character: not understood, a word that holds no value, or held by a field. */
const [free, wordOnly, held] = [0, 1, 2];

/** The states of the characters of a text. Text outside of all fields and known words becomes a leftover, so that nothing disappears. */
export class Claims {
  private readonly signs: Uint8Array;

  constructor(
    readonly text: string,
    readonly plain: string,
  ) {
    this.signs = new Uint8Array(text.length);
  }

  note({ from, to }: Span): void {
    this.signs.fill(wordOnly, from, to);
  }

  hold({ from, to }: Span): void {
    this.signs.fill(held, from, to);
  }

  /** Marks the words of a part; `origin` maps its characters to places in the whole text. */
  add({ signs }: Claims, origin: readonly number[]): void {
    for (const [at, place] of origin.entries()) if (place >= 0 && signs[at] === wordOnly) this.signs[place] = wordOnly;
  }

  /** Spans of words without a value. */
  get words(): Span[] {
    return this.runs(0, this.signs.length, (at) => this.signs[at] === wordOnly);
  }

  /** The spans that belong to no field, clause by clause, without the titles and separators around them. */
  get leftovers(): Omit<Leftover, 'orders'>[] {
    const isOpen = (at: number) => this.signs[at] !== held && !/[\n;。!！?？]/.test(this.plain.charAt(at));
    return this.runs(0, this.signs.length, isOpen).flatMap(({ from, to }) => {
      const isUnknown = (at: number) => this.signs[at] === free && isWord(this.plain.charAt(at));
      const unknown = this.runs(from, to, isUnknown);
      const [first, last] = [unknown[0], unknown.at(-1)];
      if (!first || !last) return [];
      // A word right before what it does not explain belongs to it.
      let start = first.from;
      while (start > from && this.signs[start - 1] === wordOnly) start -= 1;
      return [{ from: start, to: last.to, text: this.text.slice(start, last.to) }];
    });
  }

  private runs(start: number, end: number, isIn: (at: number) => boolean): Span[] {
    const runs: Span[] = [];
    for (let from = start; from < end; from += 1) {
      let to = from;
      while (to < end && isIn(to)) to += 1;
      if (to > from) runs.push({ from, to });
      from = Math.max(from, to);
    }
    return runs;
  }
}

/** A text under reading: its pieces, and the ones that have gone into a field. */
export class Board {
  readonly claims: Claims;
  readonly lower: string;
  private readonly taken: boolean[];

  constructor(
    readonly text: string,
    readonly plain: string,
    readonly items: readonly Item[],
  ) {
    this.claims = new Claims(text, plain);
    this.lower = toLower(plain);
    this.taken = items.map(() => false);
    for (const item of items) if (isWordOnly(item) || isNumber(item, plain)) this.claims.note(item);
  }

  isTaken(place: number): boolean {
    return this.taken[place] ?? true;
  }

  /** Gives an item, and the characters of a stretch around it, to a field; other passes leave it alone. */
  take(place: number, span: Span | undefined = this.items[place]): Span[] {
    if (!span) return [];
    for (let at = place; (this.items[at]?.to ?? -1) > span.from; at -= 1) this.taken[at] = true;
    for (let at = place; (this.items[at]?.from ?? Infinity) < span.to; at += 1) this.taken[at] = true;
    const { from, to } = span;
    this.claims.hold({ from, to });
    return [{ from, to }];
  }

  /** Marks an item and a stretch around it as understood, without a value of its own. */
  note(place: number, span: Span | undefined = this.items[place]): void {
    if (!span || this.taken[place]) return;
    this.take(place, span);
    this.claims.note(span);
  }
}

/** Returns a text in lower case; unchanged if that would move its characters. */
export function toLower(plain: string): string {
  const lower = plain.toLowerCase();
  return lower.length === plain.length ? lower : plain;
}

const isWord = (sign: string) => /[\p{L}\p{N}\ud800-\udfff]/u.test(sign);

const isWordOnly = ({ kind, term }: Item): boolean =>
  /^(?:sign|side|part|self|other|point|talk)$/.test(kind) ||
  (term !== undefined && (term in vehicleTitles || term === 'quantity'));

/** The number of an order or of a line: `1.`, 第一单：. */
const isNumber = ({ kind, text, gap, from, to }: Item, plain: string): boolean =>
  kind === 'chunk' &&
  (gap > 3 || from < 3) &&
  /^第?[\d一二三四五六七八九十]{1,3}单?[.,):]$/.test(text + plain.charAt(to));

export const found = <Value extends string>(value: Value, sure: Certainty, at: readonly Span[]) => ({
  value,
  sure,
  at,
});

/** The less certain of two. */
export const weaker = (one: Certainty, other: Certainty): Certainty =>
  one === 'guess' || other === 'guess' ? 'guess' : one === 'uncertain' ? one : other;

export const doubted = <Value extends string>(value: ReadField<Value>): ReadField<Value> => ({
  ...value,
  sure: weaker(value.sure, 'uncertain'),
});
