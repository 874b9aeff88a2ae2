import { densityClass } from './density';
import type { Look } from './resolve-look';
import type { FormName } from './theme';
import type { ThemeSettings } from './theme-settings';

/** Class of a theme on the body. */
export const themeClass = (themeName: string): string => `vab-theme-${themeName}`;

/** Class of a stronger contrast on the body. */
export const strongClass = 'vab-contrast-more';

/** Class of a scheme on the body. */
export const schemeClass = (scheme: Look['scheme']): string => `vab-scheme-${scheme}`;

/** Body classes per form in addition to the theme class; empty for the light form. */
export const formClasses: Readonly<Record<FormName, readonly string[]>> = {
  light: [],
  dark: [schemeClass('dark')],
  lightMore: [strongClass],
  darkMore: [schemeClass('dark'), strongClass],
};

/** Every class that a look puts on the body. */
export const themeClasses = ({
  themeName,
  background,
  scheme,
  contrast,
  density,
}: Pick<ThemeSettings, 'themeName' | 'background' | 'density'> & Look): string[] => [
  themeClass(themeName),
  schemeClass(scheme),
  ...(contrast === 'more' ? [strongClass] : []),
  ...(density === 'default' ? [] : [densityClass(density)]),
  ...(background === 'none' ? [] : [background]),
];

/** Whether a body class belongs to a look. */
export const isLookClass = (name: string): boolean => /^vab-(theme-|scheme-|contrast-|density-|background$)/.test(name);
