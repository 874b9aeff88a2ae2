import type { FoundRegion } from '../find-region';
import type { Role, Span } from '../recognised';
import { mark } from '../scan';
import { isContactOpen } from './contact-side';
import { findCues } from './find-cues';
import type { Way } from './overview';
import { toBlocks, toLines, toTitled } from './side-blocks';
import { assignStretches, toStretches } from './side-stretches';
import { writerWords } from './side-words';
import { type Anchor, alongWay, type Sides, suppose, turned, type Zone } from './suppose-sides';
import { byPosition } from './told-position';
import { isTwoWay } from './two-way';
import { comesToWriter, reversed, sends, weighed } from './weigh-sides';
import { byPlace } from './zones-by-place';

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
  const told = byPosition(text, anchors, cues);
  if (told) return told;
  const phones = anchors.filter(({ kind }) => kind === 'phone').length;
  const wholes = regions.filter(({ code }) => isWhole(code)).length;
  const cities = new Set(regions.map(({ code }) => code.slice(0, 4))).size;
  const isPair = phones > 1 || wholes > 1 || cities > 1;
  if (cues.length === 0)
    return isPair
      ? { ...weighed(suppose(text, anchors, cues), cues, anchors, regions, text), cues }
      : withoutWords(text, anchors, pending);
  const isWeak = cues.every((cue) => cue.isWeak);
  const blocks =
    toLines(text, cues, anchors, /[^\n;]+/g) ??
    toLines(text, cues, anchors, /[^\n;,]+/g) ??
    toTitled(text, cues) ??
    toBlocks(text, cues, anchors, regions);
  if (blocks) return { zones: blocks, cues, isAsked: isWeak };
  const holds = (span: Span, kind?: Anchor['kind']) =>
    anchors.some((each) => each.from >= span.from && each.from < span.to && (!kind || each.kind === kind));
  const { stretches, isContested } = toStretches(text, cues, anchors);
  const assigned = assignStretches(stretches, text, cues, holds, isPair);
  const placed = byPlace(assigned.zones, regions, text, (zone) => holds(zone, 'phone'));
  const isLopsided = leavesOneEmpty(placed.zones, anchors, phones < 2 && wholes > 1);
  if (isLopsided && phones > 1 && wholes > 1)
    return { ...weighed(suppose(text, anchors, cues), cues, anchors, regions, text), cues };
  const said = cues.map(({ from, to }) => text.slice(from, to));
  // One who only says where he is has not said that he sends.
  const isWriterAlone =
    said.every((word) => new RegExp(`^${writerWords}$`, 'u').test(word)) && !sends.test(text) && !comesToWriter(text);
  // A way that a lone word of many senses tells is asked.
  const isTwoWays =
    isContested || isWriterAlone || isTwoWay(text, cues, holds) || said.every((word) => /^[走来返]$/.test(word));
  // 我家在某地…，收件人某某: he may receive it there.
  const isHome = !isPair && said.some((word) => /^我家/.test(word)) && new Set(cues.map(({ role }) => role)).size > 1;
  const writer = cues.find((_, place) => /^我(?!刚?买)/.test(said[place] ?? ''))?.role;
  return {
    zones: placed.zones,
    cues,
    isAsked: isWeak || (isPair && isTwoWays) || isHome || assigned.isAsked || placed.isAsked || isLopsided,
    isContactOpen: isContactOpen(text, cues, anchors, regions),
    ...(writer && { writer }),
  };
}

/** One side of which no word speaks: that of a place where somebody is to come, or the other one than that whose data come later. */
function withoutWords(text: string, anchors: readonly Anchor[], pending: ReadonlySet<Role>): Sides {
  const zones = suppose(text, anchors, []);
  // 收货人明天给你: what is there is of the other side.
  if (pending.size === 1) return { zones: pending.has('consignor') ? turned(zones) : zones, cues: [], isAsked: false };
  const isFetched = /上门[拉取提接收]|[过你]?来[拉取提收]/.test(text);
  return { zones, cues: [], isAsked: anchors.length > 0 && !isFetched };
}

/** Whether one side has all the phones there are, or, where their places count, all the places, and the other one none. */
function leavesOneEmpty(zones: readonly Zone[], anchors: readonly Anchor[], doPlacesCount: boolean): boolean {
  const count = (role: Role, kind: Anchor['kind']) =>
    anchors.filter(
      (each) =>
        each.kind === kind && zones.some((zone) => zone.role === role && each.from >= zone.from && each.from < zone.to),
    ).length;
  const isOnOne = (kind: Anchor['kind']) => {
    const counts = [count('consignor', kind), count('consignee', kind)];
    return Math.max(...counts) > 1 && Math.min(...counts) === 0;
  };
  return isOnOne('phone') || (doPlacesCount && isOnOne('region'));
}
