import type { Certainty, Found, Leftover, Span } from '../reading';
import { vehicleTitles } from '../words/titles';
import type { Item } from './items';

/** What became of each character: nothing yet, known as a word that holds no value, or held by a field. */
const [free, known, held] = [0, 1, 2];

/** A text under reading: its pieces, and which of its characters have gone into a field. */
export class Board {
  private readonly claims: Uint8Array;
  private readonly taken: boolean[];
  /** Length of the part of a chunk before a name that hangs on it, and whether the name is certain. */
  readonly cut = new Map<number, { length: number; isCertain: boolean }>();

  constructor(
    readonly text: string,
    readonly plain: string,
    readonly items: readonly Item[],
  ) {
    this.claims = new Uint8Array(text.length);
    this.taken = items.map(() => false);
    for (const item of items) if (isKnown(item)) this.claims.fill(known, item.from, item.to);
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
    if (item && !this.taken[place]) this.claims.fill(known, item.from, item.to);
  }

  /** Takes all items that begin within a stretch, and gives the stretch to a field. */
  takeSpan(span: Span): Span {
    for (const [place, { from, to }] of this.items.entries())
      if (from < span.to && to > span.from) this.taken[place] = true;
    return this.claim(span);
  }

  /** Gives characters to a field. */
  claim({ from, to }: Span): Span {
    this.claims.fill(held, from, to);
    return { from, to };
  }

  /** Takes characters back from a field that is not kept. */
  release({ at }: Found): void {
    for (const { from, to } of at) this.claims.fill(free, from, to);
  }

  /** Stretches of words that hold no value. */
  get words(): Span[] {
    return runs(this.claims, (claim) => claim === known);
  }

  /** What no field holds, clause by clause. */
  get leftovers(): Omit<Leftover, 'orders'>[] {
    const isOpen = (claim: number | undefined, at: number) =>
      claim !== held && !/[\n;。!！?？]/.test(this.plain.charAt(at));
    return runs(this.claims, isOpen).flatMap(({ from, to }) => {
      let [start, end] = [from, to];
      // Titles before what they do not explain, and signs around it, are no part of it.
      while (
        start < end &&
        (this.claims[start] === known ? this.isApart(start, end) : !isWord(this.plain.charAt(start)))
      )
        start += 1;
      while (end > start && (this.claims[end - 1] === known || !isWord(this.plain.charAt(end - 1)))) end -= 1;
      const isUnknown = this.claims
        .subarray(start, end)
        .some((claim, at) => claim === free && isWord(this.plain.charAt(start + at)));
      return isUnknown ? [{ from: start, to: end, text: this.text.slice(start, end) }] : [];
    });
  }

  /** Whether known words that begin at a place are followed by a sign or by nothing. */
  private isApart(at: number, end: number): boolean {
    let to = at;
    while (to < end && this.claims[to] === known) to += 1;
    return to === end || !isWord(this.plain.charAt(to));
  }
}

const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

function isKnown(item: Item): boolean {
  if (item.kind === 'sign') return true;
  if (item.kind !== 'word') return false;
  if (item.meaning.kind === 'term') return item.meaning.term in vehicleTitles || item.meaning.term === 'quantity';
  return /^(?:side|part|self|other|point|talk)$/.test(item.meaning.kind);
}

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
