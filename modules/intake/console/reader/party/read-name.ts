import { normalise } from '@waybill/validators/cn';
import type { Recognised, Span } from '../recognised';
import { mark } from '../scan';
import {
  hasSurname,
  honorific,
  isFirm,
  isKnown,
  isLatin,
  isLikely,
  isName,
  nameForm,
  noName,
  surnames,
} from './name-form';
import { houseEnd, roads, spoken, streetSign } from './place-words';
import { isByPhone, isNamed, type Token } from './tokens';

/** Surnames that are a word more often. */
const wordlike =
  /^[商原阳银木丰沙布官井练简冷迟宿惠兰占敬公车全明时家平常都满单别付代查从应向海和计终步帅居况信会接但班]/;
const isAtPhone = ({ right }: Token) => /^[^\S\n]*[,:(]?[^\S\n]*\ue001/.test(right);
/** Said twice to be somebody: by a title before it, and by a phone right behind it. */
const isSaidTwice = (token: Token) => isNamed(token) && isAtPhone(token) && !/^[a-z]/.test(token.text);

/** Whether it looks like nothing else than somebody. */
function hasForm(token: Token): boolean {
  const { text } = token;
  if (isLatin(text))
    return (isAtPhone(token) || isNamed(token)) && /^[A-Z]\S*(?: [A-Z]\S*| ?\p{Script=Han}{1,2})*$/u.test(text);
  if (isFirm(text) || text.includes('·') || /^[老小大阿]\p{Script=Han}{1,2}$/u.test(text)) return true;
  if (honorific.test(text)) return surnames.test(text) || text.length <= 3;
  // 昆山车友汇: what hangs on a place may go on with it.
  const isOnPlace = token.left.endsWith('\ue006');
  return isLikely(text) && (!wordlike.test(text) || (isAtPhone(token) && !isOnPlace));
}

/** A firm of which more may stand before it, or that has a street in it. */
const isCutFirm = (token: Token, tokens: readonly Token[]) =>
  (isLatin(token.text) &&
    /^ +$/.test(token.right) &&
    tokens.some(({ from, text }) => from === token.to + token.right.length && isFirm(text))) ||
  (isFirm(token.text) &&
    (/[路街]/.test(token.text) ||
      token.left.endsWith('\ue006') ||
      tokens.some(
        ({ to, text }) =>
          to <= token.from &&
          /^\s+$/.test(token.left) &&
          to + token.left.length === token.from &&
          !new RegExp(`${houseEnd}$`).test(text),
      )));

/** Takes the name of a side out of its pieces, by the first rule that fits one of them. */
export function extractName(tokens: Token[], plain: string): Recognised | undefined {
  const hasPhone = tokens.some(isByPhone);
  const choices: (readonly [number, (token: Token) => boolean])[] = [
    [1, (token) => isNamed(token) && token.place !== 'behind' && isName(token.text) && isKnown(token.text)],
    // Behind its title, and yet it may be a word that speaks of somebody.
    [0.85, (token) => isNamed(token) && token.place !== 'behind' && isName(token.text)],
    // A name of many characters stands alone behind its title.
    [
      0.9,
      ({ left, right, text, place }) =>
        /\ue003[\s:]*$/.test(left) &&
        place !== 'behind' &&
        /^\p{Script=Han}{5,8}$/u.test(text) &&
        /^\s*(?:$|[\n,;])/.test(right) &&
        !noName.test(text) &&
        !roads.test(text) &&
        !/店|公司|车/.test(text),
    ],
    // 陈国栋 ends as a house does.
    [
      0.95,
      (token) =>
        isNamed(token) &&
        token.place !== 'behind' &&
        /^\p{Script=Han}{1,2}[栋楼幢]$/u.test(token.text) &&
        hasSurname(token.text),
    ],
    [
      0.95,
      (token) =>
        isByPhone(token) &&
        isName(token.text) &&
        (isLikely(token.text) || (isLatin(token.text) && token.place !== 'behind')),
    ],
    // Where nobody can be called, a word may look like somebody: 摩托车托运，大排.
    [hasPhone ? 0.92 : 0.6, ({ place, text }) => place !== 'behind' && isName(text) && isLikely(text)],
    [
      0.9,
      (token) =>
        /^\s*[,:]?\s*\ue001/.test(token.right) &&
        token.place !== 'behind' &&
        /^\p{Script=Han}{2,3}(?<![说讲接收给打来去走了的])$/u.test(token.text) &&
        isName(token.text),
    ],
    [0.85, (token) => isByPhone(token) && token.place !== 'behind' && isName(token.text)],
    // A name that reads like a verb, or one of many characters, stands right at its phone.
    [
      0.75,
      ({ right, text }) =>
        /^\s*,?\s*\ue001/.test(right) &&
        (/^\p{Script=Han}{5,6}$/u.test(text)
          ? !noName.test(text) && !streetSign.test(text) && !/[组队屯寨]/.test(text)
          : text.length === 3 && hasSurname(text) && !/^[寄收发送运]|[到往给]/.test(text)),
    ],
    [
      0.75,
      (token) =>
        token.text.length === 1 &&
        token.text !== '家' &&
        surnames.test(token.text) &&
        (isNamed(token) || isByPhone(token)),
    ],
    // A line of its own that is no address: 发件方信息：⏎杭州九堡车品汇⏎….
    [
      0.7,
      ({ left, right, text, place }) =>
        hasPhone &&
        place === 'before' &&
        /\n[^\S\n]*$/.test(left) &&
        right.startsWith('\n') &&
        /^\p{Script=Han}{3,10}$/u.test(text) &&
        !noName.test(text) &&
        !spoken.test(text) &&
        !/[路街道巷弄镇乡村号室栋幢座楼]$/.test(text),
    ],
    // 钟楼 may be somebody, or where he lives.
    [0.8, ({ right, text }) => /^\s*\ue001/.test(right) && nameForm.test(text) && hasSurname(text) && text.length <= 3],
  ];
  for (const [sure, fits] of choices) {
    const found = tokens.filter(fits);
    // Where a person is named as well, a store is a part of the address.
    const persons = found.filter(({ text }) => !isFirm(text));
    const among = persons.length > 0 ? persons : found;
    // A name stands closer to its phone than the end of a street does.
    const token = among.find(({ right }) => right.startsWith(mark.phone)) ?? among[0];
    if (!token) continue;
    const isShared = new Set(found.map(({ text }) => text)).size > 1;
    const isCut = isCutFirm(token, tokens);
    tokens.splice(tokens.indexOf(token), 1);
    return {
      value: nameOf(token, plain),
      sure: isShared || isCut ? 0.6 : sureOf(token, sure),
      at: [{ from: token.from, to: token.to }],
    };
  }
  const glued = extractGluedName(tokens, plain);
  if (glued) return glued;
  const related = extractRelated(tokens, plain);
  if (related) return related;
  const token = tokens.find(({ place, text }) => place === 'before' && isName(text) && isLikely(text));
  if (!token) return undefined;
  tokens.splice(tokens.indexOf(token), 1);
  return { value: nameOf(token, plain), sure: 0.7, at: [{ from: token.from, to: token.to }] };
}

/** As sure as its rule, where its form says so too or it is said twice. */
const sureOf = (token: Token, sure: number): number =>
  Math.min(sure, !isSaidTwice(token) && !hasForm(token) ? 0.85 : isLatin(token.text) ? 0.92 : 1);

const nameOf = ({ from, to }: Span, plain: string) =>
  normalise.name(
    plain
      .slice(from, to)
      .replace(/(?<=^\p{Script=Han}{2,3})那[里儿边]?$/u, '')
      .replace(/(?<=^\p{Script=Han})\s+(?=\p{Script=Han}{1,2}$)/u, ''),
  );

const related =
  /^(?:\p{Script=Han}{0,6}(?:[爸妈哥姐弟妹舅叔伯姑姨婶]|老公|老婆|媳妇|儿子|女儿|闺女|外甥女?|侄[子女儿]|朋友|同学|同事|亲戚|战友|室友)(?:名?叫|是)?)?(\p{Script=Han}{2,3}?)((?:来?接车?|来?收车?|签收|提车|守着的?|等着|在家)?)$/u;

/** Somebody called by what he is to another one, or by what he does: 我老舅姜国富收, 李姐接车. */
function extractRelated(tokens: Token[], plain: string): Recognised | undefined {
  for (const token of tokens) {
    const [whole = '', name = '', does = ''] = related.exec(token.text) ?? [];
    if (whole.length === name.length || !isLikely(name) || !isName(name) || streetSign.test(name)) continue;
    tokens.splice(tokens.indexOf(token), 1);
    const to = token.to - does.length;
    return { value: nameOf({ from: to - name.length, to }, plain), sure: 0.8, at: [{ from: to - name.length, to }] };
  }
  return undefined;
}

/** The name hangs on the street, before its phone: 张江路88号王小明. */
function extractGluedName(tokens: Token[], plain: string): Recognised | undefined {
  const ordered = [...tokens.filter(isByPhone), ...tokens.filter((token) => !isByPhone(token)).toReversed()];
  for (const token of ordered.filter(({ text }) => text.length <= 80 && /\d|[组队屯寨路街道巷村镇]/.test(text))) {
    for (const length of [3, 2, 4, 5]) {
      const name = token.text.slice(-length);
      // 大道1180号给宋立新
      const street = token.text.slice(0, -length).replace(/(?<=[号室楼栋座层])(?:交?给|找|联系|叫)$/, '');
      const isWhole = new RegExp(`${houseEnd}$|\\d$|(?:车行|店|铺|厂|仓|公司|专卖)$`).test(street);
      // 工农兵大道老古138…
      const isTitled = /[路街道巷村镇]$/.test(street) && honorific.test(name) && token.right.startsWith(mark.phone);
      if (
        !(isTitled || (isWhole && /\d|[组队屯寨]$/.test(street))) ||
        !/^\p{Script=Han}+$/u.test(name) ||
        noName.test(name) ||
        /^[给找由交]|[号室楼栋幢座层元]/.test(name)
      )
        continue;
      // 鸿发车行李总: the surname is what stands right before the title.
      const isLonger =
        length === 3 && !surnames.test(name) && surnames.test(name.slice(1)) && honorific.test(name.slice(1));
      const isPerson =
        (honorific.test(name) && !isLonger) ||
        (surnames.test(name) && (length < 4 || /^(?:欧阳|司马|上官|诸葛|皇甫)/.test(name)));
      const isShop = isFirm(name);
      if (!isPerson && !isShop && !(isByPhone(token) && length < 4)) continue;
      const span = { from: token.to - length, to: token.to };
      const isSure =
        isPerson && token.right.startsWith(mark.phone) && new RegExp(`${houseEnd}$`).test(street) && !isFirm(name);
      token.to -= token.text.length - street.length;
      token.text = street;
      token.right = '';
      token.isCut = !isSure;
      return { value: nameOf(span, plain), sure: isSure ? 0.9 : isPerson ? 0.8 : 0.6, at: [span] };
    }
  }
  return undefined;
}
