import type { FoundRegion } from '../find-region';
import type { IsRegionAt } from './find-labels';
import type { Label } from './side-acts';
import { english, loneOnward, onward, starts, toSomebody } from './side-words';
import type { Anchor } from './suppose-sides';

/** Where signs of one character stand that begin a line, or a part of it where the other side's sign does so too. */
export const isPairOfSigns = (text: string): boolean => /(?:^|[\n,;])\s*收\s|\n\s*[到送]\s/.test(text);

/** Whether a sign begins a line, or a part of it where the other side's sign does so too: `发 甲 138…, 收 乙 139…`. */
export const opensClause = (text: string, at: number, isPairOfSigns: boolean): boolean =>
  (isPairOfSigns ? /(?:^|[\n,;])\s*$/ : /(?:^|[\n;])\s*$/).test(text.slice(0, at));

/** The words that lead from one side to the other, beside `labels`; and 发 and 寄 that are titles. `asides`: what looks back. */
export function findOnward(
  text: string,
  regions: readonly FoundRegion[],
  anchors: readonly Anchor[],
  isRegionAt: IsRegionAt,
  labels: readonly Label[],
  asides: readonly Label[],
): { between: Label[]; titles: Label[] } {
  const between = [...findWays(text, isRegionAt, labels), ...findStrokes(text, regions)];
  const titles: Label[] = [];
  for (const { index } of text.matchAll(loneOnward)) {
    const isJoined = /[\p{Script=Han}\d]$/u.test(text.slice(0, index));
    // 去苏州提车: one goes there to fetch it.
    const isFetched =
      /^[去到来](?![^,;\n]*(?:什么时候|啥时|几[点时号天]))[^,;\n\ue001\ue005]*(?:提|取|拉|装|接|拿)[车货件]?|^[去到来][^,;\n\ue005]{0,30}?(?:[提取装接拿]车|[提取装拉]货)/.test(
        text.slice(index),
      );
    if (text.charAt(index) === '来' && !isFetched) continue;
    const said = [...labels, ...titles];
    if (
      /[发寄]/.test(text.charAt(index)) &&
      isRegionAt(index + 1) &&
      isTitle(index, text, anchors, [...said, ...asides, ...between])
    ) {
      titles.push({ role: 'consignor', from: index, to: index + 1 });
      continue;
    }
    const isPair = isPairOfSigns(text);
    const isOpposed = isPair || said.some(({ from, to }) => text.slice(from, to) === '收');
    if (/^[发寄]\s/.test(text.slice(index)) && isOpposed && opensClause(text, index, isPair)) continue;
    if (isRegionAt(index + 1) && (!isJoined || anchors.some(({ to }) => to <= index)))
      between.push({ role: isFetched ? 'consignor' : 'consignee', from: index, to: index + 1 });
  }
  for (const { index } of text.matchAll(toSomebody)) between.push({ role: 'consignee', from: index, to: index + 1 });
  for (const { index, 0: found } of text.matchAll(english))
    between.push({ role: /to/i.test(found) ? 'consignee' : 'consignor', from: index, to: index + found.length });
  for (const { index, 0: found } of text.matchAll(starts))
    if (isRegionAt(index + found.length) || /这[里边]$/.test(found))
      between.push({ role: 'consignor', from: index, to: index + found.length });
  return { between, titles };
}

/** Verbs of sending with where it goes, and arrows: 寄到, 发给, →. */
function findWays(text: string, isRegionAt: IsRegionAt, labels: readonly Label[]): Label[] {
  const ways: Label[] = [];
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
    ways.push({ role: 'consignee', from: index, to: index + found.length });
  }
  return ways;
}

/** 蓬江区-北流市: a stroke between two places is a way. */
function findStrokes(text: string, regions: readonly FoundRegion[]): Label[] {
  return regions.flatMap(({ end }, place): Label[] => {
    const next = regions[place + 1];
    const [stroke = ''] = next ? (/^\s?-{1,3}\s?$/.exec(text.slice(end, next.start)) ?? []) : [];
    return stroke ? [{ role: 'consignee', from: end, to: end + stroke.length }] : [];
  });
}

/** Whether 发 and 寄 are titles, and lead nowhere: beside a block of the one who receives; 以上是收货的，我这里发某地. */
export function isTitle(index: number, text: string, anchors: readonly Anchor[], said: readonly Label[]): boolean {
  const words = said.filter((each) => each.role === 'consignee' && each.from !== index);
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
}
