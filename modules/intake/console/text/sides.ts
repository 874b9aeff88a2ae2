import type { Certainty, Role } from '../reading';
import { isWithin } from '../regions/find-region';
import { comesToWriter, messageWords } from '../words/message-words';
import type { Board } from './board';
import type { Entity } from './contacts';
import { findCues, type Reading } from './cues';

/** Below this weight the user chooses the sides. */
const enough = 2.5;
/** Maximum number of entities that are shared between two sides. */
const mostOfSides = 10;

/** Decides the side of each entity, and its certainty; `isAsked` if the text does not say which side is which. Every assignment gets a weight from the words for sides and from adjacent entities. */
export function decideSides(board: Board, entities: readonly Entity[]) {
  const writer = writerOf(board);
  const shared = entities.slice(0, mostOfSides);
  const cues = findCues(board, shared, writer);
  const links = linksOf(board, shared);
  const all = Array.from({ length: 1 << shared.length }, (_, mask) => {
    const words = cues.reduce((sum, cue) => sum + Math.max(...cue.map((reading) => weigh(reading, mask))), 0);
    return { mask, words, score: words + together(shared, links, mask) };
  });
  // Without a word for a side, the first entity sends.
  const sorted = all.sort((a, b) => b.score - a.score || (a.mask & 1) - (b.mask & 1) || a.mask - b.mask);
  const [best = { mask: 0, words: 0, score: 0 }] = sorted;
  const mirror = sorted.find(({ mask }) => mask === (1 << shared.length) - 1 - best.mask);
  const isAsked = entities.length > 0 && (best.words - (mirror?.words ?? 0)) / 2 < enough;
  const isContradicted = cues.some((cue) => Math.max(...cue.map((reading) => weigh(reading, best.mask))) <= -3);
  const rivals = sorted.filter((each) => each !== best && each !== mirror && best.score - each.score < 0.75);
  return {
    roles: entities.map((_, place) => roleIn(best.mask, place)),
    sure: entities.map((entity, place): Certainty => {
      // A contact and a place that stand together are of one side, unless one of them has another beside it.
      const beside = [place - 1, place + 1].filter((at) => shared[at] && shared[at].kind !== entity.kind);
      const isApart = (at: number) => roleIn(best.mask, at) !== roleIn(best.mask, place);
      const isTorn = beside.every(isApart) && beside.some((at) => (links[Math.min(at, place)] ?? 0) > 1.9);
      const isOpen = rivals.some(({ mask }) => roleIn(mask, place) !== roleIn(best.mask, place));
      return isAsked ? 'guess' : isOpen || isTorn || isContradicted || place >= mostOfSides ? 'uncertain' : 'certain';
    }),
    isAsked,
  };
}

const roleIn = (mask: number, place: number): Role => ((mask >> place) & 1 ? 'consignee' : 'consignor');

const weigh = (reading: Reading, mask: number): number =>
  reading.reduce((sum, { entity, role, weight }) => sum + (roleIn(mask, entity) === role ? weight : -weight), 0);

/** The writer sends, unless the vehicle comes to the writer. */
function writerOf({ items, plain }: Board): Role | undefined {
  // 送给我侄子: the vehicle goes to a relative, not to the writer.
  const isOther = (at: number) =>
    messageWords.other.some((word) => word.startsWith('我') && plain.startsWith(word, at));
  if (comesToWriter.some((words) => plain.includes(words) && !isOther(plain.indexOf(words) + words.length - 1)))
    return 'consignee';
  return items.some(({ kind }) => kind === 'self') ? 'consignor' : undefined;
}

/** The weight of adjacency, by the widest gap between two entities. */
const linkOf = [2.2, 2, 1.8, 1.1, 1.2, 0.5];

const linksOf = ({ items }: Board, entities: readonly Entity[]): number[] =>
  entities.slice(1).map((entity, at) => {
    const between = items.slice((entities[at]?.last ?? 0) + 1, entity.first + 1);
    // A word that begins a side between two entities separates them.
    const isParted = between.slice(0, -1).some(({ kind, gap }) => kind === 'side' && gap > 1);
    return (linkOf[Math.max(0, ...between.map(({ gap }) => gap))] ?? 0) * (isParted ? 0.25 : 1);
  });

function together(entities: readonly Entity[], links: readonly number[], mask: number): number {
  let score = 0;
  for (const [two, entity] of entities.entries())
    for (const [one, other] of entities.slice(0, two).entries()) {
      if (roleIn(mask, one) !== roleIn(mask, two)) continue;
      if (entity.kind !== other.kind) score += two - one === 1 ? (links[one] ?? 0) : 0;
      else score += isMore(other, entity) ? 0.8 : -4;
    }
  return score;
}

/** A second number of one contact, or a place within another one. */
function isMore(one: Entity, two: Entity): boolean {
  if (one.kind === 'contact') return !two.fields.name && two.first - one.last < 3;
  const [outer = '', inner = ''] = [one.fields.region?.value, two.fields.region?.value];
  return (isWithin(inner, outer) && !one.fields.street) || (isWithin(outer, inner) && !two.fields.street);
}
