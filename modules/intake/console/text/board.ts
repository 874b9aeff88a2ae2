import type { Certainty, Found, Leftover, Span } from '../reading';
import { vehicleTitles } from '../words/titles';
import type { Item } from './items';

/** What became of each character: nothing yet, known as a word that holds no value, or held by a field. */
const [free, known, held] = [0, 1, 2];

/** What became of the characters of a text. What is not held by a field and not known is left over: nothing disappears. */
export class Claims {
  private readonly signs: Uint8Array;

  constructor(
    readonly text: string,
    readonly plain: string,
  ) {
    this.signs = new Uint8Array(text.length);
  }

  know({ from, to }: Span): void {
    this.signs.fill(known, from, to);
  }

  hold({ from, to }: Span): void {
    this.signs.fill(held, from, to);
  }

  release({ from, to }: Span): void {
    this.signs.fill(free, from, to);
  }

  /** Adds the words of a part, whose characters stand at these places. */
  add({ signs }: Claims, origin: readonly number[]): void {
    for (const [at, place] of origin.entries()) if (place >= 0 && signs[at] === known) this.signs[place] = known;
  }

  /** Stretches of words that hold no value. */
  get words(): Span[] {
    return runs(this.signs, (claim) => claim === known);
  }

  /** What no field holds, clause by clause. */
  get leftovers(): Omit<Leftover, 'orders'>[] {
    const isOpen = (claim: number | undefined, at: number) =>
      claim !== held && !/[\n;。!！?？]/.test(this.plain.charAt(at));
    return runs(this.signs, isOpen).flatMap(({ from, to }) => {
      let [start, end] = [from, to];
      // Titles before what they do not explain, and signs around it, are no part of it.
      while (start < end) {
        const next = this.signs[start] === known ? this.wordsTo(start, end) : start + 1;
        const isPart =
          this.signs[start] === known
            ? next < end && isWord(this.plain.charAt(next))
            : isWord(this.plain.charAt(start));
        if (isPart) break;
        start = next;
      }
      while (end > start && (this.signs[end - 1] === known || !isWord(this.plain.charAt(end - 1)))) end -= 1;
      const isUnknown = this.signs
        .subarray(start, end)
        .some((claim, at) => claim === free && isWord(this.plain.charAt(start + at)));
      return isUnknown ? [{ from: start, to: end, text: this.text.slice(start, end) }] : [];
    });
  }

  /** The end of the known words that begin at a place. */
  private wordsTo(at: number, end: number): number {
    let to = at;
    while (to < end && this.signs[to] === known) to += 1;
    return to;
  }
}

/** A text under reading: its pieces, and which of them have gone into a field. */
export class Board {
  readonly claims: Claims;
  readonly lower: string;
  private readonly taken: boolean[];
  /** Length of the part of a chunk before a name that hangs on it, and whether the name is certain. */
  readonly cut = new Map<number, { length: number; isCertain: boolean }>();

  constructor(
    readonly text: string,
    readonly plain: string,
    readonly items: readonly Item[],
  ) {
    this.claims = new Claims(text, plain);
    this.lower = toLower(plain);
    this.taken = items.map(() => false);
    for (const item of items) if (isKnown(item) || isNumber(item, plain)) this.claims.know(item);
  }

  isTaken(place: number): boolean {
    return this.taken[place] ?? true;
  }

  /** Gives an item to a field; other passes leave it alone. */
  take(place: number): Span[] {
    const item = this.items[place];
    if (!item) return [];
    this.taken[place] = true;
    return [this.claim(item)];
  }

  /** Marks an item as understood, without a value of its own. */
  note(place: number): void {
    const item = this.items[place];
    if (item && !this.taken[place]) this.claims.know(item);
  }

  /** Takes all items within a stretch, and gives the stretch to a field. */
  takeSpan(span: Span): Span {
    for (
      let place = this.firstAfter(span.from);
      (this.items[place]?.from ?? Number.POSITIVE_INFINITY) < span.to;
      place += 1
    )
      this.taken[place] = true;
    return this.claim(span);
  }

  /** Marks a stretch as understood, without a value of its own. */
  noteSpan(span: Span): void {
    this.takeSpan(span);
    this.claims.know(span);
  }

  /** The first item that ends behind a character. */
  private firstAfter(at: number): number {
    let [low, high] = [0, this.items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.items[middle]?.to ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Gives characters to a field. */
  claim({ from, to }: Span): Span {
    this.claims.hold({ from, to });
    return { from, to };
  }

  /** Takes characters back from a field that is not kept. */
  release({ at }: Found): void {
    for (const span of at) this.claims.release(span);
  }
}

/** A text in lower case; as it is where that would move its characters. */
export function toLower(plain: string): string {
  const lower = plain.toLowerCase();
  return lower.length === plain.length ? lower : plain;
}

const isWord = (sign: string) => /[\p{L}\p{N}\ud800-\udfff]/u.test(sign);

function isKnown(item: Item): boolean {
  if (item.kind === 'sign') return true;
  if (item.kind !== 'word') return false;
  if (item.meaning.kind === 'term') return item.meaning.term in vehicleTitles || item.meaning.term === 'quantity';
  return /^(?:side|part|self|other|point|talk)$/.test(item.meaning.kind);
}

/** The number of an order or of a line: `1.`, 第一单：. */
const isNumber = ({ kind, text, gap, from, to }: Item, plain: string): boolean =>
  kind === 'chunk' &&
  (gap > 3 || from < 3) &&
  /^(?:第?[\d一二三四五六七八九十]{1,3}单?)$/.test(text) &&
  /^[.,):]/.test(plain.slice(to, to + 1));

function runs(claims: Uint8Array, isIn: (claim: number | undefined, at: number) => boolean): Span[] {
  const found: Span[] = [];
  for (let from = 0; from < claims.length; from += 1) {
    let to = from;
    while (to < claims.length && isIn(claims[to], to)) to += 1;
    if (to > from) found.push({ from, to });
    from = Math.max(from, to);
  }
  return found;
}

export const found = <Value extends string>(value: Value, sure: Certainty, at: readonly Span[]): Found<Value> => ({
  value,
  sure,
  at,
});

/** The less certain of two. */
export const weaker = (one: Certainty, other: Certainty): Certainty =>
  one === 'guess' || other === 'guess' ? 'guess' : one === 'uncertain' ? one : other;

export const doubted = <Value extends string>(value: Found<Value>): Found<Value> => ({
  ...value,
  sure: weaker(value.sure, 'uncertain'),
});
