import type { Role } from '../reading';
import { signs } from '../words/message-words';
import { type Draft, isHan } from './items';
import type { Scan } from './scan';

/** `→`, `->`, `==>`, and strokes between two places. */
export function arrow(scan: Scan, at: number): Draft | undefined {
  if (!'→-=>'.includes(scan.charAt(at) || '\n')) return undefined;
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
  const role: Role = signs.consignor.includes(text) ? 'consignor' : 'consignee';
  const isWay = signs.way.includes(text);
  if (!isWay && role === 'consignee' && !signs.consignee.includes(text)) return undefined;
  const form = scan.isStart ? leading(scan, at, text, isWay) : trailing(scan, at, text, isWay);
  return form && { kind: 'sign', role: form === 'way' ? 'consignee' : role, form, from: at, to: at + 1 };
}

/** The form of a sign before the text that it speaks of. */
function leading(scan: Scan, at: number, text: string, isWay: boolean): 'title' | 'way' | undefined {
  const isEnd = scan.isEnd(at + 1);
  if (/^ ?[:=\]]/.test(scan.slice(at + 1, at + 3))) return 'title';
  const region = scan.regionAfter(at + 1);
  if (isEnd || region || scan.isPhone(at + 1)) return isWay ? 'way' : 'title';
  if (!scan.isNamed(at + 1)) return undefined;
  return '送给到'.includes(text) ? 'way' : '收寄发'.includes(text) ? 'title' : undefined;
}

/** The form of a sign behind a street or a name: 88号收, 88号给我弟…, 88号到某地. */
function trailing(scan: Scan, at: number, text: string, isWay: boolean): 'way' | 'tail' | undefined {
  const isEnd = scan.isEnd(at + 1);
  if ('给交'.includes(text) && scan.isHouseEnd(at) && scan.isNamed(at + 1)) return 'way';
  if ('收寄'.includes(text) && (isEnd || scan.isPhone(at + 1))) return 'tail';
  if (isEnd && '发寄取提出进'.includes(text) && scan.isHouseEnd(at)) return 'tail';
  const region = isWay ? scan.regionAfter(at + 1) : undefined;
  return region && (region.levels > 1 || scan.isHouseEnd(at)) ? 'way' : undefined;
}
