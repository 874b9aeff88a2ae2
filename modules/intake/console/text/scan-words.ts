import { regionAt } from '../regions/find-region';
import { firmSigns, kindFirmEnds, strongFirmEnds } from '../words/party-words';
import { type Draft, isHan, isLatin } from './items';
import { lexicon, type WordAt, wordsAt } from './lexicon';
import { amountAt, isDigit } from './numbers';
import type { Scan } from './scan';

/** A region, where no name and no street is meant. */
export function region(scan: Scan, at: number): Draft | undefined {
  const found = regionAt(scan.plain, at, scan.names);
  if (!found) return undefined;
  const text = scan.slice(at, found.end);
  const isFull = /[省市区县州盟旗]$/.test(text) && text.length > 2;
  const { last } = scan;
  const isInStreet = !scan.isStart && last?.kind === 'region' && scan.chunk - last.to < 2;
  if (!scan.isStart && (isInStreet || !(found.levels > 1 || isFull))) return undefined;
  if (scan.isStart && found.levels === 1 && !isFull && isPerson(scan, at, found.end)) return undefined;
  return { kind: 'region', from: at, to: found.end, region: found };
}

/** Whether a short name of a region is that of a person here: 发货人：江山，138…, 邵阳阳 138…. */
function isPerson(scan: Scan, at: number, to: number): boolean {
  const { last } = scan;
  if (isHan(scan.charAt(to)) && !isHan(scan.charAt(to + 1)) && scan.isPhone(to + 1)) return true;
  if (!scan.isPhone(to) && !/^[\s,]{0,3}(?:电话|手机)/.test(scan.slice(to, to + 6))) return false;
  const isBehindStreet = last?.kind === 'chunk' && scan.drafts.slice(-4).some(({ kind }) => kind === 'region');
  const isTitled =
    last?.kind === 'word' &&
    (last.meaning.kind === 'side' || last.meaning.kind === 'part') &&
    last.meaning.part === 'name';
  return isBehindStreet || (isTitled && at - last.to < 3);
}

/** The end of the name of a firm that begins here: 嘉兴驰骋车业, 大鹏电动车经营部. */
export function firmTo(scan: Scan, at: number): number {
  if (!scan.isStart || !isHan(scan.charAt(at))) return at;
  let to = at;
  while (to < at + 16 && isHan(scan.charAt(to))) to += 1;
  const run = scan.slice(at, to);
  const isCalled = scan.isPhone(to) && !(scan.last?.kind === 'count' || scan.isTitled(/^(?:category|brand|model)$/));
  const ends = isCalled ? [...strongFirmEnds, ...kindFirmEnds] : strongFirmEnds;
  if (run.length < 4 || !ends.some((end) => run.length > end.length + 1 && run.endsWith(end))) return at;
  if (/[路街道号镇村]|[市区县].*[市区县]/.test(run)) return at;
  const isSaid = Array.from(run).some((_, offset) =>
    wordsAt(scan.lower, at + offset, lexicon).some(
      ({ meaning, text }) =>
        text.length > 1 && /^(?:side|self|other|talk|part)$/.test(meaning.kind) && !/公司|单位/.test(text),
    ),
  );
  return isSaid || (!isCalled && wordsAt(scan.lower, at, scan.brands).length > 0) ? at : to;
}

export function word(scan: Scan, at: number): Draft | undefined {
  const own = wordsAt(scan.lower, at, lexicon);
  // A greeting is no brand: hello.
  const brands = [...wordsAt(scan.lower, at, scan.brands), ...gluedBrand(scan, at)].filter(
    ({ to }) => !own.some((each) => each.to === to && each.meaning.kind === 'talk'),
  );
  const found = [...brands, ...own].sort((a, b) => b.to - a.to).find((each) => fits(scan, each, at));
  return found && { kind: 'word', meaning: found.meaning, from: at, to: found.to };
}

/** HondaCB500X: a brand in Latin letters right before its model. */
function gluedBrand(scan: Scan, at: number): WordAt[] {
  if (!isLatin(scan.charAt(at)) || isLatin(scan.charAt(at - 1))) return [];
  for (let length = 10; length > 2; length -= 1) {
    const meaning = scan.brands.get(scan.lower.slice(at, at + length));
    if (meaning && /^[A-Za-z]{1,4}\d/.test(scan.slice(at + length, at + length + 6)))
      return [{ meaning, text: scan.lower.slice(at, at + length), to: at + length }];
  }
  return [];
}

const atStart = new Set('老板 师傅 小哥 亲 哥们'.split(' '));
/** Parts of names of firms, which are titles only before a colon. */
const softTitles = new Set(
  '单位 公司 客户 商家 门店 名称 街道 门牌 城市 区域 位置 地点 定位 party person street v'.split(' '),
);
const hardParts = new Set('电话 手机 地址 姓名 号码 座机 名字 联系'.split(' '));
const titlesOnly = new Set(['remark', 'packing', 'battery', 'keys', 'papers', 'collection']);
const shortKinds = new Set('摩托 电摩 三轮'.split(' '));

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
      return !isFirm(scan, to) && (text.length > 2 || isStart || isEnd || shortKinds.has(text));
    case 'side':
      if (meaning.form === 'title' && meaning.part === undefined && !isColon && isHan(text.charAt(0)))
        return isStart && (isEnd || text.length > 2 || scan.regionAfter(to) !== undefined || scan.isNamed(to));
      if (isSingle) return scan.regionAfter(to) !== undefined;
      return isStart || text.length > 2 || meaning.form !== 'title';
    case 'part':
      if (softTitles.has(text)) return isStart && isColon;
      if (isSingle) return !isEnd && (isStart || (scan.isHouseEnd(at) && scan.isNamed(to)));
      return isStart || text.length > 2 || hardParts.has(text);
    case 'term':
      if (text === '保') return amountAt(scan.lower, to) !== undefined || isColon;
      return titlesOnly.has(meaning.term) || isSingle || text === '时间' || text === '日期' ? isColon && isStart : true;
    case 'self':
    case 'other':
      return isStart || (!isSingle && (meaning.part !== undefined || scan.isHouseEnd(at)));
    case 'point':
      return isStart || (!isSingle && scan.isHouseEnd(at));
    case 'talk':
      if (atStart.has(text)) return isStart;
      if (isSingle && !isStart)
        return text === '的' && scan.isHouseEnd(at) && (isEnd || scan.isNamed(to) || hasWord(scan, to));
      return !isSingle || '的了把让请想要帮您你就也还再又各每是有在能'.includes(text);
    default:
      return !isSingle || isStart;
  }
}

/** Whether a vehicle or somebody of the writer's is named at a place. */
export const hasWord = (scan: Scan, at: number): boolean =>
  [...wordsAt(scan.lower, at, scan.brands), ...wordsAt(scan.lower, at, lexicon)].some(({ meaning }) =>
    /^(?:brand|category|other)$/.test(meaning.kind),
  );

/** A brand or a kind in the name of a firm or a street is none: 金彭厂, 永久路. */
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
  // What stands right before a phone is somebody: 小米 151….
  return !/^ ?1[3-9]\d{5}/.test(scan.slice(to, to + 8));
}
