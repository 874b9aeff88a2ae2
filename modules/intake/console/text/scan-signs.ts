import type { Role } from '../reading';
import { signs } from '../words/message-words';
import { type Draft, isHan } from './items';
import { isDigit } from './numbers';
import type { Scan } from './scan';
import { count } from './scan-values';

/** `→`, `->`, `==>`, and strokes between two places; behind a title they are a colon. */
export function arrow(scan: Scan, at: number): Draft | undefined {
  if (!'→-=>'.includes(scan.charAt(at) || '\n')) return undefined;
  const { last } = scan;
  if (scan.isStart && last && at - last.to < 2 && (/^(?:side|part|term)$/.test(last.kind) || last.form === 'title'))
    return undefined;
  let to = at;
  while (to < at + 12 && '→-=> '.includes(scan.charAt(to) || '\n')) to += 1;
  const run = scan.slice(at, to).trimEnd();
  const isStroke =
    run.startsWith('-') && (run.length > 1 ? /\S *$/.test(scan.slice(at - 3, at)) : isHan(scan.charAt(at - 1)));
  if (!/→|>/.test(run) && !(isStroke && scan.regionAfter(at + run.length))) return undefined;
  return { kind: 'sign', role: 'consignee', form: 'way', from: at, to: at + run.length };
}

/** One character that is a title of a side, leads to the other side, or looks back at one. */
export function sign(scan: Scan, at: number): Draft | undefined {
  const text = scan.charAt(at);
  const span = { from: at, to: at + 1 };
  const role: Role = signs.consignor.includes(text) ? 'consignor' : 'consignee';
  const isWay = signs.way.includes(text);
  if (!isWay && role === 'consignee' && !signs.consignee.includes(text)) return undefined;
  if (count(scan, at + 1)) return { kind: 'talk', ...span };
  const form = scan.isStart ? leading(scan, at, text, isWay) : trailing(scan, at, text, isWay);
  return form && { kind: 'sign', role: form === 'way' ? 'consignee' : role, form, ...span };
}

/** The form of a sign before the text that it speaks of. */
function leading(scan: Scan, at: number, text: string, isWay: boolean): 'title' | 'way' | undefined {
  const isEnd = scan.isEnd(at + 1);
  if (/^ ?[:=\]]/.test(scan.slice(at + 1, at + 3))) return 'title';
  if ('取提装卸起止出托派进接交终'.includes(text))
    return isEnd && /(?:^|[\n;,。，([]) *$/.test(scan.slice(at - 4, at)) ? 'title' : undefined;
  const region = scan.regionAfter(at + 1);
  if (isWay && region && '到去至给往走回返'.includes(text)) return 'way';
  if (isEnd || region || scan.isPhone(at + 1)) return isWay ? 'way' : 'title';
  if (!scan.isNamed(at + 1)) return undefined;
  return '送给到'.includes(text) ? 'way' : '收寄发'.includes(text) ? 'title' : undefined;
}

/** The form of a sign behind a street or a name: 88号收, 88号给我弟…, 88号到某地. */
function trailing(scan: Scan, at: number, text: string, isWay: boolean): 'way' | 'tail' | undefined {
  const isHouse = scan.isHouseEnd(at);
  if ('给交'.includes(text) && isHouse && scan.isNamed(at + 1)) return 'way';
  const isEnd = scan.isEnd(at + 1);
  if (text === '收' && (isEnd || scan.isPhone(at + 1))) return 'tail';
  if (isEnd && '发寄取提出进'.includes(text) && (isHouse || isDigit(scan.charAt(at - 1)))) return 'tail';
  const region = isWay ? scan.regionAfter(at + 1) : undefined;
  return region && region.levels > 1 && scan.charAt(at + 1) !== ' ' ? 'way' : undefined;
}
