import { namedMessage, type Text, type Wording } from '../locales/define-messages';
import { uncertifiedPairs } from './certify-theme';
import { parseColor, toHex } from './color-math';
import { menuColors } from './menu-colors';
import { neutralColors } from './neutral-colors';
import { readableShade, shiftLightness, tint } from './readable-shade';
import type { Theme, ThemeColors } from './theme';

export interface DefineThemeOptions {
  /** Lower-case letters, digits and dashes: `acme`, `acme-night`. */
  name: string;
  /** What the drawer calls it, as a text or in both languages (`messages` by the id `theme.<name>` win). Default: its name. */
  title?: Text | Wording;
  /** The brand's hue, `#rrggbb`. Readable shades for text and fills are derived from it. */
  primary: string;
  /** Dark neutral, white, or the brand itself behind the menu. Default `dark`. */
  menu?: Theme['menu'];
  /** Single colours in place of the derived ones; the contrast of all pairs is checked again. Default: none. */
  colors?: Partial<ThemeColors>;
}

/**
 * A complete theme from one colour. Every certified pair (text 4.5:1, graphics 3:1, WCAG 2.2 AA) holds in what comes out;
 * throws when the name cannot be a class, a colour cannot be read, or `colors` breaks a pair, naming it.
 */
export function defineTheme({ name, title = name, primary, menu = 'dark', colors = {} }: DefineThemeOptions): Theme {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`The theme name "${name}" cannot be used: write lower-case letters, digits and dashes.`);
  const hue = toHex(parseColor(primary));
  let derived: ThemeColors | undefined;
  const derive = (): ThemeColors => {
    const brand = brandColors(hue);
    return { ...neutralColors, ...brand, ...menuColors(menu, brand), ...colors };
  };
  const theme: Theme = {
    name,
    title: namedMessage(`theme.${name}`, title),
    menu,
    // Derived when first read: a console draws from the page's style sheet, and its first screen shall not wait for seven themes of arithmetic.
    get colors() {
      derived ??= derive();
      return derived;
    },
  };
  // What is derived always certifies (tested with thousands of colours); only colours given by hand need the check at run time.
  const failing = Object.keys(colors).length === 0 ? [] : uncertifiedPairs(theme);
  if (failing.length > 0) {
    const list = failing.map(
      ({ front, back, found, wanted }) => `${front} on ${back} has ${found}:1, needs ${wanted}:1`,
    );
    throw new Error(`The theme "${name}" is not readable: ${list.join('; ')}. Change these colours.`);
  }
  return theme;
}

function brandColors(primary: string) {
  const primaryTint = tint(primary, 0.1);
  const { page, surface, surfaceHover, surfaceSunken } = neutralColors;
  const onPrimary = '#ffffff';
  const primaryFill = readableShade(primary, [onPrimary], 4.55);
  return {
    primary,
    primaryHover: shiftLightness(primary, 0.05),
    primaryActive: shiftLightness(primary, -0.05),
    primaryText: readableShade(primary, [page, surface, surfaceHover, surfaceSunken, primaryTint], 4.55),
    onPrimary,
    primaryFill,
    primaryFillHover: shiftLightness(primaryFill, -0.04),
    primaryTint,
    focus: readableShade(primary, [page, surface, surfaceHover, primaryTint], 3.05),
  };
}
