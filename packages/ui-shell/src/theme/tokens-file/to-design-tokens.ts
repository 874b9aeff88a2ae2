import { type Densities, shippedDensities } from '../density';
import { type Measures, shippedMeasures } from '../measures';
import type { Theme } from '../theme';
import type { TokenTree } from './design-token';
import { withKept } from './kept-tokens';
import { ownTree } from './own-tree';

/** What goes out beside themes and densities. */
export interface FurtherTokens {
  /** Default: the shipped ones. */
  measures?: Measures;
  /** What an import found beyond them. Default: nothing. */
  kept?: TokenTree;
}

/**
 * Themes with all their forms, densities and measures, as text of a file in the Design Tokens Format 2025.10 of the Design Tokens Community Group, with
 * what an import kept. The same values give the same bytes.
 */
export function toDesignTokens(
  themes: readonly Theme[],
  densities: Densities = shippedDensities,
  { measures = shippedMeasures, kept = {} }: FurtherTokens = {},
): string {
  return `${JSON.stringify(withKept(ownTree(themes, densities, measures), kept), null, 2)}\n`;
}
