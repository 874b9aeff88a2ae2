import type { Span } from '../recognised';
import { type Rewritten, splice } from '../rewrite';

/** A message whose corrections are carried out, and where in it values were replaced. */
export interface Corrected {
  written: Rewritten;
  replaced: readonly Span[];
}

/** A value that was wrong, the one that is meant, and the words that say so. */
interface Correction extends Span {
  wrong: Span;
  right: string;
}

const word = String.raw`([\p{L}\p{N}·-]{1,14}?)`;
const end = String.raw`(?=[哈啊哦的]*(?:[\s,，。;；!！?？)）]|\p{Extended_Pictographic}|$))`;
const lead = '(?:还有|另外|应该|车子?|数量|门牌号?|手机|电话|号码|尾号|后四位|后面|最后(?:两位|四位|几位)?|也|都)*';
const forms: readonly (readonly [form: RegExp, wrong: 1 | 2])[] = [
  // 不是86号，是88号.
  [new RegExp(`${lead}不是\\s?${word}[\\s,，]*(?:而|应该)?是\\s?${word}${end}`, 'u'), 1],
  // 是88号不是86号.
  [new RegExp(`${lead}是\\s?${word}[\\s,，]*不是\\s?${word}${end}`, 'u'), 2],
];
/** N70C，不对，是N90C: what is wrong stands right before. */
const taken = new RegExp(
  String.raw`(?<=([\p{L}\p{N}·-]{1,24}))[\s,，。]*(?:[啊哦噢呃]\s?)?(?:不对[\s,，!！]*)+(?:应该)?是\s?${word}${end}`,
  'u',
);

/** Puts what is right in the place of what was wrong, where the message says both and the wrong one stands in it before: `…不是86号，是88号`. */
export function correct(message: Rewritten): Corrected {
  let written = message;
  const replaced: Span[] = [];
  for (let from = 0; ; ) {
    const next = nextCorrection(written.text, from);
    if (!next) return { written, replaced };
    const { wrong, right } = next;
    replaced.push({ from: written.origin[wrong.from] ?? 0, to: (written.origin[wrong.to - 1] ?? 0) + 1 });
    written = splice(splice(written, next, ''), wrong, right);
    from = wrong.from + right.length;
  }
}

function nextCorrection(text: string, from: number): Correction | undefined {
  const found: Correction[] = [];
  const add = (match: RegExpExecArray | null, right = '', wrong?: Span) => {
    const start = match ? from + match.index : 0;
    if (match && wrong && right !== text.slice(wrong.from, wrong.to))
      found.push({ from: start, to: start + match[0].length, wrong, right });
  };
  for (const [form, at] of forms) {
    const match = form.exec(text.slice(from));
    const [wrong = '', right = ''] = at === 1 ? [match?.[1], match?.[2]] : [match?.[2], match?.[1]];
    add(match, right, match ? lastBefore(text, wrong, from + match.index) : undefined);
  }
  const match = taken.exec(text.slice(from));
  const wrong = match ? alike(match[1] ?? '', match[2] ?? '') : '';
  const to = from + (match?.index ?? 0);
  add(match, match?.[2], wrong === '' ? undefined : { from: to - wrong.length, to });
  return found.sort((a, b) => a.from - b.from)[0];
}

/** The last place where a value ends as it is said; one sign alone is none. */
function lastBefore(text: string, value: string, before: number): Span | undefined {
  if (value.length < 2) return undefined;
  const isLatin = /[A-Za-z\d]$/.test(value);
  for (let at = before - value.length; at >= 0; at -= 1) {
    const to = at + value.length;
    if (text.startsWith(value, at) && !(isLatin && /[A-Za-z\d]/.test(text.charAt(to)))) return { from: at, to };
  }
  return undefined;
}

/** The end of what was said that has the form of what is meant: N70C for N90C, 张伟 for 张炜. */
function alike(said: string, meant: string): string {
  if (/^1\d{10}$/.test(meant)) return /(?:1\d{8,11}|[零〇幺一二两三四五六七八九]{11})$/.exec(said)?.[0] ?? '';
  if (/^[A-Za-z\d-]*\d[A-Za-z\d-]*$/.test(meant)) return /[A-Za-z\d-]*\d[A-Za-z\d-]*$/.exec(said)?.[0] ?? '';
  if (/^\d+[台辆部]$/.test(meant)) return /\d+[台辆部]$/.exec(said)?.[0] ?? '';
  const tail = said.slice(-meant.length);
  return /^\p{Script=Han}{2,4}$/u.test(meant) && Array.from(tail).some((sign) => meant.includes(sign)) ? tail : '';
}
