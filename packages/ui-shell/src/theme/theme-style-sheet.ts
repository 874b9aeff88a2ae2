import type { Densities } from './density';
import type { Measures } from './measures';
import { presets } from './preset-themes';
import type { Theme } from './theme';
import { styleSheetOf } from './theme-css';

/** Returns the style sheet of the first paint, for a static `<style>` or `ThemeStyles`: base rules, themes, artwork. A body without a class gets the first theme. @public */
export const themeStyleSheet = (
  themes: readonly Theme[] = presets,
  densities?: Densities,
  measures?: Measures,
): string => styleSheetOf(themes, densities, measures);
