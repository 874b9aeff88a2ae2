import { baseCss } from './base-css';
import { type Densities, densityCss } from './density';
import type { Measures } from './measures';
import { measuresCss } from './measures-css';
import { artMenuColors, darkArt, menuArt, plainArt } from './menu-art';
import { type FormName, formNames, type Theme, type ThemeColors } from './theme';
import { formClasses, schemeClass, strongClass, themeClass } from './theme-classes';
import { colorProperty } from './tokens';

/** Base rules, these themes, the menu artwork and reduced motion. The first theme also serves a body without a theme class. */
export const styleSheetOf = (themes: readonly Theme[], densities?: Densities, measures?: Measures): string =>
  [colorsOf(themes), sharedRules(densities, measures)].join('\n');

/** The same for a page that shows one theme in some of its forms; `colorsOf` brings the rest. */
export const pageSheetOf = (
  theme: Theme,
  forms: readonly FormName[],
  densities?: Densities,
  measures?: Measures,
): string => [colorsOf([theme], forms), sharedRules(densities, measures)].join('\n');

/** The colours of these themes, the light form in any case. */
export function colorsOf(themes: readonly Theme[], forms: readonly FormName[] = formNames): string {
  const [first] = themes;
  if (!first) return '';
  const inForm = (form: FormName) => [rule(formClasses[form], first.forms[form]), ...differing(themes, form)];
  return [
    `:root{${declarations(first.forms.light)}}`,
    ...differing(themes, 'light'),
    ...inOtherForms(inForm, forms),
  ].join('\n');
}

/** Returns the complete colours of additional themes, so that no theme inherits from another; a body without a theme class gets no colours. */
export function furtherColorsOf(themes: readonly Theme[]): string {
  const inForm = (form: FormName) =>
    themes.map(({ name, forms }) => rule([themeClass(name), ...formClasses[form]], forms[form]));
  return [...inForm('light'), ...inOtherForms(inForm)].join('\n');
}

/** Returns one rule for each further theme, with only the declarations that differ from the first theme; the body inherits the rest. */
const differing = ([first, ...others]: readonly Theme[], form: FormName): string[] =>
  others.map(({ name, forms }) =>
    rule([themeClass(name), ...formClasses[form]], difference(forms[form], first?.forms[form])),
  );

/** Paper stays light. */
const inOtherForms = (rulesOf: (form: FormName) => string[], forms: readonly FormName[] = formNames): string[] => [
  `@media screen{${forms
    .filter((form) => form !== 'light')
    .flatMap(rulesOf)
    .join('\n')}}`,
];

const sharedRules = (densities?: Densities, measures?: Measures): string =>
  [...artRules(), densityCss(densities), baseCss, ...(measures ? [measuresCss(measures)] : [])].join('\n');

const art = (...classes: string[]) => `body.${['vab-background', ...classes].join('.')} [data-menu-art]`;

/** Only under the class: an unset variable in a component would blank the gradient of a theme without artwork. */
const artRules = (): string[] => [
  `${art()}{${declarations(artMenuColors)}background-image:${menuArt}}`,
  `${art(schemeClass('dark'))}{background-image:${darkArt}}`,
  `${art(strongClass)}{${declarations({ menuTextMuted: artMenuColors.menuText })}background-image:${plainArt}}`,
];

const rule = (classes: readonly string[], colors: Partial<ThemeColors>) =>
  `body.${classes.join('.')}{${declarations(colors)}}`;

const difference = (colors: ThemeColors, base?: ThemeColors): Partial<ThemeColors> =>
  Object.fromEntries(Object.entries(colors).filter(([name, value]) => base?.[name as keyof ThemeColors] !== value));

const declarations = (colors: Partial<ThemeColors>) =>
  Object.entries(colors)
    .map(([name, value]) => `${colorProperty(name as keyof ThemeColors)}:${value};`)
    .join('');
