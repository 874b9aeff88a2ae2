import { normalise } from '@waybill/validators/cn';
import type { ReadField, ReadParty } from '../reading';
import type { RegionNames } from '../regions/find-region';
import { type Board, doubted, found } from './board';
import { type Entity, mostEntities } from './contacts';
import { isPart } from './items';
import { isStreet, nameForm } from './name-forms';

/** Finds places, each with its street. */
export function findAddresses(board: Board, names: RegionNames): Entity[] {
  const addresses: Entity[] = [];
  for (const [place, { region, text }] of board.items.entries()) {
    if (!region || board.isTaken(place) || addresses.length >= mostEntities) continue;
    const street = streetFrom(board, place + 1);
    const isFull = region.levels > 1 || (text.length > 2 && /[省市区县州盟旗]$/.test(text));
    // 苏州相城 吴江: the second region may be the right one.
    const next = street ? undefined : board.items[place + 1];
    const isRival = next?.kind === 'chunk' && next.gap < 3 && names.codesOf.has(next.text);
    const isClear = names.isWhole(region.code) && (isFull || street !== undefined) && !isRival;
    const fields: ReadParty = { region: found(region.code, isClear ? 'certain' : 'uncertain', board.take(place)) };
    if (street) fields.street = isClear ? street.field : doubted(street.field);
    addresses.push({ kind: 'address', first: place, last: street?.last ?? place, fields });
  }
  return addresses;
}

/** The chunks that make up a street, from a place on. */
function streetFrom(board: Board, start: number): { field: ReadField; last: number } | undefined {
  const { items } = board;
  let first = start;
  while (isPart(items[first], 'street') && (items[first]?.gap ?? 9) < 5) first += 1;
  const isTitled = first > start;
  let end = first;
  for (let item = items[end]; item?.kind === 'chunk' && !board.isTaken(end); item = items[end]) {
    const isFirst = end === first;
    if (item.gap > (isFirst && isTitled ? 4 : 2) || !(isStreet(item.text) || (isFirst && isTitled))) break;
    if (!isFirst && item.gap === 2 && !/\d|[路街号楼栋室座单村]/.test(item.text)) break;
    end += 1;
  }
  const last = items[end - 1];
  if (end === first || !last) return undefined;
  const from = items[first]?.from ?? 0;
  const value = normalise.address(
    items.slice(first, end).reduce((text, item) => text + board.text.slice(item.from, item.to), ''),
  );
  // The text after it may be a part of it: unknown text, an unclear name, a shop, a street in the next line.
  const [after, isHouse] = [items[end], /[\d号室楼]$/.test(last.text)];
  const at = after?.kind === 'talk' && items[end + 1]?.gap === 0 ? end + 1 : end;
  const { text: next = '', gap = 9 } = (items[at]?.kind === 'chunk' && items[at]) || {};
  const isName = board.isTaken(at) && (gap === 2 || isHouse || /^[A-Z]/.test(next) || nameForm(next) === 'certain');
  const isShop = /^(?:brand|category)$/.test(after?.kind ?? '') && !isHouse;
  const isNext = (after?.gap ?? 9) < 3 && ((next !== '' && !isName) || isShop);
  const isOpen =
    board.plain.charAt(last.to) === '(' || isNext || (isStreet(next) && gap < 5) || isPart(after, 'street');
  const isWhole = /(?:[\d号室楼栋幢座层元弄院厦组店口面边侧铺路街道巷镇乡村区园苑]|[A-Z]座?)$/.test(last.text);
  const isClear = isWhole && !isOpen && !/单号|[到至往给找的]/.test(value);
  return {
    field: found(value, isClear ? 'certain' : 'uncertain', board.take(first, { from, to: last.to })),
    last: end - 1,
  };
}
