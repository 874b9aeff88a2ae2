import type { FoundRegion } from '../find-region';
import type { Span } from '../recognised';
import { mark } from '../scan';
import { honorific, isLikely, isName, kin } from './name-form';

/** A piece of a side between borders. */
export interface Token extends Span {
  text: string;
  place: 'before' | 'behind' | 'after';
  /** What stands between it and its neighbours. */
  left: string;
  right: string;
  /** What was taken for a name was cut off its end. */
  isCut?: boolean;
}

const introductions =
  /(?<=^|[\s,;是\ue002\ue003])\p{Script=Han}{2,3}的(?=\p{Script=Han}{1,2}(?:先生|女士|小姐|师傅|老板|[总哥姐叔姨])(?!\p{Script=Han}))|(?<=^|[\s,;])人(?=\s*:)|联系(?:仓管|库管|店长|车主)(?=\p{Script=Han}{2,3}(?!\p{Script=Han}))|this is|my name is|(?<![A-Za-z])I (?:am|m)(?= [A-Z])|对接人?(?=[\s:])|(?:没变|不变|照旧)[,，]?(?:还|就)?是|(?<=[市区县州旗镇乡路街村号\d]\s?)的(?:同事|朋友|同学|客户|亲戚|老板)?(?=\p{Script=Han}{2,4}[\s,(:]{0,3}(?:的?(?:联系)?电话|手机号?|号码)?[\s,(:]{0,2}\ue001)|[我他她]自己叫|我是[^,;\n\ue000-\uf8ff]{1,8}的(?=\p{Script=Han}{2,3}[,;\s])|姓名还?[写是]|[就还]?写我?(?=\s?\p{Script=Han}{2,4}\s?\ue001)|my (?:friend|brother|sister|wife|husband|cousin|colleague|father|mother|son|daughter)(?: is)?|店名(?=\p{Script=Han}{2})|喊我|叫我(?=\p{Script=Han}{2,4}(?:就行|就好|$|[\s,;\ue001]))|(?<=^|[\s,;])\p{Script=Han}{0,4}叫做?(?=\p{Script=Han}{2,3}(?![\p{Script=Han}]))|[俺咱]叫|我?姓名[是叫写]?|叫我(?=[老小阿])|[那这]个人叫|(?<=[\s:,人\ue002\ue003])(?:还是|就是|换成|改成|换|也叫|也是)(?=\s?\p{Script=Han}{2,8})|(?<=[\ue002\ue003])[为是]?(?:同事|朋友|同学|亲戚|家属|家人)(?=[\s,]*\p{Script=Han}{2,3}(?!\p{Script=Han}))|(?:联系人(?:[为是](?:本人|(?:同事|朋友|同学|亲戚|家属|家人)))?|contact(?![a-z])|姓名|名称|名字(?:是|叫)?|联络人|联系(?:我(?=\p{Script=Han}{2,3}(?!\p{Script=Han})))?(?![电方])|找(?=\s?(?:\p{Script=Han}{2}|[老小阿][A-Za-z]))|attn|name|(?<=[号室楼座层\d])叫|仓管|(?<!\p{Script=Han})店[长主](?=\s?\p{Script=Han}{2,3})|(?<!\p{Script=Han})店长|就是我|(?<=[\s,;])我(?=\p{Script=Han}{2,3}\s*\ue001)|由(?=\p{Script=Han}{2,3}\s?\ue001)|我?姓(?=\p{Script=Han}\s*(?:[,;\s\ue001]|$))|联系(?:仓管|库管|店长|车主)|(?:库管|发货员)(?=\s*\p{Script=Han}{2,3})|师傅打|打给|通知(?=\p{Script=Han}{2,3}\s?\ue001)|打(?=\s*\ue001)|货主|联系(?=\s\p{Script=Han}{2,3}\s?\ue001)|(?:[我他她的]|,|\s|\ue002|^)(?:名?叫做?(?!我)|姓\p{Script=Han}(?=我?叫))|(?:给|是|找|叫)?(?<![\s,;:]\p{Script=Han}{2,3})[我他她](?:妈妈?|爸爸?|弟弟?|哥哥?|姐姐?|妹妹?|老婆|老公|朋友|同学|同事|儿子|女儿|舅舅?|叔叔?|表[哥弟姐妹]|媳妇|对象|亲戚)(?:名?叫做?)?)[\]\s:]*/giu;
const labels =
  /(?:(?<=\p{Script=Han}{2})[他她]的?(?=(?:联系)?电话|手机|号码)|(?<=[,\s])[他她]的?(?=(?:联系)?电话|手机|号码)|(?<=[\s\ue002\n])位置|座机|联系方式|联系电话|手机号码?|手机|电话号码|(?<=[\d号][\s,]?)(?:仓库|门店|店里|前台)电话|电话是?|tel|phone|mobile|add(?:r(?:ess)?)?(?=[:\s])|所在地区|所在区域|省市区|(?<!\p{Script=Han})地区|详细地址|详细(?=[\s:])|(?:街道)?门牌号?(?=[\s:])|车架号|整车编码|车牌号?|品牌|牌子|车型|车辆(?!\p{Script=Han}{0,6}(?:公司|厂|店|行|市场|城))|车子|型号|货(?=[\s:])|数量|地址(?:是|在)?|(?:400)?客服(?![部中])|取件时间|时间|付款方式|结算方式|件数|辆数|付款|付费方式|支付方式|运费|费用|钱(?=:)|保价|代收货款|代收|邮编[:\s]*\d{6}|邮政编码[:\s]*\d{6}|本人|自己|brand|model|vehicle)[\]\s:]*|车(?=:)|(?<=^|[\n\s,;])[(]?\d{1,2}[.)](?=\s*(?:[\p{Script=Han}\ue002\ue003\ue005]|$))|(?:^|\n)\s*[一二三四五六七八九][、,.]/giu;
/** What is called by its kind behind it is neither somebody nor a place. */
const goods = /(?:商品|(?:货物|物品)(?:名称)?|货名|品名|货[为是])[\]\s:]*/gu;
const chatter =
  /(?<=^\s*)\p{Script=Han}(?:哥|姐|叔|姨|婶|伯|总|师傅|老板|经理)(?=[,!]\s*(?:[我你您请帮麻有在\ue005]|\p{Script=Han}{0,4}(?:车|三轮)))|(?<=\p{Script=Han}{2})也?(?:都?没[错变改]|不变)(?!\p{Script=Han})|(?<=^\s*)(?:阿[叔姨伯]|大[哥姐叔爷]|老[板乡铁哥师]|老师傅|哥们|师傅|兄弟|小[姐妹哥]+姐?|同志|[哥姐]|叔叔|阿姨)(?=[,!\s]|[您你]好)|您好|你好|麻烦|帮忙?我?|谢谢[您你啦]?|多谢|辛苦|托运|(?<!\p{Script=Han})老板[,\s]|(?<!\p{Script=Han})亲[,\s]|发个车|发一台|上门|车停在|仓库在|(?<=[\s,;])住(?=\p{Script=Han}{2})|车在|车是|要(?=[寄发运送])|(?<=^|[\s,;\ue005])去|这是|从这里|(?<=^|[\s,;\ue005])请|然后|[一二两][台辆]|\d{1,2}[台辆]|(?<![\p{L}\p{N}])中国(?=\s?\p{Script=Han}{2,})|这边是?|那边是?|那里|白色|黑色|红色|蓝色|灰色|(?<=[\d\p{Script=Han}][号室楼层口旁面院])的(?=\p{Script=Han}{2,4}\s*[,(]?\s*[她他]?[\ue001\ue002])|(?<=[\s,)])的(?=\p{Script=Han}{2,4}\s*[,(]?\s*[她他]?[\ue001\ue002])|(?<=[路街道村镇号室楼层口旁面院店])的(?=(?:[老小阿]\p{Script=Han}|\p{Script=Han}{1,2}(?:先生|女士|小姐|师傅|老板|哥|姐|总|叔|姨|嫂子?|伯|爷|婶|老师|经理))(?!(?!要|想)\p{Script=Han}{2}))|thanks?!?|please|pls|hi\b|hello|(?<=[A-Za-z]) here\b|\bmy\b|\((?:女|男)(?:士)?\)/giu;

/** The stretch of a side without the words about its fields. */
export const cleared = (stretch: string) =>
  stretch
    .replace(introductions, (found) => mark.name.repeat(found.length))
    .replace(goods, (found) => mark.taken.repeat(found.length))
    .replace(labels, (found) => mark.label.repeat(found.length))
    .replace(chatter, (found) => mark.label.repeat(found.length));

/** A place in brackets in the name of a firm. */
const inFirm = /(?<=\p{Script=Han})\(\p{Script=Han}{2,4}\)(?=\p{Script=Han}{0,8}(?:公司|厂|店|部|中心))/gu;

/** Cuts a side into its pieces, with the regions taken out. */
export function toTokens(text: string, regions: readonly FoundRegion[], region: FoundRegion | undefined): Token[] {
  const covered = regions.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\ue006'.repeat(end - start) + rest.slice(end),
    text,
  );
  // Where a part of the place is named again, or it stands in the name of a shop, the street does not begin anew: 中牟县白沙镇… 小宋（郑州）.
  const ends = region ? [region, ...regions.filter(({ code }) => code === region.code)].map(({ end }) => end) : [-1];
  const beginsStreet = (end: number) => /^\s?[\p{Script=Han}\d]{1,8}?(?:[路街镇乡村道号]|\d)/u.test(text.slice(end));
  const last = Math.max(...(ends.some(beginsStreet) ? ends.filter(beginsStreet) : ends));
  const tokens: Token[] = [];
  // A space between two Latin words is no border.
  const pieces = covered
    .replace(/([A-Za-z]) (?=[A-Za-z])/g, '$1\ue004')
    // 新蕾车业(天津)有限公司 is one name.
    .replace(inFirm, (part) => part.replace(/[()]/g, '\ue004'))
    // 29 号 is one number.
    .replace(/(\d) (?=[号室楼栋幢座弄组])/g, '$1\ue004')
    // Mr. Brown is one name.
    .replace(/(?<=(?:^|[^A-Za-z])(?:Mrs?|Ms|Dr))\. ?(?=[A-Z])/g, (gap) => '\ue004'.repeat(gap.length))
    // Lisa 刘 is one name.
    .replace(/(?<=(?:^|[^A-Za-z])[A-Z][a-z]{1,11}) (?=\p{Script=Han}(?:[^\p{L}\p{N}]|$))/gu, '\ue004')
    // 邓 斌 is one name, and so is 邬 先生.
    .replace(
      /(?<=^|[^\p{L}\p{N}])(\p{Script=Han}) (?=(?:\p{Script=Han}|先生|女士|小姐|师傅|老师|老板|经理)(?:[^\p{L}\p{N}]|$))/gu,
      '$1\ue004',
    );
  const word = /[\p{L}\p{N}\p{M}·\-#+\ue004]+/gu;
  let end = 0;
  for (const match of pieces.matchAll(word)) {
    const from = match.index;
    const to = from + match[0].length;
    const left = pieces.slice(end, from);
    const previous = tokens.at(-1);
    if (previous) previous.right = left;
    end = to;
    const isBehind = /\ue006[\s,\ue002\n)\]:]*$/.test(left) && from >= last;
    tokens.push({
      text: match[0].replace(/(?<=[\p{Script=Han}\d])\ue004/gu, '').replaceAll('\ue004', ' '),
      from,
      to,
      left,
      right: '',
      place: isBehind ? 'behind' : region && from >= last ? 'after' : 'before',
    });
  }
  const final = tokens.at(-1);
  if (final) final.right = pieces.slice(end);
  return tokens.filter((token) => !/^[-·#+]+$/.test(token.text)).map(trimmed);
}

/** A name between what its bearer is or who speaks of him, and what he does: 我老舅姜国富收, 门卫老张, 李姐接车. */
const hung = new RegExp(
  `^((?:店?老板|车主|店[主长]|老主顾|老客户|老顾客|物业|值班|车间|仓库|库房|门卫|保安|店员|前台|(?:给|找|寻|喊|由|让|叫|是)?(?:[我他她]们?)?${kin}|客户|买家|卖家|给|找|寻|喊|由|让|[他她]?叫|[那这][头边]是|[那这]个人叫|[我他她]?是)?)(\\p{Script=Han}{2,4}?)((?:来接|签收|接车|交车|给车|装车?|提车|就行|就好|管着|守着的?|看着|等着|负责|在家等?|[接收说讲拿取])?)$`,
  'u',
);

/** A name without the words that hang on it: 温生接 158…, 给唐蕾 139…, 姓名写储红就行. */
function trimmed(token: Token): Token {
  // 恒信车业拉2台: what is done with the vehicles that follow.
  if (token.right.startsWith(mark.taken) && /\p{Script=Han}{3}[拉提取接装]$/u.test(token.text))
    return trimmed({ ...token, text: token.text.slice(0, -1), to: token.to - 1, right: ` ${token.right}` });
  const enough = isNamed(token)
    ? (/(?<=\p{Script=Han}{2})(?:就[行好可]|就可以|即可)$/u.exec(token.text)?.[0] ?? '')
    : '';
  if (enough !== '') return { ...token, text: token.text.slice(0, -enough.length), to: token.to - enough.length };
  // 普宁的阿龙: of the place that was taken out.
  if (token.left.endsWith('\ue006') && /^的\p{Script=Han}{2,4}$/u.test(token.text))
    return trimmed({
      ...token,
      text: token.text.slice(1),
      from: token.from + 1,
      left: `${token.left}的`,
      place: 'after',
    });
  // 运费找储红拿: what is done with him.
  if (isNamed(token) && !token.right.includes(mark.phone) && /\p{Script=Han}{2}[拿要]$/u.test(token.text))
    return { ...token, text: token.text.slice(0, -1), to: token.to - 1 };
  if (!/^[\s\ue002:,(]*\ue001/.test(token.right)) return token;
  const [, verb = '', name = '', does = ''] = hung.exec(token.text) ?? [];
  if (
    verb + does === '' ||
    !isLikely(name) ||
    !isName(name) ||
    (/^[^给找寻喊让客买卖物仓库门值车前店]/.test(verb) && isLikely(token.text) && honorific.test(token.text))
  )
    return token;
  return { ...token, text: name, from: token.from + verb.length, to: token.to - does.length };
}

/** Whether a word before it calls it a name. */
export const isNamed = ({ left }: Token) => left.includes(mark.name);
/** Whether a phone stands beside it, or in the next line. */
export const isByPhone = ({ left, right }: Token) =>
  (left.includes(mark.phone) && !left.endsWith(mark.taken)) ||
  (/^[^\n]*(?:\n[^\n]*)?$/.test(right.slice(0, right.indexOf(mark.phone))) && right.includes(mark.phone));
