import { namedMessage, type Text, type Wording } from '../locales/define-messages';
import { brandColors } from './brand-colors';
import { describePair, uncertifiedPairs } from './certify-theme';
import { parseColor, toHex } from './color-math';
import { menuColors } from './menu-colors';
import { neutralColors } from './neutral-colors';
import { type FormName, formNames, type Theme, type ThemeColors } from './theme';

/** @public */
export interface DefineThemeOptions {
  /** Lower-case letters, digits and dashes: `acme`, `acme-night`. */
  name: string;
  /** The name in the settings drawer, as a text or in both languages (`messages` by the id `theme.<name>` win). Default: its name. */
  title?: Text | Wording;
  /** The brand's hue, `#rrggbb`. Readable shades for text and fills are derived from it. */
  primary: string;
  /** Dark neutral, white, or the brand itself behind the menu. Default `dark`. */
  menu?: Theme['menu'];
  /** Colours of the light form that replace derived ones; the contrast of all pairs is checked again. Default: empty. */
  colors?: Partial<ThemeColors>;
  /** The same for the other forms: `{ dark: { menuBackground: '#0b1622' } }`. Default: empty. */
  forms?: Partial<Record<Exclude<FormName, 'light'>, Partial<ThemeColors>>>;
}

/**
 * Derives a complete theme from one colour, light and dark, each also at higher contrast; every certified pair has the contrast
 * of WCAG 2.2 AA. Throws for an invalid name or colour, or for a pair that `colors` or `forms` breaks. @public
 */
export function defineTheme({
  name,
  title = name,
  primary,
  menu = 'dark',
  colors = {},
  forms: others = {},
}: DefineThemeOptions): Theme {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`The theme name "${name}" cannot be used: write lower-case letters, digits and dashes.`);
  const hue = toHex(parseColor(primary));
  const given: Partial<Record<FormName, Partial<ThemeColors>>> = { light: colors, ...others };
  const forms = {} as Record<FormName, ThemeColors>;
  for (const form of formNames) {
    let derived: ThemeColors | undefined;
    // Derived when first read: the first screen uses the page's style sheet and need not wait until the colours of seven themes are computed.
    Object.defineProperty(forms, form, { enumerable: true, get: () => (derived ??= derive(form)) });
  }
  const derive = (form: FormName): ThemeColors => {
    const brand = brandColors(hue, form);
    return { ...neutralColors[form], ...brand, ...menuColors(menu, brand, form), ...given[form] };
  };
  const theme: Theme = {
    name,
    title: namedMessage(`theme.${name}`, title),
    menu,
    forms,
    get colors() {
      return forms.light;
    },
  };
  // Derived colours always certify (tested with thousands of colours); only colours given by hand need the check at run time.
  const byHand = Object.values(given).some((each) => Object.keys(each).length > 0);
  const failing = byHand ? uncertifiedPairs(theme) : [];
  if (failing.length > 0)
    throw new Error(
      `The theme "${name}" is not readable: ${failing.map(describePair).join('; ')}. Change these colours.`,
    );
  return theme;
}
