import type { Role } from '../reading';
import type { Board } from './board';
import type { Entity } from './entity';
import type { Item, ItemOf } from './items';

/** What a word says of entities: of one of several readings, each a list of what it says. */
export type Reading = readonly Claim[];
interface Claim {
  entity: number;
  role: Role;
  weight: number;
}

const other = (role: Role): Role => (role === 'consignor' ? 'consignee' : 'consignor');
/** More entities than these are no two sides. */
export const mostOfSides = 10;
/** More items than these between a word and an entity part them. */
const far = 12;

/** Reads what each word says of the entities beside it. */
export function findCues(
  board: Board,
  entities: readonly Entity[],
  start: number,
  end: number,
  writer: Role | undefined,
): Reading[][] {
  const known = entities.slice(0, mostOfSides);
  const items = board.items.slice(start, end);
  const hasReceiver = items.some((item) => item.kind === 'sign' && item.form === 'title' && item.text === '收');
  const weak = new Set(
    items.flatMap((item) =>
      item.kind === 'word' && item.meaning.kind === 'side' && item.meaning.isWeak ? [item.meaning.role] : [],
    ),
  );
  // Either side fetches and hands over: words of both say too little.
  const context = { writer, hasReceiver, ofWeak: weak.size > 1 ? 1.2 : 2.6 };
  return items.flatMap((item, at): Reading[][] => {
    if (item.kind !== 'sign' && item.kind !== 'word') return [];
    const own = readCue(cueAt(board, known, start + at), item, context).filter((reading) => reading.length > 0);
    return own.length > 0 ? [own] : [];
  });
}

/** A word of a side between the entities beside it. */
interface Cue {
  inside: number;
  before: number;
  after: number;
  /** The widest gap to the entities before and after it. */
  left: number;
  right: number;
  /** Nothing else is said between. */
  isClearLeft: boolean;
  isClearRight: boolean;
  /** The gap behind the word. */
  next: number;
  /** A word that points at what stands before it is beside it: 这里取车, 送到这里. */
  looksBack: boolean;
  /** The word of the other side stands right beside it: 发货人 收货人. */
  isPaired: boolean;
  /** Behind the place it is said that somebody fetches there: 到某地提车. */
  isFetched: boolean;
}

const isTalk = (item: Item): boolean =>
  item.kind === 'chunk' ||
  item.kind === 'count' ||
  item.kind === 'date' ||
  (item.kind === 'word' && /^(?:talk|day|brand|category|term|payer)$/.test(item.meaning.kind));

export function cueAt({ items, plain }: Board, entities: readonly Entity[], place: number): Cue {
  let before = entities.length - 1;
  while ((entities[before]?.last ?? -1) >= place) before -= 1;
  const after = entities.findIndex(({ first }) => first > place);
  // Far away is not beside.
  const widest = (from: number, to: number) =>
    to - from > far ? 9 : items.slice(from + 1, to + 1).reduce((gap, item) => Math.max(gap, item.gap), 0);
  const isPoint = (item: Item | undefined) => item?.kind === 'word' && item.meaning.kind === 'point';
  const [own, last, next] = [items[place], items[place - 1], items[place + 1]];
  const [lastOf, firstOf] = [entities[before]?.last ?? place, entities[after]?.first ?? place];
  const behind = items.slice((entities[after]?.last ?? place) + 1, (entities[after]?.last ?? place) + 3);
  return {
    inside: entities.findIndex(({ first, last: to }) => first < place && to > place),
    before,
    after,
    left: before < 0 ? 9 : widest(lastOf, place),
    right: after < 0 ? 9 : widest(place, firstOf),
    isClearLeft: place - lastOf <= far && !items.slice(lastOf + 1, place).some(isTalk),
    isClearRight: firstOf - place <= far && !items.slice(place + 1, firstOf).some(isTalk),
    next: next?.gap ?? 5,
    looksBack:
      (isPoint(last) && (own?.gap ?? 9) < 2) ||
      (isPoint(next) &&
        (next?.gap ?? 9) < 2 &&
        ((items[place + 2]?.gap ?? 9) > 1 || ')]'.includes(plain.charAt(next?.to ?? 0) || '\n'))),
    isPaired: [last, next].some((item) => isTitleOfOther(own, item) && (item === last ? own : item)?.gap === 1),
    isFetched: behind.some(
      (item) =>
        item.gap < 2 &&
        item.kind === 'word' &&
        item.meaning.kind === 'side' &&
        item.meaning.isWeak === true &&
        item.meaning.role === 'consignor',
    ),
  };
}

/** Whether two words are titles of different sides. */
function isTitleOfOther(own: Item | undefined, item: Item | undefined): boolean {
  if (own?.kind !== 'word' || item?.kind !== 'word' || own.meaning.kind !== 'side' || item.meaning.kind !== 'side')
    return false;
  return (
    own.meaning.form === 'title' &&
    item.meaning.form === 'title' &&
    own.meaning.role !== item.meaning.role &&
    !own.isTitle &&
    !item.isTitle
  );
}

interface CueContext {
  writer: Role | undefined;
  /** A line of the receiver begins with 收. */
  hasReceiver: boolean;
  ofWeak: number;
}

/** What a word says, in each way in which it can be read; nothing where it is a part of talk. */
function readCue(
  cue: Cue,
  item: ItemOf<'sign'> | ItemOf<'word'>,
  { writer, hasReceiver, ofWeak }: CueContext,
): Reading[] {
  const { inside, before, after, left, right, next } = cue;
  const say = (entity: number, role: Role, weight: number): Reading => (entity < 0 ? [] : [{ entity, role, weight }]);
  const ahead = (role: Role, weight: number) => say(after, role, weight);
  const behind = (role: Role, weight: number) => say(before, role, weight);
  const isAlone = item.gap > 3 && next > 3;
  const beside = (role: Role, weight: number, isNoun: boolean): Reading[] => {
    if (inside >= 0) return [say(inside, role, weight)];
    const leads =
      cue.isClearRight &&
      (right < 2 || (right < 4 && item.gap > 1) || (right < 6 && next > 3 && (isNoun || item.gap > 3)));
    const ends = cue.isClearLeft && next > 1 && (left < 2 || (left < 4 && item.gap > 1) || (left < 6 && isAlone));
    if (leads && ends) {
      if (left === right) return [ahead(role, weight), behind(role, isNoun ? weight - 2 : weight - 0.5)];
      const isLeft = left < right;
      return [
        isLeft ? behind(role, weight) : ahead(role, weight),
        ...(isNoun || isAlone ? [isLeft ? ahead(role, weight - 1) : behind(role, weight - 1)] : []),
      ];
    }
    return leads ? [ahead(role, weight)] : ends ? [behind(role, weight)] : [];
  };
  const way = (): Reading[] => {
    if (item.isTitle) return [ahead('consignee', 4)];
    const isNear = after >= 0 && right < (next > 1 || item.text === '→' ? 4.5 : 3);
    if (!isNear) return [];
    if (cue.isFetched && /^[到去来]$/.test(item.text)) return [ahead('consignor', 3)];
    // 138…，寄；: it ends a clause.
    if (/^[发寄]$/.test(item.text) && next > 1 && cue.isClearLeft && left < 3) return [behind('consignor', 4)];
    // 发 begins a clause as a title, and leads to the other side between two.
    const isTitle = /^[发寄]$/.test(item.text) && (left > 2 || item.gap > 1);
    if (isTitle && hasReceiver) return [ahead('consignor', 4)];
    const reading = [...ahead('consignee', cue.isClearRight ? 3 : 1.5), ...(left < 4 ? behind('consignor', 2) : [])];
    return isTitle ? [reading, ahead('consignor', 3)] : [reading];
  };
  if (item.kind === 'sign') {
    if (item.form === 'way') return way();
    if (item.form === 'tail') return inside >= 0 ? [say(inside, item.role, 4)] : left < 3 ? [behind(item.role, 4)] : [];
    const weight = item.text === '接' ? 1 : 3;
    return item.isTitle ? [ahead(item.role, weight + 2)] : beside(item.role, weight, true);
  }
  const { meaning } = item;
  if (meaning.kind === 'self' || meaning.kind === 'other') {
    if (!writer) return [];
    const role = meaning.kind === 'self' ? writer : other(writer);
    return inside >= 0 ? [say(inside, role, 1.5)] : right < 3 && cue.isClearRight ? [ahead(role, 1.5)] : [];
  }
  if (meaning.kind !== 'side') return [];
  const { role, form, isWeak } = meaning;
  if (cue.isPaired) return [];
  if (cue.looksBack && before >= 0 && left < 5) return [behind(role, 4)];
  if (form === 'way') return way();
  if (form === 'origin' && !item.isTitle) return right < 4 && cue.isClearRight ? [ahead(role, 3)] : [];
  const weight = isWeak ? ofWeak : item.isTitle ? 5 : 4;
  if (item.isTitle && after >= 0 && (cue.isClearRight || right < 2)) return [ahead(role, weight)];
  return beside(role, weight, form === 'title');
}
