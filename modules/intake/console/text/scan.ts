import type { Brand } from '../../contract/brands';
import { type RegionMatch, type RegionNames, regionAt } from '../regions/find-region';
import { streetEnds } from '../words/party-words';
import { toLower } from './board';
import { type Draft, isLatin, isWordSign } from './items';
import { brandLexicon, type Lexicon, type Meaning } from './lexicon';
import { isDigit } from './numbers';

/** The state of reading a plain text into items. */
export class Scan {
  readonly lower: string;
  readonly brands: Lexicon;
  readonly drafts: Draft[] = [];
  /** The beginning of the open chunk, below 0 without one. */
  chunk = -1;

  constructor(
    readonly plain: string,
    readonly names: RegionNames,
    brands: readonly Brand[],
  ) {
    this.lower = toLower(plain);
    this.brands = brandLexicon(brands);
  }

  charAt(at: number): string {
    return this.plain.charAt(at);
  }

  slice(from: number, to: number): string {
    return this.plain.slice(Math.max(from, 0), to);
  }

  /** No chunk is open: a word begins here. */
  get isStart(): boolean {
    return this.chunk < 0;
  }

  get last(): Draft | undefined {
    return this.drafts.at(-1);
  }

  /** Whether the last item is a title of such a field. */
  isTitled(...terms: readonly Meaning['term'][]): boolean {
    return this.isStart && this.last?.kind === 'term' && terms.includes(this.last.term);
  }

  /** Whether a run of digits or letters goes on before a place. */
  isInRun(at: number): boolean {
    return isDigit(this.charAt(at - 1)) || isLatin(this.charAt(at - 1));
  }

  /** Whether the text before a place ends as a street does. */
  isHouseEnd(at: number): boolean {
    const before = this.charAt(at - 1);
    return isDigit(before) || (before !== '' && streetEnds.includes(before));
  }

  /** Whether a name of two to four characters and a phone begin at a place. */
  isNamed(at: number): boolean {
    return /^[\u4e00-\u9fff]{2,4}[ ,(:]{0,2}(?:电话)?(?:1[3-9]\d{3}|0\d{2,3}-)/.test(this.slice(at, at + 16));
  }

  isPhone(at: number): boolean {
    return /^[ ,(]{0,2}(?:1[3-9]\d[ -]?\d{2}|\+?\(?8[58]\d|[04]\d{2,3}-)/.test(this.slice(at, at + 9));
  }

  regionAfter(at: number): RegionMatch | undefined {
    let start = at;
    while (start < at + 4 && ' :'.includes(this.charAt(start) || '\n')) start += 1;
    return regionAt(this.plain, start, this.names);
  }

  isEnd(at: number): boolean {
    return !isWordSign(this.charAt(at));
  }
}
