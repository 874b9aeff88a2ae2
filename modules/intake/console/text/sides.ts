import type { Certainty, Role } from '../reading';
import { comesToWriter, otherWords } from '../words/side-words';
import type { Board } from './board';
import { cueAt, findCues, mostOfSides, type Reading } from './cues';
import type { Entity } from './entity';
import type { Gap } from './items';

/** The side of each entity, and how certain that is. */
export interface Sides {
  roles: readonly Role[];
  sure: readonly Certainty[];
  /** The text does not say which side is which. */
  isAsked: boolean;
  writer: Role | undefined;
}

/** Below this weight the sides are asked. */
const enough = 2.5;

/** Decides whose each entity is: all ways to share them are weighed by what words say of them and by what stands together. */
export function decideSides(board: Board, entities: readonly Entity[], start: number, end: number): Sides {
  const writer = writerOf(board, start, end);
  const cues = findCues(board, entities, start, end, writer);
  const links = findLinks(board, entities);
  const count = Math.min(entities.length, mostOfSides);
  let best = { score: Number.NEGATIVE_INFINITY, mask: 0, said: 0 };
  const all: (typeof best)[] = [];
  for (let mask = 0; mask < 1 << count; mask += 1) {
    const said = cues.reduce((sum, cue) => sum + Math.max(...cue.map((reading) => weigh(reading, mask))), 0);
    const score = said + together(entities, links, mask, count);
    const scored = { score, mask, said };
    all.push(scored);
    // Without a word for it, the first one sends.
    const isTie = Math.abs(score - best.score) < 1e-9;
    if (score > best.score + 1e-9 || (isTie && (best.mask & 1) > (mask & 1))) best = scored;
  }
  const mirror = all.find(({ mask }) => mask === (1 << count) - 1 - best.mask);
  const margin = mirror ? (best.said - mirror.said) / 2 : 0;
  const isAsked = entities.length > 0 && margin < enough;
  const isContradicted = cues.some((cue) => Math.max(...cue.map((reading) => weigh(reading, best.mask))) <= -3);
  const rivals = all.filter(
    ({ mask, score }) => mask !== best.mask && mask !== mirror?.mask && best.score - score < 0.75,
  );
  return {
    roles: entities.map((_, place) => roleIn(best.mask, place)),
    sure: entities.map((_, place) => {
      const isOpen = isContradicted || rivals.some(({ mask }) => ((mask >> place) & 1) !== ((best.mask >> place) & 1));
      return isAsked ? 'guess' : isOpen || place >= mostOfSides ? 'uncertain' : 'certain';
    }),
    isAsked,
    writer,
  };
}

const roleIn = (mask: number, place: number): Role => ((mask >> place) & 1 ? 'consignee' : 'consignor');

const weigh = (reading: Reading, mask: number): number =>
  reading.reduce((sum, { entity, role, weight }) => sum + (roleIn(mask, entity) === role ? weight : -weight), 0);

/** The writer sends, unless the vehicle comes to the writer. */
function writerOf({ items, plain }: Board, start: number, end: number): Role | undefined {
  const text = plain.slice(items[start]?.from ?? 0, items[end - 1]?.to ?? 0);
  // 送给我侄子 is no way to the writer.
  const isOther = (at: number) => otherWords.none.some((word) => word.startsWith('我') && text.startsWith(word, at));
  if (comesToWriter.some((words) => text.includes(words) && !isOther(text.indexOf(words) + words.length - 1)))
    return 'consignee';
  return items.slice(start, end).some((item) => item.kind === 'word' && item.meaning.kind === 'self')
    ? 'consignor'
    : undefined;
}

const bare = (code: string) => code.replace(/(?:00){1,2}$/, '');

const linkOf: Record<Gap, number> = { 0: 2.2, 1: 2, 2: 1.8, 3: 1.1, 4: 1.2, 5: 0.5 };

interface Link {
  one: number;
  two: number;
  weight: number;
}

/** Entities that stand beside one another are of one side; a word of a side that opens between them speaks against it. */
function findLinks(board: Board, entities: readonly Entity[]): Link[] {
  const links = entities.slice(1).map((entity, at): Link => {
    const before = entities[at] as Entity;
    const between = board.items.slice(Math.max(before.last + 1, 0), entity.first + 1);
    const gap = between.reduce<number>((widest, item) => Math.max(widest, item.gap), 0) as Gap;
    const isParted = between.slice(0, -1).some((item, place) => {
      if (item.kind === 'sign' ? item.form === 'tail' : item.kind !== 'word' || item.meaning.kind !== 'side')
        return false;
      const { left, right } = cueAt(board, entities, before.last + 1 + place);
      return left >= right;
    });
    return { one: at, two: at + 1, weight: linkOf[gap] * (isParted ? 0.25 : 1) };
  });
  const kinds = entities.map(({ kind }) => kind).join();
  // Two blocks of the same order: the inner link is the weakest.
  if (kinds === 'contact,address,contact,address' || kinds === 'address,contact,address,contact')
    return links.map((link) => ({ ...link, weight: link.one === 1 ? link.weight * 0.3 : Math.max(link.weight, 1.5) }));
  // Places first and people below, in the same order.
  if (kinds === 'address,address,contact,contact' || kinds === 'contact,contact,address,address')
    return [
      ...links.map((link) => ({ ...link, weight: link.one === 1 ? 0.3 : link.weight })),
      { one: 0, two: 2, weight: 1.3 },
      { one: 1, two: 3, weight: 1.3 },
    ];
  return links;
}

function together(entities: readonly Entity[], links: readonly Link[], mask: number, count: number): number {
  let score = 0;
  for (const { one, two, weight } of links)
    if (two < count && entities[one]?.kind !== entities[two]?.kind)
      score += roleIn(mask, one) === roleIn(mask, two) ? weight : 0;
  for (let two = 1; two < count; two += 1)
    for (let one = 0; one < two; one += 1)
      if (entities[one]?.kind === entities[two]?.kind && roleIn(mask, one) === roleIn(mask, two))
        score += isMore(entities[one], entities[two]) ? 0.8 : -4;
  return score;
}

/** A second number of one contact, or a place within another one. */
function isMore(one: Entity | undefined, two: Entity | undefined): boolean {
  if (!one || !two) return false;
  if (one.kind === 'contact') return !two.fields.name && two.first - one.last < 3;
  const [outer, inner] = [one.fields.region?.value, two.fields.region?.value];
  return (
    !outer ||
    !inner ||
    (inner.startsWith(bare(outer)) && !one.fields.street) ||
    (outer.startsWith(bare(inner)) && !two.fields.street)
  );
}
