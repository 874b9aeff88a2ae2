import { findCues, lineOf, writerWords } from './find-cues';
import type { FoundRegion } from './find-region';
import type { Way } from './overview';
import type { Role, Span } from './recognised';
import { mark } from './scan';
import { type Anchor, alongWay, type Cue, suppose, turned, type Zone } from './suppose-sides';
import { comesToWriter, notOfKin, reversed, sends, weighed } from './weigh-sides';

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

/** Which side stands first: 上面的收，下面的发. */
const position = /(?:[上前左][面边]|上(?=[收发寄送]下)|第一[个行条])(?:那?个|地址|的|是|\()*([收发寄送])/;
const other = /(?:[下后右][面边]|(?<=[收发寄送])下|第二[个行条])(?:那?个|地址|的|是|\()*[收发寄送]/;

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
  const { cues, pending } = findCues(text, regions, anchors);
  const told = position.exec(text);
  const otherTold = other.exec(text);
  if (told && (otherTold || !anchors.some(({ from }) => from > told.index))) {
    const zones = suppose(text, anchors, cues);
    const isBoth = zones.length === 2 && otherTold !== null && anchors.length === 4;
    const first: Role = /[收送]/.test(told[1] ?? '') ? 'consignee' : 'consignor';
    const second: Role = first === 'consignee' ? 'consignor' : 'consignee';
    const said = [told, ...(otherTold ? [otherTold] : [])].map(
      ({ index, 0: found }, place): Cue => ({
        role: place === 0 ? first : second,
        from: index,
        to: index + found.length,
        start: index,
        isBehind: false,
        isWeak: false,
      }),
    );
    return { zones: first === 'consignee' ? turned(zones) : zones, cues: said, isAsked: !isBoth };
  }
  const phones = anchors.filter(({ kind }) => kind === 'phone').length;
  const wholes = regions.filter(({ code }) => isWhole(code)).length;
  const cities = new Set(regions.map(({ code }) => code.slice(0, 4))).size;
  const isPair = phones > 1 || wholes > 1 || cities > 1;
  if (cues.length === 0) {
    // One place where somebody is to come and fetch it.
    const isFetched = !isPair && /上门[拉取提接收]|[过你]?来[拉取提收]/.test(text);
    const zones = suppose(text, anchors, cues);
    // 收货人明天给你: what is there is of the other side.
    if (!isPair && pending.size === 1)
      return { zones: pending.has('consignor') ? turned(zones) : zones, cues, isAsked: false };
    return isPair
      ? { ...weighed(zones, cues, anchors, regions, text), cues }
      : { zones, cues, isAsked: anchors.length > 0 && !isFetched };
  }
  const isWeak = cues.every((cue) => cue.isWeak);
  const lines = toLines(text, cues, anchors, /[^\n;]+/g) ?? toLines(text, cues, anchors, /[^\n;,]+/g);
  if (lines) return { zones: lines, cues, isAsked: isWeak };
  const titled = toTitled(text, cues);
  if (titled) return { zones: titled, cues, isAsked: isWeak };
  const blocks = toBlocks(text, cues, anchors, regions);
  if (blocks) return { zones: blocks, cues, isAsked: isWeak };
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
  let isAsked = isWeak || (isContested && isPair) || isWriterAlone || (isPair && isTwoWay(text, cues, holds));
  const [single] = roles;
  // 寄到老家: words of a side that hold nothing of it leave what is there to the other one.
  const leading = cues[0]?.role;
  isAsked ||= roles.size === 0 && !cues.every((cue) => isOnward(text, cue));
  const zones = stretches.flatMap((each, place): Zone[] => {
    if (each.role) return [{ ...each, role: each.role }];
    if (!holds(each)) return [];
    // What stands before the first word is the other side, as in `苏州 A 发 盐城 B`.
    if (roles.size === 1 && single && isPair)
      return [{ ...each, role: single === 'consignee' ? 'consignor' : 'consignee' }];
    if (roles.size === 1 && single) return [{ ...each, role: single }];
    if (roles.size === 0) return turned([{ ...each, role: leading ?? 'consignor' }]);
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
  // 甲地到乙地，联系人某某: of which of them he is nothing says.
  const end = anchors.findLast(({ kind, to }) => kind === 'region' && to <= (lonePhone?.from ?? 0));
  const isContactOpen =
    new Set(regions.map(({ code }) => code)).size > 1 &&
    last !== undefined &&
    (/^(?:联系我|我叫|我姓|我的?(?:电话|手机号?码?|号码?|联系方式|姓名|名字)[是叫]?|我)$/.test(
      text.slice(last.from, last.to),
    ) ||
      (end !== undefined &&
        last.to <= end.from &&
        anchors[0]?.to !== end.to &&
        /[,;\n][^,;\n]*(?:联系|[他她]的?(?:电话|手机))|[\n;\ue005]|我/.test(text.slice(end.to, lonePhone?.from))));
  const own = cues.find(({ from, to }) => /^我(?!刚?买)/.test(text.slice(from, to)));
  return { zones: placed, cues, isAsked: isAsked || isLopsided, isContactOpen, ...(own && { writer: own.role }) };
}

/** Whether a word names where it goes: 寄去某地, 送到我弟那. */
const isOnward = (text: string, { from, to }: Span): boolean =>
  /(?<!过)[到往至给去回]$/.test(text.slice(from, to)) &&
  /^\s?(?![吗吧啊呢了的过这那哪楼门]|家门|小区)\p{Script=Han}/u.test(text.slice(to));

const isRoadAt = (text: string, { end }: FoundRegion) =>
  /^[东南西北中]?[一二三]?(?:路|街|大道|公路|巷)/.test(text.slice(end));

/** Two places that a word leads between are one of each side, also behind what was said of the one that receives: 收 137…⏎南京到扬州. */
function endsOfWay(zones: readonly Zone[], regions: readonly FoundRegion[], text: string): Zone[] | undefined {
  const [one, two, ...more] = regions;
  if (!one || !two || more.length > 0) return undefined;
  const onward = new RegExp(`^[^\\n;,${mark.phone}]*?(?:[发寄送运拉]?[到至往]|→|发|去)\\s?$`).exec(
    text.slice(one.end, two.start),
  );
  const zone = zones.find(({ from, to }) => one.start >= from && one.start < to);
  const next = zones.find(({ from, to }) => two.start >= from && two.start < to);
  if (!onward || zone?.role !== 'consignee' || next?.role !== 'consignee') return undefined;
  if (!text.slice(zone.from, one.start).includes(mark.phone)) return undefined;
  const border = zone === next ? two.start : zone.to;
  return zones.flatMap((each): Zone[] =>
    each === zone
      ? [
          { role: 'consignee', from: zone.from, to: one.start },
          { role: 'consignor', from: one.start, to: border },
          { role: 'consignee', from: border, to: zone.to },
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

/** Each line, or part of one, about one side of its own, which words of the line say wherever they stand in it. */
function toLines(text: string, cues: readonly Cue[], anchors: readonly Anchor[], lines: RegExp): Zone[] | undefined {
  const zones: Zone[] = [];
  for (const { index, 0: line } of text.matchAll(lines)) {
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
  return cutAt(second.index, text, cues);
}

/** What stands before a border and what stands behind it, where the words within each say one side, and not the same one. */
function cutAt(border: number, text: string, cues: readonly Cue[]): Zone[] | undefined {
  const [one, two] = [new Set<Role>(), new Set<Role>()];
  for (const { from, role } of cues) (from < border ? one : two).add(role);
  const [[left, ...moreLeft], [right, ...moreRight]] = [[...one], [...two]];
  if (!left || !right || left === right || moreLeft.length + moreRight.length > 0) return undefined;
  return [
    { role: left, from: 0, to: border },
    { role: right, from: border, to: text.length },
  ];
}

/**
 * Two places, each with its phone behind it, or before it, and one word about its side before, within or behind it: `甲地 收车 A 138… 乙地 发车 B 139…`. A word
 * right before the second place may speak of either; where both readings are possible, neither is taken.
 */
function toBlocks(
  text: string,
  cues: readonly Cue[],
  anchors: readonly Anchor[],
  regions: readonly FoundRegion[],
): Zone[] | undefined {
  const kinds = anchors.reduce((all, { kind }) => (all.endsWith(kind) && kind === 'region' ? all : all + kind), '');
  if (kinds === 'phoneregionphoneregion') {
    const [one] = suppose(text, anchors, cues);
    return one && cutAt(one.to, text, cues);
  }
  if (kinds !== 'regionphoneregionphone') return undefined;
  const first = anchors.find(({ kind }) => kind === 'phone');
  const second = anchors.find(({ kind, from }) => kind === 'region' && first && from > first.from);
  if (!second) return undefined;
  const cities = new Set(regions.filter(({ start }) => start >= second.from).map(({ code }) => code.slice(0, 4)));
  if (cities.size > 1) return undefined;
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
    const zones = cutAt(border, text, cues);
    return zones ? [zones] : [];
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
      // What was said of the other side goes on up to the line that the word ends.
      if (cue.start > from && role !== cue.role) close(cue.start, role);
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
  if (sends && new RegExp(`[发寄送运拉带](?:给|到|来|回|往)我${notOfKin}`, 'u').test(text)) return true;
  if (said.some((word) => /^客户/.test(word)) && /退(?:[货回车到给]|一?[台辆部])|返[厂修回]|回收|售后/.test(text))
    return true;
  const [only] = cues;
  if (cues.length !== 1 || !only || only.isBehind) return false;
  const word = said[0] ?? '';
  return (
    /^(?:[收寄发]|[收接发寄取提送装卸交到][车货件]|签收|送达|揽[收件]|托运|[车货][主方]|[买卖][家方])[人方的]?$/.test(
      word,
    ) &&
    // At the beginning of a line, or joined with what follows alone, it speaks of that.
    !(/\n[ \t]*$/.test(text.slice(0, only.from)) && /^[ \t]*\S/.test(text.slice(only.to))) &&
    !(
      word.length > 1 &&
      /[\s,;\ue001]$/.test(text.slice(0, only.from)) &&
      /^\p{Script=Han}/u.test(text.slice(only.to))
    ) &&
    !/^[发寄送到]$/.test(word) &&
    !/^\s*[:\]在是]/.test(text.slice(only.to)) &&
    holds({ from: 0, to: only.from }) &&
    holds({ from: only.to, to: text.length })
  );
}
