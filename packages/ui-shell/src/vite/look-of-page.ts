import type { Densities } from '../theme/density';
import type { FirstPaintOptions } from '../theme/first-paint';
import type { Measures } from '../theme/measures';
import { reachableForms, sheetAttributes } from '../theme/page-look';
import type { Theme } from '../theme/theme';
import { colorsOf, pageSheetOf } from '../theme/theme-css';
import { defaultThemeSettings } from '../theme/theme-settings';

/** The division of a console's style sheets between its page and a separate file. */
export interface LookOfPage {
  /** The style sheet of the page: the initial theme for each preference of the device. */
  readonly css: string;
  /** The style sheet of the file: the colours of all themes. */
  readonly allThemes: string;
  /** Attributes of the `<link>` by which the page names that file. */
  readonly toAttributes: (href: string) => Record<string, string>;
}

/** Throws where there is no theme at all. */
export function lookOfPage(
  themes: readonly Theme[],
  assumed: FirstPaintOptions = {},
  densities?: Densities,
  measures?: Measures,
): LookOfPage {
  const { themeName, scheme, contrast } = { ...defaultThemeSettings(), ...assumed };
  const first = themes.find(({ name }) => name === themeName) ?? themes[0];
  if (!first) throw new Error('waybillHtml: `themes` is empty, so that the page would have no colours.');
  const forms = reachableForms({ scheme, contrast });
  return {
    css: pageSheetOf(first, forms, densities, measures),
    allThemes: colorsOf(themes),
    // Uses the name even for a theme that is part of the console, because there is nothing to fetch for it.
    toAttributes: (href) => sheetAttributes(href, themeName, forms),
  };
}
