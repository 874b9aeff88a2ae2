import type { FoundRegion } from './find-region';
import type { Role } from './recognised';
import { mark } from './scan';

/** A stretch of the text about one side. */
export interface Zone {
  role: Role;
  from: number;
  to: number;
}

export interface Sides {
  zones: Zone[];
  /** The message does not say which side is which. */
  isAsked: boolean;
}

/** A word about a side, and whether it says something of what stands before it: `李四收`. */
interface Cue {
  role: Role;
  from: number;
  to: number;
  isBehind: boolean;
}

const about = '(?:人|方|联系人|单位|信息|地址|地|仓库)?(?:姓名|名称|电话|手机号?|地址)?';
const words: readonly (readonly [Role, RegExp])[] = [
  [
    'consignee',
    new RegExp(
      `(?:收件|收货|收车|接车|送货|到货)${about}|收方|目的地|到达地|终点|买家|客户(?=[:\\s])|receiver|consignee`,
      'gi',
    ),
  ],
  ['consignee', /请?[寄发运送](?:到|往|至|给)/g],
  ['consignee', /(?<=[\s,;:\]\ue001\ue005]|^)送(?=[\s:])/g],
  ['consignee', /签收/g],
  [
    'consignor',
    new RegExp(
      `(?:寄件|发件|发货|发车|取车|提车|提货|取货|取件|揽收)(?!时间)${about}|寄方|发方|起点|始发地|卖家|sender|consignor`,
      'gi',
    ),
  ],
  ['consignor', /(?<=^|[\s,;])(?:我是|我的地址是|从这里|[从由](?=\s?\p{Script=Han}))/gu],
];
const lone = /[收寄发到](?=[\s:\])\ue001]|$|\p{Script=Han})/gu;

/** Where the sides stand, by the words that say so; without such a word by what phones and regions let suppose. */
export function splitSides(text: string, regions: readonly FoundRegion[]): Sides {
  const anchors = [
    ...[...text.matchAll(new RegExp(`${mark.phone}+`, 'g'))].map(({ index, 0: found }) => ({
      from: index,
      to: index + found.length,
    })),
    ...regions.map(({ start, end }) => ({ from: start, to: end })),
  ].sort((a, b) => a.from - b.from);
  const cues = findCues(text, regions, anchors);
  if (cues.length === 0) return { zones: suppose(text, anchors, regions.length), isAsked: anchors.length > 0 };
  const zones = toZones(text, cues);
  const holds = ({ from, to }: { from: number; to: number }) =>
    anchors.some((each) => each.from >= from && each.from < to);
  const said = new Set(zones.flatMap((zone) => (zone.role && holds(zone) ? zone.role : [])));
  // What stands before the first word is the other side, as in `苏州 A 发 盐城 B`; where both are said already nobody knows.
  const other: Role = said.has('consignee') ? 'consignor' : 'consignee';
  const isOpen = said.size !== 1;
  const known = zones.map(({ role, from, to }) => ({ role: role ?? (isOpen ? undefined : other), from, to }));
  const stray = zones.some((zone) => !zone.role && holds(zone));
  return {
    zones: known.filter((zone): zone is Zone => zone.role !== undefined),
    isAsked: stray && isOpen,
  };
}

function findCues(text: string, regions: readonly FoundRegion[], anchors: readonly { from: number }[]): Cue[] {
  const isRegion = (at: number) => regions.some(({ start }) => start === at || (text[at] === ' ' && start === at + 1));
  const cues: Cue[] = [];
  const add = (role: Role, from: number, to: number, isBehind: boolean) => {
    if (!cues.some((cue) => from < cue.to && to > cue.from)) cues.push({ role, from, to, isBehind });
  };
  for (const [role, pattern] of words)
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const to = index + found.length;
      // `这是收货地址` and `从这里发货` speak of what stands before them.
      const isBehind =
        found === '签收' || (/^\s*(?:[\n;]|$)/.test(text.slice(to)) && /(?:这是|这里|是)$/.test(text.slice(0, index)));
      if (found !== '从这里') add(role, index, to, isBehind);
    }
  for (const { index, 0: sign } of text.matchAll(lone)) {
    const next = text.charAt(index + 1);
    const left = text.slice(0, index);
    const isAfterName =
      /(?:^|[\s,;\ue001\ue002\ue003\ue005])\p{Script=Han}{2,4}\(?$/u.test(left) && /[\s)\ue001\n,;]|^$/.test(next);
    const ends = /^\)?\s*(?:[\n;,]|$)/.test(text.slice(index + 1));
    const startsPiece = /(?:^|[\s,;[(\ue001\ue005])$/.test(left);
    const role: Role = sign === '收' || sign === '到' ? 'consignee' : 'consignor';
    if (sign === '到') {
      if (isRegion(index + 1) || /^[:：]/.test(next)) add(role, index, index + 1, false);
    } else if (isAfterName && sign !== '发') add(role, index, index + 1, true);
    else if (startsPiece && ends && sign !== '发') add(role, index, index + 1, true);
    else if (sign === '发' && isRegion(index + 1) && anchors.some(({ from }) => from < index))
      add('consignee', index, index + 1, false);
    else if (startsPiece && (/[\s:\]]/.test(next) || isRegion(index + 1))) add(role, index, index + 1, false);
  }
  return cues.sort((a, b) => a.from - b.from);
}

/** Cuts the text before each word that speaks of what follows it, and behind each that speaks of what was before. */
function toZones(text: string, cues: readonly Cue[]): { role: Role | undefined; from: number; to: number }[] {
  const zones: { role: Role | undefined; from: number; to: number }[] = [];
  let from = 0;
  let role: Role | undefined;
  const close = (to: number, own: Role | undefined) => {
    if (to > from) zones.push({ role: own, from, to });
    from = to;
  };
  for (const cue of cues) {
    if (cue.isBehind) {
      const line = text.lastIndexOf('\n', cue.from) + 1;
      // What was said of a side goes on up to the line that the word ends.
      if (line > from) close(line, role);
      const rest = text.indexOf('\n', cue.to);
      close(
        role === cue.role || line >= from - 1 || role === undefined
          ? rest < 0
            ? lineEnd(text, cue, cues)
            : Math.min(rest, lineEnd(text, cue, cues))
          : cue.to,
        cue.role,
      );
      role = cue.role;
    } else {
      close(cue.from, role);
      role = cue.role;
    }
  }
  close(text.length, role);
  return zones;
}

/** Up to the next word about a side. */
const lineEnd = (text: string, cue: Cue, cues: readonly Cue[]): number =>
  cues.find(({ from }) => from > cue.from)?.from ?? text.length;

/** One side, or two with the border between the second and the third of phones and regions. */
function suppose(text: string, anchors: readonly { from: number; to: number }[], regionCount: number): Zone[] {
  const whole: Zone[] = [{ role: 'consignor', from: 0, to: text.length }];
  if (anchors.length < 4 || regionCount < 2 || anchors.length - regionCount < 2) return whole;
  const [after, before] = [anchors[1]?.to ?? 0, anchors[2]?.from ?? text.length];
  const gap = text.slice(after, before);
  const cut = after + Math.max(gap.search(/[\n;]/), 0) || before;
  return [
    { role: 'consignor', from: 0, to: cut },
    { role: 'consignee', from: cut, to: text.length },
  ];
}
