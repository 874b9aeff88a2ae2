import { normalise } from '@waybill/validators/cn';
import type { Certainty, ReadParty } from '../reading';
import { surnames } from '../words/party-words';
import { type Board, found } from './board';
import { type Item, isPart, isSkipped } from './items';
import { isStreet, nameForm } from './name-forms';

/** A contact with a phone, or a place; its side is decided later. */
export interface Entity {
  kind: 'contact' | 'address';
  /** Places of its first and last item. */
  first: number;
  last: number;
  fields: ReadParty;
}

/** More contacts or places than these are no order. */
export const mostEntities = 40;

type NameAt = Readonly<{ place: number; sure: Certainty; isTitled: boolean; isApart: boolean }>;

/** Finds phones, each with the name that belongs to it. */
export function findContacts(board: Board): Entity[] {
  const { items } = board;
  const phones = items.flatMap(({ kind }, place) => (kind === 'phone' && !board.isTaken(place) ? [place] : []));
  const choices = phones
    .slice(0, mostEntities)
    .map((place) => ({ place, before: nameBeside(board, place, -1), after: nameBeside(board, place, 1) }));
  const isOfSide = ({ place }: NameAt) => items[place - 1]?.kind === 'side';
  // 138… 李娜, 139… 王强: a name between two phones belongs to the one that has no other.
  for (const [at, choice] of choices.entries()) {
    const { before, after } = choice;
    const next = choices[at + 1];
    // 186…。联系人李娜，…，139…: either may be hers.
    if (after?.isApart && next && !next.before && !next.after)
      choice.after = isOfSide(after) ? undefined : { ...after, isTitled: false, sure: 'uncertain' };
    if (!next?.before || !after || after.place !== next.before.place) continue;
    const isOfNext = next.before.isTitled || (before && !after.isTitled) || !next.after;
    if (isOfNext) choice.after = undefined;
    else next.before = undefined;
  }
  return choices.map(({ place, before, after }): Entity => {
    const phone = items[place] as Item;
    const name = before && after ? (rank(after) > rank(before) ? after : before) : (before ?? after);
    // 138… / 139…: either may be meant.
    const isSecond = (at: number) =>
      [at - 1, at].every((each) => items[each]?.kind === 'phone') && (items[at]?.gap ?? 9) < 3;
    const isClear = !phone.isLoose && !isSecond(place) && !isSecond(place + 1);
    return {
      kind: 'contact',
      first: Math.min(place, name?.place ?? place),
      last: Math.max(place, name?.place ?? place),
      fields: {
        ...(name && { name: nameOf(board, name, before !== undefined && after !== undefined) }),
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
  const isWhole = isTitled && text.length < 4 && (board.items[place + 1]?.gap ?? 5) > 0 && nameForm(text);
  return found(normalise.name(text), isShared ? 'uncertain' : isWhole ? 'certain' : sure, at);
}

/** The name beside a phone: before it up to the line above; behind it in its line, or in the next one if a title calls it a name. */
function nameBeside(board: Board, phone: number, step: 1 | -1): NameAt | undefined {
  let [gap, isTitled] = [0, false];
  for (let place = phone + step; Math.abs(place - phone) < 6; place += step) {
    const item = board.items[place];
    gap = Math.max(gap, board.items[step > 0 ? place : place + 1]?.gap ?? 5);
    isTitled ||= isPart(item, 'name');
    if (!item || gap > (step < 0 || isTitled ? 4 : 2)) return undefined;
    if (item.kind === 'chunk') return board.isTaken(place) ? undefined : nameIn(board, place, gap);
    if (!isSkipped(item) || isPart(item, 'street')) return undefined;
    // A word of a side behind a comma or a sentence opens another contact; in a line of its own it is a title.
    const isOpening = /^(?:side|self|other)$/.test(item.kind) && gap > 1 && !(item.isTitle && gap === 4);
    if (step > 0 && (isPart(item, 'phone') || item.kind === 'sign' || isOpening)) return undefined;
  }
  return undefined;
}

/** Reads an item as a name; undefined if it is none. */
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
  if (!form || (isBehindRegion && isStreet(text))) return undefined;
  // 绿源|经营部 is the rest of a name.
  const isOther = /^(?:region|brand|category|count|day|payer|term|talk)$/.test(title?.kind ?? '');
  const isRest = before === 0 && isOther && title?.text !== '的';
  return { place, sure: isRest ? 'uncertain' : form, isTitled, isApart: gap > 2 };
}
