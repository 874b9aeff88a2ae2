import type { FoundRegion } from './find-region';
import type { Way } from './overview';
import type { Role, Span } from './recognised';

/** A stretch of the text about one side. */
export interface Zone extends Span {
  role: Role;
}

/** A word about a side, and whether it says something of what stands before it: `李四收`. */
export interface Cue extends Span {
  role: Role;
  isBehind: boolean;
  /** From where on it speaks: before itself where it hangs on a name, as in `王芳（收）`. */
  start: number;
}

/** What a side is known by. */
export interface Anchor extends Span {
  kind: 'phone' | 'region';
}

export const turned = (zones: readonly Zone[]): Zone[] =>
  zones.map((zone) => ({ ...zone, role: zone.role === 'consignor' ? 'consignee' : 'consignor' }));

/** Words of which one does not know whether they speak of a side: those of the writer about himself, and about somebody there. */
const isWeak = /^(?:我|那|对方|me|this|店|仓库|学校|宿舍|公司|单位|出租屋|客户|[提交][车货])/i;

/** Sides that were supposed in the order of the text, turned where the words in them say so; asked where these say nothing for certain. */
export function toldIn(
  zones: readonly Zone[],
  cues: readonly Cue[],
  anchors: readonly Anchor[],
  text: string,
): { zones: Zone[]; isAsked: boolean } {
  const holds = (from: number, to: number) => anchors.some((each) => each.from >= from && each.to <= to);
  const votes = cues.flatMap((cue, place) => {
    const at = zones.findIndex(({ from, to }) => cue.from >= from && cue.from < to);
    const zone = zones[at];
    if (!zone) return [];
    const said = text.slice(cue.from, cue.to);
    // 想捎到某地: before both sides it tells the way, and not whose place follows.
    const isWay = at === 0 && /[到往至给去回→]$/.test(said) && !/^\s*:/.test(text.slice(cue.to));
    if (isWay) return [];
    const next = Math.min(cues[place + 1]?.from ?? text.length, zone.to);
    const speaks = cue.isBehind ? holds(zone.from, cue.from) : holds(cue.to, next);
    return [{ at, isTurned: zone.role !== cue.role, isFirm: speaks && !isWeak.test(said), speaks }];
  });
  const firm = votes.filter((vote) => vote.isFirm);
  const [first] = firm.length > 0 ? firm : votes.filter(({ speaks }) => speaks);
  const isOne = first !== undefined && votes.every(({ isTurned }) => isTurned === first.isTurned);
  const isPair = anchors.filter(({ kind }) => kind === 'phone').length === 2 && zones.length > 1;
  // Places first and people below: both have to be told.
  const isWhole = zones.length < 4 || (firm.some(({ at }) => at < 2) && firm.some(({ at }) => at > 1));
  return {
    zones: isOne && first.isTurned ? turned(zones) : [...zones],
    isAsked: !isOne || !first.isFirm || !isPair || !isWhole,
  };
}

/** Two sides whose places are the ends of a way that is told before them, by which they are turned. */
export function alongWay(
  zones: readonly Zone[],
  regions: readonly FoundRegion[],
  { from, to }: Way,
): Zone[] | undefined {
  const [first, second, ...more] = zones;
  if (!first || !second || more.length > 0) return undefined;
  const isAt = (zone: Zone, code: string) => {
    const own = regions.filter(({ start }) => start >= zone.from && start < zone.to);
    return own.length > 0 && own.every((each) => each.code.startsWith(code.replace(/(?:00){1,2}$/, '')));
  };
  if (isAt(first, from) && isAt(second, to)) return [...zones];
  return isAt(first, to) && isAt(second, from) ? turned(zones) : undefined;
}

/** One side, or two: line by line, or with the border between the first pair of phone and region and the second. */
export function suppose(text: string, anchors: readonly Anchor[], cues: readonly Cue[]): Zone[] {
  const whole: Zone[] = [{ role: 'consignor', from: 0, to: text.length }];
  const phones = anchors.filter(({ kind }) => kind === 'phone');
  const regions = anchors.filter(({ kind }) => kind === 'region');
  const [phone, otherPhone] = phones;
  const [region, otherRegion] = regions;
  if (!phone || !otherPhone || !region || !otherRegion) return whole;
  const cut = (after: number, before: number) => {
    const gap = text.slice(after, before);
    // A word that leads on to the other side begins it.
    const onward = cues.find(({ from, to, isBehind }) => !isBehind && from >= after && to <= before);
    if (onward) return onward.from;
    // Where the same title comes again, the other side begins.
    const title = /(?:地址|姓名|联系人|电话|手机)(?=\s*:)/.exec(text)?.[0];
    const again = title ? gap.lastIndexOf(title) : -1;
    if (again >= 0 && text.indexOf(title ?? '') < after) return after + again;
    const sign = gap.search(/[-→](?=\s*$)|(?<=[号楼室])\s?[到至](?=\s*$)/);
    if (sign >= 0) return after + sign;
    const line = gap.search(/[\n;]/);
    const comma = gap.search(/[,]/);
    return line >= 0 ? after + line : comma >= 0 ? after + comma : after;
  };
  const first = Math.max(phone.to, region.to);
  const second = Math.min(otherPhone.from, otherRegion.from);
  if (first <= second) {
    const border = cut(first, second);
    return [
      { role: 'consignor', from: 0, to: border },
      { role: 'consignee', from: border, to: text.length },
    ];
  }
  // Two and two: names and phones first, places below.
  const [a, b] = phone.from < region.from ? [phones, regions] : [regions, phones];
  const [one, two, three, four] = [a[0], a[1], b[0], b[1]];
  if (!one || !two || !three || !four || two.to > three.from) return whole;
  const borders = [cut(one.to, two.from), cut(two.to, three.from), cut(three.to, four.from)] as const;
  return [
    { role: 'consignor', from: 0, to: borders[0] },
    { role: 'consignee', from: borders[0], to: borders[1] },
    { role: 'consignor', from: borders[1], to: borders[2] },
    { role: 'consignee', from: borders[2], to: text.length },
  ];
}
