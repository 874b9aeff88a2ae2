import { normalise } from '@waybill/validators/cn';
import type { Brand, Category } from '../../contract/brands';
import type { Found, ReadVehicle } from '../reading';
import { type Board, found } from './board';
import type { Item } from './items';
import { atMost } from './piece';

/** Parts of a vehicle, with their places. */
interface VehicleDraft {
  first: number;
  last: number;
  brand?: { brand: Brand; place: number };
  category?: { category: Category; place: number };
  model?: Found;
  count?: { value: number; place: number; isDoubted: boolean };
  plate?: Found;
  frame?: Found;
}

/** More vehicles than these are no order. */
const most = 60;

/** Reads the vehicles of a board. */
export function readVehicles(board: Board): ReadVehicle[] {
  const drafts = findDrafts(board);
  countDrafts(board, drafts);
  // A kind that is spoken of apart from its vehicle is no vehicle of its own.
  const vehicles = drafts.filter(
    (draft) => !isSpoken(draft) || !drafts.some((other) => takesKind(board, other, draft)),
  );
  readPapers(board, vehicles);
  // If nothing counts one of several vehicles, it may be named twice.
  const isOpen = vehicles.length > 1 && vehicles.some(({ count }) => !count);
  return vehicles.map((draft) => atMost(toVehicle(board, draft), isOpen ? 'uncertain' : 'certain'));
}

const isFiller = ({ kind, term }: Item) =>
  /^(?:talk|point)$/.test(kind) || /^(?:brand|model|category|quantity|frame|plate)$/.test(term ?? '');

/** Whether only fillers stand between two places, none of them in another sentence. */
function isNear({ items }: Board, from: number, to: number, widest = 2): boolean {
  if (to - from > 4) return false;
  const between = items.slice(from + 1, to + 1);
  return between.every(({ gap }) => gap <= widest) && between.slice(0, -1).every(isFiller);
}

function findDrafts(board: Board): VehicleDraft[] {
  const { items } = board;
  const drafts: VehicleDraft[] = [];
  for (const [place, { kind, brand, category, term }] of items.entries()) {
    const last = drafts.at(-1);
    // Behind its title a part of a vehicle has a line of its own.
    const isTitled = items[place - 1]?.kind === 'term' && items[place - 1]?.isTitle;
    const isOfLast = last !== undefined && isNear(board, last.last, place, isTitled ? 4 : brand ? 2 : 1);
    if (kind === 'term' && term === 'model' && last && !last.model) readModel(board, last, place);
    if (!(brand || category) || drafts.length >= most) continue;
    const isSame = brand ? !last?.count && !last?.brand : !last?.category;
    if (!isOfLast || !isSame) drafts.push({ first: place, last: place });
    const draft = drafts.at(-1) as VehicleDraft;
    if (brand) draft.brand = { brand, place };
    if (category) draft.category = { category, place };
    draft.last = place;
    if (draft.brand && !draft.model) readModel(board, draft, place);
  }
  return drafts;
}

const codeForms = [
  /^[\u4e00-\u9fff]{0,4}[A-Za-z]{0,8}-?\d[A-Za-z\d+.-]{0,12}代?$/,
  /^[\u4e00-\u9fff]{0,3}[A-Za-z][A-Za-z\d+-]{0,11}$/,
];
const measures = /^\d{1,2}$|^\d[.\d]*(?:v|ah|kg|cm|mm|km|w)$/i;

/** The model right behind a brand, its kind, or a title. */
function readModel(board: Board, draft: VehicleDraft, behind: number): void {
  const { items } = board;
  const isTitled = /^(?:model|category)$/.test(items[behind + 1]?.term ?? '') || items[behind]?.kind === 'term';
  const place = items[behind + 1]?.kind === 'term' ? behind + 2 : behind + 1;
  const item = items[place];
  if (item?.kind !== 'chunk' || item.gap > 2 || board.isTaken(place)) return;
  const after = items[place + 1];
  const isCode =
    codeForms.some((form) => form.test(item.text)) && /[A-Z\d]/.test(item.text) && !measures.test(item.text);
  const isName = /^[\u4e00-\u9fff]{1,4}(?<![了车吧的])$/.test(item.text) && (item.gap === 0 || isTitled);
  if (
    !isCode &&
    !(isName && (!after || after.kind === 'count' || after.gap > 1 || /^(?:term|category)$/.test(after.kind)))
  )
    return;
  // Text that goes on may be a part of it: 390 Duke.
  const isOpen = after?.kind === 'chunk' && after.gap < 2;
  draft.model = found(
    board.text.slice(item.from, item.to),
    isCode && !isOpen ? 'certain' : 'uncertain',
    board.take(place),
  );
  draft.last = place;
}

/** Gives each number to the vehicle that stands nearest; a number of all goes to the only vehicle. */
function countDrafts(board: Board, drafts: readonly VehicleDraft[]): void {
  const { items } = board;
  const totals: NonNullable<VehicleDraft['count']>[] = [];
  for (const [place, item] of items.entries()) {
    const count = countOf(board, place);
    if (!count) continue;
    const left = [...drafts].reverse().find(({ last }) => last < place && isNear(board, last, place));
    const right = drafts.find(({ first }) => first > place && isNear(board, place, first));
    const rightGap = right ? (items[right.first]?.gap ?? 9) : 9;
    const isLeft = left && (item.gap < rightGap || item.gap === rightGap || (!left.count && rightGap > 1));
    const draft = isLeft ? left : right;
    if (!draft || count.isTotal || draft.count) totals.push(count);
    else {
      draft.count = count;
      draft.last = Math.max(draft.last, place);
    }
  }
  const [total] = totals;
  if (!total) return;
  const [only, other] = drafts;
  if (only && !other && !only.count)
    only.count = { ...total, isDoubted: totals.some(({ value }) => value !== total.value) };
  else for (const draft of drafts) if (draft.count) draft.count.isDoubted = true;
}

/** A number of vehicles at a place: with its unit, or behind its title. */
function countOf(board: Board, place: number): (NonNullable<VehicleDraft['count']> & { isTotal: boolean }) | undefined {
  const [before, item] = [board.items[place - 1], board.items[place]];
  const isTotal = before?.term === 'quantity' || /^(?:[一总合]?共|总共|合计)$/.test(before?.text ?? '');
  if (item?.kind === 'count') return { value: item.count ?? 1, place, isDoubted: item.isLoose === true, isTotal };
  if (item?.kind !== 'chunk' || !/^\d{1,2}$/.test(item.text) || board.isTaken(place)) return undefined;
  return isTotal && item.gap < 3 ? { value: Number(item.text), place, isDoubted: false, isTotal } : undefined;
}

const isSpoken = ({ brand, count, model }: VehicleDraft) => !brand && !count && !model;

/** Whether a kind that is spoken of is that of another vehicle, which takes it. */
function takesKind(board: Board, other: VehicleDraft, { category, first }: VehicleDraft): boolean {
  const kind = category?.category;
  const isKind = other.category
    ? other.category.category === kind
    : other.brand?.brand.categories.some((each) => each === kind);
  if (!isKind || !category || other.category === category || (isSpoken(other) && other.first > first)) return false;
  if (other.category) board.note(category.place);
  other.category ??= category;
  return true;
}

function readPapers(board: Board, drafts: VehicleDraft[]): void {
  for (const field of ['frame', 'plate'] as const) {
    const places = [...board.items.entries()].filter(([, { kind }]) => kind === field);
    for (const [place, { text }] of places) {
      const value = field === 'frame' ? normalise.vin(text) : normalise.plate(text);
      if (drafts.length === 0) drafts.push({ first: place, last: place });
      const free = drafts.filter((draft) => !draft[field]);
      const draft = [...free].reverse().find(({ first }) => first <= place) ?? free[0];
      // A plate more than there are vehicles may be that of the truck.
      const isShared = places.length > drafts.length && field === 'plate';
      if (!draft) continue;
      draft[field] = found(value, isShared ? 'uncertain' : 'certain', board.take(place));
      if (board.items[place - 1]?.kind === 'term') board.note(place - 1);
    }
  }
}

function toVehicle(board: Board, { brand: named, category, model, count, plate, frame }: VehicleDraft): ReadVehicle {
  const { brand, place = -1 } = named ?? {};
  const [usual, ...others] = brand?.categories ?? [];
  // A brand without a kind or a number, inside a clause, may be the name of a shop.
  const isInClause = (board.items[place + 1]?.gap ?? 9) < 2 || board.items[place]?.gap === 0;
  const isLone = isInClause && !category && !model && !count;
  // The kind may contradict the brand.
  const isOther = category && usual && !brand?.categories.includes(category.category);
  const sure = isLone || isOther ? 'uncertain' : 'certain';
  const vehicle: ReadVehicle = {
    ...(category && {
      category: found(category.category, isOther ? 'uncertain' : 'certain', board.take(category.place)),
    }),
    ...(brand && { brand: found(brand.name, sure, board.take(place)) }),
    ...(model && { model }),
    ...(count && {
      quantity: found(String(count.value), count.isDoubted ? 'uncertain' : 'certain', board.take(count.place)),
    }),
    ...(plate && { plate }),
    ...(frame && { frame }),
  };
  if (vehicle.brand && usual && !category)
    vehicle.category = found(usual, others.length > 0 ? 'guess' : vehicle.brand.sure, vehicle.brand.at);
  return vehicle;
}
