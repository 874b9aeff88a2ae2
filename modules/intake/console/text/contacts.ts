import { normalise } from '@waybill/validators/cn';
import type { Certainty, Found, ReadParty } from '../reading';
import { surnames } from '../words/party-words';
import { type Board, found } from './board';
import { type Entity, isPart, isSkipped, mostEntities } from './entity';
import type { Item, ItemOf } from './items';
import { isFirm, isStreet, nameBehindStreet, nameForm } from './name-forms';

interface NameAt {
  /** Places of its first and last item. */
  first: number;
  place: number;
  /** Where in the chunk it begins. */
  offset: number;
  from: number;
  to: number;
  sure: Certainty;
  isTitled: boolean;
  gap: number;
}

/** Finds phones, each with the name that belongs to it. */
export function findContacts(board: Board, start: number, end: number): Entity[] {
  const { items } = board;
  const phones = items
    .flatMap(({ kind }, place) =>
      kind === 'phone' && place >= start && place < end && !board.isTaken(place) ? [place] : [],
    )
    .slice(0, mostEntities);
  const choices = phones.map((place) => ({
    place,
    before: nameBefore(board, place, start),
    after: nameAfter(board, place, end),
  }));
  // 138… 李娜, 139… 王强: a name between two phones is that of the one that has no other.
  for (const [at, { after, before }] of choices.entries()) {
    const next = choices[at + 1];
    if (!next?.before || !after || after.place !== next.before.place) continue;
    const isOfNext =
      next.before.isTitled ||
      (before !== undefined && !after.isTitled) ||
      (next.after === undefined && next.before.gap <= after.gap);
    if (isOfNext) (choices[at] as { after: NameAt | undefined }).after = undefined;
    else next.before = undefined;
  }
  return choices.map(({ place, before, after }): Entity => {
    const name = choose(before, after);
    const phone = items[place] as ItemOf<'phone'>;
    const next = items[place + 1];
    // 138… / 139…: either may be meant.
    const hasSecond = (next?.kind === 'phone' && next.gap < 3) || (items[place - 1]?.kind === 'phone' && phone.gap < 3);
    const fields: ReadParty = {
      phone: found(phone.phone.value, phone.phone.isLoose || hasSecond ? 'uncertain' : 'certain', board.take(place)),
    };
    if (name)
      fields.name = takeName(board, name, before !== undefined && after !== undefined && name.sure !== 'certain');
    return {
      kind: 'contact',
      first: Math.min(place, name?.first ?? place),
      last: Math.max(place, name?.place ?? place),
      fields,
    };
  });
}

const rank = ({ isTitled, sure }: NameAt) => (isTitled ? 2 : 0) + (sure === 'certain' ? 1 : 0);

function choose(before: NameAt | undefined, after: NameAt | undefined): NameAt | undefined {
  if (!before || !after) return before ?? after;
  return rank(after) > rank(before) ? after : before;
}

function takeName(board: Board, { place, from, to, offset, sure, isTitled }: NameAt, isShared: boolean): Found {
  if (offset === 0) board.take(place);
  else board.cut.set(place, { length: offset, isCertain: sure === 'certain' });
  const at = [board.claim({ from, to })];
  const text = board.plain.slice(from, to);
  // Without a sign behind it, talk may go on with a name.
  const isWhole = (board.items[place + 1]?.gap ?? 5) > 0 && /^[\u4e00-\u9fff]/.test(text) && nameForm(text);
  const certainty = isShared ? 'uncertain' : isTitled && offset === 0 && isWhole ? 'certain' : sure;
  return found(normalise.name(board.text.slice(from, to)), certainty, at);
}

/** The name before a phone, in its line or in the one above. */
function nameBefore(board: Board, phone: number, start: number): NameAt | undefined {
  const { items } = board;
  let gap: number = items[phone]?.gap ?? 5;
  for (let place = phone - 1; place >= Math.max(start, phone - 5); place -= 1) {
    const item = items[place] as Item;
    if (gap > 4) return undefined;
    if (item.kind === 'chunk' && !board.isTaken(place))
      return nameIn(board, place, gap, place === phone - 1 || isTail(items, place, phone));
    if (!isSkipped(item) || isPart(item, 'street')) return undefined;
    gap = Math.max(gap, item.gap);
  }
  return undefined;
}

const isTail = (items: readonly Item[], place: number, phone: number) =>
  items.slice(place + 1, phone).every((item) => isSkipped(item) && item.gap < 3);

/** The name behind a phone; in the next line only where a title calls it one. */
function nameAfter(board: Board, phone: number, end: number): NameAt | undefined {
  const { items } = board;
  let gap = 0;
  let isTitled = false;
  for (let place = phone + 1; place < Math.min(end, phone + 4); place += 1) {
    const item = items[place] as Item;
    gap = Math.max(gap, item.gap);
    isTitled ||= isPart(item, 'name');
    if (item.kind === 'chunk' && !board.isTaken(place))
      return gap > (isTitled ? 4 : 2) ? undefined : nameIn(board, place, gap, false);
    if (!isSkipped(item) || isPart(item, 'phone') || isPart(item, 'street') || item.kind === 'sign') return undefined;
  }
  return undefined;
}

/** The name that a chunk is, or that hangs on its end right before a phone. */
function nameIn(board: Board, place: number, gap: number, isBefore: boolean): NameAt | undefined {
  const { items } = board;
  const item = items[place] as Item;
  const title = items[place - 1];
  const isTitled =
    (item.gap < 3 && isPart(title, 'name')) || (isPart(title, 'name') && title?.isTitle === true) || false;
  const first = /^[A-Z]/.test(item.text) ? firstLatin(board, place) : place;
  const from = items[first]?.from ?? item.from;
  const text = board.plain.slice(from, item.to);
  const form =
    nameForm(text) ??
    (gap < 2 && isBefore && text.length === 1 && surnames.includes(text) ? 'uncertain' : undefined) ??
    (isTitled && /^[\u4e00-\u9fffA-Za-z·]{1,8}$/.test(text) && !isStreet(text) ? 'uncertain' : undefined);
  const before = items[first - 1];
  // 鼓楼区 钟楼 138…: behind its region, the only chunk may be a street.
  const isLone = before?.kind === 'region' && isStreet(text) && !isFirm(text);
  const isCut = items[first]?.gap === 0 && before?.kind === 'region';
  if (form && !isLone) {
    for (let other = first; other < place; other += 1) board.take(other);
    const isPartOf = /^[A-Z]/.test(text) && before?.kind === 'chunk' && (items[first]?.gap ?? 9) < 3;
    const sure = isPartOf || (isCut && form !== 'certain') ? 'uncertain' : form;
    return { first, place, offset: 0, from, to: item.to, sure, isTitled, gap };
  }
  if (!isBefore || gap > 2) return undefined;
  const hung = nameBehindStreet(item.text);
  return (
    hung && {
      first: place,
      place,
      offset: hung.at,
      from: item.from + hung.at,
      to: item.to,
      sure: gap > 1 ? 'uncertain' : hung.sure,
      isTitled: false,
      gap,
    }
  );
}

/** David Wu: Latin words with capitals are one name. */
function firstLatin({ items }: Board, place: number): number {
  let first = place;
  while (
    first > 0 &&
    place - first < 3 &&
    items[first]?.gap === 1 &&
    items[first - 1]?.kind === 'chunk' &&
    /^[A-Z][a-z]*$/.test(items[first - 1]?.text ?? '')
  )
    first -= 1;
  return first;
}

/** Gives names that a title calls so, and those behind a place, to the contact beside them that has none. */
export function nameRest(board: Board, entities: Entity[], start: number, end: number): void {
  const { items } = board;
  for (let place = start; place < end; place += 1) {
    const item = items[place] as Item;
    if (item.kind !== 'chunk' || board.isTaken(place)) continue;
    const title = items[place - 1];
    const isTitled = isPart(title, 'name') && item.gap < 4;
    const form =
      nameForm(item.text) ?? (isTitled && /^[\u4e00-\u9fff]{1,8}$/.test(item.text) ? 'uncertain' : undefined);
    if (!form) continue;
    const near = nearest(entities, place, items);
    const isBeside = near && near.kind === 'contact' && !near.fields.name;
    if (isBeside && (isTitled || (form === 'certain' && Math.abs(place - near.first) < 6))) {
      near.fields.name = found(
        normalise.name(item.text),
        isTitled && item.text.length < 5 ? 'certain' : 'uncertain',
        board.take(place),
      );
      near.first = Math.min(near.first, place);
      near.last = Math.max(near.last, place);
    } else if (isTitled && entities.length < mostEntities && entities.filter(({ fields }) => fields.phone).length < 2) {
      entities.push({
        kind: 'contact',
        first: place,
        last: place,
        fields: { name: found(normalise.name(item.text), form, board.take(place)) },
      });
      entities.sort((a, b) => a.first - b.first);
    }
  }
}

/** The contact without a name that stands nearest, within a block. */
function nearest(entities: readonly Entity[], place: number, items: readonly Item[]): Entity | undefined {
  let best: Entity | undefined;
  let least = 9;
  for (const entity of entities) {
    if (entity.kind !== 'contact' || entity.fields.name) continue;
    const [from, to] = entity.first > place ? [place, entity.first] : [entity.last, place];
    if (to - from > 9) continue;
    const distance = to - from + (items.slice(from + 1, to + 1).some(({ gap }) => gap > 4) ? 9 : 0);
    if (distance < least) [best, least] = [entity, distance];
  }
  return best;
}
