import { shiftLightness, tint } from './readable-shade';
import type { Theme, ThemeColors } from './theme';

type MenuColors = Pick<ThemeColors, Extract<keyof ThemeColors, `menu${string}`>>;
type BrandColors = Pick<ThemeColors, 'primaryFill' | 'primaryText' | 'primaryTint' | 'focus'>;

/** The colours of the menu for one of its three kinds: dark neutral, white, or the brand itself. */
export function menuColors(kind: Theme['menu'], brand: BrandColors): MenuColors {
  return kinds[kind](brand);
}

const kinds: Record<Theme['menu'], (brand: BrandColors) => MenuColors> = {
  dark: ({ primaryFill }) => ({
    menuBackground: '#282c34',
    menuSurface: '#21252c',
    menuText: 'rgba(255, 255, 255, 0.95)',
    menuTextMuted: 'rgba(255, 255, 255, 0.66)',
    menuTextActive: '#ffffff',
    menuHover: 'rgba(255, 255, 255, 0.08)',
    menuActive: primaryFill,
    menuBorder: 'rgba(255, 255, 255, 0.1)',
    menuFocus: '#ffffff',
  }),
  light: ({ primaryText, primaryTint, focus }) => ({
    menuBackground: '#ffffff',
    menuSurface: '#f6f8fb',
    menuText: '#515a6e',
    menuTextMuted: '#626b7d',
    menuTextActive: primaryText,
    menuHover: '#f1f4f8',
    menuActive: primaryTint,
    menuBorder: '#e6eaf0',
    menuFocus: focus,
  }),
  brand: ({ primaryFill }) => ({
    menuBackground: `linear-gradient(180deg, ${shiftLightness(primaryFill, -0.07)} 0%, ${primaryFill} 100%)`,
    menuSurface: shiftLightness(primaryFill, -0.12),
    menuText: '#ffffff',
    menuTextMuted: '#ffffff',
    menuTextActive: shiftLightness(primaryFill, -0.14),
    menuHover: 'rgba(0, 20, 60, 0.18)',
    menuActive: tint(primaryFill, 0.16),
    menuBorder: 'rgba(255, 255, 255, 0.22)',
    menuFocus: '#ffffff',
  }),
};
