import { type CertifiedPair, certifiedPairs } from './certified-pairs';
import { contrast, layOver } from './color-math';
import type { Theme } from './theme';

/** A pair whose contrast is too low, with what was found. */
export interface UncertifiedPair extends CertifiedPair {
  found: number;
}

/** The contrast of one pair in a theme: the lowest of all stops where a side is a gradient. */
export function pairContrast({ colors }: Theme, { front, back, under = 'surface' }: CertifiedPair): number {
  const lowest = stopsOf(colors[under]).flatMap((base) =>
    stopsOf(colors[back]).flatMap((over) => {
      const ground = layOver(over, base);
      return stopsOf(colors[front]).map((face) => contrast(face, ground));
    }),
  );
  return Math.min(...lowest);
}

/** The pairs of a theme that miss their contrast; empty for a readable theme. */
export function uncertifiedPairs(theme: Theme): UncertifiedPair[] {
  return certifiedPairs
    .map((pair) => ({ ...pair, found: Math.floor(pairContrast(theme, pair) * 100) / 100 }))
    .filter(({ found, wanted }) => found < wanted);
}

/** The colours a value is made of: itself, or the stops of its gradient. */
const stopsOf = (value: string): string[] => value.match(/#[0-9a-f]{3,6}\b|rgba?\([^)]+\)/gi) ?? [value];
