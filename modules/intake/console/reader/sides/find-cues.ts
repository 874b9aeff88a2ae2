import type { FoundRegion } from '../find-region';
import type { Span } from '../recognised';
import { isBehind, lineOf, startOf } from './cue-reach';
import { findAsides, findLabels } from './find-labels';
import { findOnward, isPairOfSigns, isTitle, opensClause } from './find-onward';
import { orderOf, standBelow } from './order-of-words';
import { decideActs, type Label } from './side-acts';
import { firm } from './side-words';
import type { Anchor, Cue } from './suppose-sides';
import { isOnDay, isTalk } from './talk';

/** The words that speak of a side, each with the role it gives and what it speaks of; and the sides whose data are said to come later. */
export function findCues(text: string, regions: readonly FoundRegion[], anchors: readonly Anchor[]) {
  const isRegionAt = (at: number) => regions.some(({ start }) => start >= at && /^\s*$/.test(text.slice(at, start)));
  const { labels: found, pending } = findLabels(text, isRegionAt);
  const asides = findAsides(text);
  const { between, titles } = findOnward(text, regions, anchors, isRegionAt, found, asides);
  const labels = [...found, ...titles];
  const cues: Cue[] = [];
  const firms = [...text.matchAll(firm)].map(({ index, 0: name }) => ({ from: index, to: index + name.length }));
  const add = ({ role, from, to, isWeak = false }: Label, stands: boolean, reach = lineOf(text, from)) => {
    const isTaken = [...cues, ...regions.map(({ start, end }) => ({ from: start, to: end }))].some(
      (each) => from < each.to && to > each.from,
    );
    if (isTaken || firms.some((each) => from > each.from && to <= each.to)) return;
    const start = stands ? reach : startOf({ from, to }, text, anchors, regions);
    const last = cues.findLast((cue) => cue.to <= from);
    cues.push({ role, from, to, isBehind: stands, isWeak, start: Math.max(start, last?.to ?? 0) });
  };
  // （出）甲 138…（收）乙 139…: where brackets begin, they speak of what follows.
  const isHeaded = /\(\p{Script=Han}{1,6}\)/u.exec(text.slice(0, anchors[0]?.from)) !== null;
  // 甲方(托运)：…: a colon makes it a title.
  for (const { role, from, to, reach } of asides)
    if (/^\)\s*:/.test(text.slice(to))) add({ role, from, to }, false);
    else if (anchors.some((each) => each.to <= from) && (reach === 0 || !isHeaded))
      add({ role, from, to }, true, reach);
  const decided = decide(text, regions, anchors, labels, between, pending.size > 0);
  // Words alone in their lines stand each below its side, where something stands above the first and nothing below the last.
  const isAlone = ({ from, to }: Span) =>
    /(?:^|\n)[ \t]*$/.test(text.slice(0, from)) && /^[ \t]*(?:$|\n)/.test(text.slice(to));
  const order = orderOf(decided, anchors, text);
  const isTailing = standBelow(labels.filter(isAlone), anchors) || order === 'behind';
  for (const { role, from, to, isWeak = false } of decided) {
    const isOnward = between.some((each) => each.from === from && each.to === to);
    const sign = text.slice(from, to);
    const isTail = isTailing && (isAlone({ from, to }) || !labels.some(isAlone));
    const stands =
      isTail ||
      (order !== 'before' && !isOnward && isBehind({ from, to }, text, anchors, cues, [...found, ...between]));
    // 给某地的某某发的: it is done for him who was named.
    const before = cues.at(-1);
    if (stands && /^[发寄]的$/.test(sign) && before && /给$/.test(text.slice(before.from, before.to))) continue;
    const leads =
      !stands &&
      !isTitle(from, text, anchors, [...labels, ...asides, ...between]) &&
      isDirection({ from, to }, text, anchors, before, decided) &&
      (isAlone({ from, to }) ||
        (!/^\s*[:\],;\n]/.test(text.slice(to)) && !opensClause(text, from, isPairOfSigns(text))));
    add({ role: leads ? 'consignee' : role, from, to, isWeak }, stands, isTail ? 0 : undefined);
  }
  return { cues: cues.sort((a, b) => a.from - b.from), pending };
}

/** The words in the order of the text without talk, each with the side that it takes from the others. */
function decide(
  text: string,
  regions: readonly FoundRegion[],
  anchors: readonly Anchor[],
  labels: readonly Label[],
  between: readonly Label[],
  isPending: boolean,
): Label[] {
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
  const isPair = anchors.filter(({ kind }) => kind === 'phone').length > 1 || regions.length > 1;
  if (claiming.length > 0 || isPair || isPending) return decideActs(claiming, text, hasData);
  // Beside one side alone, talk of sending and fetching is all that there is, and little.
  return spoken.filter(({ role }) => role === 'consignor').map((label) => ({ ...label, isWeak: true }));
}

/** Whether 发 and its like lead on to the second side, as in `苏州 A 发 盐城 B`. */
function isDirection(
  { from, to }: Span,
  text: string,
  anchors: readonly Anchor[],
  before: Cue | undefined,
  words: readonly Label[],
): boolean {
  const next = anchors.find((each) => each.from >= to);
  if (!/^[发寄送运拉]$/.test(text.slice(from, to)) || !next || !anchors.some((each) => each.to <= from)) return false;
  // 从某地发，联系某某: it ends what 从 began.
  const isEnd = before && /^[从由]/.test(text.slice(before.from, before.to)) && next.kind === 'phone';
  // 甲 收 乙地 发 乙: the other sign has said the other side.
  return !isEnd && !words.some((each) => each.to <= from && /^收[车货件]?$/.test(text.slice(each.from, each.to)));
}
