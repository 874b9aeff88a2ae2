import { type Densities, shippedDensities } from '../density';
import { type Measures, shippedMeasures } from '../measures';
import type { Theme } from '../theme';
import type { TokenTree } from './design-token';
import { withForeignTokens } from './foreign-tokens';
import { toTokenTree } from './to-token-tree';

/** Further contents of the file besides themes and densities. */
export interface FurtherTokens {
  /** Default: the shipped measures. */
  measures?: Measures;
  /** Foreign tokens that an import returned. Default: `undefined`. */
  foreign?: TokenTree;
}

/**
 * Writes themes with all forms, densities, measures and imported foreign tokens as a file in the Design Tokens Format 2025.10.
 * Equal values give equal bytes.
 */
export function toDesignTokens(
  themes: readonly Theme[],
  densities: Densities = shippedDensities,
  { measures = shippedMeasures, foreign: tokens = {} }: FurtherTokens = {},
): string {
  return `${JSON.stringify(withForeignTokens(toTokenTree(themes, densities, measures), tokens), null, 2)}\n`;
}
