/** Random draws that are equal at every seeding, so that journeys can rely on the rows. */
export interface Sampler {
  /** A number from 0 up to 1, without 1. */
  fraction(): number;
  /** A whole number between both, both included. */
  between(least: number, greatest: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
  digits(length: number): string;
}

/** Creates a sampler from a seed (the mulberry32 generator). */
export function createSampler(seed: number): Sampler {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, greatest: number) => least + Math.floor(fraction() * (greatest - least + 1));
  return {
    fraction,
    between,
    pick: <Item>(items: readonly Item[]) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('A sampler cannot pick from an empty list.');
      return item;
    },
    chance: (probability) => fraction() < probability,
    digits: (length) => Array.from({ length }, () => between(0, 9)).join(''),
  };
}
