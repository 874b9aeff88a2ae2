import { normalise } from '@waybill/validators/cn';
import type { Certainty } from '../reading';
import { surnames } from '../words/party-words';
import { type Board, found } from './board';
import { type Entity, isPart, isSkipped, mostEntities } from './entity';
import type { Item } from './items';
import { isStreet, nameForm } from './name-forms';

interface NameAt {
  place: number;
  sure: Certainty;
  isTitled: boolean;
  gap: number;
}

/** Finds phones, each with the name that belongs to it. */
export function findContacts(board: Board): Entity[] {
  const { items } = board;
  const phones = items.flatMap(({ kind }, place) => (kind === 'phone' && !board.isTaken(place) ? [place] : []));
  const choices = phones
    .slice(0, mostEntities)
    .map((place) => ({ place, before: nameBefore(board, place), after: nameAfter(board, place) }));
  // 138… 李娜, 139… 王强: a name between two phones belongs to the one that has no other.
  for (const [at, choice] of choices.entries()) {
    const { before, after } = choice;
    const next = choices[at + 1];
    if (!next?.before || !after || after.place !== next.before.place) continue;
    const isOfNext = next.before.isTitled || (before && !after.isTitled) || !next.after;
    if (isOfNext) choice.after = undefined;
    else next.before = undefined;
  }
  return choices.map(({ place, before, after }): Entity => {
    const phone = items[place] as Item;
    const name = before && after ? (rank(after) > rank(before) ? after : before) : (before ?? after);
    const isShared = before !== undefined && after !== undefined;
    // 138… / 139…: either may be meant.
    const isNear = (item: Item | undefined, gap: number | undefined) => item?.kind === 'phone' && (gap ?? 9) < 3;
    const hasSecond = isNear(items[place + 1], items[place + 1]?.gap) || isNear(items[place - 1], phone.gap);
    const isClear = !phone.isLoose && !hasSecond;
    return {
      kind: 'contact',
      first: Math.min(place, name?.place ?? place),
      last: Math.max(place, name?.place ?? place),
      fields: {
        ...(name && { name: nameOf(board, name, isShared) }),
        phone: found(phone.phone ?? '', isClear ? 'certain' : 'uncertain', board.take(place)),
      },
    };
  });
}

const rank = ({ isTitled, sure }: NameAt) => (isTitled ? 2 : 0) + (sure === 'certain' ? 1 : 0);

function nameOf(board: Board, { place, sure, isTitled }: NameAt, isShared: boolean) {
  const at = board.take(place);
  const text = board.text.slice(at[0]?.from, at[0]?.to);
  // Without a sign behind it, talk may go on with a name.
  const isWhole = isTitled && (board.items[place + 1]?.gap ?? 5) > 0 && nameForm(text);
  return found(normalise.name(text), isShared ? 'uncertain' : isWhole ? 'certain' : sure, at);
}

/** The name before a phone, in its line or in the one above. */
function nameBefore(board: Board, phone: number): NameAt | undefined {
  let gap = board.items[phone]?.gap ?? 5;
  for (let place = phone - 1; place >= phone - 5 && gap < 5; place -= 1) {
    const item = board.items[place];
    if (item?.kind === 'chunk') return board.isTaken(place) ? undefined : nameIn(board, place, gap);
    if (!item || !isSkipped(item) || isPart(item, 'street')) return undefined;
    gap = Math.max(gap, item.gap);
  }
  return undefined;
}

/** The name behind a phone; in the next line only if a title calls it one. */
function nameAfter(board: Board, phone: number): NameAt | undefined {
  let gap = 0;
  let isTitled = false;
  for (let place = phone + 1; place < phone + 4; place += 1) {
    const item = board.items[place];
    gap = Math.max(gap, item?.gap ?? 5);
    isTitled ||= isPart(item, 'name');
    if (item?.kind === 'chunk')
      return gap > (isTitled ? 4 : 2) || board.isTaken(place) ? undefined : nameIn(board, place, gap);
    if (!item || !isSkipped(item) || isPart(item, 'phone') || isPart(item, 'street') || item.kind === 'sign')
      return undefined;
  }
  return undefined;
}

/** The name that a chunk is. */
function nameIn(board: Board, place: number, gap: number): NameAt | undefined {
  const { text, gap: before } = board.items[place] as Item;
  const title = board.items[place - 1];
  const isTitled = isPart(title, 'name') && (before < 3 || title?.isTitle === true);
  const isShort = isTitled
    ? /^[\u4e00-\u9fffA-Za-z·]{1,8}$/.test(text) && !isStreet(text)
    : surnames.includes(text) && gap < 2;
  const form = nameForm(text) ?? (isShort ? 'uncertain' : undefined);
  const isBehindRegion = title?.kind === 'region';
  // 鼓楼区 钟楼 138…: the only chunk behind a region may be a street.
  if (form && !(isBehindRegion && isStreet(text)))
    return { place, sure: isBehindRegion && before === 0 ? 'uncertain' : form, isTitled, gap };
  return undefined;
}
