import type { Densities } from './density';
import type { Measures } from './measures';
import { presets } from './preset-themes';
import type { Theme } from './theme';
import { styleSheetOf } from './theme-css';

/**
 * Everything the shell needs before the first paint: base rules, every theme, the menu artwork, reduced motion; for a static `<style>` in
 * index.html, or for `ThemeStyles`. The first theme also serves a body without a theme class. @public
 */
export const themeStyleSheet = (
  themes: readonly Theme[] = presets,
  densities?: Densities,
  measures?: Measures,
): string => styleSheetOf(themes, densities, measures);
