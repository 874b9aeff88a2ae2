import type { FoundRegion } from '../find-region';
import type { Role } from '../recognised';
import { type Anchor, type Cue, suppose, type Zone } from './suppose-sides';

/** Each line, or part of one, about one side of its own, which words of the line say wherever they stand in it. */
export function toLines(
  text: string,
  cues: readonly Cue[],
  anchors: readonly Anchor[],
  lines: RegExp,
): Zone[] | undefined {
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
export function toTitled(text: string, cues: readonly Cue[]): Zone[] | undefined {
  const [first, second, third] = [...text.matchAll(/(?:姓名|联系人|电话|地址)(?=\s*:)/g)].filter(
    ({ 0: title }, _, all) => title === all[0]?.[0],
  );
  if (!first || !second || third || !cues[0] || cues[0].from < first.index) return undefined;
  return cutAt(second.index, text, cues);
}

/**
 * Two places, each with its phone behind it, or before it, and one word about its side before, within or behind it: `甲地 收车 A 138… 乙地 发车 B 139…`. A word
 * right before the second place may speak of either; where both readings are possible, neither is taken.
 */
export function toBlocks(
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
