import type { FoundRegion } from './find-region';
import { orderOf, standBelow } from './order-of-words';
import { isPending } from './pending-sides';
import type { Role, Span } from './recognised';
import { mark } from './scan';
import { decideActs, type Label } from './side-acts';
import { findTitles } from './side-titles';
import type { Anchor, Cue } from './suppose-sides';
import { isOnDay, isTalk } from './talk';
import { comesToWriter, people, sends } from './weigh-sides';

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
  `(?:托运(?=人|方)|寄件|发件|寄货|发货|[寄发]出(?=[人方地])|始发人员|始发位置|货源方|出车方|发车(?!行|业|间)|寄车|取车|提车|提货|取货|取件|拿[车货]|揽收|揽件|装车|装货)(?!时间|日期|员)${about}`,
  `(?:(?:寄|发)方|(?<=^|[\\s,;])[寄发]人(?=[\\s:]))(?!付|承担|出)${about}`,
  '(?:那边|对方)?[寄发]的(?:人?是|人|(?=\\s?:))',
  `从我?们?(?:自己)?(?:仓库|店里|门店|厂里|家里?|公司)(?:发货?|寄|出)?|[寄发来]自|起点|发站|(?<![到给往回]我?们?)(?:商家|发货)?仓(?:库)?(?=\\s*:)|出货(?:门店|仓库?|联系|(?=\\s*:))|上家|起运地|始发(?!人员|位置)地?|出发地?${about}|(?:原?车主|货主|卖家|卖方)(?:那[边头])?${about}`,
  '[车货]子?(?:(?:现在|目前)?(?:停|放)?在|现在)|(?<=^|[\\s,;]|[A-Za-z\\d])(?:(?:现在|目前)?(?:停|放)在|(?:现在|目前)在)',
  'sender|consignor|shipper|ship from|pick\\s?-?up(?!\\s?(?:date|time|day|this|on|next|today|tomorrow|the|my|\ue005))',
];
/** Words of the writer about himself. */
export const writerWords =
  '(?:我系|我搁|我人(?:现在|就)*在|我就在|(?<![他她家叫买卖][^;\\n]{0,6}[,\\s])(?<=^|[\\s,;])人(?:现在)?在(?=\\s?\\p{Script=Han}{2})|我(?:的)?地址(?:是|在)?|我(?:们)?(?:这边|这里|家)?(?:是在|是|在)|我这边|我的?(?:电话|手机号?码?|号码?(?=\\s?[:\ue001])|联系方式)(?:是)?|(?:我们?店里?|店|仓库|学校|宿舍|公司|单位|出租屋)(?:现在)?在|我们店(?=发)|我(?=\\()|联系我(?=\\s?[\\p{Script=Han}\ue001])(?!们)|我叫|我的?(?:姓名|名字)[是叫]?|我姓(?!名)|[Tt]his is(?=\\s[A-Z])|我(?=\\s*\ue001|\\s+[\\u4e00-\\u9fa5]{2,4}\\s*\ue001)|(?<=^|[\\s,;])(?:我|me)(?=\\s?[:=]))';
/** From one side to the other; they stand between the two. */
const onward = [
  '→',
  '(?:转?交给|给到)(?=\\s?\\p{Script=Han})|(?<=[\\d号楼室店]\\s?)交(?=\\s?\\p{Script=Han}{2,4}[\\s,(]*\\ue001)',
  '(?:[寄发运送拉](?:到|往|至|给)|[弄整搬拖拉运](?:回|到)(?:我们?)?(?:自己)?老?家)(?=\\s*:)',
  '(?:请|麻烦|要|想|给我|帮我|把车|再|都)*(?:寄|发|运|送|托运|拉|邮|快递|退|搬|拖|捎|带|卖|走(?=[到往至去]))(?:[车货]|东西)?(?:回老家|回|返|过去|过来|到|往|至|给|去|出到)+(?=\\s?[\\p{Script=Han}\\ue001])(?!付)',
];
const loneOnward =
  /(?:(?<=[\s,;:\])\ue001\ue005\n]|^)|(?<=[\p{Script=Han}\d)])(?<!先))[发寄送运拉到去给至走来往卸返回](?=\s*[\p{Script=Han}])/gu;
/** 到储红 138…: to whoever is named there. */
const toSomebody = /(?<=^|[\s,;])[到送给](?=\s?\p{Script=Han}{2,3}[\s,]*\ue001)/gu;
const english = /(?<=^|[\s,;])(from|to)(?=[\s:→])/gi;
/** A sign alone, as a label before or behind. */
const lone =
  /(?<=^|[\s,;]请|[\s,;:[(\])\ue001\ue002\ue003\ue005])(?:(收|寄|发|送|起|止|到|派)(?=\s|$|[:\],;)\ue001\ue002])|(?:提|取|装|卸|终|至|交|派|出|进|还)(?=\s*[:\]]))|(?<=[\p{Script=Han}\d])收(?=\s*(?:$|[\n,;)]|\ue001|\ue005))/gu;
/** A sign that hangs on a name: 收陈亮. */
const hanging = /(?<=^|[\s,;])[收寄发送](?=\p{Script=Han}{2,3}\s?\ue001)/gu;
const starts = /(?:从|由|打|先[去到])(?:[我你]们?)?(?:这[里边]|店里?|厂里?|仓库)?(?=\s?\p{Script=Han})/gu;
const ends =
  /(?<=[路街道巷村镇号楼乡区县])(?:发出|寄出|出发|起运|[发寄](?=[\s,;]|$))(?=\s*(?:$|[\n,;\p{Script=Han}\ue001]))|(?<=[\s,;)\ue001\ue005])(?:(?:这边|那里|这里)?(?:发出|寄出|我?[发寄]的?|提|取)(?!\ue005)|签收|收的?)(?=\s*(?:$|[\n,;\ue005]))|(?<=[\d号室楼院][ \t])[出进](?=[ \t]*(?:$|\n))/gu;
/** In brackets, of what stands before them: （这里取车）, （送到这里）. */
const aside =
  /\((?:[这那此](?:里|边|个|处|地)?|上面)?[是就]?(?:地址)?(?:(托运|寄件|发件|发货|发车|取车|提车|提货|取货|取件|装车|装货|发出|寄出|[发寄提取])|(收件|收货|收车|接车|接货|交车|卸车|卸货|送达|签收|收|(?:[送运发寄拉]?到|送)(?=[这那此])))(?:的)?(?:人|方|点|处|地址|地)?(?:[这那此](?:里|边|个|处|地)?)?\)/g;
const firm =
  /(?<=^|[^\p{L}\p{N}])[\p{Script=Han}A-Za-z0-9()]{2,20}?(?:公司|车行|商行|专卖店|售后仓|物流园)(?![\p{Script=Han}])/gu;

/** Of what stands before it: 以上是收货的; 这个发. */
const lookBack =
  /(?<=^|[\s,;)\ue001])(?:(?:以上|上述|上[面边]|前[面边]|刚才)[这那]?[个些位]?|[这那](?:[个位]|(?=就?是)))的?(?:地址|信息|电话)?(?:就|才)?[是为]?(?:(寄件|发件|[发寄][货车]?)|(收[件货车]?))的?(?:人|方|信息|地址|那[个边])?(?=\s*(?:$|[,;\n]))/g;

const besideWriter = /(?<=^|[\s,;])我(?:们|这边|家|人|现在)*在/;
const someoneAt = new RegExp(`(?<=^|[\\s,;])我?${people}(?:人|现在|住)*在`, 'gu');

/** The words that speak of a side, each with the role it gives and what it speaks of; and the sides whose data are said to come later. */
export function findCues(text: string, regions: readonly FoundRegion[], anchors: readonly Anchor[]) {
  const cues: Cue[] = [];
  const firms = [...text.matchAll(firm)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
  const isRegionAt = (at: number) => regions.some(({ start }) => start >= at && /^\s*$/.test(text.slice(at, start)));
  const inRegion = (from: number, to: number) => regions.some(({ start, end }) => from < end && to > start);
  const add = ({ role, from, to, isWeak = false }: Label, isBehind: boolean, reach = lineOf(text, from)) => {
    if (cues.some((cue) => from < cue.to && to > cue.from) || inRegion(from, to)) return;
    if (firms.some((each) => from > each.from && to <= each.to)) return;
    const name = /(?<=^|[\s,;\ue001\ue002\ue005])[\p{Script=Han}·A-Za-z]{1,8}\(?$/u.exec(text.slice(0, from));
    const hangs =
      !isBehind && name && /^[收寄发]$/.test(text.slice(from, to)) && /^(?:\)|\s*\ue001)/.test(text.slice(to));
    // 昆明那边, 昆明收，某某 138…: the place is of what it speaks of.
    const isOfPlace =
      /^[那这][边头里]/.test(text.slice(from, to)) ||
      (text.slice(from, to) === '收' && /^\s?[,;]/.test(text.slice(to)));
    const place = isOfPlace ? regions.find(({ end }) => end === from) : undefined;
    // 乙地 交给某某 138…: behind somebody else's phone the place is of him to whom it goes.
    const [phone, goes] = anchors.filter((each) => each.to <= from).slice(-2);
    const isGiven =
      /^(?:转?交给?|给到)$/.test(text.slice(from, to)) && phone?.kind === 'phone' && goes?.kind === 'region';
    const start = isBehind ? reach : hangs ? name.index : (place?.start ?? (isGiven ? goes.from : from));
    const last = cues.findLast((cue) => cue.to <= from);
    cues.push({ role, from, to, isBehind, isWeak, start: Math.max(start, last?.to ?? 0) });
  };
  /** Whether what the word speaks of stands before it: in its line there is something before it and nothing after it. */
  const isBehind = (from: number, to: number) => {
    const start = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf(';', from - 1)) + 1;
    const end = Math.min(...[text.indexOf('\n', to), text.indexOf(';', to), text.length].filter((at) => at >= 0));
    const last = Math.max(start, ...cues.filter((cue) => !cue.isBehind && cue.to <= from).map((cue) => cue.to));
    const next = Math.min(end, ...allCues.filter((cue) => cue.from >= to).map((cue) => cue.from));
    if (/^\s*(?:↑|⬆|👆)/u.test(text.slice(to))) return true;
    // 段师傅 137… 发，杨丽红 159… 收.
    if (
      /\ue001\s*$/.test(text.slice(0, from)) &&
      /^[收发寄]的?$/.test(text.slice(from, to)) &&
      /^\s*(?:$|[,;\n])/.test(text.slice(to))
    )
      return true;
    // 收件姓名 柳明 收件手机 …: a title of a form is followed by its value.
    const isTitled = /(?:姓名|名称|名字|联系人|联系方式|电话|手机号?码?|座机|地址|[人方]|[是叫])$/.test(
      text.slice(from, to),
    );
    if (isTitled && !/^[^\S\n]*[)\]]?[^\S\n]*(?:$|[\n,;])/.test(text.slice(to))) return false;
    if (/^\s*(?:[:]|同上)/.test(text.slice(to)) || /^(?:我|那边|对方|车|收的)/.test(text.slice(from, to))) return false;
    // 送储红⏎138…: the one who is named behind it goes on in the next line.
    if (new RegExp(`^\\s?\\p{Script=Han}{2,4}\\s*[\\n,]\\s*${mark.phone}`, 'u').test(text.slice(to))) return false;
    // 甲 138… 某地8号出发，: it hangs on a whole side.
    const held = anchors.filter((each) => each.from >= last && each.to <= from);
    if (
      new Set(held.map(({ kind }) => kind)).size === 2 &&
      (/[\d号室楼院\ue001](?:这?[个边]?是)?$/.test(text.slice(0, from)) ||
        /^[收发寄][车货件]$/.test(text.slice(from, to))) &&
      /^子?\s*(?:$|[,;\n])/.test(text.slice(to))
    )
      return true;
    return (
      anchors.some((each) => each.from >= Math.min(last, start === last ? start : last) && each.to <= from) &&
      !anchors.some((each) => each.from >= to && each.from < next)
    );
  };
  const allCues: Span[] = [];
  const labels: Label[] = [];
  const pending = new Set<Role>();
  for (const [role, patterns] of [
    ['consignee', consignee],
    ['consignor', consignor],
  ] as const)
    for (const { index, 0: found } of text.matchAll(new RegExp(patterns.join('|'), 'giu'))) {
      const label = { role, from: index, to: index + found.length };
      if (isPending(label, text)) pending.add(role);
      else labels.push(label);
    }
  // 客户 in the block of each side is no word about one of them.
  const isShared = labels.filter(({ from, to }) => /^客户$/.test(text.slice(from, to))).length > 1;
  if (isShared) labels.splice(0, labels.length, ...labels.filter(({ from, to }) => text.slice(from, to) !== '客户'));
  // 客户 beside the one who receives sends.
  if (/从客户|(?:收[件货车]?(?:[方人]|\s*:)|收货单位)/.test(text) && !/[发寄][件货车]?[方人]/.test(text))
    for (const label of labels) if (/^客户/.test(text.slice(label.from, label.to))) label.role = 'consignor';
  // 仓：… 店：…: from the one to the other.
  if (/仓(?:库)?\s*:/.test(text))
    for (const { index, 0: found } of text.matchAll(/(?<=^|[\s,;])门?店(?=\s*:)/g))
      labels.push({ role: 'consignee', from: index, to: index + found.length });
  const titles = findTitles(text);
  labels.push(...titles);
  // Who writes sends, unless there is somebody whom he bought from.
  const own =
    comesToWriter(text) ||
    /(?<!我(?:们|这边)?是)(?:车主|卖家|卖方)|网上买|[送发运寄拉][到给]我(?:家|这|们这|住|[,;\s])|(?:我(?:自己|来|这边)*|等着?)[收接](?:车|货)?(?=[\s,;]|$)/.test(
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
  // 收某地…, 陈亮收某地….
  for (const { index } of text.matchAll(/(?<=(?:^|[\s,;\ue001])(?:\p{Script=Han}{2,3})?)收(?=\s?\p{Script=Han})/gu))
    if (isRegionAt(index + 1)) labels.push({ role: 'consignee', from: index, to: index + 1 });
  for (const { index, 0: sign } of text.matchAll(hanging))
    labels.push({ role: /[收送]/.test(sign) ? 'consignee' : 'consignor', from: index, to: index + 1 });
  for (const { index, 0: found } of text.matchAll(ends))
    labels.push({ role: /[收进]/.test(found) ? 'consignee' : 'consignor', from: index, to: index + found.length });
  const asides = [aside, lookBack].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found, 1: sends }) => ({
      role: sends ? ('consignor' as const) : ('consignee' as const),
      from: found.startsWith('(') ? index + 1 : index,
      to: found.endsWith(')') ? index + found.length - 1 : index + found.length,
      reach: pattern === aside ? undefined : 0,
    })),
  );
  allCues.push(...labels);
  const isPairOfSigns = /(?:^|[\n,;])\s*收\s|\n\s*[到送]\s/.test(text);
  const between: Label[] = [];
  for (const { index, 0: found } of text.matchAll(new RegExp(onward.join('|'), 'giu'))) {
    if (/[不别]要?$/.test(text.slice(0, index))) continue;
    // 起点→某地: behind a title it is a colon.
    if (
      found === '→' &&
      (labels.some(({ to }) => /^\s*$/.test(text.slice(to, index)) && to <= index) ||
        /(?:from|to)$/i.test(text.slice(0, index)))
    )
      continue;
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
  /** Whether 发 and 寄 are titles, and lead nowhere: beside a block of the one who receives; 以上是收货的，我这里发某地. */
  const isTitle = (index: number) => {
    const words = [...labels, ...asides, ...between].filter((each) => each.role === 'consignee' && each.from !== index);
    const kinds = (from: number, to: number) => {
      const held = anchors.filter((each) => each.from >= from && each.to <= to).map(({ kind }) => kind);
      return held.filter((kind) => kind === 'phone').length > 1 ? -1 : new Set(held).size;
    };
    const [last, next] = [words.findLast(({ to }) => to <= index), words.find(({ from }) => from > index)];
    if (/这[里边儿]$/.test(text.slice(0, index))) return words.length > 0;
    if (/[\p{L}\d]$/u.test(text.slice(0, index))) return false;
    if (last) {
      const held = kinds(last.to, index);
      return held === 2 || (held === 0 && kinds(0, last.from) === 2);
    }
    return (
      next !== undefined && kinds(0, index) === 0 && kinds(index, next.from) === 2 && kinds(next.to, text.length) > 0
    );
  };
  for (const { index } of text.matchAll(loneOnward)) {
    const isJoined = /[\p{Script=Han}\d]$/u.test(text.slice(0, index));
    // 去苏州提车: one goes there to fetch it.
    const isFetched =
      /^[去到来](?![^,;\n]*(?:什么时候|啥时|几[点时号天]))[^,;\n\ue001\ue005]*(?:提|取|拉|装|接|拿)[车货件]?|^[去到来][^,;\n\ue005]*?(?:[提取装接拿]车|[提取装拉]货)/.test(
        text.slice(index),
      );
    if (text.charAt(index) === '来' && !isFetched) continue;
    if (/[发寄]/.test(text.charAt(index)) && isRegionAt(index + 1) && isTitle(index)) {
      labels.push({ role: 'consignor', from: index, to: index + 1 });
      continue;
    }
    const isOpposed = isPairOfSigns || labels.some(({ from, to }) => text.slice(from, to) === '收');
    if (/^[发寄]\s/.test(text.slice(index)) && isOpposed && opensClause(text, index, isPairOfSigns)) continue;
    if (isRegionAt(index + 1) && (!isJoined || anchors.some(({ to }) => to <= index)))
      between.push({ role: isFetched ? 'consignor' : 'consignee', from: index, to: index + 1 });
  }
  for (const { index } of text.matchAll(toSomebody)) between.push({ role: 'consignee', from: index, to: index + 1 });
  for (const { index, 0: found } of text.matchAll(english))
    between.push({ role: /to/i.test(found) ? 'consignee' : 'consignor', from: index, to: index + found.length });
  for (const { index, 0: found } of text.matchAll(starts))
    if (isRegionAt(index + found.length) || /这[里边]$/.test(found))
      between.push({ role: 'consignor', from: index, to: index + found.length });
  allCues.push(...between);
  // （出）甲 138…（收）乙 139…: where brackets begin, they speak of what follows.
  const isHeaded = /\(\p{Script=Han}{1,6}\)/u.exec(text.slice(0, anchors[0]?.from)) !== null;
  // 甲方(托运)：…: a colon makes it a title.
  for (const { role, from, to, reach } of asides)
    if (/^\)\s*:/.test(text.slice(to))) add({ role, from, to }, false);
    else if (anchors.some((each) => each.to <= from) && (reach === 0 || !isHeaded))
      add({ role, from, to }, true, reach);
  // Words alone in their lines stand each below its side, where something stands above the first and nothing below the last.
  const isAlone = ({ from, to }: Span) =>
    /(?:^|\n)[ \t]*$/.test(text.slice(0, from)) && /^[ \t]*(?:$|\n)/.test(text.slice(to));
  const spoken = [...between, ...labels.filter((label) => !isOnDay(text, label))].sort(
    (a, b) => a.from - b.from || b.to - a.to,
  );
  const claiming = spoken.filter((label) => {
    const next = spoken.find(({ from }) => from >= label.to)?.from ?? text.length;
    const isLast = !anchors.some(({ from }) => from >= label.to && from < next);
    return between.includes(label) || !isTalk(text, label, anchors, isLast);
  });
  const hasData = (label: Label) => {
    const [last, next] = [
      claiming.findLast(({ to }) => to <= label.from),
      claiming.find(({ from }) => from >= label.to),
    ];
    const isIn = (from: number, to: number) => anchors.some((each) => each.from >= from && each.to <= to);
    return (
      isIn(label.to, next?.from ?? text.length) ||
      (!/^\s*:/.test(text.slice(label.to)) && isIn(last?.to ?? 0, label.from))
    );
  };
  // Beside one side alone, talk of sending and fetching is all that there is, and little.
  const isPair = anchors.filter(({ kind }) => kind === 'phone').length > 1 || regions.length > 1;
  const isAll = claiming.length > 0 || isPair || pending.size > 0;
  const little = () => spoken.filter(({ role }) => role === 'consignor').map((label) => ({ ...label, isWeak: true }));
  const decided = isAll ? decideActs(claiming, text, hasData) : little();
  const order = orderOf(decided, anchors, text);
  const isTailing = standBelow(labels.filter(isAlone), anchors) || order === 'behind';
  for (const { role, from, to, isWeak = false } of decided) {
    const isOnward = between.some((each) => each.from === from && each.to === to);
    const sign = text.slice(from, to);
    const isDirection =
      /^[发寄送运拉]$/.test(sign) && anchors.some((each) => each.to <= from) && anchors.some((each) => each.from >= to);
    const isTail = isTailing && (isAlone({ from, to }) || !labels.some(isAlone));
    const stands = isTail || (order !== 'before' && !isOnward && isBehind(from, to));
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
      // 甲 收 乙地 发 乙: the other sign has said the other side.
      !decided.some((each) => each.to <= from && /^收[车货件]?$/.test(text.slice(each.from, each.to))) &&
      !isTitle(from) &&
      !stands &&
      (isAlone({ from, to }) || (!/^\s*[:\],;\n]/.test(text.slice(to)) && !opensClause(text, from, isPairOfSigns)));
    add({ role: isBetween ? 'consignee' : role, from, to, isWeak }, stands, isTail ? 0 : undefined);
  }
  return { cues: cues.sort((a, b) => a.from - b.from), pending };
}

const homes = '老家|家里?|学校|公司|单位|厂里?|厂家|工厂|店里|工地|宿舍|仓库';
const ways: readonly (readonly [Role, RegExp])[] = [
  ['consignor', new RegExp(`从我?们?(?:${homes})`, 'gu')],
  ['consignee', new RegExp(`[回到给]我?们?(?:${homes})(?!\\p{Script=Han}{0,2}[寄发取])`, 'gu')],
];

/** Where somebody is at home or works, of which the message says that it goes there or comes from there: 寄到厂里修，厂里地址是…. */
function findHomes(text: string): Label[] {
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

/** Where the line, or the sentence, of a place begins. */
export const lineOf = (text: string, at: number) =>
  Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf(';', at - 1)) + 1;
