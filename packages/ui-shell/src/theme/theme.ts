import type { Text } from '../locales/define-messages';

/** Every colour a component may use, by role. A theme fills all of them; `color('textMuted')` reads one. @public */
export interface ThemeColors {
  primary: string;
  primaryHover: string;
  primaryActive: string;
  /** Primary as text or icon on `surface`: at least 4.5:1. */
  primaryText: string;
  /** Text and icons on a `primaryFill`: at least 4.5:1. */
  onPrimary: string;
  /** Filled buttons and active entries that carry `onPrimary`. */
  primaryFill: string;
  primaryFillHover: string;
  /** A tint of primary (about 10 %) behind `primaryText`. */
  primaryTint: string;
  page: string;
  surface: string;
  /** Floating surfaces: popovers, dialogs, drawers. In the dark it is lighter than `surface`. */
  surfaceRaised: string;
  surfaceHover: string;
  surfaceSunken: string;
  border: string;
  borderStrong: string;
  text: string;
  textStrong: string;
  textMuted: string;
  textDisabled: string;
  focus: string;
  mask: string;
  skeleton: string;
  success: string;
  successTint: string;
  warning: string;
  warningTint: string;
  danger: string;
  dangerTint: string;
  dangerFill: string;
  onDanger: string;
  info: string;
  infoTint: string;
  menuBackground: string;
  menuSurface: string;
  menuText: string;
  menuTextMuted: string;
  menuTextActive: string;
  menuHover: string;
  menuActive: string;
  menuBorder: string;
  /** Ring around a focused entry of the menu. */
  menuFocus: string;
  tooltip: string;
  onTooltip: string;
  /** Ground of large artwork, such as the login page's: the brand, in the dark a deep shade of it. A gradient runs from `art` to `artEnd`. */
  art: string;
  artEnd: string;
  /** Text and drawings on `art`. */
  onArt: string;
}

/** @public */
export type ColorToken = keyof ThemeColors;

/** The forms of a theme: light and dark, each at the usual and at a stronger contrast. All are derived from the same brand colour. */
export const formNames = ['light', 'dark', 'lightMore', 'darkMore'] as const;
/** @public */
export type FormName = (typeof formNames)[number];

/** A complete theme: every preset fills this object, and `themeCss` turns it into custom properties. @public */
export interface Theme {
  /** Lower-case letters, digits and dashes; the body class is `vab-theme-<name>`. */
  name: string;
  /** The name in the settings drawer. */
  title: Text;
  /** Whether menus are dark; thumbnails and pictures follow it. */
  menu: 'dark' | 'light' | 'brand';
  /** The light form, the same as `forms.light`. */
  colors: ThemeColors;
  forms: Readonly<Record<FormName, ThemeColors>>;
}
