import type { FoundRegion } from '../find-region';
import type { Role, Span } from '../recognised';
import type { Way } from './overview';

/** A stretch of the text about one side. */
export interface Zone extends Span {
  role: Role;
}

/** A word about a side, and whether it says something of what stands before it: `李四收`. */
export interface Cue extends Span {
  role: Role;
  isBehind: boolean;
  isWeak: boolean;
  /** From where on it speaks: before itself where it hangs on a name, as in `王芳（收）`. */
  start: number;
}

/** What a side is known by. */
export interface Anchor extends Span {
  kind: 'phone' | 'region';
}

/** Where the sides stand, and how certain that is. */
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

export const turned = (zones: readonly Zone[]): Zone[] =>
  zones.map((zone) => ({ ...zone, role: zone.role === 'consignor' ? 'consignee' : 'consignor' }));

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
  const cut = ({ to, kind }: Anchor, next: Anchor) => {
    // What stands in brackets right behind a phone says whose it is.
    const after = to + (kind === 'phone' ? (/^\s?\([^()\n]{1,8}\)/.exec(text.slice(to))?.[0].length ?? 0) : 0);
    const gap = text.slice(after, next.from);
    // A word that leads on to the other side begins it.
    const onward = cues.find(
      (cue) => !cue.isBehind && cue.from >= after && cue.to <= next.from && !/^\s*[;\n]/.test(text.slice(cue.to)),
    );
    const place = anchors.find((each) => each.kind === 'region' && each.from >= after && each.to <= next.from);
    if (onward && onward.from !== place?.to) return onward.from;
    if (place && kind === 'phone') return place.from;
    // Where the same title comes again, the other side begins.
    const title = /(?:地址|姓名|联系人|电话|手机)(?=\s*:)/.exec(text)?.[0];
    const again = title ? gap.lastIndexOf(title) : -1;
    if (again >= 0 && text.indexOf(title ?? '') < after) return after + again;
    const sign = gap.search(/[-→](?=\s*$)|(?<=[号楼室])\s?[到至](?=\s*$)/);
    if (sign >= 0) return after + sign;
    // Between a place and a phone stands the street of the one, and the name of the other.
    if (kind === 'region' && next.kind === 'phone') return after + endOfStreet(gap);
    const line = gap.search(/[\n;]/);
    const comma = gap.search(/[,]/);
    // …138…，储红⏎139…: whoever is named alone before the line goes on in it.
    if (comma >= 0 && /^,\s*\p{Script=Han}{2,4}\s*$/u.test(gap.slice(comma, line))) return after + comma;
    return line >= 0 ? after + line : comma >= 0 ? after + comma : after;
  };
  const first = phone.to > region.to ? phone : region;
  const second = otherPhone.from < otherRegion.from ? otherPhone : otherRegion;
  if (first.to <= second.from) {
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
  const borders = [cut(one, two), cut(two, three), cut(three, four)] as const;
  return [
    { role: 'consignor', from: 0, to: borders[0] },
    { role: 'consignee', from: borders[0], to: borders[1] },
    { role: 'consignor', from: borders[1], to: borders[2] },
    { role: 'consignee', from: borders[2], to: text.length },
  ];
}

/** Where the street ends in what stands between a place and the phone of somebody: at the first border behind which no more of it follows. */
function endOfStreet(gap: string): number {
  const streets = [...gap.matchAll(/[路街道巷弄镇乡村号室栋幢座楼]|\d[^\n,;]{0,2}/g)];
  const last = streets.at(-1);
  const from = last ? last.index + last[0].length : 0;
  const border = gap.slice(from).search(/[\s,;?\ue000-\uf8ff]/);
  return border >= 0 ? from + border : from;
}
