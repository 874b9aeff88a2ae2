import { themeClass } from './apply-theme';
import { baseCss } from './base-css';
import { artMenuColors, menuArt } from './menu-art';
import { presets } from './presets';
import type { Theme, ThemeColors } from './theme';
import { colorProperty } from './tokens';

/** The custom properties of one theme under `body.vab-theme-<name>`. */
export function themeCss(theme: Theme): string {
  return `body.${themeClass(theme.name)}{${declarations(theme.colors)}}`;
}

/**
 * Everything the shell needs before the first paint: base rules, every theme, the menu artwork, reduced motion. For a static `<style>` in
 * index.html, or for `ThemeStyles` where the page is not ours. The first theme also serves a body without a theme class. Default: the seven presets.
 */
export function themeStyleSheet(themes: readonly Theme[] = presets): string {
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
