import type { Recognised } from '../recognised';
import { mark } from '../scan';
import { hasSurname, isFirm, isLikely } from './name-form';
import { beside, landmark, roads, spoken, streetSign } from './place-words';
import type { Token } from './tokens';

/** What a street ends with; behind another word it may go on, or that word may be none of it. */
const streetEnd =
  /(?:[路街道巷弄号號室楼樓栋幢座层组队村屯庄镇鎮乡段期院区區园苑寓厦]|花园|广场|市场|单元|[A-Za-z]?\d+|）)$/;
/** What a street never holds: the words and amounts of other fields. */
const noStreet =
  /^\d{4}款|[货车][为是]|品牌|型号|\d月\d|^[想要]|包装|[单编]号|[吗呢]|的(?:[老小阿]\p{Script=Han}|\p{Script=Han}{1,2}(?:哥|姐|总|叔|姨|嫂子?|伯|爷|婶|老师|经理))$|退货|[那这]台|原路|^[都也]是|价|付费|你们|[路街道]\p{Script=Han}{2,}(?:店|车行|公司|部|铺)$|具体|[没未待]定|还没|有人|白天|店里$|(?:拉|取|提|接)车$|[号楼](?:在|给|到|出|走|来|的)|^(?:在|给|到|是|来(?!\p{Script=Han}{1,4}(?:街|路|镇|村)))|[寄收送](?!电|展|达)|(?<!批|开)发(?!电|展|达)|\d{6}|(?<!单)元$|块$|电话|手机|联系|先生|女士|小姐|师傅|老板|保价|代收|到付|[我你他她]|→/u;

const placeEnd = '[号號库仓店厂室楼樓座栋幢院镇鎮乡村道区區路街巷园口弄元层段寓舍校学场城厦馆\\d]';
const there = '我?(?:[这那][里边儿]?|(?:店|家)里)';
const deed = '[要想来去]?[拉提取接拿装发寄送收出给走搬卸运俾畀]';
/** What somebody is or does there, behind the end of a place: 7号这里拿, 801拿车, 3号店里的老储, 70号给储红. */
const behindPlace = new RegExp(
  `(?<=${placeEnd})(?:(?:${there})?(?:${deed}(?:[一两]?[台辆]?车|[货走])?|有(?:[一两]?[台辆]车?)?|要)|${there}|(?:${there})?(?:干活儿?|做工|打工|上班|上学|读书|念书|做事)|(?:${there})的\\p{Script=Han}{2,4})$|(?<=\\d号)[厂店]里$|(?<=[\\p{Script=Han}\\d])(?:那个(?:姓\\p{Script=Han})?|就是|[这那][儿里边]有?|给\\p{Script=Han}{2,3}|的车?)$|[-,]+$`,
  'u',
);
/** What is done with the vehicle that follows: 棠下拉一台…. */
const beforeVehicle = new RegExp(`(?<=[\\p{Script=Han}\\d])(?:${deed}|[要想]?[买卖])$`, 'u');

/** Whether a token says something else than a place, also without what is done there. */
const isTalk = (text: string) => noStreet.test(text.replace(behindPlace, ''));

/** Takes the street of a side out of its pieces: it begins right behind the region, and goes on with what names a place. */
export function extractStreet(tokens: Token[], text: string, plain: string, hasName: boolean): Recognised | undefined {
  const { parts, isDoubted } = partsOf(tokens, text, hasName);
  const last = parts.at(-1);
  if (!last) return undefined;
  for (const part of parts) tokens.splice(tokens.indexOf(part), 1);
  const whole = joined(parts, text, plain);
  const { value, isCut } = bare(text.charAt(last.to) === mark.taken ? whole.replace(beforeVehicle, '') : whole);
  // What stands right behind it in its line and nobody understood may be a part of it.
  const isOpenEnded = tokens.some(
    ({ from, text: own, left, right }) =>
      from > last.to &&
      // The place again and a part of it: 文萃南街 沙坡头区第三小学旁边.
      (/^[^\S\n]*\(?$/.test(text.slice(last.to, from)) || /^[^\S\n]*\ue006+$/.test(left)) &&
      own.length >= 2 &&
      !isTalk(own) &&
      !/^\s*[\ue001]/.test(right),
  );
  const isSure =
    !isDoubted && !isCut && !isOpenEnded && !parts.some((part) => part.isCut) && hasFormOfStreet(value, hasName);
  return { value, sure: isSure ? 0.95 : 0.6, at: parts.map(({ from, to }) => ({ from, to })) };
}

/** The pieces that make up the street; doubted where one of them stands far from the others. */
function partsOf(tokens: readonly Token[], text: string, hasName: boolean): { parts: Token[]; isDoubted: boolean } {
  const parts: Token[] = [];
  let isDoubted = false;
  for (const token of tokens.filter(({ place }) => place !== 'before')) {
    const previous = parts.at(-1);
    if (!mayBePlace(token, previous, text)) continue;
    const fit = previous
      ? fitOf(token, text.slice(previous.to, token.from), text, tokens, {
          hasName,
          hasNumber: parts.some((part) => /\d/.test(part.text)),
        })
      : begins(token, text)
        ? 'good'
        : undefined;
    if (fit) parts.push(token);
    // 顺和□□市场: a word of a field within it may have been a part of it.
    isDoubted ||= fit === 'far' || (previous !== undefined && /^\ue002+$/.test(text.slice(previous.to, token.from)));
  }
  // 沪太路2695弄18号 上海宝山区顾村镇: the town stands behind its district, and the rest before it.
  const before = tokens.find(
    ({ place, text: own, right }) => place === 'before' && roads.test(own) && /\d/.test(own) && /^ *\ue006/.test(right),
  );
  if (before && parts.length === 1 && /(?:镇|乡|街道)$/.test(parts[0]?.text ?? '')) parts.push(before);
  const lonely = tokens.find(
    ({ text: own }) => /[路街道镇村]/.test(own) && /\d/.test(own) && own.length >= 5 && !isTalk(own),
  );
  if (parts.length === 0 && lonely) return { parts: [lonely], isDoubted: true };
  return { parts, isDoubted: isDoubted || before !== undefined };
}

/** Whether it may name a place: no talk, no number alone, nothing without a sign of a place in a line further on. */
function mayBePlace(token: Token, previous: Token | undefined, text: string): boolean {
  if (token.left.endsWith(mark.taken)) return false;
  if (spoken.test(token.text) && !/\d/.test(token.text)) return false;
  const gap = previous ? text.slice(previous.to, token.from) : '';
  const isCode = !/\p{Script=Han}/u.test(token.text);
  const isApart = /^[^\p{Script=Han}]*[\n\ue001\ue005]|^\s+$/u.test(gap) && /^\d{1,2}$/.test(token.text);
  if (isCode && (!previous || isApart)) return false;
  return !gap.includes('\n') || /[路街道巷弄镇乡村号室栋幢座楼院园城厦区]/.test(token.text);
}

/** Whether it has the sign of a place; in brackets it takes a number of a house. */
const isStreety = (token: Token, text: string): boolean =>
  beside.test(token.text) ||
  landmark.test(token.text) ||
  (text.charAt(token.from - 1) !== '(' && streetSign.test(token.text)) ||
  /\d[^\d]*[号室楼栋幢座层]/.test(token.text);

function begins(token: Token, text: string): boolean {
  if (isTalk(token.text) && !/\d|[路街镇乡村]/.test(token.text)) return false;
  return token.place === 'behind' ? token.text.length >= 2 : isStreety(token, text) && roads.test(token.text);
}

/** Whether a piece goes on with the street before it, with what stands between; `far` where something else may stand there. */
function fitOf(
  token: Token,
  gap: string,
  text: string,
  tokens: readonly Token[],
  { hasName, hasNumber }: { hasName: boolean; hasNumber: boolean },
): 'good' | 'far' | undefined {
  const { text: own } = token;
  const isPlace = isStreety(token, text);
  // The shop where the person who is named is found.
  if (hasName && /^[\s,]*$/.test(gap) && isFirm(own) && !/^\d/.test(own)) return 'good';
  if (isTalk(own) && !/^[\p{Script=Han}]{0,6}\d/u.test(own)) return undefined;
  // In brackets right behind it: 11号（华贸楼下保安亭）, 夏庄村(三)组.
  if (/^\s*\($/.test(gap) && text.charAt(token.to) === ')' && !spoken.test(own) && !isLikely(own))
    return isPlace || streetSign.test(own) || /^\p{Script=Han}?[组队社区栋]/u.test(text.slice(token.to + 1))
      ? 'good'
      : 'far';
  const isNear = /^[\s,()-]*$/.test(gap) && !gap.includes('\n');
  if (isPlace && (isNear || /^[\s,\ue002]*$/.test(gap))) return 'good';
  // 2318号 万达华府 C3栋: the number of a house goes on with what stands before it.
  const next = tokens.find(({ from }) => from > token.to);
  const isNumbered =
    next !== undefined &&
    /^ $/.test(text.slice(token.to, next.from)) &&
    /^[A-Za-z]?\d+[A-Za-z]?(?:[栋幢座]|号楼|单元)/.test(next.text);
  const isBeforeNumber = tokens.some((each) => each.from > token.from && /\d/.test(each.text));
  if (isNear && (hasNumber ? isNumbered && !isLikely(own) : own.length >= 2 && isBeforeNumber)) return 'good';
  return isPlace && /\d/.test(own) && !hasNumber ? 'far' : undefined;
}

function joined(parts: readonly Token[], text: string, plain: string): string {
  let value = '';
  for (const [place, part] of parts.entries()) {
    const gap = place === 0 ? '' : text.slice(parts[place - 1]?.to ?? 0, part.from);
    const isBracketed = gap.includes('(') && text.charAt(part.to) === ')';
    // 石桥镇 石桥镇培中街3号: said once in short, and again in full.
    if (part.text.length > value.length && part.text.startsWith(value)) value = '';
    // 小榄镇 … 小榄民安中路118号: in full, and again in short.
    const town = /^(\p{Script=Han}{2,4})(?:镇|乡|街道)$/u.exec(value)?.[1] ?? '';
    const after = part.text.slice(town.length);
    // 后湖街道 后湖大道: the road is called so, too.
    const isAgain =
      town !== '' && part.text.startsWith(town) && streetSign.test(after) && !/^(?:[大中]?[道街路]|巷|村)/.test(after);
    const own = plain.slice(part.from + (isAgain ? town.length : 0), part.to);
    value += isBracketed ? `（${own}）` : own;
  }
  return value;
}

/** The street without what is said of it; cut where something is told of it behind its number. */
function bare(whole: string): { value: string; isCut: boolean } {
  const value = whole
    .replace(behindPlace, '')
    .replace(
      /^的|^是(?=\p{Script=Han}{2})|^(?:不对|那个|这个|就在|位于|住(?=\p{Script=Han}{2})|在(?=\p{Script=Han}{2}))+|^[·,-]+/u,
      '',
    )
    .replace(/就(?:[行好]了?|可以了?|是)$|(?<=号)[来是]$/, '')
    .replace(/(?<=\d) (?=[号室楼栋幢座弄组])/g, '')
    // 中路9号你去拿, 大道3号放着呢: what somebody does is no place.
    .replace(/(?<=[号口楼店室院路街道村弄栋])(?:[你我他她]|[放停摆等]着|寄嘛).*$/u, '');
  // 249号购得…
  const told = /(?<=\d[号弄])(?:购|买|有|要|停|那个|挂|\d{1,2}月).*$/u.exec(value)?.[0] ?? '';
  return { value: value.slice(0, value.length - told.length), isCut: told !== '' };
}

/** Whether it looks like nothing else than a street. */
function hasFormOfStreet(value: string, hasName: boolean): boolean {
  // 35号骑迹机车: a shop behind the number is where the person is who is named.
  const shop = /\d号?(\p{Script=Han}{3,10})$/u.exec(value)?.[1] ?? '';
  const isAtShop = hasName && isFirm(shop) && !shop.endsWith('商') && !noStreet.test(shop);
  const tail = /(?:[号室楼栋幢座层组队]|单元)(\p{Script=Han}{2,4})$/u.exec(value)?.[1] ?? '';
  const isName = /^\p{Script=Han}{3}$/u.test(tail) && /[栋楼]$/.test(tail) && hasSurname(tail);
  const hidesName =
    !isAtShop && tail !== '' && (isName || !streetSign.test(tail)) && !beside.test(tail) && !landmark.test(tail);
  return (
    roads.test(value) &&
    /\p{Script=Han}/u.test(value) &&
    !noStreet.test(value) &&
    (streetEnd.test(value) || isAtShop) &&
    value.length <= 45 &&
    !hidesName
  );
}
