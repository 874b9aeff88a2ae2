import type { FormName } from './theme';
import type { ThemeSettings } from './theme-settings';

/** Media queries that resolve the setting `system`. */
export const lookQueries = {
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
} as const;

/** The effective look: settings with `system` resolved. */
export interface Look {
  scheme: 'light' | 'dark';
  contrast: 'normal' | 'more';
}

/** The scheme and contrast that settings mean on this device. `matches` is for tests; default: the window's media queries. */
export function resolveLook(
  { scheme, contrast }: Readonly<Pick<ThemeSettings, 'scheme' | 'contrast'>>,
  matches: (query: string) => boolean = (query) => matchMedia(query).matches,
): Look {
  return {
    scheme: scheme === 'system' ? (matches(lookQueries.dark) ? 'dark' : 'light') : scheme,
    contrast: contrast === 'system' ? (matches(lookQueries.moreContrast) ? 'more' : 'normal') : contrast,
  };
}

/** The form of a theme that a look shows. */
export const formOf = ({ scheme, contrast }: Look): FormName =>
  contrast === 'normal' ? scheme : scheme === 'dark' ? 'darkMore' : 'lightMore';
