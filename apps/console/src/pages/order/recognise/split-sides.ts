import type { FoundRegion } from './find-region';
import type { Way } from './overview';
import type { Role, Span } from './recognised';
import { mark } from './scan';
import { findTitles } from './side-titles';
import { type Anchor, alongWay, type Cue, suppose, turned, type Zone } from './suppose-sides';
import { comesToWriter, people, reversed, sends, weighed } from './weigh-sides';

export interface Sides {
  zones: Zone[];
  /** Words about a side, which belong to none of its fields. */
  cues: readonly Cue[];
  /** The message does not say which side is which. */
  isAsked: boolean;
  /** One who writes names himself beside two places, and not at which of them he is. */
  isContactOpen?: boolean;
  /** The side of the one who writes, where he speaks of himself. */
  writer?: Role;
}

const about =
  '(?:的)?(?:人|方|联系人|客户|单位|公司|信息|资料|仓库|客服|城市|地区|地址|位置|地|点|处)*(?:的)?(?:姓名|名称|名字|联系方式|联系电话|电话|座机|手机号?码?)?(?:[是叫])?';
const consignee: readonly string[] = [
  `(?:收件|收货|(?<!来|上门|过来)收车(?!嘛|吗|不)|接车|接货|到达人员|到达位置|目的方|进车方|到方|货到(?!现?[付结]|收款)|交车|交货|卸车|卸货|到货|派件|送达|[运寄][抵达]|签收)(?!时间|日期|付|款)${about}`,
  `收(?:的人|方|人(?=[\\s:]))(?!付|承担|出)${about}`,
  '(?:那边|对方)?收的(?:人?是|人|(?=\\s?:))|(?<![签查])收在(?=\\s?\\p{Script=Han})',
  '(?:那边|对方)(?!付|要|说|讲|回复|问|可以|同意)(?:的)?(?:电话|地址|姓名|联系人)?',
  `送[货车](?!时间|上门|单)${about}`,
  `目的地${about}|到达(?!人员|位置)地?|到站|终点|下家|(?:买家|买方|卸车联系)|客[户人](?=[:\\s在]|要(?![买保求]))`,
  'receiver|consignee|recipient|ship\\s?to|deliver(?:y)?(?: to)?|drop(?:\\s?-?off|(?=\\s?:))',
];
const consignor: readonly string[] = [
  `(?:托运(?=人|方)|寄件|发件|寄货|发货|[寄发]出(?=[人方地])|始发人员|始发位置|货源方|出车方|发车(?!行|业|间)|寄车|取车|提车|提货|取货|取件|揽收|揽件|装车|装货)(?!时间|日期|员)${about}`,
  `(?:(?:寄|发)方|(?<=^|[\\s,;])[寄发]人(?=[\\s:]))(?!付|承担|出)${about}`,
  '(?:那边|对方)?[寄发]的(?:人?是|人|(?=\\s?:))',
  `从我?们?(?:自己)?(?:仓库|店里|门店|厂里|家里?|公司)(?:发货?|寄|出)?|[寄发来]自|起点|发站|(?:商家|发货)?仓(?:库)?(?=\\s*:)|出货(?:门店|仓库?|联系|(?=\\s*:))|上家|起运地|始发(?!人员|位置)地?|出发地?${about}|(?:原?车主|货主|卖家|卖方)(?:那[边头])?${about}`,
  '[车货]子?(?:现在|目前)?(?:停|放)?在|(?<=^|[\\s,;]|[A-Za-z\\d])(?:(?:现在|目前)?(?:停|放)在|(?:现在|目前)在)',
  'sender|consignor|shipper|ship from|pick\\s?-?up(?!\\s?(?:date|time|day|this|on|next|today|tomorrow|the|my|\ue005))',
];
/** Words of the writer about himself. */
const writerWords =
  '(?:我系|我搁|我人(?:现在|就)*在|我就在|(?<![他她家叫买卖][^;\\n]{0,6}[,\\s])(?<=^|[\\s,;])人(?:现在)?在(?=\\s?\\p{Script=Han}{2})|我(?:的)?地址(?:是|在)?|我(?:们)?(?:这边|这里|家)?(?:是在|是|在)|我这边|我的?(?:电话|手机号?码?|号码|联系方式)(?:是)?|(?:我们?店里?|店|仓库|学校|宿舍|公司|单位|出租屋)(?:现在)?在|我们店(?=发)|我(?=\\()|我叫|我的?(?:姓名|名字)[是叫]?|我姓(?!名)|[Tt]his is(?=\\s[A-Z])|我(?=\\s*\ue001|\\s+[\\u4e00-\\u9fa5]{2,4}\\s*\ue001)|(?<=^|[\\s,;])(?:我|me)(?=\\s?[:=]))';
/** From one side to the other; they stand between the two. */
const onward = [
  '→',
  '(?:转?交给|给到)(?=\\s?\\p{Script=Han})|(?<=[\\d号楼室店]\\s?)交(?=\\s?\\p{Script=Han}{2,4}[\\s,(]*\\ue001)',
  '(?:[寄发运送拉](?:到|往|至|给)|[弄整搬拖拉运](?:回|到)(?:我们?)?(?:自己)?老?家)(?=\\s*:)',
  '(?:请|麻烦|要|想|给我|帮我|把车|再|都)*(?:寄|发|运|送|托运|拉|邮|快递|退|搬|拖|捎|带|卖|走(?=[到往至去]))(?:[车货]|东西)?(?:回老家|回|返|过去|过来|到|往|至|给|去|出到)+(?=\\s?[\\p{Script=Han}\\ue001])(?!付)',
];
const loneOnward =
  /(?:(?<=[\s,;:\])\ue001\ue005\n]|^)|(?<=[\p{Script=Han}\d)]))[发寄送运拉到去给至走来往卸返](?=\s*[\p{Script=Han}])/gu;
const english = /(?<=^|[\s,;])(from|to)(?=[\s:])/gi;
/** A sign alone, as a label before or behind. */
const lone =
  /(?<=^|[\s,;:[(\])\ue001\ue002\ue003\ue005])(?:(收|寄|发|送|起|止|到|派)(?=\s|$|[:\],;)\ue001\ue002])|(?:提|取|装|卸|终|至|交|派|出|进|还)(?=\s*[:\]]))|(?<=[\p{Script=Han}\d])收(?=\s*(?:$|[\n,;)]|\ue001|\ue005))/gu;
/** A sign that hangs on a name: 收陈亮. */
const hanging = /(?<=^|[\s,;])[收寄发送](?=\p{Script=Han}{2,3}\s?\ue001)/gu;
const starts = /(?:从|由|打)(?:[我你]们?)?(?:这[里边]|店里?|厂里?|仓库)?(?=\s?\p{Script=Han})/gu;
const ends =
  /(?<=[路街道巷村镇号楼乡区县])(?:发出|寄出|出发|起运|[发寄](?=[\s,;]|$))(?=\s*(?:$|[\n,;\p{Script=Han}\ue001]))|(?<=[\s,;)\ue001\ue005])(?:(?:这边|那里|这里)?(?:发出|寄出|我?[发寄]的?|提|取)(?!\ue005)|签收|收的?)(?=\s*(?:$|[\n,;\ue005]))|(?<=[\d号室楼院][ \t])[出进](?=[ \t]*(?:$|\n))/gu;
/** In brackets, of what stands before them: （这里取车）, （送到这里）. */
const aside =
  /\((?:[这那此](?:里|边|个|处|地)?|上面)?[是就]?(?:地址)?(?:(托运|寄件|发件|发货|发车|取车|提车|提货|取货|取件|装车|装货|发出|寄出|[发寄提取])|(收件|收货|收车|接车|接货|交车|卸车|卸货|送达|签收|收|(?:[送运发寄拉]?到|送)(?=[这那此])))(?:的)?(?:人|方|点|处|地址|地)?(?:[这那此](?:里|边|个|处|地)?)?\)/g;
const firm =
  /(?<=^|[^\p{L}\p{N}])[\p{Script=Han}A-Za-z0-9()]{2,20}?(?:公司|车行|商行|专卖店|售后仓|物流园)(?![\p{Script=Han}])/gu;

/** Which side stands first: 上面的收，下面的发. */
const position = /(?:上面|上边|前面|第一[个行条])(?:那?个|的|是)*([收发寄送])/;
const other = /(?:下面|下边|后面|第二[个行条])(?:那?个|的|是)*[收发寄送]/;

/** Where the sides stand, by the words that say so or the way that is told; without either by what phones and regions let suppose. */
export function splitSides(
  text: string,
  regions: readonly FoundRegion[],
  isWhole: (code: string) => boolean,
  way?: Way,
): Sides {
  const anchors = findAnchors(text, regions);
  const sides = splitByWords(text, regions, isWhole, anchors);
  const onWay =
    way && sides.isAsked && !reversed.test(text)
      ? alongWay(suppose(text, anchors, sides.cues), regions, way)
      : undefined;
  return onWay ? { ...sides, zones: onWay, isAsked: false } : sides;
}

/** What a side is known by, in the order of the text. */
const findAnchors = (text: string, regions: readonly FoundRegion[]): Anchor[] =>
  [
    ...[...text.matchAll(new RegExp(`${mark.phone}+`, 'g'))].map(({ index, 0: found }) => ({
      kind: 'phone' as const,
      from: index,
      to: index + found.length,
    })),
    ...regions.map(({ start, end }) => ({ kind: 'region' as const, from: start, to: end })),
  ].sort((a, b) => a.from - b.from);

function splitByWords(
  text: string,
  regions: readonly FoundRegion[],
  isWhole: (code: string) => boolean,
  anchors: readonly Anchor[],
): Sides {
  const cues = findCues(text, regions, anchors);
  const told = position.exec(text);
  if (told) {
    const role: Role = /[收送]/.test(told[1] ?? '') ? 'consignee' : 'consignor';
    const cue = { role, from: told.index, to: told.index + told[0].length, start: told.index, isBehind: false };
    const zones = suppose(text, anchors, cues);
    const isBoth = zones.length === 2 && other.test(text) && anchors.length === 4;
    return { zones: role === 'consignee' ? turned(zones) : zones, cues: [cue], isAsked: !isBoth };
  }
  const phones = anchors.filter(({ kind }) => kind === 'phone').length;
  const wholes = regions.filter(({ code }) => isWhole(code)).length;
  const cities = new Set(regions.map(({ code }) => code.slice(0, 4))).size;
  const isPair = phones > 1 || wholes > 1 || cities > 1;
  if (cues.length === 0) {
    // One place where somebody is to come and fetch it.
    const isFetched = !isPair && /上门[拉取提接收]|[过你]?来[拉取提收]/.test(text);
    const zones = suppose(text, anchors, cues);
    return isPair
      ? { ...weighed(zones, cues, anchors, regions, text), cues }
      : { zones, cues, isAsked: anchors.length > 0 && !isFetched };
  }
  // 交车 to the carrier or to the one who receives, 提车 by either: one beside the other they say nothing for certain.
  const isOfCarrier =
    new Set(cues.map(({ role }) => role)).size > 1 &&
    cues.every(({ from, to }) => /^[交提][车货]/.test(text.slice(from, to))) &&
    // In a form, 提车地 and 交车地 are the two ends of the way.
    !(cues[0]?.role === 'consignor' && cues.every(({ from, to }) => /[地点址息]|联系/.test(text.slice(from, to))));
  const lines = toLines(text, cues, anchors);
  if (lines) return { zones: lines, cues, isAsked: isOfCarrier };
  const titled = toTitled(text, cues);
  if (titled) return { zones: titled, cues, isAsked: isOfCarrier };
  const blocks = toBlocks(text, cues, anchors);
  if (blocks) return { zones: blocks, cues, isAsked: false };
  const trailed = toTrailed(text, cues, anchors);
  if (trailed) return { zones: trailed, cues, isAsked: isOfCarrier };
  const { stretches, isContested } = toStretches(text, cues, anchors);
  const holds = (span: Span, kind?: Anchor['kind']) =>
    anchors.some((each) => each.from >= span.from && each.from < span.to && (!kind || each.kind === kind));
  const roles = new Set(stretches.flatMap((each) => (each.role && holds(each) ? each.role : [])));
  // One who only says where he is has not said that he sends.
  const isWriterAlone =
    isPair &&
    cues.every(({ from, to }) => new RegExp(`^${writerWords}$`, 'u').test(text.slice(from, to))) &&
    !sends.test(text) &&
    !comesToWriter(text);
  let isAsked = isOfCarrier || (isContested && isPair) || isWriterAlone || (isPair && isTwoWay(text, cues, holds));
  const [single] = roles;
  const zones = stretches.flatMap((each, place): Zone[] => {
    if (each.role) return [{ ...each, role: each.role }];
    if (!holds(each)) return [];
    // What stands before the first word is the other side, as in `苏州 A 发 盐城 B`.
    if (roles.size === 1 && single && isPair)
      return [{ ...each, role: single === 'consignee' ? 'consignor' : 'consignee' }];
    if (roles.size === 1 && single) return [{ ...each, role: single }];
    if (roles.size === 0) {
      const own = cues[0]?.role ?? 'consignor';
      return [{ ...each, role: own }];
    }
    // Both are said already: it goes to the side that lacks what it holds.
    for (const kind of ['region', 'phone'] as const) {
      if (!holds(each, kind)) continue;
      const lacking = (['consignor', 'consignee'] as const).filter(
        (role) => !stretches.some((own) => own.role === role && holds(own, kind)),
      );
      if (lacking.length === 1 && lacking[0]) return [{ ...each, role: lacking[0] }];
      // 姓名… 电话… 发货地… 目的地…: of whom it speaks that comes first, the message does not say.
      isAsked ||= lacking.length > 1;
      const next = stretches[place + 1]?.role;
      if (lacking.length > 1 && next) return [{ ...each, role: next }];
    }
    // Beside two whole sides it is somebody else's, such as the dispatcher's.
    isAsked ||= !(['consignor', 'consignee'] as const).every((role) =>
      (['phone', 'region'] as const).every((kind) => stretches.some((own) => own.role === role && holds(own, kind))),
    );
    return [];
  });
  const ends = endsOfWay(zones, regions, text);
  const crossed = uncrossed(zones, regions, text, (zone) => holds(zone, 'phone'));
  const placed = ends ?? crossed ?? byCity(zones, regions, text);
  // What is told by the place alone is asked, and so is a way that a lone word of many senses tells.
  isAsked ||=
    crossed !== undefined ||
    (!ends && placed.length > zones.length) ||
    (isPair && cues.every(({ from, to }) => /^[走来返]$/.test(text.slice(from, to))));
  const count = (role: Role, kind: Anchor['kind']) =>
    anchors.filter(
      (each) =>
        each.kind === kind &&
        placed.some((zone) => zone.role === role && each.from >= zone.from && each.from < zone.to),
    ).length;
  const isLopsided = (['consignor', 'consignee'] as const).some((role) => {
    const other = role === 'consignor' ? 'consignee' : 'consignor';
    return (
      (count(role, 'phone') > 1 && count(other, 'phone') === 0) ||
      (phones < 2 && wholes > 1 && count(role, 'region') > 1 && count(other, 'region') === 0)
    );
  });
  if (isLopsided && phones > 1 && wholes > 1)
    return { ...weighed(suppose(text, anchors, cues), cues, anchors, regions, text), cues };
  const lonePhone = phones === 1 ? anchors.find(({ kind }) => kind === 'phone') : undefined;
  const last = lonePhone && cues.findLast(({ to }) => to <= lonePhone.from);
  const isContactOpen =
    new Set(regions.map(({ code }) => code)).size > 1 &&
    last !== undefined &&
    /^(?:我叫|我姓|我的?(?:电话|手机号?码?|号码|联系方式|姓名|名字)[是叫]?|我)$/.test(text.slice(last.from, last.to));
  const own = cues.find(({ from, to }) => /^我(?!刚?买)/.test(text.slice(from, to)));
  return { zones: placed, cues, isAsked: isAsked || isLopsided, isContactOpen, ...(own && { writer: own.role }) };
}

const besideWriter = /(?<=^|[\s,;])我(?:们|这边|家|人|现在)*在/;
const someoneAt = new RegExp(`(?<=^|[\\s,;])我?${people}(?:人|现在|住)*在`, 'gu');

function findCues(text: string, regions: readonly FoundRegion[], anchors: readonly Anchor[]): Cue[] {
  const cues: Cue[] = [];
  const firms = [...text.matchAll(firm)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
  const isRegionAt = (at: number) => regions.some(({ start }) => start >= at && /^\s*$/.test(text.slice(at, start)));
  const inRegion = (from: number, to: number) => regions.some(({ start, end }) => from < end && to > start);
  const add = (role: Role, from: number, to: number, isBehind = false) => {
    if (cues.some((cue) => from < cue.to && to > cue.from) || inRegion(from, to)) return;
    if (firms.some((each) => from > each.from && to <= each.to)) return;
    const name = /(?<=^|[\s,;\ue001\ue002\ue005])[\p{Script=Han}·A-Za-z]{1,8}\(?$/u.exec(text.slice(0, from));
    const hangs =
      !isBehind && name && /^[收寄发]$/.test(text.slice(from, to)) && /^(?:\)|\s*\ue001)/.test(text.slice(to));
    // 昆明那边: the place is of what it speaks of.
    const place = /^[那这][边头里]/.test(text.slice(from, to)) ? regions.find(({ end }) => end === from) : undefined;
    // 乙地 交给某某 138…: behind somebody else's phone the place is of him to whom it goes.
    const [phone, goes] = anchors.filter((each) => each.to <= from).slice(-2);
    const isGiven =
      /^(?:转?交给?|给到)$/.test(text.slice(from, to)) && phone?.kind === 'phone' && goes?.kind === 'region';
    const start = hangs ? name.index : (place?.start ?? (isGiven ? goes.from : from));
    cues.push({ role, from, to, isBehind, start: Math.max(start, cues.at(-1)?.to ?? 0) });
  };
  /** Whether what the word speaks of stands before it: in its line there is something before it and nothing after it. */
  const isBehind = (from: number, to: number) => {
    const start = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf(';', from - 1)) + 1;
    const end = Math.min(...[text.indexOf('\n', to), text.indexOf(';', to), text.length].filter((at) => at >= 0));
    const last = Math.max(start, ...cues.filter((cue) => !cue.isBehind && cue.to <= from).map((cue) => cue.to));
    const next = Math.min(end, ...allCues.filter((cue) => cue.from >= to).map((cue) => cue.from));
    // 段师傅 137… 发，杨丽红 159… 收.
    if (
      /\ue001\s*$/.test(text.slice(0, from)) &&
      /^[收发寄]的?$/.test(text.slice(from, to)) &&
      /^\s*(?:$|[,;\n])/.test(text.slice(to))
    )
      return true;
    // 收件姓名 柳明 收件手机 …: a title of a form is followed by its value.
    const isTitle = /(?:姓名|名称|名字|联系人|联系方式|电话|手机号?码?|座机|地址)$/.test(text.slice(from, to));
    if (isTitle && !/^[^\S\n]*[)\]]?[^\S\n]*(?:$|[\n,;])/.test(text.slice(to))) return false;
    if (
      /^\s*(?:[:]|同上)|^\p{Script=Han}/u.test(text.slice(to)) ||
      /^(?:我|那边|对方|车|收的)/.test(text.slice(from, to))
    )
      return false;
    return (
      anchors.some((each) => each.from >= Math.min(last, start === last ? start : last) && each.to <= from) &&
      !anchors.some((each) => each.from >= to && each.from < next)
    );
  };
  /** 提货人 beside 托运人 receives, and 交车 beside 收车 sends. */
  const roleOf = (role: Role, found: string): Role =>
    (isDelivered && /^接[车货][点地]/.test(found)) ||
    (/[接收]货(?:方|单位|人)/.test(text) && /^送货(?:方|单位|人)/.test(found)) ||
    (/^客户/.test(found) && /收[件货车]?(?:[方人]|\s*:)|收货单位/.test(text) && !/[发寄][件货车]?[方人]/.test(text))
      ? 'consignor'
      : fetches && /^提货(?:联系)?人/.test(found)
        ? 'consignee'
        : handsOver && /^交[车货]/.test(found)
          ? 'consignor'
          : role;
  const allCues: Span[] = [];
  const labels: { role: Role; from: number; to: number }[] = [];
  const isDelivered = /deliver|送[到达车货]|交[车货]|卸[车货]/i.test(text);
  const fetches = /(?:托运|发货|寄件|发件)(?:[人方]|\s*:)|货主/.test(text);
  const handsOver = /[收接][车货](?!付)/.test(text) && !/[提取装发寄][车货件]/.test(text);
  // 发货那头晚点给你 speaks of nothing that stands here.
  for (const [role, patterns] of [
    ['consignee', consignee],
    ['consignor', consignor],
  ] as const)
    for (const { index, 0: found } of text.matchAll(new RegExp(patterns.join('|'), 'giu')))
      if (
        !/^(?:那[头边]|这[头边]|[人方的])?[^,;\n]{0,4}(?:晚点|(?:不变|没变|照旧)(?!\s*:)|稍后|待会|等下|等会|等通知|回头|还没|[未没待]定)/.test(
          text.slice(index + found.length),
        )
      )
        labels.push({ role: roleOf(role, found), from: index, to: index + found.length });
  // 客户 in the block of each side is no word about one of them.
  const isShared = labels.filter(({ from, to }) => /^客户$/.test(text.slice(from, to))).length > 1;
  if (isShared) labels.splice(0, labels.length, ...labels.filter(({ from, to }) => text.slice(from, to) !== '客户'));
  // 仓：… 店：…: from the one to the other.
  if (/仓(?:库)?\s*:/.test(text))
    for (const { index, 0: found } of text.matchAll(/(?<=^|[\s,;])门?店(?=\s*:)/g))
      labels.push({ role: 'consignee', from: index, to: index + found.length });
  const titles = findTitles(text);
  for (const { role, from, to } of titles) labels.push({ role: roleOf(role, text.slice(from, to)), from, to });
  // Who writes sends, unless there is somebody whom he bought from.
  const own =
    comesToWriter(text) ||
    /(?<!我(?:们|这边)?是)(?:车主|卖家|卖方)|网上买|[送发运寄拉][到给]我(?:家|这|们这|住|[,;\s])|我(?:自己|来|这边)*[收接](?:车|货)?(?=[\s,;]|$)/.test(
      text,
    )
      ? 'consignee'
      : 'consignor';
  labels.push(...findHomes(text).filter(({ to }) => /^\s?:/.test(text.slice(to)) || isRegionAt(to)));
  // 收件：我 裴雪: the title has said it.
  for (const { index, 0: found } of text.matchAll(new RegExp(`(?<!: ?)${writerWords}`, 'gu')))
    labels.push({ role: own, from: index, to: index + found.length });
  // 我南通海门区…: the writer and where he is.
  for (const { index } of text.matchAll(/(?<=^|[\s,;\n])我(?=\s?\p{Script=Han})/gu))
    if (isRegionAt(index + 1)) labels.push({ role: own, from: index, to: index + 1 });
  const isGiven = besideWriter.test(text) && (sends.test(text) || /买[了下]?我/.test(text));
  // 我儿子的车要拿回来，他在某地; 我在某地，朋友在某地: he is at the other side.
  const there = comesToWriter(text) ? /(?<=^|[\s,;])[他她](?:人|现在|住)*在/g : isGiven ? someoneAt : undefined;
  const role = own === 'consignor' ? 'consignee' : 'consignor';
  for (const { index, 0: found } of there ? text.matchAll(there) : [])
    if (isRegionAt(index + found.length)) labels.push({ role, from: index, to: index + found.length });
  for (const { index, 0: sign } of text.matchAll(lone))
    labels.push({
      role: /[收到止送卸终至交派进还]/.test(sign) ? 'consignee' : 'consignor',
      from: index,
      to: index + sign.length,
    });
  for (const { index, 0: sign } of text.matchAll(hanging))
    labels.push({ role: /[收送]/.test(sign) ? 'consignee' : 'consignor', from: index, to: index + 1 });
  for (const { index, 0: found } of text.matchAll(ends))
    labels.push({ role: /[收进]/.test(found) ? 'consignee' : 'consignor', from: index, to: index + found.length });
  const asides = [...text.matchAll(aside)].map(({ index, 0: found, 1: sends }) => ({
    role: sends ? ('consignor' as const) : ('consignee' as const),
    from: index + 1,
    to: index + found.length - 1,
  }));
  allCues.push(...labels);
  const isPairOfSigns = /(?:^|[\n,;])\s*收\s|\n\s*[到送]\s/.test(text);
  const between: { role: Role; from: number; to: number }[] = [];
  for (const { index, 0: found } of text.matchAll(new RegExp(onward.join('|'), 'giu'))) {
    // 起点→某地: behind a title it is a colon.
    if (found === '→' && titles.some(({ to }) => /^\s*$/.test(text.slice(to, index)) && to <= index)) continue;
    // 想寄回家,… is a wish, where the other side is told by a word of its own.
    if (
      (/家$/.test(found) || (/回$/.test(found) && /^家\s*[,;\n]/.test(text.slice(index + found.length)))) &&
      !isRegionAt(index + found.length) &&
      labels.some(({ role }) => role === 'consignee')
    )
      continue;
    between.push({ role: 'consignee', from: index, to: index + found.length });
  }
  // 蓬江区-北流市: a stroke between two places is a way.
  for (const [place, { end }] of regions.entries()) {
    const next = regions[place + 1];
    const [stroke = ''] = next ? (/^\s?-{1,3}\s?$/.exec(text.slice(end, next.start)) ?? []) : [];
    if (stroke) between.push({ role: 'consignee', from: end, to: end + stroke.length });
  }
  for (const { index } of text.matchAll(loneOnward)) {
    const isJoined = /[\p{Script=Han}\d]$/u.test(text.slice(0, index));
    // 去苏州提车: one goes there to fetch it.
    const isFetched =
      /^[去到来][^,;\n\ue001\ue005]*(?:提|取|拉|装|接|拿)[车货件]?|^[去到来][^,;\n\ue005]*?(?:[提取装接拿]车|[提取装拉]货)/.test(
        text.slice(index),
      );
    if (text.charAt(index) === '来' && !isFetched) continue;
    const isOpposed = isPairOfSigns || labels.some(({ from, to }) => text.slice(from, to) === '收');
    if (/^[发寄]\s/.test(text.slice(index)) && isOpposed && opensClause(text, index, isPairOfSigns)) continue;
    if (isRegionAt(index + 1) && (!isJoined || anchors.some(({ to }) => to <= index)))
      between.push({ role: isFetched ? 'consignor' : 'consignee', from: index, to: index + 1 });
  }
  for (const { index, 0: found } of text.matchAll(english))
    between.push({ role: /to/i.test(found) ? 'consignee' : 'consignor', from: index, to: index + found.length });
  for (const { index, 0: found } of text.matchAll(starts))
    if (isRegionAt(index + found.length) || /这[里边]$/.test(found))
      between.push({ role: 'consignor', from: index, to: index + found.length });
  allCues.push(...between);
  // 甲方(托运)：…: a colon makes it a title.
  const isTitle = ({ to }: Span) => /^\)\s*:/.test(text.slice(to));
  for (const each of asides)
    if (isTitle(each)) add(each.role, each.from, each.to);
    else if (anchors.some(({ to }) => to <= each.from)) add(each.role, each.from, each.to, true);
  for (const { role, from, to } of [...between, ...labels.filter((label) => !isOnDay(text, label))].sort(
    (a, b) => a.from - b.from || b.to - a.to,
  )) {
    const isOnward = between.some((each) => each.from === from && each.to === to);
    const sign = text.slice(from, to);
    const isDirection =
      /^[发寄送运拉]$/.test(sign) && anchors.some((each) => each.to <= from) && anchors.some((each) => each.from >= to);
    const stands = !isOnward && isBehind(from, to);
    // 给某地的某某发的: it is done for him who was named.
    const before = cues.at(-1);
    if (stands && /^[发寄]的$/.test(sign) && before && /给$/.test(text.slice(before.from, before.to))) continue;
    // `苏州 A 发 盐城 B`: between two sides it leads on to the second one.
    // 从某地发，联系某某: it ends what 从 began.
    const isEnd =
      before &&
      /^[从由]/.test(text.slice(before.from, before.to)) &&
      anchors.find((each) => each.from >= to)?.kind === 'phone';
    const isBetween =
      isDirection &&
      !isEnd &&
      !stands &&
      !/^\s*[:\],;\n]/.test(text.slice(to)) &&
      !opensClause(text, from, isPairOfSigns);
    add(isBetween ? 'consignee' : role, from, to, stands);
  }
  return cues.sort((a, b) => a.from - b.from);
}

const homes = '老家|家里?|学校|公司|单位|厂里?|厂家|工厂|店里|工地|宿舍|仓库';
const ways: readonly (readonly [Role, RegExp])[] = [
  ['consignor', new RegExp(`从我?们?(?:${homes})`, 'gu')],
  ['consignee', new RegExp(`[回到给]我?们?(?:${homes})(?!\\p{Script=Han}{0,2}[寄发取])`, 'gu')],
];

/** Where somebody is at home or works, of which the message says that it goes there or comes from there: 寄到厂里修，厂里地址是…. */
function findHomes(text: string): (Span & { role: Role })[] {
  return ways.flatMap(([role, way]) =>
    [...text.matchAll(way)].flatMap(({ 0: found }) => {
      const place = found.replace(/^[从回到给]我?们?/, '');
      const said = /^老?家里?$/.test(place) ? '(?:老家|家里?)' : place;
      const again = new RegExp(`(?<=^|[\\s,;])我?们?${said}(?:那边|地址)?[是在]?`, 'gu');
      return [...text.matchAll(again)].map(({ index, 0: word }) => ({ role, from: index, to: index + word.length }));
    }),
  );
}

/** Whether a sign begins a line, or a part of it where the other side's sign does so too: `发 甲 138…, 收 乙 139…`. */
const opensClause = (text: string, at: number, isPairOfSigns: boolean): boolean =>
  (isPairOfSigns ? /(?:^|[\n,;])\s*$/ : /(?:^|[\n;])\s*$/).test(text.slice(0, at));

/** What is done on a day, or by somebody who comes, speaks of no side: 周六取车, 30号提, 上门提车. */
const isOnDay = (text: string, { from, to }: Span): boolean =>
  /^[提取装揽发][车货件收]?$/.test(text.slice(from, to)) &&
  /(?:\ue005|[下这本]周|周末|月[初中底]|过[几两]天|上门|什么时候|啥时候?|几[点时])\s*(?:之?前|以?后|左右)?\s*(?:能|可以)?\s*(?:早上?|上午|下午|晚上|中午)?(?:再|来|去|上门|过来|到店)*$/.test(
    text.slice(0, from),
  ) &&
  /^\s*(?:$|[,;\n?!]|就[行好可]|可以|都[行可]|行|好|吧|吗|嘛|呢|呀|即可)/.test(text.slice(to));

const isRoadAt = (text: string, { end }: FoundRegion) =>
  /^[东南西北中]?[一二三]?(?:路|街|大道|公路|巷)/.test(text.slice(end));

/** Two places alone that a word leads between are one of each side, also where the line of the one that receives stood before: 收 137…⏎南京到扬州. */
function endsOfWay(zones: readonly Zone[], regions: readonly FoundRegion[], text: string): Zone[] | undefined {
  const [one, two, ...more] = regions;
  if (!one || !two || more.length > 0 || !/^\s?(?:到|至|→|发往?|去|往)\s?$/.test(text.slice(one.end, two.start)))
    return undefined;
  const zone = zones.find(({ from, to }) => one.start >= from && one.start < to);
  const next = zones.find(({ from, to }) => two.start >= from && two.start < to);
  if (zone?.role !== 'consignee' || next?.role !== 'consignee' || !/\n/.test(text.slice(zone.from, one.start)))
    return undefined;
  return zones.flatMap((each): Zone[] =>
    each === zone
      ? [
          { role: 'consignee', from: zone.from, to: one.start },
          { role: 'consignor', from: one.start, to: one.end },
          { role: 'consignee', from: one.end, to: zone.to },
        ]
      : [each],
  );
}

/** Where one sends from a place, and that place alone stands at the other side, the words about the sides were read across: 从长沙寄回老家，他在长沙岳麓区…，我在邵东…. */
function uncrossed(
  zones: readonly Zone[],
  regions: readonly FoundRegion[],
  text: string,
  holdsPhone: (zone: Zone) => boolean,
): Zone[] | undefined {
  const citiesIn = (own: readonly Zone[]) =>
    regions
      .filter((each) => !isRoadAt(text, each) && own.some(({ from, to }) => each.start >= from && each.start < to))
      .map(({ code }) => code.slice(0, 4));
  const first = zones.find((zone) => zone.role === 'consignor' && citiesIn([zone]).length > 0);
  const [city] = first ? citiesIn([first]) : [];
  const there = citiesIn(zones.filter(({ role }) => role === 'consignee'));
  const here = citiesIn(zones.filter(({ role }) => role === 'consignor'));
  if (!first || holdsPhone(first) || there.length === 0) return undefined;
  if (there.some((each) => each !== city) || here.every((each) => each === city)) return undefined;
  return zones.flatMap((zone) => (zone === first ? [zone] : turned([zone])));
}

/** What names the place of the other side again speaks of that side: 从昆明运到老家, 昆明盘龙区…, 老家是保山…. */
function byCity(zones: readonly Zone[], regions: readonly FoundRegion[], text: string): Zone[] {
  const places = regions.filter((each) => !isRoadAt(text, each));
  const cityOf = ({ code }: FoundRegion) => code.slice(0, 4);
  const within = (role: Role) =>
    places.filter(({ start }) => zones.some((zone) => zone.role === role && start >= zone.from && start < zone.to));
  const [one, ...more] = within('consignor');
  // 发济源 收货人… 济源… 货在洛阳…: what both sides name is of the one that has no other place.
  const first = more.find((each) => !within('consignee').some((there) => cityOf(there) === cityOf(each))) ?? one;
  const other = first && within('consignee').find((each) => cityOf(each) !== cityOf(first));
  if (!first || !other) return [...zones];
  const sides: Readonly<Record<string, Role>> = { [cityOf(first)]: 'consignor', [cityOf(other)]: 'consignee' };
  return zones.flatMap((zone) => {
    const parts: Zone[] = [];
    let { from, role } = zone;
    for (const place of places.filter(({ start }) => start >= zone.from && start < zone.to)) {
      const own = sides[cityOf(place)];
      if (!own || own === role) continue;
      if (place.start > from) parts.push({ role, from, to: place.start });
      ({ start: from } = place);
      role = own;
    }
    return [...parts, { role, from, to: zone.to }];
  });
}

/** A word that leads on to what follows it, or speaks of where the vehicle or somebody is. */
const leads = /[到往至给去回→]$|^(?:[从由打我车停放那对]|客户|this|me|my|from|to)/i;

/**
 * Two sides of which the first has its word behind it, as nothing with a phone stands before that word otherwise: `A 138…⏎寄⏎⏎B 139…⏎收`,
 * `A 138…，这个是收的，寄的是 B 139…`.
 */
function toTrailed(text: string, cues: readonly Cue[], anchors: readonly Anchor[]): Zone[] | undefined {
  const held = (from: number, to: number) =>
    anchors.filter((each) => each.from >= from && each.to <= to).map(({ kind }) => kind);
  const words: (Span & { role: Role })[] = [];
  for (const { role, from, to } of cues) {
    const last = words.at(-1);
    if (last?.role === role && held(last.to, from).length === 0) last.to = to;
    else words.push({ role, from, to });
  }
  const [one, two, ...more] = words;
  if (!one || !two || more.length > 0 || one.role === two.role) return undefined;
  const ends = ({ from, to }: Span) =>
    !leads.test(text.slice(from, to)) && /^[^\S\n]*[)\]]?[^\S\n]*(?:$|[\n,;])/.test(text.slice(to));
  const [before, between, behind] = [held(0, one.from), held(one.to, two.from), held(two.to, text.length)];
  const isTrailed =
    before.includes('phone') &&
    ends(one) &&
    (between.length === 0 ? behind.includes('phone') : between.includes('phone') && behind.length === 0 && ends(two));
  if (!isTrailed) return undefined;
  return [
    { role: one.role, from: 0, to: one.to },
    { role: two.role, from: one.to, to: text.length },
  ];
}

/** Each line about one side of its own, which words of the line say wherever they stand in it. */
function toLines(text: string, cues: readonly Cue[], anchors: readonly Anchor[]): Zone[] | undefined {
  const zones: Zone[] = [];
  for (const { index, 0: line } of text.matchAll(/[^\n;]+/g)) {
    const to = index + line.length;
    const own = cues.filter((cue) => cue.from >= index && cue.to <= to);
    const kinds = new Set(anchors.filter((each) => each.from >= index && each.to <= to).map(({ kind }) => kind));
    if (own.length === 0 && kinds.size === 0) continue;
    const [role, ...others] = new Set(own.map((cue) => cue.role));
    // Two phones in one line are two sides, and a word between them leads from one to the other.
    const held = anchors.filter((each) => each.from >= index && each.to <= to);
    const isPair = held.filter(({ kind }) => kind === 'phone').length > 1;
    if (!role || others.length > 0 || kinds.size < 2 || isPair) return undefined;
    zones.push({ role, from: index, to });
  }
  return zones.length > 1 && new Set(zones.map(({ role }) => role)).size === 2 ? zones : undefined;
}

/** Where the first title comes again the other side begins, whichever of its titles says the side: 姓名… 电话… 取车… 姓名… 电话… 送车…. */
function toTitled(text: string, cues: readonly Cue[]): Zone[] | undefined {
  const [first, second, third] = [...text.matchAll(/(?:姓名|联系人|电话|地址)(?=\s*:)/g)].filter(
    ({ 0: title }, _, all) => title === all[0]?.[0],
  );
  if (!first || !second || third || !cues[0] || cues[0].from < first.index) return undefined;
  const [one, two] = [new Set<Role>(), new Set<Role>()];
  for (const { from, role } of cues) (from < second.index ? one : two).add(role);
  const [[left, ...moreLeft], [right, ...moreRight]] = [[...one], [...two]];
  if (!left || !right || left === right || moreLeft.length + moreRight.length > 0) return undefined;
  return [
    { role: left, from: 0, to: second.index },
    { role: right, from: second.index, to: text.length },
  ];
}

/**
 * Two places, each with its phone behind it and one word about its side before, within or behind it: `甲地 收车 A 138… 乙地 发车 B 139…`. A word
 * right before the second place may speak of either; where both readings are possible, neither is taken.
 */
function toBlocks(text: string, cues: readonly Cue[], anchors: readonly Anchor[]): Zone[] | undefined {
  const kinds = anchors.reduce((all, { kind }) => (all.endsWith(kind) && kind === 'region' ? all : all + kind), '');
  if (kinds !== 'regionphoneregionphone') return undefined;
  const first = anchors.find(({ kind }) => kind === 'phone');
  const second = anchors.find(({ kind, from }) => kind === 'region' && first && from > first.from);
  if (!second) return undefined;
  const isBefore = (cue: Cue) => cue.to <= second.from && /^[\s,:\]]*$/.test(text.slice(cue.to, second.from));
  const between = cues.find(isBefore);
  // A name between the phone of the one and the place of the other belongs to somebody.
  const gap = text.slice(first?.to, second.from);
  const said = between ? text.slice(between.from, between.to) : '';
  if (/[\p{L}\p{N}]/u.test(gap.replace(said, '').replace(/[\ue000-\uf8ff]/g, ''))) return undefined;
  // 去, 发往 and their like speak of what follows.
  const isEither = between && /^(?:[收寄发取提送接][件货车]?|签收|[发寄]出)$/.test(said);
  const borders = [...(between ? [between.from] : []), ...(!between || isEither ? [second.from] : [])];
  const isRegionIn = (from: number, to: number) =>
    anchors.some((each) => each.kind === 'region' && each.from >= from && each.to <= to);
  const readings = borders.flatMap((border) => {
    // 东海县… 我这边是栖霞区…: a word with a place on either side of it begins another side.
    const isParted = cues.some(({ from, to, isBehind }) => {
      const [start, end] = from < border ? [0, border] : [border, text.length];
      return !isBehind && isRegionIn(start, from) && isRegionIn(to, end);
    });
    if (isParted) return [];
    const [one, two] = [new Set<Role>(), new Set<Role>()];
    for (const cue of cues) (cue.from < border ? one : two).add(cue.role);
    const [left, right] = [[...one], [...two]];
    return left.length === 1 && right.length === 1 && left[0] && right[0] && left[0] !== right[0]
      ? [
          [
            { role: left[0], from: 0, to: border },
            { role: right[0], from: border, to: text.length },
          ],
        ]
      : [];
  });
  return readings.length === 1 ? readings[0] : undefined;
}

/** Cuts the text before each word that speaks of what follows it, and behind each that speaks of what was before. */
function toStretches(text: string, cues: readonly Cue[], anchors: readonly Anchor[]) {
  /** Whether what stands before a word and what stands behind it make one side: 到某地取车，联系某某. */
  const isShared = (from: number, cue: Cue) => {
    const next = cues.find((each) => each.from >= cue.to)?.from ?? text.length;
    const kinds = anchors.filter((each) => each.from >= from && each.to <= next).map(({ kind }) => kind);
    return kinds.length === 2 && kinds[0] === 'region' && kinds[1] === 'phone';
  };
  const stretches: { role: Role | undefined; from: number; to: number }[] = [];
  let from = 0;
  let role: Role | undefined;
  let isContested = false;
  const close = (to: number, own: Role | undefined) => {
    if (to > from) stretches.push({ role: own, from, to });
    from = Math.max(from, to);
  };
  for (const cue of cues) {
    if (cue.isBehind) {
      const line = Math.max(text.lastIndexOf('\n', cue.from), text.lastIndexOf(';', cue.from)) + 1;
      // What was said of the other side goes on up to the line that the word ends.
      if (line > from && role !== cue.role) close(line, role);
      else if (role && role !== cue.role) isContested = true;
      close(cue.to, cue.role);
      role = undefined;
    } else {
      // `某地 提车，电话…`: what was before it in its sentence may be meant as well.
      const before = text.slice(from, cue.from);
      isContested ||=
        !role &&
        anchors.some((each) => each.from >= from && each.to <= cue.from) &&
        !isShared(from, cue) &&
        /^\s*,/.test(text.slice(cue.to)) &&
        /\p{L}\d*[^\n;]*$/u.test(before) &&
        from === lineOf(text, cue.from);
      close(cue.start, role);
      role = cue.role;
    }
  }
  close(text.length, role);
  return { stretches, isContested };
}

/** Whether words leave open which side is meant: a word about a side alone between two, a writer who may receive, a return. */
function isTwoWay(text: string, cues: readonly Cue[], holds: (span: Span) => boolean): boolean {
  const said = cues.map(({ from, to }) => text.slice(from, to));
  const isWriter = (word: string) => new RegExp(`^${writerWords}$`, 'u').test(word);
  const firmly = cues.filter((_, place) => !isWriter(said[place] ?? ''));
  const sends = cues.some(({ role }, place) => role === 'consignor' && isWriter(said[place] ?? ''));
  if (sends && comesToWriter(text) && new Set(firmly.map(({ role }) => role)).size < 2) return true;
  if (
    sends &&
    /[发寄送运拉带](?:给|到|来|回|往)我(?!\p{Script=Han}{0,2}[爸妈哥姐弟妹儿女叔伯舅姑姨嫂友亲侄婆公])/u.test(text)
  )
    return true;
  if (said.some((word) => /^客户/.test(word)) && /退[货回车]|返[厂修回]|回收|售后/.test(text)) return true;
  const [only] = cues;
  if (cues.length !== 1 || !only || only.isBehind) return false;
  const word = said[0] ?? '';
  return (
    /^(?:[收寄发]|[收接发寄取提送装卸交到][车货件]|签收|送达|揽[收件])$/.test(word) &&
    !/^[发寄送到]$/.test(word) &&
    !/^\s*[:\]在是]/.test(text.slice(only.to)) &&
    holds({ from: 0, to: only.from }) &&
    holds({ from: only.to, to: text.length })
  );
}

const lineOf = (text: string, at: number) =>
  Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf(';', at - 1)) + 1;
