import { normalise } from '@waybill/validators/cn';
import type { Certainty, Found, ReadParty, Span } from '../reading';
import type { RegionNames } from '../regions/find-region';
import { surnames } from '../words/party-words';
import { type Board, doubted, found, weaker } from './board';
import type { Item, ItemOf } from './items';
import { isFirm, isStreet, nameBehindStreet, nameForm } from './name-forms';
import { isDigit } from './numbers';

/** Somebody with a phone, or a place; which side it is of is decided later. */
export interface Entity {
  kind: 'contact' | 'address';
  /** Places of its first and last item. */
  first: number;
  last: number;
  fields: ReadParty;
}

/** More people or places than these are no order. */
const most = 40;

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

/** Finds people and places in the items from one place to another. */
export function findEntities(board: Board, names: RegionNames, start: number, end: number): Entity[] {
  const contacts = findContacts(board, start, end);
  const addresses = findAddresses(board, names, start, end);
  const entities = [...contacts, ...addresses].sort((a, b) => a.first - b.first);
  nameRest(board, entities, start, end);
  return entities;
}

const isPart = (item: Item | undefined, part: string): boolean =>
  item?.kind === 'word' && 'part' in item.meaning && item.meaning.part === part;
const isSkipped = (item: Item | undefined): boolean =>
  (item?.kind === 'word' && /^(?:part|self|other|point|talk|side)$/.test(item.meaning.kind)) ||
  (item?.kind === 'sign' && item.form !== 'way');

function findContacts(board: Board, start: number, end: number): Entity[] {
  const { items } = board;
  const phones = items
    .flatMap(({ kind }, place) =>
      kind === 'phone' && place >= start && place < end && !board.isTaken(place) ? [place] : [],
    )
    .slice(0, most);
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
    const fields: ReadParty = {
      phone: found(phone.phone.value, phone.phone.isLoose ? 'uncertain' : 'certain', board.take(place)),
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
  const certainty = isShared
    ? 'uncertain'
    : isTitled && offset === 0 && /[\u4e00-\u9fff]/.test(board.plain.charAt(from))
      ? 'certain'
      : sure;
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
      return gap > (isTitled ? 4 : 2) || isStreetOn(items, place) ? undefined : nameIn(board, place, gap, false);
    if (!isSkipped(item) || isPart(item, 'phone') || isPart(item, 'street') || item.kind === 'sign') return undefined;
  }
  return undefined;
}

/** Whether the chunk goes on as a street does: 双井 广渠路21号. */
const isStreetOn = (items: readonly Item[], place: number) => {
  const next = items[place + 1];
  return (
    next?.kind === 'chunk' &&
    next.gap < 2 &&
    isStreet(next.text) &&
    !isDigit(next.text.charAt(0)) &&
    nameForm(items[place]?.text ?? '') !== 'certain'
  );
};

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

function findAddresses(board: Board, names: RegionNames, start: number, end: number): Entity[] {
  const { items } = board;
  const addresses: Entity[] = [];
  for (let place = start; place < end && addresses.length < most; place += 1) {
    const item = items[place] as Item;
    if (board.isTaken(place)) continue;
    if (item.kind === 'region') {
      const last = addresses.at(-1);
      const address = addressAt(board, names, place, end);
      // 郑州 … 中原区: a place within the one before it.
      if (last && isWithin(last, address, items, names)) {
        last.fields = { ...last.fields, ...address.fields, region: joined(last.fields.region, address.fields.region) };
        last.last = address.last;
      } else addresses.push(address);
      place = address.last;
    } else if (item.kind === 'chunk') {
      const isTitled = isPart(items[place - 1], 'street') && item.gap < 3;
      const isOwn = /\d/.test(item.text) && item.text.length > 4 && /[路街道巷弄村镇]/.test(item.text);
      if (!isOwn && !(isTitled && isStreet(item.text))) continue;
      const last = addresses.at(-1);
      const street = streetFrom(board, place, end);
      if (!street) continue;
      const known = last?.fields.street;
      const isOfLast =
        last?.fields.region && place - last.last < 4 && (!known || (isTitled && !/\d/.test(known.value)));
      if (isOfLast) {
        const value = `${known?.value ?? ''}${street.field.value}`;
        last.fields.street = {
          value,
          sure: isTitled ? street.field.sure : 'uncertain',
          at: [...(known?.at ?? []), ...street.field.at],
        };
        last.last = street.last;
      } else
        addresses.push({ kind: 'address', first: place, last: street.last, fields: { street: doubted(street.field) } });
      place = street.last;
    }
  }
  return addresses;
}

const joined = (one: Found | undefined, other: Found | undefined): Found =>
  ({ ...(other ?? one), at: [...(one?.at ?? []), ...(other?.at ?? [])] }) as Found;

function isWithin(last: Entity, { fields, first }: Entity, items: readonly Item[], names: RegionNames): boolean {
  const [outer, inner] = [last.fields.region?.value, fields.region?.value];
  if (!outer || !inner || names.isWhole(outer) || last.fields.street || first - last.last > 3) return false;
  const isApart = items
    .slice(last.last + 1, first)
    .some((item) => item.kind === 'phone' || (item.kind === 'sign' && item.form === 'way'));
  return !isApart && inner.startsWith(outer.replace(/(?:00){1,2}$/, ''));
}

function addressAt(board: Board, names: RegionNames, place: number, end: number): Entity {
  const { items } = board;
  const { region, text } = items[place] as ItemOf<'region'>;
  const isClear =
    names.isWhole(region.code) && (region.levels > 1 || (text.length > 2 && /[省市区县州盟旗]$/.test(text)));
  const street = streetFrom(board, place + 1, end, place);
  const isPlaced = names.isWhole(region.code) && street !== undefined;
  // 大理 is a prefecture, and the city in it that is called the same.
  const namesake = names.isWhole(region.code)
    ? undefined
    : names.districtsOf
        .get(region.code)
        ?.get(text)
        ?.find((each) => each.names[0]?.endsWith('市'));
  const fields: ReadParty = {
    region: found(namesake?.code ?? region.code, isClear || isPlaced ? 'certain' : 'uncertain', board.take(place)),
  };
  if (street) fields.street = names.isWhole(region.code) ? street.field : doubted(street.field);
  return { kind: 'address', first: place, last: street?.last ?? place, fields };
}

/** The chunks that make up a street, from a place on. */
function streetFrom(
  board: Board,
  start: number,
  end: number,
  region?: number,
): { field: Found; last: number } | undefined {
  const { items } = board;
  const parts: number[] = [];
  for (let place = start; place < end; place += 1) {
    const item = items[place] as Item;
    if (item.kind === 'word' && parts.length === 0 && isPart(item, 'street') && item.gap < 5) continue;
    if (item.kind !== 'chunk' || board.isTaken(place)) break;
    const isFirst = parts.length === 0;
    const isTitled = isPart(items[place - 1], 'street');
    const between = board.plain.slice(items[place - 1]?.to ?? 0, item.from);
    const isBracket = /^ ?\($/.test(between) && board.plain.charAt(item.to) === ')' && isStreet(item.text);
    if (!isFirst && item.gap > 2) break;
    if (isFirst && item.gap > (isTitled ? 4 : region === undefined ? 5 : 2)) break;
    if (!isStreet(item.text) && !isBracket && !isTitled && !goesOn(board, place, end, isFirst)) break;
    if (!isFirst && item.gap === 2 && !isBracket && !/\d|[路街号楼栋室座单村]/.test(item.text)) break;
    if (isFirst && region === undefined && !isStreet(item.text)) break;
    parts.push(place);
  }
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const at: Span[] = [];
  let value = '';
  for (const place of parts) {
    const item = items[place] as Item;
    const span = freeSpan(board, place);
    const between = board.plain.slice(items[place - 1]?.to ?? 0, item.from);
    const isBracket = /^ ?\($/.test(between) && place !== first;
    const closes = isBracket && board.plain.charAt(span.to) === ')';
    value += (isBracket ? '（' : '') + board.text.slice(span.from, span.to) + (closes ? '）' : '');
    board.take(place);
    at.push(board.claim(span));
  }
  const after = items[last + 1];
  // What stands right behind it, and is not understood, may be a part of it.
  const isOpen = after?.kind === 'chunk' && after.gap < 2 && !board.isTaken(last + 1);
  const isWhole =
    /\d/.test(value) && (/[\d号室楼栋幢座层元弄院厦组）店口面边侧铺]$/.test(value) || /[A-Z]座?$/.test(value));
  const isHung = parts.some((place) => board.cut.get(place)?.isCertain === false);
  const sure: Certainty = isWhole && !isOpen && !isHung && !value.includes('单号') ? 'certain' : 'uncertain';
  return { field: found(normalise.address(value), sure, mergeSpans(at, board)), last };
}

/** The part of a chunk that no name has taken. */
function freeSpan(board: Board, place: number): Span {
  const { from, to } = board.items[place] as Item;
  return { from, to: from + (board.cut.get(place)?.length ?? to - from) };
}

/** Spans that only spaces and brackets part are one. */
function mergeSpans(spans: readonly Span[], board: Board): Span[] {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? [board.claim({ from: first.from, to: last.to })] : [];
}

/** Whether a chunk without the sign of a street is a part of one, as the place before it: 下关 泰安路8号. */
function goesOn({ items }: Board, place: number, end: number, isFirst: boolean): boolean {
  const next = items[place + 1];
  if (!isFirst || place + 1 >= end) return false;
  return (
    next?.kind === 'chunk' &&
    next.gap < 2 &&
    isStreet(next.text) &&
    /[\u4e00-\u9fff]/.test(next.text) &&
    (items[place]?.text.length ?? 9) < 7
  );
}

/** Gives names that a title calls so, and those behind a place, to the contact beside them that has none. */
function nameRest(board: Board, entities: Entity[], start: number, end: number): void {
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
    } else if (isTitled && entities.length < most && entities.filter(({ fields }) => fields.phone).length < 2) {
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

export const lessCertain = (fields: ReadParty, sure: Certainty): ReadParty =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { ...value, sure: weaker(value.sure, sure) }]),
  );
