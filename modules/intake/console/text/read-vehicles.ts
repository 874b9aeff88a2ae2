import { normalise } from '@waybill/validators/cn';
import type { ReadVehicle } from '../reading';
import { type Board, doubted, found } from './board';
import { countDrafts } from './count-vehicles';
import { type VehicleDraft as Draft, isFiller, isNear } from './vehicle-draft';

/** Reads the vehicles of the items from one place to another. */
export function readVehicles(board: Board, start: number, end: number): ReadVehicle[] {
  const drafts = findDrafts(board, start, end);
  if (drafts.length > 0) countDrafts(board, drafts, start, end);
  const merged = merge(board, drafts);
  readPapers(board, merged, start, end);
  return merged.map((draft) => toVehicle(board, draft));
}

/** More vehicles than these are no order. */
const most = 60;

/** The widest gap before a part of the same vehicle: behind its title it has a line of its own. */
const reachOf = ({ items }: Board, place: number): number => {
  const title = items[place - 1];
  return title?.kind === 'word' && title.meaning.kind === 'term' && title.isTitle ? 4 : 2;
};

function findDrafts(board: Board, start: number, end: number): Draft[] {
  const { items } = board;
  const drafts: Draft[] = [];
  for (let place = start; place < end && drafts.length < most; place += 1) {
    const item = items[place];
    const last = drafts.at(-1);
    if (item?.kind !== 'word') continue;
    if (item.meaning.kind === 'brand') {
      const { brand } = item.meaning;
      // 五菱没有，是淮海: what there is not.
      if (/^(?:没有?|没货|缺货|不要|不发)$/.test(items[place + 1]?.text ?? '') && (items[place + 1]?.gap ?? 9) < 2)
        continue;
      const isSame =
        last &&
        isNear(board, last.last, place, reachOf(board, place)) &&
        !last.count &&
        (!last.brand || (last.brand.brand === brand && !last.model));
      if (isSame) last.brand ??= { brand, place };
      else drafts.push({ first: place, last: place, brand: { brand, place } });
      const own = drafts.at(-1) as Draft;
      own.last = Math.max(own.last, place);
      readModel(board, own, end);
    } else if (item.meaning.kind === 'category') {
      const { category } = item.meaning;
      if (last && !last.category && isNear(board, last.last, place, reachOf(board, place) > 2 ? 4 : 1)) {
        last.category = { category, place };
        last.last = place;
      } else drafts.push({ first: place, last: place, category: { category, place } });
      const own = drafts.at(-1) as Draft;
      if (own.brand && !own.model) readModel(board, own, end);
    } else if (item.meaning.kind === 'term' && item.meaning.term === 'model' && last && !last.model) {
      readModel(board, { ...last, last: place }, end, last);
    }
  }
  return drafts;
}

const codeForms = [
  /^[\u4e00-\u9fff]{0,4}[A-Za-z]{0,8}-?\d[A-Za-z\d+.-]{0,12}代?$/,
  /^[\u4e00-\u9fff]{0,3}[A-Za-z][A-Za-z\d+-]{0,11}$/,
];
const measures = /^\d{1,2}$|^\d[.\d]*(?:v|ah|kg|cm|mm|km|w)$|^[长宽高]/i;

/** The model stands right behind the brand or its kind. */
function readModel(board: Board, draft: Draft, end: number, own: Draft = draft): void {
  let place = draft.last + 1;
  const next = board.items[place];
  if (isFiller(next) && next?.kind === 'word' && next.meaning.kind !== 'talk' && (next.gap ?? 9) < 3) place += 1;
  const item = board.items[place];
  if (place >= end || item?.kind !== 'chunk' || item.gap > 2 || board.isTaken(place)) return;
  const after = board.items[place + 1];
  const isCode =
    codeForms.some((form) => form.test(item.text)) && /[A-Z\d]/.test(item.text) && !measures.test(item.text);
  const isTitled = place > draft.last + 1;
  const isHanName =
    /^[\u4e00-\u9fff]{1,4}(?<![了车吧的])$/.test(item.text) &&
    (item.gap === 0 || isTitled || (item.gap === 1 && after?.kind === 'count' && after.gap < 2)) &&
    (!after || after.kind === 'count' || after.gap > 1 || (after.kind === 'word' && after.meaning.kind !== 'part'));
  if (!(isCode && item.gap < (isTitled ? 4 : 3)) && !isHanName) return;
  const spans = board.take(place);
  // KTM 390 Duke: Latin words and numbers go on.
  let last = place;
  for (let more = place + 1; more < Math.min(place + 3, end); more += 1) {
    const other = board.items[more];
    if (
      other?.kind !== 'chunk' ||
      other.gap !== 1 ||
      !/^(?:[A-Z][A-Za-z]{1,9}|\d{3,4}|[A-Za-z]\d{2,3}|[\u4e00-\u9fff]{1,3}版)$/.test(other.text)
    )
      break;
    spans.push(...board.take(more));
    last = more;
  }
  const from = spans[0]?.from ?? 0;
  const to = spans.at(-1)?.to ?? from;
  own.model = found(board.text.slice(from, to), isCode ? 'certain' : 'uncertain', [{ from, to }]);
  own.last = last;
}

/** A kind that is spoken of apart from the vehicle of that kind is no vehicle of its own. */
function merge(board: Board, drafts: Draft[]): Draft[] {
  const isSpoken = (draft: Draft) => !draft.brand && !draft.count && !draft.model;
  return drafts.filter((draft) => {
    // 三轮车（电动的）: the drive alone is no vehicle.
    const isDrive = draft.category && board.items[draft.category.place]?.text === '电动';
    if (isDrive && isSpoken(draft) && drafts.length > 1) {
      board.note(draft.category?.place ?? -1);
      return false;
    }
    // 绿源 和 绿源: the same again, which nothing counts.
    const twin = drafts.find(
      (each) => each.brand && each.brand.brand === draft.brand?.brand && drafts.indexOf(each) < drafts.indexOf(draft),
    );
    if (twin && !draft.count && !draft.model && !draft.category && !twin.model) {
      board.take(draft.brand?.place ?? -1);
      return false;
    }
    // 一台电动车…车是雅迪的: the brand is said later.
    const nameless = drafts.filter((each) => each.category && !each.brand);
    const [only, second] = nameless;
    if (
      draft.brand?.brand.categories.some((one) => one === only?.category?.category) &&
      only &&
      !second &&
      !draft.category &&
      !draft.count
    ) {
      only.brand = draft.brand;
      only.model ??= draft.model as NonNullable<Draft['model']>;
      return false;
    }
    if (!isSpoken(draft)) return true;
    const other = drafts.find(
      (each) =>
        each !== draft &&
        (each.brand || each.count || drafts.indexOf(each) < drafts.indexOf(draft)) &&
        (each.category
          ? each.category.category === draft.category?.category
          : each.brand?.brand.categories.some((one) => one === draft.category?.category)),
    );
    if (!other) return true;
    other.category ??= draft.category as NonNullable<Draft['category']>;
    if (draft.category && other.category !== draft.category) board.note(draft.category.place);
    return false;
  });
}

function readPapers(board: Board, drafts: Draft[], start: number, end: number): void {
  for (const field of ['frame', 'plate'] as const) {
    const places = board.items.flatMap((item, place) =>
      item.kind === field && place >= start && place < end ? [place] : [],
    );
    for (const place of places) {
      const text = board.items[place]?.text ?? '';
      const value = field === 'frame' ? normalise.vin(text) : normalise.plate(text);
      const own =
        drafts.filter((draft) => draft.first < place && !draft[field]).at(-1) ?? drafts.find((draft) => !draft[field]);
      // A plate more than there are vehicles may be that of the truck.
      const isShared = places.length > Math.max(drafts.length, 1) && field === 'plate';
      const draft = own ?? (drafts.length === 0 ? { first: place, last: place } : undefined);
      if (!draft) continue;
      if (!own) drafts.push(draft);
      draft[field] = found(value, isShared ? 'uncertain' : 'certain', board.take(place));
      const title = board.items[place - 1];
      if (title?.kind === 'word' && title.meaning.kind === 'term') board.note(place - 1);
    }
  }
}

function toVehicle(board: Board, { brand, category, model, count, plate, frame }: Draft): ReadVehicle {
  const vehicle: ReadVehicle = {};
  const [usual, ...others] = brand?.brand.categories ?? [];
  // A brand that nothing goes with, inside a clause, may be the name of a shop.
  const [before, behind] = [board.items[(brand?.place ?? 0) - 1], board.items[(brand?.place ?? 0) + 1]];
  const isSaid = before?.kind === 'word' && before.meaning.kind !== 'side';
  const isInClause = (behind && behind.gap < 2) || (brand && board.items[brand.place]?.gap === 0);
  const isLone = brand && isInClause && !isSaid && !category && !model && !count && !plate && !frame;
  if (category) vehicle.category = found(category.category, 'certain', board.take(category.place));
  if (brand) vehicle.brand = found(brand.brand.name, isLone ? 'uncertain' : 'certain', board.take(brand.place));
  if (vehicle.brand && usual && !category)
    vehicle.category = found(usual, others.length > 0 ? 'guess' : vehicle.brand.sure, vehicle.brand.at);
  // What is written of the kind contradicts what the brand makes.
  if (category && usual && !brand?.brand.categories.includes(category.category) && vehicle.category && vehicle.brand) {
    vehicle.category = doubted(vehicle.category);
    vehicle.brand = doubted(vehicle.brand);
  }
  if (model) vehicle.model = model;
  if (count)
    vehicle.quantity = found(String(count.value), count.isDoubted ? 'uncertain' : 'certain', board.take(count.place));
  if (plate) vehicle.plate = plate;
  if (frame) vehicle.frame = frame;
  return vehicle;
}
