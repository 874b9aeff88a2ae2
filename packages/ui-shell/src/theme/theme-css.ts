import { themeClass } from './apply-theme';
import { baseCss } from './base-css';
import { artMenuColors, menuArt } from './menu-art';
import type { Theme, ThemeColors } from './theme';
import { colorProperty } from './tokens';

/** The custom properties of one theme under `body.vab-theme-<name>`. */
export function themeCss(theme: Theme): string {
  return `body.${themeClass(theme.name)}{${declarations(theme.colors)}}`;
}

/** Base rules, these themes, the menu artwork and reduced motion. The first theme also serves a body without a theme class. */
export function styleSheetOf(themes: readonly Theme[]): string {
  const [first] = themes;
  return [
    ...(first ? [`:root{${declarations(first.colors)}}`] : []),
    ...themes.map(themeCss),
    // Only under the class: an unset variable in a component would blank the gradient of a theme without artwork.
    `body.vab-background [data-menu-art]{${declarations(artMenuColors)}background-image:${menuArt}}`,
    baseCss,
  ].join('\n');
}

const declarations = (colors: Partial<ThemeColors>) =>
  Object.entries(colors)
    .map(([name, value]) => `${colorProperty(name as keyof ThemeColors)}:${value};`)
    .join('');
