import { normalise } from '@waybill/validators/cn';
import type { Certainty, Found, ReadParty, Span } from '../reading';
import type { RegionNames } from '../regions/find-region';
import { type Board, doubted, found } from './board';
import { type Entity, isPart, mostEntities } from './entity';
import type { Item, ItemOf } from './items';
import { isStreet } from './name-forms';

/** Finds places, each with its street. */
export function findAddresses(board: Board, names: RegionNames, start: number, end: number): Entity[] {
  const { items } = board;
  const addresses: Entity[] = [];
  for (let place = start; place < end && addresses.length < mostEntities; place += 1) {
    const item = items[place] as Item;
    if (board.isTaken(place)) continue;
    if (item.kind === 'region') {
      const address = addressAt(board, names, place, end);
      addresses.push(address);
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

function addressAt(board: Board, names: RegionNames, place: number, end: number): Entity {
  const { items } = board;
  const { region, text } = items[place] as ItemOf<'region'>;
  const isClear =
    names.isWhole(region.code) && (region.levels > 1 || (text.length > 2 && /[省市区县州盟旗]$/.test(text)));
  const street = streetFrom(board, place + 1, end, place);
  const isPlaced = names.isWhole(region.code) && street !== undefined;
  const fields: ReadParty = {
    region: found(region.code, isClear || isPlaced ? 'certain' : 'uncertain', board.take(place)),
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
    if (!isStreet(item.text) && !isBracket && !isTitled) break;
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
