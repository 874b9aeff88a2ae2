import { normalise } from '@waybill/validators/cn';
import type { ReadVehicle } from '../reading';
import { type Board, found } from './board';
import type { Item } from './items';
import { atMost } from './piece';

/** The places of the words for a vehicle, and the parts read so far. */
interface VehicleDraft extends Pick<ReadVehicle, 'model' | 'plate' | 'frame'> {
  first: number;
  last: number;
  brand?: number;
  category?: number;
  count?: Count;
}

/** A number of vehicles at a place; `isTotal` is one of all of them. */
type Count = { value: number; place: number; isDoubted: boolean; isTotal: boolean };

/** Maximum number of vehicles of an order. */
const most = 60;

/** Reads the vehicles of a board. */
export function readVehicles(board: Board): ReadVehicle[] {
  const drafts = findDrafts(board);
  countDrafts(board, drafts);
  const vehicles = drafts.filter((draft) => !drafts.some((other) => other !== draft && isAgain(board, draft, other)));
  readPapers(board, vehicles);
  // One of several vehicles without a quantity may be a repetition.
  const isOpen = vehicles.length > 1 && vehicles.some(({ count }) => !count);
  return vehicles.map((draft) => atMost(toVehicle(board, draft), isOpen ? 'uncertain' : 'certain'));
}

const isFiller = ({ kind, term }: Item) =>
  /^(?:talk|point)$/.test(kind) || /^(?:brand|model|category|quantity|frame|plate)$/.test(term ?? '');

/** Whether only filler words of the same sentence are between two places. */
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
    const isOfLast = last !== undefined && isNear(board, last.last, place, brand ? 2 : 1);
    if (kind === 'term' && term === 'model' && last && !last.model) readModel(board, last, place);
    if (!(brand || category) || drafts.length >= most) continue;
    const isSame = brand ? !last?.count && last?.brand === undefined : last?.category === undefined;
    if (!isOfLast || !isSame) drafts.push({ first: place, last: place });
    const draft = drafts.at(-1) as VehicleDraft;
    if (brand) draft.brand = place;
    if (category) draft.category = place;
    draft.last = place;
    if (draft.brand !== undefined && !draft.model) readModel(board, draft, place);
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
  if (!isCode && !(isTitled && /^[\u4e00-\u9fff]{1,4}$/.test(item.text))) return;
  // The text after it may be a part of the model: 390 Duke.
  const isOpen = after?.kind === 'chunk' && after.gap < 2;
  const sure = isCode && !isOpen ? 'certain' : 'uncertain';
  draft.model = found(board.text.slice(item.from, item.to), sure, board.take(place));
  draft.last = place;
}

/** Assigns each quantity to the nearest vehicle; a total needs a single vehicle. */
function countDrafts(board: Board, drafts: readonly VehicleDraft[]): void {
  const { items } = board;
  for (const [place, item] of items.entries()) {
    const count = countOf(board, place);
    if (!count) continue;
    const left = [...drafts].reverse().find(({ last }) => last < place && isNear(board, last, place));
    const right = drafts.find(({ first }) => first > place && isNear(board, place, first));
    const rightGap = right ? (items[right.first]?.gap ?? 9) : 9;
    const near = left && (item.gap <= rightGap || (!left.count && rightGap > 1)) ? left : right;
    const draft = drafts.length === 1 ? drafts[0] : count.isTotal ? undefined : near;
    if (draft && !draft.count) {
      draft.count = count;
      draft.last = Math.max(draft.last, place);
    } else if (count.value !== draft?.count?.value)
      for (const each of drafts) if (each.count) each.count.isDoubted = true;
  }
}

/** A number of vehicles at a place: with its unit, or behind its title. */
function countOf(board: Board, place: number): Count | undefined {
  const [before, item] = [board.items[place - 1], board.items[place]];
  const isTotal = before?.term === 'quantity' || /^(?:[一总合]?共|总共|合计)$/.test(before?.text ?? '');
  if (item?.kind === 'count') return { value: item.count ?? 1, place, isDoubted: item.isLoose === true, isTotal };
  if (item?.kind !== 'chunk' || !/^\d{1,2}$/.test(item.text) || board.isTaken(place)) return undefined;
  return isTotal && item.gap < 3 ? { value: Number(item.text), place, isDoubted: false, isTotal } : undefined;
}

const isNamedOnly = ({ count, model }: VehicleDraft) => !count && !model;

/** Whether a draft without a number or a model names another one again, which takes its kind. */
function isAgain(board: Board, draft: VehicleDraft, other: VehicleDraft): boolean {
  const [brand, category] = [draft.brand, draft.category].map((place) => board.items[place ?? -1]);
  const [otherBrand, otherCategory] = [other.brand, other.category].map((place) => board.items[place ?? -1]);
  const kinds = otherCategory ? [otherCategory.category] : (otherBrand?.brand?.categories ?? []);
  const isLater = isNamedOnly(other) && other.first > draft.first && !(other.brand !== undefined && !brand);
  const isSame = (!brand || brand.brand === otherBrand?.brand) && (!category || kinds.includes(category.category));
  if (!isNamedOnly(draft) || isLater || !isSame) return false;
  if (other.category === undefined && category) other.category = draft.category as number;
  else if (draft.category !== undefined) board.note(draft.category);
  if (draft.brand !== undefined) board.note(draft.brand);
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
      // If there are more plates than vehicles, one may be the plate of the truck.
      const isShared = places.length > drafts.length && field === 'plate';
      if (!draft) continue;
      draft[field] = found(value, isShared ? 'uncertain' : 'certain', board.take(place));
      if (board.items[place - 1]?.kind === 'term') board.note(place - 1);
    }
  }
}

function toVehicle(
  board: Board,
  { brand: place = -1, category: kindAt = -1, model, count, ...papers }: VehicleDraft,
): ReadVehicle {
  const [named, kind] = [board.items[place]?.brand, board.items[kindAt]?.category];
  const [usual, ...others] = named?.categories ?? [];
  // A brand without a kind or a number, inside a clause, may be the name of a shop.
  const isInClause = (board.items[place + 1]?.gap ?? 9) < 2 || board.items[place]?.gap === 0;
  const isLone = isInClause && !kind && !model && !count;
  // The kind may contradict the brand.
  const isOther = kind && usual && !named?.categories.includes(kind);
  const sure = isLone || isOther ? 'uncertain' : 'certain';
  const brand = named && found(named.name, sure, board.take(place));
  const { plate, frame } = papers;
  return {
    ...(kind && { category: found(kind, isOther ? 'uncertain' : 'certain', board.take(kindAt)) }),
    ...(brand && { brand }),
    ...(model && { model }),
    ...(count && {
      quantity: found(String(count.value), count.isDoubted ? 'uncertain' : 'certain', board.take(count.place)),
    }),
    ...(plate && { plate }),
    ...(frame && { frame }),
    ...(brand && usual && !kind && { category: found(usual, others.length > 0 ? 'guess' : brand.sure, brand.at) }),
  };
}
