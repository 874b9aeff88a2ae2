import type { NamesContext } from '../reading';
import { times } from '../words/numbers';
import { Board } from './board';
import { type Draft, finish, isLatin, isWordSign } from './items';
import { isDigit } from './numbers';
import { Scan } from './scan';
import { arrow, sign } from './scan-signs';
import { count, date, frame, phone, plate } from './scan-values';
import { firm, region, word } from './scan-words';
import { toPlain } from './to-plain';

/** `[11-25 10:02] 店长: ` and `11-25 10:02 店长`, or `张老板 9:12` in a line of its own. */
const stamps = [
  /^\[?[\d年月日/.-]{0,11} ?\d{1,2}:\d\d(?::\d\d)?\]?(?![-~到至]) ?[^\n:]{0,20}(?::|$)/,
  /^[^\n:\d]{1,16}(?:\d\d)? {0,3}[\d年月日/.-]{0,11} ?\d{1,2}:\d\d(?::\d\d)?$/,
];

/** Cuts a text into items, from left to right. Each place is read once. */
export function boardOf(text: string, { names, brands }: NamesContext): Board {
  const written = toPlain(text);
  // 发 → …, 收 → …: behind the titles of both sides, each in its line, arrows are colons.
  const titled = new Set(Array.from(written.matchAll(heads), ([, , from]) => from === undefined));
  const plain = titled.size > 1 ? written.replace(heads, '$1:') : written;
  const scan = new Scan(plain, names, brands);
  const speakers = speakersOf(plain);
  for (let at = 0; at < plain.length; ) {
    const to = speakers.get(at);
    at = to === undefined ? step(scan, at) : add(scan, { kind: 'talk', from: at, to });
  }
  closeChunk(scan, plain.length);
  return new Board(text, plain, finish(scan.drafts, plain));
}

const heads =
  /^([^\p{L}\p{N}\n]{0,6}(?:([发寄提取装起从])|[收送卸终到至])[货件车]?(?:[人方地点]|电话|地址)? {0,3})→/gmu;

/** Reads the item at a place; the place behind it. */
function step(scan: Scan, at: number): number {
  const text = scan.charAt(at);
  const isWord = isWordSign(text);
  const value = phone(scan, at) ?? arrow(scan, at) ?? (isWord || times.includes(text) ? count(scan, at) : undefined);
  if (value) return add(scan, value);
  if (!isWord) {
    if (scan.isStart || !joins(scan, at)) closeChunk(scan, at);
    return at + 1;
  }
  const draft =
    frame(scan, at) ??
    plate(scan, at) ??
    date(scan, at) ??
    firm(scan, at) ??
    region(scan, at) ??
    word(scan, at) ??
    sign(scan, at);
  if (draft) return add(scan, draft);
  if (scan.isStart) scan.chunk = at;
  // A run of letters or digits is one word.
  let to = at + 1;
  const isSame = isLatin(text) ? isLatin : isDigit;
  if (isSame(text)) while (to < scan.plain.length && isSame(scan.charAt(to))) to += 1;
  return to;
}

function add(scan: Scan, draft: Draft): number {
  closeChunk(scan, draft.from);
  scan.drafts.push(draft);
  return draft.to;
}

function closeChunk(scan: Scan, to: number): void {
  if (scan.chunk >= 0 && to > scan.chunk) scan.drafts.push({ kind: 'chunk', from: scan.chunk, to });
  scan.chunk = -1;
}

/** Whether a sign continues a chunk: 3-2-501, U+, David Wu. */
function joins(scan: Scan, at: number): boolean {
  const [text, before, next] = [scan.charAt(at), scan.charAt(at - 1), scan.charAt(at + 1)];
  if (text === ' ') return at - scan.chunk < 20 && /^[A-Z][A-Za-z]*\.? [A-Z][a-z]/.test(scan.slice(scan.chunk, at + 3));
  if (text === '+') return isLatin(before) || isDigit(before);
  return '-#._'.includes(text) && isWordSign(next) && (isDigit(next) || isLatin(next) || isDigit(before));
}

/** Header lines of a chat, with sender and time: the end of each by its start. They are no part of an order. */
function speakersOf(plain: string): ReadonlyMap<number, number> {
  const speakers = new Map<number, number>();
  let from = 0;
  for (const line of plain.split('\n')) {
    const [stamp] = stamps.flatMap((form) => form.exec(line.slice(0, 60).trimEnd())?.[0] ?? []);
    if (stamp) speakers.set(from, from + stamp.length);
    from += line.length + 1;
  }
  // A single line with a time may be a wish; a chat has several such lines.
  return speakers.size > 1 ? speakers : new Map();
}
