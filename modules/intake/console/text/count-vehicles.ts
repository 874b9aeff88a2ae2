import type { Board } from './board';
import { isNear, type VehicleDraft } from './vehicle-draft';

/** Gives the numbers to what they count; a number of all goes to the only vehicle. */
export function countDrafts(board: Board, drafts: VehicleDraft[], start: number, end: number): void {
  const { items } = board;
  const totals: { value: number; place: number }[] = [];
  const isFirstBehind = !items
    .slice(start, drafts[0]?.first)
    .some(({ kind }, at) => kind === 'count' && isNear(board, start + at, drafts[0]?.first ?? 0));
  for (let place = start; place < end; place += 1) {
    const count = countOf(board, place);
    if (!count) continue;
    const left = drafts.filter(({ last }) => last < place && isNear(board, last, place)).at(-1);
    const right = drafts.find(({ first }) => first > place && isNear(board, place, first));
    const before = items[place - 1];
    if (left && before?.text === '各') {
      for (const draft of drafts) if (draft.last < place) draft.count ??= { ...count, isDoubted: false };
      board.note(place - 1);
      continue;
    }
    const rightGap = right ? (items[right.first]?.gap ?? 9) : 9;
    const leftGap = items[place]?.gap ?? 9;
    const isLeft =
      left &&
      (!right ||
        leftGap < rightGap ||
        (leftGap === rightGap && isFirstBehind) ||
        (left.count === undefined && rightGap > 1));
    const own = isLeft ? left : right;
    if (!own || count.isTotal) totals.push(count);
    else {
      // 三台 雅迪1台 爱玛2台: the number behind counts it, the one before is the number of all.
      if (own.count) totals.push(own.count);
      own.count = { ...count, isDoubted: count.isDoubted || own.count !== undefined };
      own.last = Math.max(own.last, place);
    }
  }
  const [only, other] = drafts.filter(({ brand, category }) => brand || category);
  const [total, second] = totals;
  if (!total) return;
  const sum = drafts.reduce((all, { count }) => all + (count?.value ?? 1), 0);
  if (only && !other && !only.count)
    only.count = { ...total, isDoubted: second !== undefined && second.value !== total.value };
  else if (sum === total.value) for (const { place } of totals) board.take(place);
  else for (const draft of drafts) if (draft.count) draft.count.isDoubted = true;
}

/** A number of vehicles at a place, also one behind its title, or a bare one right behind a vehicle. */
function countOf(
  board: Board,
  place: number,
): { value: number; place: number; isDoubted: boolean; isTotal?: boolean } | undefined {
  const item = board.items[place];
  const before = board.items[place - 1];
  const isTitled =
    before?.kind === 'word' &&
    ((before.meaning.kind === 'term' && before.meaning.term === 'quantity') ||
      /^[一总合]?共$|^总共$|^合计$/.test(before.text));
  if (item?.kind === 'count')
    return { value: item.count, place, isDoubted: item.isPointed, ...(isTitled && { isTotal: true }) };
  if (item?.kind !== 'chunk' || !/^\d{1,2}\+?$/.test(item.text) || board.isTaken(place)) return undefined;
  if (isTitled && item.gap < 3) return { value: Number(item.text), place, isDoubted: false, isTotal: true };
  const isBehind =
    before?.kind === 'word' && (before.meaning.kind === 'brand' || before.meaning.kind === 'category') && item.gap < 2;
  return isBehind ? { value: Number.parseInt(item.text, 10), place, isDoubted: true } : undefined;
}
