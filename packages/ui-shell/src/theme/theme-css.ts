import { baseCss } from './base-css';
import { type Densities, densityCss } from './density';
import { artMenuColors, darkArt, menuArt, plainArt } from './menu-art';
import { type FormName, formNames, type Theme, type ThemeColors } from './theme';
import { formClasses, schemeClass, strongClass, themeClass } from './theme-classes';
import { colorProperty } from './tokens';

/** Base rules, these themes, the menu artwork and reduced motion. The first theme also serves a body without a theme class. */
export function styleSheetOf(themes: readonly Theme[], densities?: Densities): string {
  return [
    ...themes.slice(0, 1).map(({ forms }) => `:root{${declarations(forms.light)}}`),
    ...themes.map(({ name, forms }) => rule([themeClass(name)], forms.light)),
    // Paper stays light.
    `@media screen{${formNames
      .slice(1)
      .map((form) => formCss(themes, form))
      .join('\n')}}`,
    // Only under the class: an unset variable in a component would blank the gradient of a theme without artwork.
    `${art()}{${declarations(artMenuColors)}background-image:${menuArt}}`,
    `${art(schemeClass('dark'))}{background-image:${darkArt}}`,
    `${art(strongClass)}{${declarations({ menuTextMuted: artMenuColors.menuText })}background-image:${plainArt}}`,
    densityCss(densities),
    baseCss,
  ].join('\n');
}

/** One form of all themes: the first theme in full, for every body in this form, and what the others have different from it. */
function formCss(themes: readonly Theme[], form: FormName): string {
  const [first, ...others] = themes;
  if (!first) return '';
  const base = first.forms[form];
  return [
    rule(formClasses[form], base),
    ...others.map(({ name, forms }) => rule([themeClass(name), ...formClasses[form]], difference(forms[form], base))),
  ].join('\n');
}

const art = (...classes: string[]) => `body.${['vab-background', ...classes].join('.')} [data-menu-art]`;

const rule = (classes: readonly string[], colors: Partial<ThemeColors>) =>
  `body.${classes.join('.')}{${declarations(colors)}}`;

const difference = (colors: ThemeColors, base: ThemeColors): Partial<ThemeColors> =>
  Object.fromEntries(Object.entries(colors).filter(([name, value]) => base[name as keyof ThemeColors] !== value));

const declarations = (colors: Partial<ThemeColors>) =>
  Object.entries(colors)
    .map(([name, value]) => `${colorProperty(name as keyof ThemeColors)}:${value};`)
    .join('');
