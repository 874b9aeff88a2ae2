import type { ThemeColors } from './theme';

/** The lightest and darkest colour that text on the artwork can meet; the contrast test reads them. */
export const artStops = { lightest: '#1d4a63', darkest: '#0c1c2e' } as const;

/** The artwork of `vab-background`: a night road map. Contour rings run out from two places over a sky that lightens towards the horizon. */
export const menuArt = [
  'repeating-radial-gradient(circle at 112% 78%, rgba(255, 255, 255, 0.07) 0 1px, transparent 1px 26px)',
  'repeating-radial-gradient(circle at -20% 18%, rgba(255, 255, 255, 0.045) 0 1px, transparent 1px 34px)',
  'radial-gradient(90% 42% at 100% 78%, rgba(74, 158, 191, 0.34) 0%, transparent 100%)',
  `linear-gradient(178deg, ${artStops.darkest} 0%, #12314a 58%, #183f57 78%, #10283c 100%)`,
].join(', ');

/** The artwork at night's end: the same map with the lights turned down. */
export const darkArt = `linear-gradient(rgba(7, 10, 14, 0.5) 0 100%), ${menuArt}`;

/** The background without artwork, for higher contrast. */
export const plainArt = `linear-gradient(${artStops.darkest} 0 100%)`;

/** Menu colours on the artwork: entries are transparent with white text, the active one is a veil of light. */
export const artMenuColors = {
  menuBackground: 'transparent',
  menuSurface: 'rgba(8, 18, 32, 0.28)',
  menuText: '#ffffff',
  menuTextMuted: 'rgba(255, 255, 255, 0.78)',
  menuTextActive: '#ffffff',
  menuHover: 'rgba(255, 255, 255, 0.09)',
  menuActive: 'rgba(255, 255, 255, 0.2)',
  menuBorder: 'rgba(255, 255, 255, 0.14)',
  menuFocus: '#ffffff',
} as const satisfies Partial<ThemeColors>;
