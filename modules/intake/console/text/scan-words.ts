import { regionAt } from '../regions/find-region';
import { firmSigns } from '../words/party-words';
import { listOf } from '../words/word-table';
import { type Draft, isHan } from './items';
import { lexicon, type WordAt, wordsAt } from './lexicon';
import { isFirmName } from './name-forms';
import { amountAt, isDigit } from './numbers';
import type { Scan } from './scan';

/** A region, unless a street is meant. */
export function region(scan: Scan, at: number): Draft | undefined {
  const match = regionAt(scan.plain, at, scan.names);
  if (!match) return undefined;
  const text = scan.slice(at, match.end);
  const isFull = match.levels > 1 || (/[省市区县州盟旗]$/.test(text) && text.length > 2);
  if (!isFull && !scan.isStart) return undefined;
  // 锡山区东港镇: the name of another region right behind a whole one is that of a town or a street.
  const { region: outer, to = 0 } = (scan.isStart && scan.last) || {};
  const isBehind = to === at || (!isFull && !match.code.endsWith('00') && /^[ ,]*$/.test(scan.slice(to, at)));
  if (outer && isBehind && scan.names.isWhole(outer.code)) return undefined;
  return { kind: 'region', from: at, to: match.end, region: match };
}

const firmForm = /^(?:[\u4e00-\u9fff]|\([\u4e00-\u9fff]{2,6}\)){3,22}?(?=电话|手机|联系|[^\u4e00-\u9fff(]|$)/;

/** The name of a firm as a whole: it may hold a brand, a kind or a place that the text names again. */
export function firm(scan: Scan, at: number): Draft | undefined {
  if (!scan.isStart || (scan.last?.to !== at && !scan.isEnd(at - 1)) || !isHan(scan.charAt(at))) return undefined;
  const [text = ''] = firmForm.exec(scan.slice(at, at + 36)) ?? [];
  if (!isFirmName(text) || /[到从寄送收给往去至的在我你他她号路街道巷弄镇乡村]/.test(text)) return undefined;
  const place = regionAt(scan.plain, at, scan.names);
  const isAgain = place && scan.plain.split(scan.slice(at, Math.min(place.end, at + 2))).length > 2;
  const isWord = !/^(?:brand|category)?$/.test(word(scan, at)?.kind ?? '');
  return isWord || (place && !isAgain) ? undefined : { kind: 'chunk', from: at, to: at + text.length };
}

export function word(scan: Scan, at: number): Draft | undefined {
  const words = [...wordsAt(scan.lower, at, scan.brands), ...wordsAt(scan.lower, at, lexicon)];
  const match = words.sort((a, b) => b.to - a.to).find((each) => fits(scan, each, at));
  return match && { ...match.meaning, from: at, to: match.to };
}

const atStart = listOf('老板|师傅|小哥|亲|哥们');
const hardParts = listOf('电话|手机|地址|姓名|号码|座机|名字|联系');
const titlesOnly: readonly unknown[] = ['remark', 'packing', 'battery', 'keys', 'papers', 'collection'];

/** Whether a word means here what it means alone. */
function fits(scan: Scan, { meaning, text, to }: WordAt, at: number): boolean {
  const isEnd = scan.isEnd(to);
  const isColon = /^ ?[:=\]]/.test(scan.slice(to, to + 2));
  const { isStart } = scan;
  const isSingle = text.length === 1;
  switch (meaning.kind) {
    case 'brand':
      return fitsBrand(scan, text, at, to);
    case 'category':
      return !isFirm(scan, to) && (text.length > 2 || isStart || isEnd || /^(?:摩托|电摩|三轮)$/.test(text));
    case 'side':
      if (meaning.form === 'title' && meaning.part === undefined && !isColon && isHan(text.charAt(0)))
        return isStart && (isEnd || text.length > 2 || scan.regionAfter(to) !== undefined || scan.isNamed(to));
      if (isSingle) return scan.regionAfter(to) !== undefined;
      return isStart || text.length > 2 || meaning.form !== 'title';
    case 'part':
      if (isSingle) return !isEnd && (isStart || (scan.isHouseEnd(at) && scan.isNamed(to)));
      return isStart || text.length > 2 || hardParts.includes(text);
    case 'term':
      if (text === '保') return amountAt(scan.lower, to) !== undefined || isColon;
      return titlesOnly.includes(meaning.term) || isSingle || /^(?:时间|日期)$/.test(text) ? isColon && isStart : true;
    case 'self':
    case 'other':
    case 'point':
      return isStart || (!isSingle && (meaning.part !== undefined || scan.isHouseEnd(at)));
    case 'talk':
      if (isSingle)
        return isStart ? '的了把让请想要帮您你就也还再又各每是有在能'.includes(text) : text === '的' && isEnd;
      return isStart || !atStart.includes(text);
    default:
      return !isSingle || isStart;
  }
}

/** Whether a brand or a kind is only a part of the name of a firm or a street: 金彭厂, 永久路. */
function isFirm(scan: Scan, to: number): boolean {
  const next = scan.charAt(to);
  if (/^[东南西北中大新老]{0,2}[一二三四]?(?:路|街|道|巷|桥)/.test(scan.slice(to, to + 3))) return true;
  return next !== '' && firmSigns.includes(next) && scan.slice(to, to + 2) !== '代收';
}

function fitsBrand(scan: Scan, text: string, at: number, to: number): boolean {
  const before = scan.charAt(at - 1);
  if (isFirm(scan, to) || (!scan.isStart && !'的辆台部发寄车款是为我买卖运有个把架货和跟与及加'.includes(before)))
    return false;
  if (isDigit(text.charAt(0)) && !/^[电车]|^ ?[A-Za-z]/.test(scan.slice(to, to + 3))) return false;
  // A greeting is no brand: hello.
  if (lexicon.meanings.get(text)?.kind === 'talk') return false;
  // A word right before a phone is a name: 小米 151….
  return !/^ ?1[3-9]\d{5}/.test(scan.slice(to, to + 8));
}
