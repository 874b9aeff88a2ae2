import type { Role } from '../reading';
import type { Board } from './board';
import type { Entity } from './contacts';
import type { Item } from './items';

/** A list of claims about entities, as one reading of a word has it. */
export type Reading = readonly Claim[];
type Claim = Readonly<{ entity: number; role: Role; weight: number }>;

/** More items than these between a word and an entity part them. */
const far = 12;

/** A word of a side between the entities beside it. */
type Cue = ReturnType<typeof cueAt>;

const isTalk = ({ kind }: Item) => /^(?:chunk|count|date|day|brand|category|term|payer)$/.test(kind);
const otherRole = (role: Role): Role => (role === 'consignor' ? 'consignee' : 'consignor');

/** Reads the claims of each word about the entities beside it. */
export function findCues({ items }: Board, entities: readonly Entity[], writer: Role | undefined): Reading[][] {
  const weak = new Set(items.flatMap(({ isWeak, role }) => (isWeak ? [role] : [])));
  return items.flatMap((item, place): Reading[][] => {
    const isHeading = isPair(items[place - 1], item) || isPair(item, items[place + 1]);
    if (!/^(?:sign|side|self|other)$/.test(item.kind) || isHeading) return [];
    // Both sides fetch and hand over vehicles, so that words for both do not decide.
    const claims = readingsOf(cueAt(items, entities, place), writer, weak.size > 1 ? 1.2 : 2.6)
      .map((reading) => reading.filter(({ entity }) => entity >= 0))
      .filter(({ length }) => length > 0);
    return claims.length > 0 ? [claims] : [];
  });
}

/** Whether titles of both sides are adjacent: 发货人 收货人. */
const isPair = (one: Item | undefined, two: Item | undefined) =>
  one?.form === 'title' && two?.form === 'title' && one.role !== two.role && two.gap === 1 && !two.isTitle;

function cueAt(items: readonly Item[], entities: readonly Entity[], place: number) {
  const before = entities.filter(({ last }) => last < place).length - 1;
  const after = entities.findIndex(({ first }) => first > place);
  const [lastOf, firstOf] = [entities[before]?.last ?? place, entities[after]?.first ?? place];
  // Entities beyond this distance are never adjacent.
  const widest = (from: number, to: number) =>
    from === to || to - from > far ? 9 : Math.max(...items.slice(from + 1, to + 1).map(({ gap }) => gap));
  return {
    item: items[place] as Item,
    isFromOrigin: items[place - 1]?.form === 'origin',
    inside: entities.findIndex(({ first, last }) => first < place && last > place),
    before,
    after,
    // The widest gaps to the entity before and to the entity after, and the gap right after the word.
    left: widest(lastOf, place),
    right: widest(place, firstOf),
    next: items[place + 1]?.gap ?? 5,
    // A word such as 这台 refers to an adjacent item.
    isPointed: [place - 1, place + 1].some(
      (at) => items[at]?.kind === 'point' && (items[Math.max(at, place)]?.gap ?? 9) < 2,
    ),
    // Only fillers are between the word and the entity.
    isClearLeft: place - lastOf <= far && !items.slice(lastOf + 1, place).some(isTalk),
    isClearRight: firstOf - place <= far && !items.slice(place + 1, firstOf).some(isTalk),
  };
}

/** The claims of a word, in each way in which it can be read. */
function readingsOf(cue: Cue, writer: Role | undefined, ofWeak: number): Reading[] {
  const { item, inside, before, after, right, isClearRight } = cue;
  const { kind, form, role = 'consignor', isTitle } = item;
  const ahead = (weight: number, side = role): Claim => ({ entity: after, role: side, weight });
  const behind = (weight: number, side = role): Claim => ({ entity: before, role: side, weight });
  if (kind === 'self' || kind === 'other') {
    if (!writer || (inside < 0 && !(right < 3 && isClearRight))) return [];
    return [[{ entity: inside < 0 ? after : inside, role: kind === 'self' ? writer : otherRole(writer), weight: 1.5 }]];
  }
  // 送到这里: a word that points may look back or ahead.
  if (cue.isPointed && !isTitle && (inside < 0 || form === 'act')) return [[behind(4)], [ahead(4)]];
  if (form === 'way') return wayReadings(cue);
  if (inside >= 0) return [[{ entity: inside, role, weight: item.isWeak ? ofWeak : 4 }]];
  const weight = item.isWeak ? ofWeak : kind === 'sign' ? (isTitle ? 5 : 3) : isTitle ? 5 : 4;
  if (isTitle && after >= 0 && (isClearRight || right < 2)) return [[ahead(weight)]];
  return besideReadings(cue, form !== 'act', ahead(weight), behind(weight));
}

/** Reads a word that precedes or follows its side. */
function besideReadings(cue: Cue, isNoun: boolean, ahead: Claim, behind: Claim): Reading[] {
  const { item, left, right, next, isClearLeft, isClearRight } = cue;
  const isInLine = right < 4 && item.gap > 1;
  const leads = isClearRight && (right < 2 || isInLine || (right < 6 && next > 3 && (isNoun || item.gap > 3)));
  const ends = isClearLeft && next > 1 && (left < 2 || (left < 4 && item.gap > 1));
  if (!leads || !ends) return leads ? [[ahead]] : ends ? [[behind]] : [];
  const [near, other] = left < right ? [behind, ahead] : [ahead, behind];
  return [[near], [{ ...other, weight: other.weight - 1 }]];
}

/** Reads a word that leads from one side to the other. */
function wayReadings({ item, before, after, left, right, next, isClearRight, isFromOrigin }: Cue): Reading[] {
  const to = (weight: number): Claim => ({ entity: after, role: 'consignee', weight });
  const from = (entity: number, weight: number): Claim => ({ entity, role: 'consignor', weight });
  // 从我店里走，北京: if no place follows close by, the word has no destination.
  if (after < 0 || (isFromOrigin && next > 1) || right >= (next > 1 || item.text === '→' ? 4.5 : 3)) return [];
  // At the start of a clause 发 is a title; between two sides it leads to the other one.
  const isTitle = /^[发寄]$/.test(item.text) && (left > 2 || item.gap > 1);
  // 到某地提车: without a side before it, a goal may be the place where the vehicle is.
  const isVague = before < 0 && /^[到去来走]$/.test(item.text);
  const reading = [to(isVague ? 1 : isClearRight ? 3 : 1.5), ...(left < 4 ? [from(before, 2)] : [])];
  return isTitle ? [reading, [from(after, 3)]] : [reading];
}
